/// A numbered list of options on its way to the screen, which may take several pages.
struct ChoiceListing {
  /// The list.
  let list: OptionList
  /// The options that are shown now; an option's number is one more than its place here.
  let shown: [Int]
  /// The present choices, which are marked.
  let chosen: [Value]
  /// How they are marked.
  let mark: Word
  /// The places that are listed: all, or those with a text in them.
  var places: [Int]
  /// Where among these the next page begins.
  var next = 0

  /// Prepares to list all that is shown.
  init(_ list: OptionList, shown: [Int], chosen: [Value], mark: Word) {
    self.list = list
    self.shown = shown
    self.chosen = chosen
    self.mark = mark
    places = Array(shown.indices)
  }

  /// Whether an option is a present choice.
  func isChosen(_ index: Int) -> Bool {
    chosen.contains { $0.isSameChoice(as: list.options[index].value) }
  }

  /// The places of present choices that no page has shown yet, where there are few.
  var chosenLater: [Int] {
    guard chosen.count == 1, next < places.count else { return [] }
    return places[next...].filter { isChosen(shown[$0]) }
  }
}

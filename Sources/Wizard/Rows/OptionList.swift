/// The options of a selector, in order.
///
/// A class, though nothing in it changes: whoever asks a row's type for its options gets them all.
public final class OptionList: Sendable {
  /// The keys of one option.
  static let optionKeys = [
    "value", "title", "description", "hidden", "when", "disabled", "group",
  ]
  /// From so many options on, names are looked up and not compared one by one.
  private static let longList = 16

  /// All options that there can be, in the author's order.
  public let options: [Option]
  /// The row that decides which of them are offered; nothing where all are.
  let source: OptionSource?
  /// The command that writes them; nothing where none does.
  let command: FormCommand?
  /// Whether the command is still to be run, or the list to be looked at, so that any text may be an option.
  let isUnread: Bool
  /// Whether the state or the title of some option depends on other rows.
  public let readsOthers: Bool
  /// Whether each option is its value and nothing else, and always there.
  private let arePlain: Bool
  /// Whether some option has a title of its own.
  let hasTitles: Bool
  /// The expressions that decide about options.
  let expressions: [FormExpression]
  private let names: OptionLookup?
  private let titles: OptionLookup?

  /// Gathers options.
  ///
  /// - Parameters:
  ///   - options: all options there can be.
  ///   - source: the row that decides which of them are offered.
  ///   - command: the command that writes them.
  ///   - isRead: whether it has written these, or the list that they are the values of has them.
  init(
    _ options: [Option], offeredBy source: OptionSource? = nil,
    writtenBy command: FormCommand? = nil,
    isRead: Bool = false
  ) {
    self.options = options
    self.source = source
    self.command = command
    isUnread = (command != nil || source?.isList == true) && !isRead
    arePlain = options.allSatisfy(\.isPlain)
    hasTitles = !arePlain && options.contains { $0.title != nil }
    expressions = arePlain ? [] : OptionList.expressions(of: options)
    let hasTemplates = hasTitles && options.contains { $0.title?.template != nil }
    readsOthers = source != nil || command != nil || !expressions.isEmpty || hasTemplates
    let isLong = options.count >= OptionList.longList
    names = isLong ? OptionList.names(of: options) : nil
    titles = isLong && hasTitles && !hasTemplates ? OptionList.titles(of: options) : nil
  }

  /// What the person reads of the options; those of `from` are the other row's.
  var phrases: [Phrase] {
    if arePlain { return [] }
    if let source, source.branches == nil { return [] }
    return options.flatMap { [$0.title, $0.description, $0.group].compactMap(\.self) }
  }

  private static func expressions(of options: [Option]) -> [FormExpression] {
    var expressions: [FormExpression] = []
    for option in options {
      if let hidden = option.hidden.expression { expressions.append(hidden) }
      if let disabled = option.disabled.expression { expressions.append(disabled) }
    }
    return expressions
  }

  private static func names(of options: [Option]) -> OptionLookup {
    var names = OptionLookup(capacity: options.count)
    for (index, option) in options.enumerated() {
      names.add(option.text, of: index)
      names.add(option.value.amountText, of: index)
    }
    return names
  }

  private static func titles(of options: [Option]) -> OptionLookup {
    var titles = OptionLookup(capacity: options.count)
    for (index, option) in options.enumerated() {
      if let title = option.title { titles.add(title.text, of: index) }
    }
    return titles
  }

  /// The options of a value; several where something keeps them apart.
  func indices(of value: Value) -> [Int] {
    let candidates = names.map { $0[value.amountText] } ?? Array(options.indices)
    return candidates.filter { options[$0].value.isSameChoice(as: value) }
  }

  /// The first option of a value.
  func index(of value: Value) -> Int? {
    if let names {
      return names[value.amountText].first { options[$0].value.isSameChoice(as: value) }
    }
    return options.firstIndex { $0.value.isSameChoice(as: value) }
  }

  /// The option of a value that is shown now, or else the first one.
  func index(of value: Value, in context: ReadingContext) -> Int? {
    let twins = indices(of: value)
    return twins.count < 2
      ? twins.first : twins.first { isShown($0, in: context) } ?? twins.first
  }

  /// The options whose value reads as a text.
  func indices(ofText text: String) -> [Int] {
    if let names { return names[text].filter { options[$0].text == text } }
    return options.indices.filter { options[$0].text == text }
  }

  /// The only option whose value reads as a text; nothing where there is none, or another one.
  func onlyIndex(ofText text: String) -> Int? {
    if let names {
      let found = names[text].filter { options[$0].text == text }
      return found.count == 1 ? found[0] : nil
    }
    var found: Int?
    for index in options.indices where options[index].text == text {
      if found != nil { return nil }
      found = index
    }
    return found
  }

  /// The options whose title is a text.
  func indices(ofTitle text: String, in context: ReadingContext) -> [Int] {
    guard hasTitles else { return [] }
    if let titles { return titles[text] }
    return options.indices.filter { title(of: $0, in: context) == text }
  }

  /// An option's title with the answers put in; nothing where it has none.
  func title(of index: Int, in context: ReadingContext) -> String? {
    options[index].title == nil ? nil : options[index].shown(in: context.rows)
  }

  /// What the person sees of an option.
  func shown(_ index: Int, in context: ReadingContext) -> String {
    options[index].shown(in: context.rows)
  }

  /// What the person sees for a value: its option's title, or the value itself.
  func shown(_ value: Value, in context: ReadingContext) -> String {
    index(of: value, in: context).map { shown($0, in: context) } ?? value.outputText
  }
}

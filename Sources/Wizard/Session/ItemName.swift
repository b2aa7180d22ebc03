/// A name such as `guests[1].name`, taken apart.
struct ItemName {
  /// The place of an item, and what of it is meant; all of it where there is no name.
  typealias Step = (place: Int, part: String?)

  /// The name as given.
  let text: String
  /// The name of the list.
  let list: String
  /// The places of items, and what of each is meant; all of it where there is no name.
  private(set) var steps: [Step] = []

  /// Takes a name apart; nothing where it has no place in brackets, or is malformed.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "[") else { return nil }
    self.text = text
    list = String(text[..<open])
    var rest = text[open...]
    while rest.first == "[" {
      guard let close = rest.firstIndex(of: "]") else { return nil }
      let digits = rest[rest.index(after: rest.startIndex)..<close]
      let areDigits = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard areDigits, digits == "0" || digits.first != "0", let place = Int(digits) else {
        return nil
      }
      rest = rest[rest.index(after: close)...]
      guard rest.first == "." else {
        steps.append((place, nil))
        break
      }
      let end = rest.firstIndex(of: "[") ?? rest.endIndex
      steps.append((place, String(rest[rest.index(after: rest.startIndex)..<end])))
      rest = rest[end...]
    }
    guard rest.isEmpty, !list.isEmpty, steps.allSatisfy({ $0.part != "" }) else { return nil }
  }

  /// Whether the items of this name come before those of another in one list.
  func isBefore(_ other: ItemName) -> Bool {
    steps.lazy.map(\.place).lexicographicallyPrecedes(other.steps.lazy.map(\.place))
  }
}

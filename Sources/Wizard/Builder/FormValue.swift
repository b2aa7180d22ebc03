// In:  what a program writes down of a form: sections, rows and their keys.
// Out: the form as if it had been read from a file, with the text of that file.
// Who: programs that use the library; nothing inside of it needs this floor.

/// A value of a key of a form, such as a title, a default or a list of options: what a file has there.
///
/// Literals are values: `"Lunch"`, `42`, `true`, `["a", "b"]`, `["en": "Lunch", "de": "Essen"]`.
public struct FormValue: Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The value as a tree.
  public let node: Node

  /// Takes a tree.
  public init(_ node: Node) { self.node = node }

  private init(_ content: Node.Content) { node = Node(content, offset: 0, end: 0) }

  /// A map of members that a row or section has.
  init(map members: [Node.Member]) { self.init(.object(members)) }

  /// A text.
  public init(_ text: String) { self.init(.string(text)) }
  /// A whole number.
  public init(_ number: Int) { self.init(.number(String(number))) }
  /// Yes or no.
  public init(_ boolean: Bool) { self.init(.boolean(boolean)) }
  /// A list.
  public init(_ elements: [FormValue]) { self.init(.array(elements.map(\.node))) }
  /// A list of texts.
  public init(_ texts: [String]) { self.init(texts.map { FormValue($0) }) }
  /// A map, in the order given.
  public init(_ members: [(key: String, value: FormValue)]) {
    self.init(map: members.map { Node.Member($0.key, $0.value) })
  }
  /// A text.
  public init(stringLiteral text: String) { self.init(text) }
  /// A whole number.
  public init(integerLiteral number: Int) { self.init(number) }
  /// A number; its digits are the shortest that mean it, so that exact ones are better written as text.
  public init(floatLiteral number: Double) {
    let digits = String(describing: number)
    self.init(.number(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits))
  }
  /// Yes or no.
  public init(booleanLiteral boolean: Bool) { self.init(boolean) }
  /// A list.
  public init(arrayLiteral elements: FormValue...) { self.init(elements) }
  /// A map, in the order given.
  public init(dictionaryLiteral members: (String, FormValue)...) {
    self.init(members.map { (key: $0.0, value: $0.1) })
  }

  /// A value that an expression gives: `{"compute": …}`, for defaults and limits that follow other rows.
  ///
  /// - Parameter expression: the expression (PREDICATES.md).
  /// - Returns: the value.
  public static func compute(_ expression: String) -> FormValue {
    ["compute": FormValue(expression)]
  }
}

extension [Node.Member] {
  /// The limits of a list, as far as they are given.
  static func limits(
    minItems: FormValue?, maxItems: FormValue?, uniqueItems: Bool
  ) -> [Node.Member] {
    [("minItems", minItems), ("maxItems", maxItems), ("uniqueItems", uniqueItems ? true : nil)]
      .compactMap { key, value in value.map { Node.Member(key, $0) } }
  }
}

extension Node.Member {
  /// A member of a map.
  init(_ key: String, _ value: FormValue) { self.init(key: key, offset: 0, value: value.node) }
}

/// A choice in a list, and one in the list that belongs to it.
struct LeftrightRowType: RowType {
  static let keyword = "leftright"
  static let otherNames = ["selectorLeftRight"]
  static let keys = ["options", "onLeftChange"]

  /// What becomes of the right choice when only the left one is changed at a prompt.
  enum LeftChange: String, CaseIterable {
    case clear, first, last
  }

  /// The left options.
  let left: OptionList
  /// By left option: the right ones.
  let rights: [OptionList]
  /// What becomes of the right choice when the left one is changed.
  let onLeftChange: LeftChange

  init(from attributes: inout AttributeReader) {
    let pairs = attributes.optionPairs()
    left = OptionList(pairs.map(\.left))
    rights = pairs.map(\.right)
    onLeftChange = attributes.leftChange()
  }

  var checks: [any Check] {
    let hasStates = !left.expressions.isEmpty || rights.contains { !$0.expressions.isEmpty }
    return hasStates ? [LeftrightStateCheck(row: self)] : []
  }

  var staticType: StaticType {
    let types = ([left] + rights).map { $0.staticType(allowingOther: false) }
    return .list(types.allSatisfy { $0 == types[0] } ? types[0] : .unknown)
  }

  var readsOthers: Bool { left.readsOthers || rights.contains(where: \.readsOthers) }
  var accepted: Message { Message(.acceptsLeftright) }
  var phrases: [Phrase] { left.phrases + rights.flatMap(\.phrases) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if line.hasPrefix("["), let nodes = line.jsonArray {
      return try value(of: nodes, in: context)
    }
    var first: Refusal?
    for comma in line.indices where line[comma] == "," {
      let parts = (
        String(line[..<comma]).trimmed, String(line[line.index(after: comma)...]).trimmed
      )
      do throws(Refusal) {
        let left = try index(of: parts.0, in: left, context)
        let right = try index(of: parts.1, in: rights[left], context)
        return value(left, right)
      } catch {
        first = first ?? error
      }
    }
    throw first ?? notTwo(line.quotedForMessage)
  }

  private func index(
    of text: String, in list: OptionList, _ context: ReadingContext
  ) throws(Refusal) -> Int {
    guard let index = try list.index(named: text, in: context) else {
      throw list.unknown(text, in: context)
    }
    return index
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    switch node.content {
    case .array(let elements): return try value(of: elements, in: context)
    case .string(let text), .plain(let text): return try value(of: text.trimmed, in: context)
    case .null, .boolean, .number, .object:
      throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
    }
  }

  private func value(of elements: [Node], in context: ReadingContext) throws(Refusal) -> Value {
    guard elements.count == 2 else { throw notTwo("a list of \(elements.count)") }
    let left = try index(of: elements[0], in: left, context)
    return value(left, try index(of: elements[1], in: rights[left], context))
  }

  private func index(
    of node: Node, in list: OptionList, _ context: ReadingContext
  ) throws(Refusal) -> Int {
    if let index = try list.index(of: node, in: context) { return index }
    throw Refusal(
      .options, Message(.noSuchOption, ["given": node.spoken]), accepted: list.accepted(in: context)
    )
  }

  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    guard case .list(let items) = computed else {
      return try value(of: computed.outputText, in: context)
    }
    guard items.count == 2 else { throw notTwo("a list of \(items.count)") }
    guard let left = left.index(of: items[0], in: context) else {
      throw left.unknown(items[0].outputText, in: context)
    }
    guard let right = rights[left].index(of: items[1], in: context) else {
      throw rights[left].unknown(items[1].outputText, in: context)
    }
    return value(left, right)
  }

  private func notTwo(_ given: String) -> Refusal {
    Refusal(.type, Message(.notLeftright, ["given": given]), accepted: accepted)
  }

  /// The value of two options.
  func value(_ leftIndex: Int, _ rightIndex: Int) -> Value {
    .list([left.options[leftIndex].value, rights[leftIndex].options[rightIndex].value])
  }

  /// The options of a value; nothing where it has none.
  func indices(of value: Value, in context: ReadingContext) -> (left: Int, right: Int)? {
    guard case .list(let items) = value, items.count == 2,
      let left = left.index(of: items[0], in: context),
      let right = rights[left].index(of: items[1], in: context)
    else { return nil }
    return (left, right)
  }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    guard let (left, right) = indices(of: value, in: context) else { return value.outputText }
    return self.left.shown(left, in: context) + ", " + rights[left].shown(right, in: context)
  }

  func typed(_ value: Value, in context: ReadingContext) -> String {
    (value.listElements ?? [value]).map(\.outputText).joined(separator: ", ")
  }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    let shown = shown(value, in: context)
    return shown == text ? nil : shown
  }

  func candidates(in context: ReadingContext) -> [String] { left.candidates(in: context) }
}

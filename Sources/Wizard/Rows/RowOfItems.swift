/// What a list is made of: a row whose value is a list of items, each read by a row of its own.
///
/// The row of a multivalued section and a row with `list` are of this type (DESIGN §6).
/// A class, though nothing in it changes: every row is asked whether it is one, which would copy it.
final class RowOfItems: RowType {
  static let keyword = ""

  /// The rows of each item, as indices of the form.
  let rows: Range<Int>
  /// Which of the form's lists it is.
  let template: Int
  /// How an item is read, where it is a single value.
  let item: (any RowType)?
  /// Whether the list is a section of its own, which is always written.
  let isSection: Bool
  /// How many items there may be, and what a person may do with them.
  let limits: ItemLimits

  /// A list of nothing: the compiler makes lists by the other initialiser.
  convenience init(from attributes: inout AttributeReader) {
    self.init(rows: 0..<0, template: 0, item: nil, isSection: false, limits: ItemLimits())
  }

  /// Describes a list.
  init(
    rows: Range<Int>, template: Int, item: (any RowType)?, isSection: Bool, limits: ItemLimits
  ) {
    self.rows = rows
    self.template = template
    self.item = item
    self.isSection = isSection
    self.limits = limits
  }

  var checks: [any Check] { limits.count.map { [$0] } ?? [] }
  var staticType: StaticType { .list(item?.staticType ?? .unknown) }
  var isList: Bool { true }
  var isSecret: Bool { item?.isSecret ?? false }
  var readsZone: Bool { item?.readsZone ?? false }
  var isTrimmed: Bool { item?.isTrimmed ?? true }
  var phrases: [Phrase] { limits.addTitle.map { [$0] } ?? [] }
  var accepted: Message { item?.accepted ?? Message(.acceptsItems) }

  func value(of text: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard let item else { throw Refusal(.type, Message(.notAList), accepted: accepted) }
    if let nodes = text.hasPrefix("[") ? text.jsonArray : nil {
      return try value(of: nodes, by: item, in: context)
    }
    var values: [Value] = []
    for text in texts(of: text, in: context) {
      values.append(try checked(item.value(of: text, in: context), by: item))
    }
    return .list(values)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    guard let item, case .array(let nodes) = node.content else {
      throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
    }
    return try value(of: nodes, by: item, in: context)
  }

  private func value(
    of nodes: [Node], by item: any RowType, in context: ReadingContext
  ) throws(Refusal) -> Value {
    var values: [Value] = []
    for node in nodes {
      if node.isBlank(trimming: item.isTrimmed) {
        throw Refusal(.required, Message(.itemWithoutValue))
      }
      values.append(try checked(item.value(of: node, in: context), by: item))
    }
    return .list(values)
  }

  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    guard let item else { throw Refusal(.type, Message(.notAList), accepted: accepted) }
    guard case .list(let elements) = computed else {
      return .list([try checked(item.value(adopting: computed, in: context), by: item)])
    }
    var values: [Value] = []
    for element in elements where !element.isNull {
      values.append(try checked(item.value(adopting: element, in: context), by: item))
    }
    return .list(values)
  }

  private func checked(_ value: Value, by item: any RowType) throws(Refusal) -> Value {
    if let refusal = item.constantRefusal(of: value) { throw refusal }
    return value
  }

  /// The items that a line names: one, or several with commas between, where the type's texts have none.
  func texts(of line: String, in context: ReadingContext) -> [String] {
    guard let item, !item.hasCommas, line.contains(",") else { return [line] }
    // A text with commas that is one value, such as "March 3, 2027", is one.
    if (try? item.value(of: line, in: context)) != nil { return [line] }
    let texts = line.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    return texts.isEmpty ? [line] : texts
  }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    guard case .list(let items) = value else { return value.outputText }
    return items.map { value in
      if case .item(let parts) = value {
        return parts.values.filter { !$0.isNull }.map(\.outputText).joined(separator: " ")
      }
      return item?.shown(value, in: context) ?? value.outputText
    }.joined(separator: ", ")
  }

  func typed(_ value: Value, in context: ReadingContext) -> String {
    guard let item, case .list(let items) = value else { return shown(value, in: context) }
    return items.map { item.typed($0, in: context) }.joined(separator: ", ")
  }
}

extension RowType {
  /// Whether a line is one item whatever commas are in it.
  var hasCommas: Bool {
    self is TextRowType || self is NameRowType || self is TextareaRowType || self is PasswordRowType
      || self is URLRowType || self is FileRowType
  }
}

extension Node {
  /// Whether the value is none: null, or a text without anything in it.
  func isBlank(trimming: Bool) -> Bool {
    if case .null = content { return true }
    return text.map { $0.isBlank(trimming: trimming) } ?? false
  }
}

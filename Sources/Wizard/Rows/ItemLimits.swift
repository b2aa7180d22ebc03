/// How many items a list may have, and what a person may do with them.
struct ItemLimits: Sendable {
  /// The keys that a list has wherever it stands.
  static let keys = ["minItems", "maxItems", "uniqueItems"]
  /// The keys of `multivalued`.
  static let sectionKeys = ["tag", "insert", "delete", "reorder", "addTitle", "was"] + keys

  /// How many items there must be at least and at most.
  var count: ItemsCheck?
  /// Whether no item may be there twice.
  var areUnique = false
  /// Whether a person may add items.
  var allowsInsertion = true
  /// Whether a person may take items away.
  var allowsDeletion = true
  /// Whether a person may put items in another order.
  var allowsReordering = true
  /// What a person is asked before an item is added.
  var addTitle: Phrase?

  /// Any number of items.
  init() {}

  /// The limits in words.
  var told: [Message] { (count?.limits ?? []) + (areUnique ? [Message(.noItemTwice)] : []) }

  /// Reads the keys of a list.
  init(from attributes: inout AttributeReader) {
    let minimum = attributes.count("minItems")
    let maximum = attributes.count("maxItems")
    attributes.reportEmptyRange(minimum, maximum, keys: ("minItems", "maxItems"))
    if minimum != nil || maximum != nil {
      count = ItemsCheck(minimum: minimum, maximum: maximum, countsItems: true)
    }
    areUnique = attributes.boolean("uniqueItems") ?? false
    allowsInsertion = attributes.boolean("insert") ?? true
    allowsDeletion = attributes.boolean("delete") ?? true
    allowsReordering = attributes.boolean("reorder") ?? true
    addTitle = attributes.phrase("addTitle")
  }
}

extension AttributeReader {
  /// Reads `list`: true, or a map of limits.
  ///
  /// - Returns: the limits; nothing for a row that is no list.
  mutating func itemLimits() -> ItemLimits? {
    guard let node = take("list")?.value else { return nil }
    switch node.content {
    case .boolean, .plain:
      guard let isList = node.booleanValue else { break }
      return isList ? ItemLimits() : nil
    case .object(let members):
      var reader = AttributeReader(members, of: .named("\"list\" of \(owner)"), in: scope)
      let limits = ItemLimits(from: &reader)
      reader.reportUnknownKeys(known: ItemLimits.keys)
      diagnostics += reader.diagnostics
      return limits
    default: break
    }
    reportKind(of: node, key: "list", expected: "true, false or a map of limits")
    return nil
  }
}

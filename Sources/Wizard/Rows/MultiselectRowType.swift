/// Any number of several options, kept in the order of the options.
struct MultiselectRowType: RowType {
  static let keyword = "multiselect"
  static let otherNames = ["multipleSelector", "multipleSelectorPopover"]
  static let keys = ["options", "minItems", "maxItems", "keepOrder"]

  let list: OptionList
  let checks: [any Check]
  /// Whether the person's order is kept.
  let keepsOrder: Bool

  init(from attributes: inout AttributeReader) {
    list = attributes.optionList()
    keepsOrder = attributes.boolean("keepOrder") ?? false
    let minimum = attributes.count("minItems")
    let maximum = attributes.count("maxItems")
    attributes.reportEmptyRange(minimum, maximum, keys: ("minItems", "maxItems"))
    attributes.reportTooFewOptions(list, for: minimum)
    var checks: [any Check] = list.expressions.isEmpty ? [] : [OptionStateCheck(list: list)]
    if minimum != nil || maximum != nil {
      checks.append(ItemsCheck(minimum: minimum, maximum: maximum))
    }
    self.checks = checks
  }

  private init(_ list: OptionList, checks: [any Check], keepsOrder: Bool) {
    self.list = list
    self.checks = checks
    self.keepsOrder = keepsOrder
  }

  func filled(with options: OptionList) -> any RowType {
    MultiselectRowType(options, checks: checks, keepsOrder: keepsOrder)
  }

  var staticType: StaticType { .list(list.staticType(allowingOther: false)) }
  var isList: Bool { true }
  var readsOthers: Bool { list.readsOthers }
  var optionList: OptionList? { list }
  var accepted: Message { Self.accepted(.none) }

  func accepted(in context: ReadingContext) -> Message {
    Self.accepted(context.locale?.keywords ?? .none)
  }

  private static func accepted(_ words: Keywords) -> Message {
    Message(
      .acceptsOptions, ["all": words.shown(.typedAll), "none": words.shown(.typedNone)])
  }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if line.hasPrefix("["), let nodes = line.jsonArray {
      return try value(of: nodes, in: context)
    }
    if list.isUnread { return .list(line.choiceTokens.map { .string($0) }) }
    if let whole = try list.exactIndex(of: line, in: context) {
      return made(from: [try list.available(whole, context)])
    }
    switch context.locale?.keywords.plain(line.lowercased()) ?? line.lowercased() {
    case "all" where !list.hasName(line, in: context):
      return made(from: list.choosableIndices(in: context))
    case "none" where !list.hasName(line, in: context): return .list([])
    default: break
    }
    let tokens = line.choiceTokens
    if tokens.isEmpty { throw list.unknown(line, in: context) }
    if context.origin == .line, let toggled = try toggled(tokens, in: context) { return toggled }
    var indices: [Int] = []
    for token in tokens {
      indices += try self.indices(named: token, in: context)
    }
    return made(from: indices)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    switch node.content {
    case .array(let elements) where list.isUnread: return .list(elements.compactMap(\.optionValue))
    case .array(let elements): return try value(of: elements, in: context)
    case .string(let text), .plain(let text):
      let trimmed = text.trimmed
      if case .plain = node.content, let index = list.index(ofTyped: node) {
        return made(from: [try list.available(index, context)])
      }
      return trimmed.isEmpty ? .list([]) : try value(of: trimmed, in: context)
    case .number, .boolean: return try value(of: [node], in: context)
    case .null, .object:
      throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
    }
  }

  private func value(of elements: [Node], in context: ReadingContext) throws(Refusal) -> Value {
    var indices: [Int] = []
    for element in elements {
      guard let index = try list.index(of: element, in: context) else {
        throw Refusal(
          .options, Message(.noSuchOption, ["given": element.spoken]),
          accepted: list.accepted(in: context))
      }
      indices.append(index)
    }
    return made(from: indices)
  }

  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    if list.isUnread, computed.listElements != nil { return computed }
    guard case .list(let items) = computed else {
      return try value(of: computed.outputText, in: context)
    }
    var indices: [Int] = []
    for item in items {
      guard let index = list.index(of: item) else {
        throw list.unknown(item.outputText, in: context)
      }
      indices.append(index)
    }
    return made(from: indices)
  }

  /// The values of options, each once, in option order unless the person's order is kept.
  private func made(from indices: [Int]) -> Value {
    var isChosen = [Bool](repeating: false, count: list.options.count)
    var values: [Value] = []
    for index in indices where !isChosen[index] {
      isChosen[index] = true
      values.append(list.options[index].value)
    }
    if keepsOrder { return .list(values) }
    values.removeAll(keepingCapacity: true)
    for index in isChosen.indices where isChosen[index] { values.append(list.options[index].value) }
    return .list(values)
  }

  private func indices(named token: String, in context: ReadingContext) throws(Refusal) -> [Int] {
    if let index = try list.exactIndex(of: token, in: context) {
      return [try list.available(index, context)]
    }
    if context.origin != .data, let range = token.numberRange {
      let shown = list.shownIndices(in: context)
      guard range.lowerBound >= 1, range.upperBound <= shown.count else {
        let arguments = ["given": token, "count": String(shown.count)]
        throw Refusal(.options, Message(.numberOutsideList, arguments))
      }
      var indices: [Int] = []
      for number in range { indices.append(try list.available(shown[number - 1], context)) }
      return indices
    }
    guard let index = try list.index(named: token, in: context) else {
      throw list.unknown(token, in: context)
    }
    return [index]
  }

  /// Reads `+2 -3`: what is added to and taken from the present choice.
  private func toggled(_ tokens: [String], in context: ReadingContext) throws(Refusal) -> Value? {
    let areChanges = tokens.allSatisfy { token in
      (token.hasPrefix("+") || token.hasPrefix("-")) && token.count > 1
    }
    guard areChanges, !tokens.isEmpty else { return nil }
    var chosen: [Int] = []
    if case .list(let items) = context.present {
      chosen = items.compactMap { list.index(of: $0, in: context) }
    }
    for token in tokens {
      let named = try indices(named: String(token.dropFirst()), in: context)
      chosen.removeAll { named.contains($0) }
      if token.hasPrefix("+") { chosen += named }
    }
    return made(from: chosen)
  }

  var phrases: [Phrase] { list.phrases }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    guard case .list(let items) = value else { return value.outputText }
    if items.isEmpty { return Message(.noChoice).text(in: context.voice) }
    return items.map { list.shown($0, in: context) }.joined(separator: ", ")
  }

  func typed(_ value: Value, in context: ReadingContext) -> String {
    guard case .list(let items) = value else { return value.outputText }
    return items.isEmpty
      ? context.shown([.typedNone])[0] : items.map(\.outputText).joined(separator: ", ")
  }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    let shown = shown(value, in: context)
    return shown == text ? nil : shown
  }

  func candidates(in context: ReadingContext) -> [String] {
    list.candidates(in: context) + context.shown([.typedAll, .typedNone])
  }
}

/// One of several options, printed as a numbered list.
struct SelectRow: RowType {
  static let keyword = "select"
  static let otherNames = [
    "selectorPush", "selectorPopover", "selectorActionSheet", "selectorAlertView",
    "selectorPickerView", "selectorPickerViewInline", "picker",
  ]
  static let keys = ["options", "other"]

  let list: OptionList
  /// Whether a text that is no option is the person's own value.
  let allowsOther: Bool

  init(from attributes: inout AttributeReader) {
    list = OptionList(from: &attributes)
    allowsOther = attributes.boolean("other") ?? false
  }

  var checks: [any Check] { list.readsOthers ? [OptionStateCheck(list: list)] : [] }
  var staticType: StaticType { list.staticType(allowingOther: allowsOther) }
  var readsOthers: Bool { list.readsOthers }
  var optionList: OptionList? { list }
  var accepted: Message { Message(allowsOther ? .acceptsOptionOrOther : .acceptsOption) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if allowsOther {
      if let exact = try list.exactIndex(of: line, in: context) ?? list.number(line, in: context) {
        return list.options[try list.available(exact, context)].value
      }
      return .string(try line.withoutControlCharacters())
    }
    guard let index = try list.index(named: line, in: context) else {
      throw list.unknown(line, in: context)
    }
    return list.options[index].value
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    if let index = try list.index(of: node, orText: allowsOther, in: context) {
      return list.options[index].value
    }
    guard let text = node.text ?? (allowsOther ? node.numberText : nil) else {
      throw Refusal(
        .options, Message(.noSuchOption, ["given": node.spoken]),
        accepted: list.accepted(in: context))
    }
    return try value(of: text.trimmed, in: context)
  }

  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    if list.index(of: computed) != nil { return computed }
    if case .list = computed {
      throw Refusal(.type, Message(.wrongKind, ["kind": "a list"]), accepted: accepted)
    }
    return try value(of: computed.outputText, in: context)
  }

  var phrases: [Phrase] { list.phrases }

  func shown(_ value: Value) -> String { list.shown(value) }
  func typed(_ value: Value) -> String { value.outputText }

  func echo(_ value: Value, of text: String) -> String? {
    let shown = shown(value)
    return shown == text || Int(text) != nil ? nil : shown
  }

  func candidates(in context: ReadingContext) -> [String] {
    list.shownIndices(in: context).flatMap { index in
      let option = list.options[index]
      return [option.text] + (option.title.map { [$0.text] } ?? [])
    }
  }
}

/// Demands that the chosen options are still there and can be chosen.
struct OptionStateCheck: Check {
  let list: OptionList

  var rules: [Rule] { [.options] }
  var expressions: [FormExpression] { list.expressions }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    let chosen = if case .list(let items) = value { items } else { [value] }
    for item in chosen {
      let twins = list.options.indices.filter { list.options[$0].value == item }
      let refusals = twins.map { list.unavailability(of: $0, in: context) }
      if !refusals.contains(where: { $0 == nil }), let refusal = refusals.first ?? nil {
        return .refused(refusal)
      }
    }
    return .passes
  }
}

extension OptionList {
  /// The option of a number in the list as shown; nothing where numbers do not count.
  func number(_ text: String, in context: ReadingContext) -> Int? {
    guard context.origin != .data, let first = text.utf8.first, first > 0x30, first <= 0x39,
      let number = Int(text)
    else { return nil }
    let shown = shownIndices(in: context)
    return number <= shown.count ? shown[number - 1] : nil
  }

  /// As `index(of:in:)`, but where texts may be the person's own only exact names count.
  func index(of node: Node, orText: Bool, in context: ReadingContext) throws(Refusal) -> Int? {
    guard orText, case .string = node.content else { return try index(of: node, in: context) }
    return nil
  }

  /// What an expression that reads the chosen value can find.
  func staticType(allowingOther: Bool) -> StaticType {
    var types = options.map(\.value.staticType)
    if allowingOther { types.append(.string) }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }
}

extension Node {
  /// The value as a message quotes it.
  var spoken: String {
    switch content {
    case .string(let text): text.quotedForMessage
    case .plain(let text): numberText ?? (booleanValue == nil ? text.quotedForMessage : text)
    case .number(let digits): digits
    case .boolean(let boolean): boolean ? "true" : "false"
    case .null, .array, .object: kindName
    }
  }
}

extension Value {
  /// The type of an option's value.
  fileprivate var staticType: StaticType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    default: .string
    }
  }
}

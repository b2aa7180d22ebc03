/// One of several options, printed as a numbered list.
struct SelectRowType: RowType {
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
    let allowsOther = attributes.boolean("other") ?? false
    self.init(from: &attributes, allowsOther: allowsOther)
  }

  /// Reads the options of a row that says otherwise whether a text of the person's own is taken.
  init(from attributes: inout AttributeReader, allowsOther: Bool) {
    list = attributes.optionList()
    self.allowsOther = allowsOther
  }

  private init(_ list: OptionList, allowsOther: Bool) {
    self.list = list
    self.allowsOther = allowsOther
  }

  /// The same row with other options.
  func select(from list: OptionList) -> SelectRowType {
    SelectRowType(list, allowsOther: allowsOther)
  }

  func filled(with options: OptionList) -> any RowType { select(from: options) }

  var checks: [any Check] { list.expressions.isEmpty ? [] : [OptionStateCheck(list: list)] }
  var staticType: StaticType { list.staticType(allowingOther: allowsOther) }
  var readsOthers: Bool { list.readsOthers }
  var optionList: OptionList? { list }
  var accepted: Message { Message(allowsOther ? .acceptsOptionOrOther : .acceptsOption) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if list.isUnread { return .string(try line.withoutControlCharacters()) }
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
    if list.isUnread, let value = node.optionValue { return value }
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
    if list.index(of: computed) != nil || list.isUnread { return computed }
    if computed.isComposed {
      throw Refusal(.type, Message(.wrongKind, ["kind": "a list"]), accepted: accepted)
    }
    return try value(of: computed.outputText, in: context)
  }

  var phrases: [Phrase] { list.phrases }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    list.shown(value, in: context)
  }

  func typed(_ value: Value, in context: ReadingContext) -> String { value.outputText }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    let shown = shown(value, in: context)
    return shown == text || Int(text) != nil ? nil : shown
  }

  func candidates(in context: ReadingContext) -> [String] { list.candidates(in: context) }
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
    guard orText else { return try index(of: node, in: context) }
    switch node.content {
    case .string: return nil
    case .plain:
      guard let index = index(ofTyped: node) else { return nil }
      return try available(index, context)
    case .null, .boolean, .number, .array, .object: return try index(of: node, in: context)
    }
  }

  /// The values and titles of the options that are shown now.
  func candidates(in context: ReadingContext) -> [String] {
    shownIndices(in: context).flatMap { index in
      let title = title(of: index, in: context).map { $0 == options[index].text ? [] : [$0] }
      return [options[index].text] + (title ?? [])
    }
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
  /// What the value is as an option that nobody has written yet; nothing for what cannot be one.
  var optionValue: Value? {
    switch content {
    case .boolean(let boolean): .boolean(boolean)
    case .number(let digits): ExactDecimal(data: digits).map { .number($0) }
    case .string(let text), .plain(let text): text.trimmed.isEmpty ? nil : .string(text.trimmed)
    case .null, .array, .object: nil
    }
  }

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

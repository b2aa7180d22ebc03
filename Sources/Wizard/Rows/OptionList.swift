/// One option of a selector (DESIGN §3.2).
public struct Option: Sendable {
  /// The value, typed as the author wrote it: text, a number, true or false.
  public let value: Value
  /// The value as text.
  public let text: String
  /// What the person sees, where it differs from the value.
  public let title: Phrase?
  /// What `?` adds about the option.
  public let description: Phrase?
  /// When the option is not there.
  public let hidden: Condition
  /// When the option is there but cannot be chosen.
  public let disabled: Condition
  /// The heading the option stands under.
  public let group: Phrase?

  /// What the person sees.
  public var shown: String { title?.text ?? text }
}

/// The options of a selector, in order.
public struct OptionList: Sendable {
  /// The keys of one option.
  static let optionKeys = [
    "value", "title", "description", "hidden", "when", "disabled", "group",
  ]

  /// The options, in the author's order.
  public let options: [Option]

  /// Whether some option's state depends on other rows.
  public let readsOthers: Bool

  /// Whether some option has a title of its own.
  let hasTitles: Bool

  /// The expressions that decide about options.
  var expressions: [FormExpression] {
    options.flatMap { [$0.hidden.expression, $0.disabled.expression].compactMap(\.self) }
  }

  /// What the person reads of the options.
  var phrases: [Phrase] {
    options.flatMap { [$0.title, $0.description, $0.group].compactMap(\.self) }
  }

  /// Reads the options of a row; an empty list is reported.
  init(from attributes: inout AttributeReader) {
    guard let node = attributes.take("options")?.value else {
      attributes.reportMissingOptions()
      self.init([])
      return
    }
    guard case .array(let elements) = node.content else {
      attributes.reportKind(of: node, key: "options", expected: "a list of options")
      self.init([])
      return
    }
    var options: [Option] = []
    var nodes: [Node] = []
    options.reserveCapacity(elements.count)
    nodes.reserveCapacity(elements.count)
    for element in elements {
      guard let option = attributes.option(element) else { continue }
      options.append(option)
      nodes.append(element)
    }
    if elements.isEmpty {
      attributes.report("C041", "\"options\" of \(attributes.owner) is empty", at: node)
    }
    attributes.reportEqualValues(of: options, at: nodes)
    self.init(options)
  }

  private init(_ options: [Option]) {
    self.options = options
    readsOthers = options.contains { $0.hidden.isExpression || $0.disabled.isExpression }
    hasTitles = options.contains { $0.title != nil }
  }

  /// The index of the option with a value.
  func index(of value: Value) -> Int? {
    options.firstIndex { $0.value == value }
  }

  /// What the person sees for a value: its option's title, or the value itself.
  func shown(_ value: Value) -> String {
    index(of: value).map { options[$0].shown } ?? value.outputText
  }
}

extension Option {
  /// The text of the value, the same for all numbers of the same amount.
  fileprivate var amount: String {
    if case .number(let number) = value { number.normalized.description } else { text }
  }

  /// Whether the values are equal and nothing keeps the two options apart.
  fileprivate func isTwin(of other: Option) -> Bool {
    isSame(as: other) && !hidden.excludes(other.hidden)
  }

  /// Whether the values are equal: both numbers of the same amount, or both the same text or boolean.
  private func isSame(as other: Option) -> Bool {
    if case .number(let left) = value, case .number(let right) = other.value {
      return left.isNumericallyEqual(to: right)
    }
    return value == other.value
  }
}

extension Condition {
  /// Whether options of equal values may have these two states: one is never there, or different
  /// predicates decide about them.
  fileprivate func excludes(_ other: Condition) -> Bool {
    switch (self, other) {
    case (.constant(true), _), (_, .constant(true)): true
    case (.predicate(let left), .predicate(let right)), (.unless(let left), .unless(let right)):
      left.tree.description != right.tree.description
    case (.predicate, .unless), (.unless, .predicate): true
    case (.constant, _), (_, .constant): false
    }
  }

  /// Whether an expression decides.
  var isExpression: Bool { expression != nil }
}

extension AttributeReader {
  /// Reads one option: a value, or a map with one.
  mutating func option(_ node: Node) -> Option? {
    guard case .object(let members) = node.content else {
      guard let value = node.scalarValue else {
        report(
          "C042", "an option of \(owner) is a value or a map with one, found \(node.kindName)",
          at: node)
        return nil
      }
      return option(value: value, at: node)
    }
    var reader = AttributeReader(members, of: .named("an option of \(owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let written = reader.take("value")?.value
    let value = written?.scalarValue
    if value == nil { reader.report("C043", "an option of \(owner) has no \"value\"", at: node) }
    let option = Option(
      value: value ?? .null, text: value?.outputText ?? "", title: reader.phrase("title"),
      description: reader.phrase("description"), hidden: reader.hiddenCondition(),
      disabled: reader.condition("disabled") ?? .constant(false), group: reader.phrase("group"))
    reader.reportUnknownKeys(known: OptionList.optionKeys)
    guard let written, value != nil else { return nil }
    if option.text.isEmpty {
      reader.report("C044", "an option of \(owner) has an empty value", at: written)
    }
    return option
  }

  private mutating func option(value: Value, at node: Node) -> Option {
    let text = value.outputText
    if text.isEmpty { report("C044", "an option of \(owner) has an empty value", at: node) }
    return Option(
      value: value, text: text, title: nil, description: nil, hidden: .constant(false),
      disabled: .constant(false), group: nil)
  }

  /// Reads `hidden`, or `when` as its opposite; both at once are reported.
  mutating func hiddenCondition() -> Condition {
    let hidden = condition("hidden")
    guard let when = condition("when") else { return hidden ?? .constant(false) }
    if hidden != nil, let member = take("when") {
      report("C012", "\(owner) has both \"hidden\" and \"when\"", at: member.value)
    }
    switch when {
    case .constant(let isShown): return .constant(!isShown)
    case .predicate(let expression), .unless(let expression): return .unless(expression)
    }
  }

  /// Reports a selector without options.
  mutating func reportMissingOptions() {
    diagnostics.append(
      Diagnostic(
        .error, code: "C040", message: "\(owner) has no \"options\"",
        remedy: "give it some, such as \"options\": [\"a\", \"b\"]", position: position))
  }

  /// Reports options of equal values, unless hidden states can keep them apart.
  fileprivate mutating func reportEqualValues(of options: [Option], at nodes: [Node]) {
    // Comparing short texts is cheaper than hashing them, and most lists are short.
    guard options.count > 12 else {
      for index in options.indices
      where options[..<index].contains(where: { $0.isTwin(of: options[index]) }) {
        reportEqualValue(of: options[index], at: nodes[index])
      }
      return
    }
    var seen: [String: [Int]] = [:]
    seen.reserveCapacity(options.count)
    for (index, option) in options.enumerated() {
      let hasTwin = seen[option.amount, default: []].contains { options[$0].isTwin(of: option) }
      if hasTwin { reportEqualValue(of: option, at: nodes[index]) }
      seen[option.amount, default: []].append(index)
    }
  }

  private mutating func reportEqualValue(of option: Option, at node: Node) {
    report("C045", "two options of \(owner) have the value \"\(option.text)\"", at: node)
  }

  /// Reports that no choice can have as many items as are needed.
  mutating func reportTooFewOptions(_ list: OptionList, for minimum: Bound?) {
    guard case .constant(.number(let least))? = minimum, let count = least.int,
      !list.options.isEmpty, count > list.options.count, let member = take("minItems")
    else { return }
    report(
      "C046",
      "\"minItems\" \(count) of \(owner) is more than it has options, \(list.options.count)",
      at: member.value)
  }
}

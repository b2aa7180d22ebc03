/// One option of a selector (DESIGN §3.2).
public struct Option: Sendable {
  /// The value, typed as the author wrote it: text, a number, true or false.
  public let value: Value
  /// The value as text.
  public let text: String
  /// What most options do without.
  private let details: Details?

  /// What the person sees, where it differs from the value.
  public var title: Phrase? { details?.title }
  /// What `?` adds about the option.
  public var description: Phrase? { details?.description }
  /// When the option is not there.
  public var hidden: Condition { details?.hidden ?? .constant(false) }
  /// When the option is there but cannot be chosen.
  public var disabled: Condition { details?.disabled ?? .constant(false) }
  /// The heading the option stands under.
  public var group: Phrase? { details?.group }
  /// Whether the option is its value and nothing else, and always there.
  var isPlain: Bool { details == nil }

  /// What an option has beside its value.
  private final class Details: Sendable {
    let title: Phrase?
    let description: Phrase?
    let hidden: Condition
    let disabled: Condition
    let group: Phrase?

    init(
      title: Phrase?, description: Phrase?, hidden: Condition, disabled: Condition, group: Phrase?
    ) {
      self.title = title
      self.description = description
      self.hidden = hidden
      self.disabled = disabled
      self.group = group
    }
  }

  /// What the person sees, with the answers put in.
  ///
  /// - Parameter rows: the rows; nothing while the form is compiled, when a title is as it is written.
  /// - Returns: the title, or the value where there is none.
  func shown(in rows: (any EvaluationContext)?) -> String {
    guard let title else { return text }
    guard title.template != nil, let rows = rows as? any PhraseRenderer else { return title.text }
    return rows.text(of: title)
  }

  /// The value of the option alone.
  init(value: Value) {
    self.value = value
    text = value.outputText
    details = nil
  }

  /// Describes an option.
  init(
    value: Value, title: Phrase?, description: Phrase?, hidden: Condition, disabled: Condition,
    group: Phrase?
  ) {
    self.value = value
    text = value.outputText
    details = Details(
      title: title, description: description, hidden: hidden, disabled: disabled, group: group)
  }

  /// The option as another row offers it where it is chosen; its own states no longer count.
  ///
  /// - Parameter keepsHidden: whether `hidden` still tells it from an option of the same value.
  /// - Returns: the option.
  func offered(keepingHidden keepsHidden: Bool) -> Option {
    if isPlain { return self }
    return Option(
      value: value, title: title, description: description,
      hidden: keepsHidden ? hidden : .constant(false), disabled: .constant(false), group: group)
  }
}

extension Value {
  /// The value as text, the same for all numbers of one amount.
  var amountText: String {
    if case .number(let number) = self { number.normalized.description } else { outputText }
  }

  /// Whether two values of options are equal: numbers of the same amount, or the same text or boolean.
  func isSameChoice(as other: Value) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left.isNumericallyEqual(to: right)
    default: self == other
    }
  }
}

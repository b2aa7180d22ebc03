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
    self.init(
      value: value, title: nil, description: nil, hidden: .constant(false),
      disabled: .constant(false), group: nil)
  }

  /// Describes an option.
  init(
    value: Value, title: Phrase?, description: Phrase?, hidden: Condition, disabled: Condition,
    group: Phrase?
  ) {
    self.value = value
    text = value.outputText
    self.title = title
    self.description = description
    self.hidden = hidden
    self.disabled = disabled
    self.group = group
  }

  /// The option as another row offers it where it is chosen; its own states no longer count.
  ///
  /// - Parameter keepsHidden: whether `hidden` still tells it from an option of the same value.
  /// - Returns: the option.
  func offered(keepingHidden keepsHidden: Bool) -> Option {
    Option(
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
    if case .number(let left) = self, case .number(let right) = other {
      return left.isNumericallyEqual(to: right)
    }
    return self == other
  }
}

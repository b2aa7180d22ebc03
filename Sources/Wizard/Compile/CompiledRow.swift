/// A row as checked.
public struct CompiledRow: Sendable {
  /// The row's name in the form.
  public let tag: String
  /// The names of the value in the output, outermost first; empty for a row that is not in the output.
  public let key: [String]
  /// The title, or the tag where there is none.
  public let title: Phrase
  /// What `?` says about the row.
  public let description: Phrase?
  /// A hint at what could be typed; never a value.
  public let placeholder: Phrase?
  /// What stands for a missing value in the review.
  public let noValueText: Phrase?
  /// The row's type with its keys.
  public let type: any RowType
  /// The value where no answer is given.
  public let defaultValue: DefaultValue?
  /// What the row's value is computed from; such a row is never asked.
  public let computation: DefaultValue?
  /// When the row must have a value.
  public let required: Condition
  /// When the row is not there; its section's state comes on top.
  public let hidden: Condition
  /// When the row is read-only; its section's and form's state come on top.
  public let disabled: Condition
  /// When the row is asked.
  public let ask: Condition
  /// The author's own checks, in order.
  let checks: [PredicateCheck]
  /// The author's own messages, by the rule that is broken.
  public let messages: [Rule: Phrase]
  /// Whether the value must never be shown or saved.
  public internal(set) var isSecret: Bool
  /// The section the row stands in.
  public let section: Int
  /// Where the row's tag stands.
  public let tagPlace: Located<String>
  /// The row's attributes as written, for messages that speak of them.
  let attributes: [Node.Member]

  /// Whether the row follows others and is never asked.
  public var isComputed: Bool { computation != nil || !type.isQuestion }
}

/// Where a value comes from that is not an answer.
public enum DefaultValue: Sendable {
  /// A value that was written in the form, as the row's type read it.
  case constant(Value)
  /// An expression over other rows.
  case computed(FormExpression)
  /// A text with places for other rows' answers.
  case template(FormTemplate)
}

/// A template over the answers with its rows resolved.
public struct FormTemplate: Sendable {
  /// The template as written.
  public let phrase: Phrase
  /// The rows it reads.
  public let rows: [Int]
}

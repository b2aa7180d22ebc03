/// Why a value or a text is refused: the rule, and the reason in words that can be translated.
public struct Refusal: Error, Equatable, Sendable {
  /// The rule that is broken.
  public let rule: Rule
  /// The reason.
  public let message: Message
  /// What would be accepted, where the reason does not say it already.
  public let accepted: Message?
  /// Whether the refusal can change without the answer changing: option states, checks, computed bounds.
  ///
  /// An answer that is refused so goes on reading as given; others read as null (DESIGN §3.3).
  public let dependsOnOthers: Bool

  /// The predicate that decided, whose operands the message shows as `{predicate}`.
  public let predicate: FormExpression?

  /// Describes a refusal.
  ///
  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - message: the reason.
  ///   - accepted: what would be accepted.
  ///   - dependsOnOthers: whether other rows' answers can undo the refusal.
  ///   - predicate: the predicate that decided.
  public init(
    _ rule: Rule, _ message: Message, accepted: Message? = nil, dependsOnOthers: Bool = false,
    predicate: FormExpression? = nil
  ) {
    self.rule = rule
    self.message = message
    self.accepted = accepted
    self.dependsOnOthers = dependsOnOthers
    self.predicate = predicate
  }
}

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

  /// Describes a refusal.
  ///
  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - message: the reason.
  ///   - accepted: what would be accepted.
  ///   - dependsOnOthers: whether other rows' answers can undo the refusal.
  public init(
    _ rule: Rule, _ message: Message, accepted: Message? = nil, dependsOnOthers: Bool = false
  ) {
    self.rule = rule
    self.message = message
    self.accepted = accepted
    self.dependsOnOthers = dependsOnOthers
  }
}

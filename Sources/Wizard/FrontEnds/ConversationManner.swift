/// In which manner a conversation is held; what is accepted is the same in each.
public struct ConversationManner: Equatable, Sendable {
  /// How much is said.
  public enum Amount: Sendable {
    /// No hints, introductions and footers, and what is accepted only the first time.
    case terse
    /// What most people want.
    case usual
    /// Each row is described before it is asked.
    case verbose
  }

  /// How much is said.
  public var amount: Amount
  /// Whether it is made for the ear: no columns, states in words, long lists only on demand.
  public var isSpoken: Bool

  /// Chooses a manner.
  ///
  /// - Parameters:
  ///   - amount: how much is said.
  ///   - isSpoken: whether it is made for the ear.
  public init(_ amount: Amount = .usual, isSpoken: Bool = false) {
    self.amount = amount
    self.isSpoken = isSpoken
  }
}

/// What a text of a conversation is, for a console that can tell by colour as well.
public enum TextStyle: Sendable {
  /// Nothing special.
  case plain
  /// The title of the form, of a section or of the review.
  case title
  /// Why something is refused.
  case error
  /// How something is done.
  case hint
}

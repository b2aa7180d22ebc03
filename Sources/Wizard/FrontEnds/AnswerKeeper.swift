/// Keeps the answers of a conversation while it goes on, so that none is lost, and saves them where a person says.
public protocol AnswerKeeper {
  /// Takes note that a row was answered, left to its default, or has no answer any more.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - session: the walk, in which its answer stands.
  /// - Returns: what the person has to know; nothing where all is well.
  mutating func keep(_ row: Int, of session: Session) -> Message?

  /// Saves all answers so far in a file.
  ///
  /// - Parameters:
  ///   - session: the walk.
  ///   - path: the file as the person named it; nothing for the one named before.
  /// - Returns: what came of it.
  mutating func save(_ session: Session, to path: String?) -> Message
}

extension Conversation {
  /// Has the answers kept that changed since the last call.
  mutating func keepAnswers() {
    guard keeper != nil else { return }
    for row in session.takeTouchedRows() {
      if let message = keeper?.keep(row, of: session) { say(message) }
    }
  }

  /// Saves the answers where the person says.
  mutating func save(to path: String?) {
    let path = path.map { FilePath.expanded($0) }
    let message = keeper?.save(session, to: path) ?? Message(.savingUnavailable)
    say(message)
  }

  /// Says something before the first question.
  ///
  /// - Parameter messages: a line each.
  package mutating func announce(_ messages: [Message]) {
    for message in messages { say(message) }
  }
}

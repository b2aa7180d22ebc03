/// What came of it when a console was to let the person edit a text.
public enum EditReply: Equatable, Sendable {
  /// The text as the person left it.
  case text(String)
  /// The text cannot be taken; it is dropped.
  case refused(LineFault)
  /// There is no editor here.
  case unavailable
  /// The editor failed, for this reason; what was edited is dropped.
  case failed(reason: String)
  /// A signal asks the program to end; the number is the signal's.
  case interrupted(signal: Int32)
}

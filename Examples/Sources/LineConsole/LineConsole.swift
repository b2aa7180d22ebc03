import Glibc
public import Wizard

/// A conversation in lines of standard input and output: the least that `Conversation` needs.
///
/// A program with a window, a chat or a web page has a console of its own; only `write` and `readLine` are needed.
public struct LineConsole: Console {
  /// Cells in a line.
  public let width = 80

  /// Talks on standard input and output.
  public init() {}

  /// Shows text.
  public func write(_ text: String) {
    print(text, terminator: "")
  }

  /// Asks for a line.
  public func readLine(_ request: LineRequest) -> LineReply {
    print(request.prompt, terminator: "")
    fflush(nil)
    // A secret is not hidden here: that is the terminal's business.
    guard let line = Swift.readLine() else { return .endOfInput }
    return .line(line)
  }
}

extension Conversation where Place == LineConsole {
  /// Asks a form to its end.
  ///
  /// - Parameter session: a walk that was started.
  /// - Returns: the walk with all answers; nothing where the person gave up.
  public static func answers(to session: Session) -> Session? {
    var conversation = Conversation(session, on: LineConsole())
    guard case .finished = conversation.run() else { return nil }
    return conversation.session
  }
}

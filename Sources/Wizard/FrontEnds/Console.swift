// In: what the conversation has to say, and a request for each line it needs.
// Out: the lines that a person (or a script standing in for one) typed, or why there is none.
// Called by `Conversation`; made by the program: a terminal, a script in a test, any window with lines.

/// The place where a conversation is held: text goes out, whole lines come in.
public protocol Console {
  /// Terminal cells in a line: at least 20, and 80 where the place does not say.
  var width: Int { get }

  /// Lines on the screen: 24 where the place does not say.
  var height: Int { get }

  /// Shows text to the person.
  ///
  /// - Parameter text: what to show; it holds no control characters but line breaks.
  mutating func write(_ text: String)

  /// Shows text that is of some kind; the words tell it too, so that a console may show all alike.
  ///
  /// - Parameters:
  ///   - text: what to show, as in `write(_:)`.
  ///   - style: what the text is.
  mutating func write(_ text: String, as style: TextStyle)

  /// Asks for one line and waits for it.
  ///
  /// - Parameter request: the prompt and how the line is read.
  /// - Returns: the line without its line end, or why there is none.
  mutating func readLine(_ request: LineRequest) -> LineReply

  /// Lets the person edit a text in an editor of their own, and waits for its end.
  ///
  /// - Parameter text: the text to begin with; empty, or with a line feed at its end.
  /// - Returns: the text as the person left it, or why there is none.
  mutating func edit(_ text: String) -> EditReply

  /// The signal that asks the program to end, once one came: no line is waited for any more.
  var endingSignal: Int32? { get }

  /// Takes note of a line that became the answer of a row, to offer it again in a later run.
  ///
  /// - Parameters:
  ///   - line: the line as it could be typed again; never a secret.
  ///   - tag: the row, as `LineRequest.tag` named it.
  mutating func remember(_ line: String, for tag: String)
}

extension Console {
  /// Shows it like any text.
  public mutating func write(_ text: String, as style: TextStyle) { write(text) }
  /// None that is known of.
  public var endingSignal: Int32? { nil }
  /// There is no editor.
  public mutating func edit(_ text: String) -> EditReply { .unavailable }
  /// Nothing is kept.
  public mutating func remember(_ line: String, for tag: String) {}
}

extension Console {
  /// The lines of a terminal that does not say.
  public var height: Int { 24 }
}

/// What a console gives back when it is asked for a line.
public enum LineReply: Equatable, Sendable {
  /// A whole line; it holds line breaks only where several lines were pasted as one answer.
  case line(String)
  /// A key that ends the line at once and stands for a command; what was typed is dropped.
  case key(LineKey)
  /// The line cannot be taken as text; it is dropped, and the person can be asked again.
  case refused(LineFault)
  /// There is no more input, now or ever; what was typed without a line end is dropped.
  case endOfInput
  /// A signal asks the program to end; the number is the signal's.
  case interrupted(signal: Int32)
  /// Reading failed with this `errno`.
  case failed(errno: Int32)
}

/// A key that a console hands on instead of a line.
public enum LineKey: Equatable, Sendable {
  /// Page Up: back to the question before.
  case pageUp
}

/// Why a line cannot be taken as text.
public enum LineFault: Equatable, Sendable {
  /// Bytes that are not UTF-8; `offset` counts the bytes of the line before them.
  case malformed(offset: Int)
  /// A zero byte; `offset` counts the bytes of the line before it.
  case zeroByte(offset: Int)
  /// Several lines came at once, where only one can be taken and none may be shown; all were dropped.
  case severalLines
  /// More bytes than the console takes in one line.
  case tooLong(limit: Int)
}

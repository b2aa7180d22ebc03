import Glibc
public import Wizard

/// A console on which the person types what a transcript says; it keeps the conversation as a transcript does.
///
/// Where the transcript has nothing more to type the input ends.
public struct TranscriptConsole: Console {
  /// What was shown and typed so far.
  public private(set) var parts: [Transcript.Part] = []
  /// The cells in a line.
  public let width: Int
  private var given: ArraySlice<String>

  /// Makes the person of a transcript.
  ///
  /// - Parameter transcript: what is typed, and how wide the terminal is.
  public init(_ transcript: Transcript) {
    given = transcript.typed[...]
    width = transcript.columns
  }

  /// Lines that the transcript has and nobody asked for.
  public var unasked: ArraySlice<String> { given }

  /// Keeps what is shown.
  ///
  /// - Parameter text: what is shown.
  public mutating func write(_ text: String) {
    parts.append(.shown(text))
  }

  /// Types the next line of the transcript.
  ///
  /// - Parameter request: how the line is asked for; a secret is kept as one.
  /// - Returns: the line, or what the keys `^C` and `^D` stand for.
  public mutating func readLine(_ request: LineRequest) -> LineReply {
    write(request.prompt)
    guard let text = given.popFirst() else {
      write("\n")
      return .endOfInput
    }
    switch text {
    case "^C", "^D":
      parts += [.typed(text), .shown("\n")]
      return text == "^C" ? .interrupted(signal: SIGINT) : .endOfInput
    default:
      parts += [request.isSecret ? .secret(text) : .typed(text), .shown("\n")]
      return .line(text)
    }
  }
}

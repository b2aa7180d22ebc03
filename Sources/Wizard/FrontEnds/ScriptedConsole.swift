/// A console without a person, for tests of forms: lines come from a script, the screen is kept as text.
///
/// Each typed line stands in the transcript as `«text»`, a secret as `«»`; so two runs can be compared whole.
public struct ScriptedConsole: Console {
  /// What was shown and typed so far.
  public private(set) var transcript = ""
  /// The requests so far, in order.
  public private(set) var requests: [LineRequest] = []
  /// The texts that were shown, and what each is.
  public private(set) var styled: [(text: String, style: TextStyle)] = []
  /// The answers that were handed over to be offered in later runs, with their rows.
  public private(set) var remembered: [(line: String, tag: String)] = []
  /// The cells in a line.
  public let width: Int
  /// The lines on the screen.
  public let height: Int

  private let replies: [LineReply]
  private var next = 0

  /// Scripts a person who types these lines and then ends the input.
  ///
  /// - Parameters:
  ///   - lines: what is typed, a line each.
  ///   - width: cells in a line.
  ///   - height: lines on the screen.
  public init(_ lines: [String], width: Int = 80, height: Int = 24) {
    self.init(replies: lines.map(LineReply.line), width: width, height: height)
  }

  /// Scripts every reply: lines, keys, refusals, signals; the input ends after the last.
  ///
  /// - Parameters:
  ///   - replies: what each request is answered with.
  ///   - width: cells in a line.
  ///   - height: lines on the screen.
  public init(replies: [LineReply], width: Int = 80, height: Int = 24) {
    self.replies = replies
    self.width = width
    self.height = height
  }

  /// The replies that no request has taken.
  public var unusedReplies: ArraySlice<LineReply> { replies[next...] }

  /// Adds the text to the transcript.
  ///
  /// - Parameter text: what is shown.
  public mutating func write(_ text: String) {
    write(text, as: .plain)
  }

  /// Adds the text to the transcript.
  ///
  /// - Parameters:
  ///   - text: what is shown.
  ///   - style: what it is.
  public mutating func write(_ text: String, as style: TextStyle) {
    transcript += text
    styled.append((text, style))
  }

  /// Keeps the answer.
  ///
  /// - Parameters:
  ///   - line: the line as it could be typed again.
  ///   - tag: the row.
  public mutating func remember(_ line: String, for tag: String) {
    remembered.append((line, tag))
  }

  /// Takes the next scripted reply and notes it in the transcript.
  ///
  /// - Parameter request: how the line is asked for.
  /// - Returns: the scripted reply, or the end of input when there is none left.
  public mutating func readLine(_ request: LineRequest) -> LineReply {
    requests.append(request)
    let reply = next < replies.count ? replies[next] : .endOfInput
    next = min(next + 1, replies.count)
    transcript += request.prompt
    if case .line(let text) = reply {
      transcript += request.isSecret ? "«»" : "«\(text)»"
    }
    transcript += "\n"
    return reply
  }
}

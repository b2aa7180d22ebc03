import Foundation

/// A conversation as it is kept in `Tests/Transcripts`: the call, the screen, and what came of it.
///
/// ```
/// # why this case is here
/// $ askform forms/event.json -o out.json
/// Title *: «Lunch»
/// Pass: ⟪hunter2⟫
/// ? status 1
/// --- stdout
/// --- out.json
/// {}
/// ```
/// Text in `«»` is typed and shown, in `⟪⟫` typed and not shown, each with Enter; `«^C»` and `«^D»` are
/// the keys, without one. The status line is left out for 0 and is 128 and the number for a signal; a
/// section is left out where nothing was written. Variables may stand before `askform`; `COLUMNS` makes
/// the terminal so wide.
public struct Transcript: Equatable {
  /// A part of the screen.
  public enum Part: Equatable, Sendable {
    /// What the program writes.
    case shown(String)
    /// What the person types and sees.
    case typed(String)
    /// What the person types and does not see.
    case secret(String)

    /// What a person sees of it; keys but Enter show nothing.
    var seen: String {
      switch self {
      case .shown(let text): text
      case .typed("^C"), .typed("^D"), .secret: ""
      case .typed(let text): text
      }
    }
  }

  /// A file that was written; the name `stdout` stands for standard output.
  public struct File: Equatable, Sendable {
    /// Its path in the folder of the run.
    public let name: String
    /// All of its text.
    public let content: String

    /// Notes a file.
    ///
    /// - Parameters:
    ///   - name: its path in the folder of the run.
    ///   - content: all of its text.
    public init(name: String, content: String) {
      self.name = name
      self.content = content
    }
  }

  /// The comment lines before the call.
  public let comments: [String]
  /// The variables set before `askform`.
  public let environment: [String: String]
  /// The arguments after `askform`.
  public let arguments: [String]
  /// The conversation.
  public let parts: [Part]
  /// The exit code.
  public let status: Int
  /// What was written, in the order of the sections.
  public let files: [File]

  private let call: String

  /// Reads a transcript.
  ///
  /// - Parameter text: the file's content.
  /// - Throws: `TranscriptFailure` where it is none.
  public init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    let comments = lines.prefix { $0.hasPrefix("#") }
    lines = lines.dropFirst(comments.count)
    guard let call = lines.popFirst(), call.hasPrefix("$ ") else { throw TranscriptFailure.noCall }
    self.comments = comments.map(String.init)
    self.call = String(call)
    let words = try Self.words(call.dropFirst(2))
    guard let program = words.firstIndex(of: "askform"),
      words[..<program].allSatisfy({ $0.contains("=") })
    else { throw TranscriptFailure.noCall }
    environment = Dictionary(
      words[..<program].map { word in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }, uniquingKeysWith: { $1 })
    arguments = Array(words[(program + 1)...])
    let screen = lines.prefix { !$0.hasPrefix("? status ") && !$0.hasPrefix("--- ") }
    lines = lines.dropFirst(screen.count)
    parts = try Self.parts(screen.map { $0 + "\n" }.joined())
    var status = 0
    if let line = lines.first, line.hasPrefix("? status ") {
      guard let number = Int(line.dropFirst(9)) else { throw TranscriptFailure.noStatus }
      status = number
      lines.removeFirst()
    }
    self.status = status
    var files: [File] = []
    while let heading = lines.popFirst() {
      let content = lines.prefix { !$0.hasPrefix("--- ") }
      lines = lines.dropFirst(content.count)
      files.append(
        File(name: String(heading.dropFirst(4)), content: content.map { $0 + "\n" }.joined()))
    }
    self.files = files
  }

  private init(
    of other: Transcript, parts: [Part], status: Int, files: [File]
  ) {
    (comments, call) = (other.comments, other.call)
    (environment, arguments) = (other.environment, other.arguments)
    (self.parts, self.status, self.files) = (parts, status, files)
  }

  /// Cells in a line of the terminal.
  public var columns: Int { environment["COLUMNS"].flatMap { Int($0) } ?? 80 }

  /// The typed lines, in order.
  public var typed: [String] {
    parts.compactMap {
      switch $0 {
      case .shown: nil
      case .typed(let text), .secret(let text): text
      }
    }
  }

  /// What a person sees in the end, in lines as long as the terminal's, without blanks at line ends and
  /// without empty lines at the end.
  public var screen: String { Self.screen(of: parts.map(\.seen).joined(), columns: columns) }

  /// The same call with what came of it in another run.
  ///
  /// - Parameters:
  ///   - parts: the conversation.
  ///   - status: the exit code.
  ///   - files: what was written.
  /// - Returns: the transcript of that run.
  public func rerun(parts: [Part], status: Int, files: [File]) -> Transcript {
    var joined: [Part] = []
    for part in parts {
      if case .shown(let text) = part, case .shown(let before)? = joined.last {
        joined[joined.count - 1] = .shown(before + text)
      } else {
        joined.append(part)
      }
    }
    return Transcript(of: self, parts: joined, status: status, files: files)
  }

  /// The file's content.
  public var text: String {
    var text = comments.map { $0 + "\n" }.joined() + call + "\n"
    for part in parts {
      switch part {
      case .shown(let shown): text += shown
      case .typed(let typed): text += "«\(typed)»"
      case .secret(let secret): text += "⟪\(secret)⟫"
      }
    }
    if text.last != "\n" { text += "\n" }
    if status != 0 { text += "? status \(status)\n" }
    return text + files.map { "--- \($0.name)\n" + $0.content }.joined()
  }

  /// A screen's text without the `^D` that libedit shows for the key and plain lines do not.
  ///
  /// - Parameter screen: the text.
  /// - Returns: the text to be compared with `screen`.
  public static func withoutKeys(_ screen: String) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasSuffix("^D") else { return String(line) }
      return String(line.dropLast(2).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// What a terminal shows of text.
  static func screen(of text: String, columns: Int) -> String {
    var screen = Screen(columns: columns)
    screen.write(text.replacing("\n", with: "\r\n").utf8)
    return screen.text
  }

  private static func parts(_ screen: String) throws -> [Part] {
    var parts: [Part] = []
    var rest = screen[...]
    while let start = rest.firstIndex(where: { $0 == "«" || $0 == "⟪" }) {
      let closing: Character = rest[start] == "«" ? "»" : "⟫"
      guard let end = rest[start...].firstIndex(of: closing) else {
        throw TranscriptFailure.unpairedMark
      }
      if start > rest.startIndex { parts.append(.shown(String(rest[..<start]))) }
      let text = String(rest[rest.index(after: start)..<end])
      parts.append(closing == "»" ? .typed(text) : .secret(text))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.shown(String(rest))) }
    return parts
  }

  /// Splits a call as a shell does, with single quotes only.
  private static func words(_ call: Substring) throws -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in call {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default:
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw TranscriptFailure.unpairedMark }
    return words + (word.map { [$0] } ?? [])
  }
}

/// Why a file is no transcript, or what became of one that was played.
public enum TranscriptFailure: Error, Equatable {
  /// The first line after the comments is no `$ askform …`.
  case noCall
  /// The number after `? status` is none.
  case noStatus
  /// A `«`, `⟪` or quote has no partner.
  case unpairedMark
  /// It was recorded anew, which no run may pass by.
  case recorded(path: String)
}

internal import CUTF8Proc
internal import Wizard

/// A line that is being typed on a terminal without editing, and what has to be shown of it.
struct PlainLine {
  /// Whether the next character is taken as it is, even if it is a key.
  var takesNextLiterally = false

  private let isShown: Bool
  private let limit: Int
  private var scalars: [Unicode.Scalar] = []
  private var malformed: [Int] = []
  private var echo = ""

  /// Begins an empty line; what comes after `limit` bytes is dropped, and the line refused at its end.
  init(isShown: Bool, limit: Int) {
    self.isShown = isShown
    self.limit = limit
  }

  /// Whether nothing is typed.
  var isEmpty: Bool { scalars.isEmpty }

  /// The whole line as it stands on the screen.
  var shown: String { isShown ? Self.shown(scalars) : "" }

  /// What has to be written since the last call.
  mutating func takeEcho() -> String {
    defer { echo = "" }
    return echo
  }

  /// Adds a character.
  mutating func append(_ scalar: Unicode.Scalar) {
    takesNextLiterally = false
    guard scalars.count <= limit else { return }
    scalars.append(scalar)
    if isShown { echo += Self.shown([scalar]) }
  }

  /// Adds a sign for bytes that are no character.
  mutating func appendMalformed() {
    malformed.append(scalars.count)
    append("\u{FFFD}")
  }

  /// Takes the last cluster away: all that the eye sees as one character.
  mutating func eraseCluster() {
    guard !scalars.isEmpty else { return }
    // A control character is a cluster by itself, so only a short tail has to be looked at.
    let tail = scalars.suffix(64)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: tail)
    erase(String(text).last?.unicodeScalars.count ?? 1)
  }

  /// Takes the last word away, and the spaces after it.
  mutating func eraseWord() {
    let word = scalars.reversed().drop { $0 == " " }.drop { $0 != " " }
    erase(scalars.count - word.count)
  }

  /// Takes everything away.
  mutating func eraseAll() {
    erase(scalars.count)
  }

  /// The line as a reply, once Enter was typed.
  func reply() -> LineReply {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let line = String(text)
    if line.utf8.count > limit { return .refused(.tooLong(limit: limit)) }
    if let first = malformed.first {
      return .refused(.malformed(offset: scalars[..<first].reduce(0) { $0 + UTF8.width($1) }))
    }
    if let offset = line.utf8.firstIndex(of: 0) {
      return .refused(.zeroByte(offset: line.utf8.distance(from: line.startIndex, to: offset)))
    }
    return .line(line)
  }

  private mutating func erase(_ count: Int) {
    if isShown {
      let cells = Self.cells(Self.shown(scalars.suffix(count)))
      echo += String(repeating: "\u{8} \u{8}", count: cells)
    }
    scalars.removeLast(count)
    malformed.removeAll { $0 >= scalars.count }
  }

  /// A control character stands as `^X`, one of the upper set as `\x9B`: none reaches the terminal.
  private static func shown(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      switch scalar.value {
      case ..<0x20, 0x7F:
        text += "^"
        text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
      case 0x80...0x9F:
        text += "\\x" + String(scalar.value, radix: 16, uppercase: true)
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Int(utf8proc_charwidth(Int32(bitPattern: $1.value))) }
  }
}

internal import Wizard

/// A paste that the terminal marked: its line breaks are no Enter.
struct PastedText {
  /// What asks the terminal to mark pastes.
  static let markingOn = "\u{1B}[?2004h"
  /// What asks it to mark them no more.
  static let markingOff = "\u{1B}[?2004l"
  /// What begins a paste, behind Escape.
  static let beginning = Array("[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// The text, without the line end after its last line: that is left to the person, who sees the line.
  let text: String
  /// Whether bytes that are no text stand in it as U+FFFD.
  let isMalformed: Bool

  /// Takes a paste behind the mark that begins it.
  ///
  /// - Parameters:
  ///   - input: where it comes from.
  ///   - stop: hears of all else that comes; true ends the paste.
  /// - Returns: the text; nothing where it was ended.
  static func take(from input: TerminalInput, until stop: (TerminalEvent) -> Bool) -> PastedText? {
    var bytes: [UInt8] = []
    while !bytes.hasEnd(end) {
      let event = input.next()
      if case .byte(let byte) = event {
        bytes.append(byte)
      } else if stop(event) {
        return nil
      }
      if bytes.count > 2 * PlainReader.limit {
        bytes.removeSubrange(PlainReader.limit + 1..<bytes.count - 6)
      }
    }
    return PastedText(bytes.dropLast(end.count))
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    var text = String.UnicodeScalarView()
    var decoder = UTF8Decoder()
    var isMalformed = false
    var index = 0
    while index < bytes.count {
      switch decoder.take(bytes[index]) {
      case .scalar("\0"):
        isMalformed = true
        text.append("\u{FFFD}")
      case .scalar("\n") where text.last == "\n" && bytes[index - 1] == 0x0D:
        break
      case .scalar(let scalar):
        // Terminals send Enter's character for the line breaks of a paste.
        text.append(scalar == "\r" ? "\n" : scalar)
      case .more:
        break
      case .malformed(let again):
        isMalformed = true
        text.append("\u{FFFD}")
        if again { index -= 1 }
      }
      index += 1
    }
    if text.last == "\n" { text.removeLast() }
    self.text = String(text)
    self.isMalformed = isMalformed
  }
}

extension [UInt8] {
  /// Whether these are the last bytes.
  fileprivate func hasEnd(_ bytes: [UInt8]) -> Bool {
    count >= bytes.count && suffix(bytes.count).elementsEqual(bytes)
  }
}

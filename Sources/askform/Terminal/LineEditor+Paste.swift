internal import CEdit
internal import Wizard

/// Bracketed paste: the terminal says where a paste begins and ends, so its line breaks are no Enter.
extension LineEditor {
  private static let end = Array("\u{1B}[201~".utf8)

  /// Asks the terminal to mark pastes, or not to.
  func markPastes(_ isOn: Bool) {
    output.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// Binds the mark that begins a paste.
  func addPasteCommand() {
    let paste = Self.wide("askform-paste")
    cedit_add_command(handle, paste, Self.wide("take a paste")) { editor, _ in
      LineEditor.of(editor)?.takePaste() ?? UInt8(CC_ERROR)
    }
    cedit_bind(handle, Self.wide("\\e[200~"), paste)
  }

  /// Takes a paste up to its end and puts it in the line.
  func takePaste() -> UInt8 {
    var bytes: [UInt8] = []
    while !bytes.ends(with: Self.end) {
      switch input.next() {
      case .byte(let byte): bytes.append(byte)
      case .resumed: markPastes(true)
      case .resized: isResized = true
      case .endOfInput: outcome = .endOfInput
      case .interrupted(let signal): outcome = .interrupted(signal: signal)
      case .failed(let errno): outcome = .failed(errno: errno)
      }
      if outcome != nil { return UInt8(CC_EOF) }
      if bytes.count > 2 * PlainReader.limit {
        bytes.removeSubrange(PlainReader.limit + 1..<bytes.count - 6)
      }
    }
    bytes.removeLast(Self.end.count)
    insert(text(ofPaste: bytes))
    return UInt8(CC_REFRESH)
  }

  /// The line end after the last line is left to the person, who sees the line and types Enter.
  private func text(ofPaste bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var decoder = UTF8Decoder()
    var index = 0
    while index < bytes.count {
      switch decoder.take(bytes[index]) {
      case .scalar("\0"):
        sawMalformed = true
        text.append("\u{FFFD}")
      case .scalar("\n") where text.last == "\n" && bytes[index - 1] == 0x0D:
        break
      case .scalar(let scalar):
        // Terminals send Enter's character for the line breaks of a paste.
        text.append(scalar == "\r" ? "\n" : scalar)
      case .more:
        break
      case .malformed(let again):
        sawMalformed = true
        text.append("\u{FFFD}")
        if again { index -= 1 }
      }
      index += 1
    }
    if text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

extension [UInt8] {
  /// Whether these are the last bytes.
  fileprivate func ends(with bytes: [UInt8]) -> Bool {
    count >= bytes.count && suffix(bytes.count).elementsEqual(bytes)
  }
}

internal import CEdit
internal import Wizard

/// Bracketed paste: the terminal says where a paste begins and ends, so its line breaks are no Enter.
extension LineEditor {
  /// Asks the terminal to mark pastes, or not to.
  func markPastes(_ isOn: Bool) {
    output.write(isOn ? PastedText.markingOn : PastedText.markingOff)
  }

  /// Binds the mark that begins a paste.
  func addPasteCommand() {
    let paste = "askform-paste"
    cedit_add_command(handle, paste, "take a paste") { editor, _ in
      LineEditor.of(editor)?.takePaste() ?? UInt8(CC_ERROR)
    }
    cedit_bind(handle, "\\e[200~", paste)
  }

  /// Takes a paste up to its end and puts it in the line.
  func takePaste() -> UInt8 {
    let paste = PastedText.take(from: input) { event in
      switch event {
      case .byte: break
      case .resumed: markPastes(true)
      case .resized: isResized = true
      case .endOfInput: outcome = .endOfInput
      case .interrupted(let signal): outcome = .interrupted(signal: signal)
      case .failed(let errno): outcome = .failed(errno: errno)
      }
      return outcome != nil
    }
    guard let paste else { return UInt8(CC_EOF) }
    sawMalformed = sawMalformed || paste.isMalformed
    insert(paste.text)
    return UInt8(CC_REFRESH)
  }
}

internal import CEdit
internal import Glibc
internal import Wizard

/// Keys that mean something to the conversation and nothing to libedit.
extension LineEditor {
  /// The key that puts the present answer in the line: Ctrl-O.
  static let presentKey: UInt8 = 0x0F

  /// Binds Page Up, the key for the present answer, and the terminal's key for the end of input.
  func addKeyCommands() {
    let hasViKeys = cedit_has_vi_keys(handle) != 0
    let pageUp = "askform-page-up"
    cedit_add_command(handle, pageUp, "go back") { editor, _ in
      LineEditor.of(editor)?.outcome = .key(.pageUp)
      return UInt8(CC_EOF)
    }
    let present = "askform-present"
    cedit_add_command(handle, present, "insert the present answer") { editor, _ in
      LineEditor.of(editor)?.insertPresent() ?? UInt8(CC_ERROR)
    }
    let end = "askform-end-of-input"
    cedit_add_command(handle, end, "end the input, or delete") { editor, _ in
      LineEditor.of(editor)?.endInput() ?? UInt8(CC_ERROR)
    }
    cedit_bind(handle, "^O", present)
    if input.keys.endOfInput != 0 {
      bind(input.keys.endOfInput, to: end, alsoInCommands: hasViKeys)
    }
    // While vi keys insert, Escape has to act at once and can begin no sequence: see `takesSequence`.
    guard hasViKeys else {
      cedit_bind(handle, "\\e[5~", pageUp)
      return
    }
    cedit_bind_in_commands(handle, "^O", present)
    cedit_bind_in_commands(handle, "\\e[5~", pageUp)
    cedit_bind_in_commands(handle, "\\237", "askform-redraw")
  }

  /// Takes what a key or the terminal sent as one sequence, once its Escape is taken: Page Up, or a paste.
  ///
  /// libedit with vi keys acts on Escape before it looks at what follows; a sequence comes all at once.
  ///
  /// - Returns: whether it was one of these.
  func takesSequence() -> Bool {
    if input.waiting.starts(with: "[5~".utf8) {
      input.skip(3)
      outcome = .key(.pageUp)
      return true
    }
    guard input.waiting.starts(with: "[200~".utf8) else { return false }
    input.skip(5)
    _ = takePaste()
    return true
  }

  private func bind(_ key: UInt8, to command: String, alsoInCommands: Bool) {
    let digits = String(key, radix: 8)
    let octal = "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    cedit_bind(handle, octal, command)
    if alsoInCommands { cedit_bind_in_commands(handle, octal, command) }
  }

  private func insertPresent() -> UInt8 {
    guard !request.presentText.isEmpty else { return UInt8(CC_ERROR) }
    insert(request.presentText)
    return UInt8(CC_REFRESH)
  }

  /// What the key for the end of input does: on an empty line that, elsewhere it deletes what is under the cursor.
  ///
  /// libedit's own command writes the key on the screen.
  private func endInput() -> UInt8 {
    guard let line = el_wline(handle)?.pointee, line.lastchar != line.buffer else {
      outcome = .endOfInput
      return UInt8(CC_EOF)
    }
    guard line.cursor != line.lastchar else { return UInt8(CC_ERROR) }
    el_cursor(handle, 1)
    el_deletestr(handle, 1)
    return UInt8(CC_REFRESH)
  }
}

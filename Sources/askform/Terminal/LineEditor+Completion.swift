internal import CEdit
internal import Wizard

extension LineEditor {
  /// How many ways to go on are listed at most.
  private static let listed = 100

  /// Binds the keys that libedit leaves to the program.
  func addCommands() {
    let complete = "askform-complete"
    cedit_add_command(handle, complete, "complete what is typed") { editor, _ in
      LineEditor.of(editor)?.complete() ?? UInt8(CC_ERROR)
    }
    cedit_bind(handle, "^I", complete)
    let erase = "askform-erase"
    cedit_add_command(handle, erase, "delete a whole character") { editor, _ in
      LineEditor.of(editor)?.eraseCluster() ?? UInt8(CC_ERROR)
    }
    cedit_bind(handle, "^?", erase)
    cedit_bind(handle, "^H", erase)
    let redraw = "askform-redraw"
    cedit_add_command(handle, redraw, "draw the line anew") { _, _ in
      UInt8(CC_REFRESH)
    }
    cedit_bind(handle, "\\237", redraw)
    addKeyCommands()
  }

  /// Deletes all that the eye sees as one character, where libedit has it in several as well.
  private func eraseCluster() -> UInt8 {
    var cluster = ""
    var count = 0
    for character in textBeforeCursor.suffix(64).reversed() {
      let longer = screen.standIns.text([character]) + cluster
      if count > 0, longer.count > 1 { break }
      cluster = longer
      count += 1
    }
    guard count > 0 else { return UInt8(CC_ERROR) }
    el_deletestr(handle, Int32(count))
    return UInt8(CC_REFRESH)
  }

  /// Completes the text before the cursor as far as all ways agree; the next Tab lists them.
  private func complete() -> UInt8 {
    let length = textBeforeCursor.count
    let typed = screen.standIns.text(textBeforeCursor)
    let ways = request.completer?(typed) ?? []
    guard let common = Self.commonStart(ways.map(\.text)) else { return UInt8(CC_ERROR) }
    if common != typed, ways.count == 1 || common.utf8.count > typed.utf8.count {
      el_deletestr(handle, Int32(length))
      insert(common)
      lineAtTab = ways.count > 1 ? common : nil
      return UInt8(CC_REFRESH)
    }
    guard ways.count > 1 else { return UInt8(CC_NORM) }
    guard lineAtTab == typed else {
      lineAtTab = typed
      return UInt8(CC_REFRESH_BEEP)
    }
    list(ways)
    return UInt8(CC_NORM)
  }

  private func list(_ ways: [LineCompletion]) {
    var text = "\n" + ways.prefix(Self.listed).map { "  " + $0.label + "\n" }.joined()
    if ways.count > Self.listed { text += "  … (\(ways.count - Self.listed) more)\n" }
    output.write(text)
    cedit_refresh(handle)
  }

  private static func commonStart(_ texts: [String]) -> String? {
    guard var common = texts.first else { return nil }
    for text in texts.dropFirst() {
      common = String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}

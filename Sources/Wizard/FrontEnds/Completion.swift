/// What Tab can make of what is typed.
enum Completion {
  /// The candidates that go on from a text, without regard to case; in a list, from behind its last comma.
  static func ways(to typed: String, among candidates: [String]) -> [LineCompletion] {
    let comma = typed.lastIndex(of: ",")
    let head = comma.map { String(typed[...$0]) + " " } ?? ""
    let tail = comma.map { String(typed[typed.index(after: $0)...]).trimmed } ?? typed
    let wanted = TextFolding.fold(tail, ignoringCase: true, ignoringMarks: true)
    return candidates.filter { candidate in
      TextFolding.fold(candidate, ignoringCase: true, ignoringMarks: true).utf8
        .starts(with: wanted.utf8)
    }.map { LineCompletion(head + $0, label: TerminalText.visible($0)) }
  }

  /// The paths that go on from a text; the list shows their last names.
  static func ways(to typed: String, by completer: (String) -> [String]) -> [LineCompletion] {
    let head = typed.lastIndex(of: "/").map { typed[...$0].count } ?? 0
    return completer(typed).map {
      LineCompletion($0, label: TerminalText.visible(String($0.dropFirst(head))))
    }
  }

  /// The commands that go on from a text, or the tags that go on from what stands behind one.
  ///
  /// - Parameters:
  ///   - typed: what is typed.
  ///   - tags: the tags of the form.
  /// - Returns: the ways; nothing where the text begins no command.
  static func ways(toCommand typed: String, tags: [String]) -> [LineCompletion]? {
    guard typed.hasPrefix(":"), typed.utf8.count == 1 || ConversationInput.isCommand(typed) else {
      return nil
    }
    guard let blank = typed.firstIndex(of: " ") else {
      return CommandName.allCases.filter { $0.typed.hasPrefix(typed.lowercased()) }.map {
        LineCompletion($0.typed + ($0.entry.takes == .nothing ? "" : " "), label: $0.typed)
      }
    }
    let head = typed[...blank]
    guard case .command(let command) = ConversationCommand.read(head + "x"),
      [.row, .optionalRow].contains(command.name.entry.takes)
    else { return [] }
    return ways(to: String(typed[typed.index(after: blank)...]), among: tags).map {
      LineCompletion(head + $0.text, label: $0.label)
    }
  }
}

extension Conversation {
  /// The present answer of a row as it can be typed in its line; nothing where there is none, or it is a secret.
  func presentText(of row: Int) -> String? {
    let compiled = session.row(row)
    let value = session.value(of: row)
    if compiled.isSecret || compiled.action != nil || value.isNull || value == .list([]) {
      return nil
    }
    let typed = session.typedValue(of: row)
    return typed.isEmpty ? nil : ConversationInput.line(for: typed)
  }

  /// What Enter takes, with a word for what it is, for the ear.
  func spoken(present shown: String, of row: Int) -> String {
    let word: Word = session.isAnswered(row) ? .spokenPresent : .spokenDefault
    return words(word, ["value": shown])
  }

  /// Has the console keep the text of an answer for later runs, unless it is none or a secret.
  mutating func remember(_ text: String, of row: Int) {
    let compiled = session.row(row)
    if compiled.isSecret || compiled.type.isMultiline || text.trimmed.isEmpty { return }
    if let line = ConversationInput.line(for: text) { console.remember(line, for: compiled.tag) }
  }
}

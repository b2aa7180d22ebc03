extension Session {
  /// Runs a button.
  ///
  /// - Parameter row: the button's row.
  /// - Returns: whether it led anywhere; not where there is no question before, or the row it leads to
  ///   cannot be asked now.
  public mutating func press(_ row: Int) -> Bool {
    switch state.compiled(row).action {
    case .submit:
      isSubmitted = true
      passOver(row)
      for other in orderedRows { refresh(other) }
      prepare()
      return true
    case .back:
      let isLed = back()
      passOver(row)
      return isLed
    case .goTo(let target):
      passOver(row)
      return goTo(state.inItem(of: row).placed(target))
    case .run: return runCommand(ofButton: row) == nil
    case nil: return false
    }
  }

  /// Goes on behind a button without running it.
  ///
  /// - Parameter row: the button's row.
  public mutating func passOver(_ row: Int) {
    settled[row] = true
    asked[row] = true
    if focus == row { focus = nil }
    refresh(row)
    prepare()
  }

  /// Takes a reply at a button: Enter runs it, anything else is refused.
  mutating func reply(
    _ text: String, toButton row: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    do throws(Refusal) {
      let line = text.trimmed
      if !line.isEmpty {
        _ = try state.compiled(row).type.value(of: line, in: readingContext(for: row))
      }
      _ = press(row)
      return .accepted(echo: nil)
    } catch {
      return .refused(refused(error, row: row, text: text, from: source))
    }
  }
}

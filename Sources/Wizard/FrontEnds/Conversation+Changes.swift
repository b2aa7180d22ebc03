extension Conversation {
  /// Has the program do what it wants to do about the changes since the last time.
  mutating func answerChanges() {
    guard let onChange else { return }
    let form = session.form
    // A program whose answers change each other for ever is not waited for.
    for _ in 0..<100 {
      let changes = session.takeChanges()
      if changes.isEmpty { break }
      for change in changes { onChange(change, &session) }
    }
    if session.form !== form { follow(from: form) }
  }

  /// Goes on in a form that has other rows: what is printed stays printed.
  private mutating func follow(from form: CompiledForm) {
    let seen = Set(form.rows.prefix(printed).map(\.tag))
    let last = session.form.rows.lastIndex { seen.contains($0.tag) }
    printed = last.map { $0 + 1 } ?? 0
    heading = last.map { session.form.rows[$0].section }
    leftSections = []
    startingText = nil
    refusedText = nil
    askedItem = nil
    listing = nil
    ledTo = nil
  }
}

/// Writes the answers of a walk as a file that `-a` reads: all but secrets, with what was left to defaults.
public enum SavedAnswersWriter {
  /// Whether a file is one that this writes.
  ///
  /// - Parameter bytes: the whole file.
  /// - Returns: whether it is marked as saved answers.
  public static func wrote(_ bytes: [UInt8]) -> Bool {
    guard let document = try? Document.read(bytes, name: "", dialect: .strict),
      case .object(let members) = document.root.content
    else { return false }
    return members.contains { $0.key == SavedAnswers.mark }
  }

  /// Writes the answers as they stand.
  ///
  /// - Parameters:
  ///   - session: the walk.
  ///   - form: what a person calls the form.
  ///   - isFinished: whether it is at its end, so that defaults that nobody was asked about count too.
  /// - Returns: JSON in UTF-8, with a line break at its end.
  public static func bytes(of session: Session, form: String, isFinished: Bool) -> [UInt8] {
    var answers: [OutputNode.Member] = []
    var parts = KeptParts()
    for (row, compiled) in session.form.rows.enumerated() {
      switch session.savedAnswer(of: row, isFinished: isFinished, noting: &parts) {
      case .given(let value)?:
        answers.append(.init(key: compiled.tag, value: OutputNode(value)))
      case .byDefault(let value)?:
        // No value as an answer would stop the default, and no value was what the default is.
        if value != .null { answers.append(.init(key: compiled.tag, value: OutputNode(value))) }
        parts.defaults.append(compiled.tag)
      case .skipped? where compiled.emptyValue != .null:
        // An empty list that was given is in the result, and one that was not given may not be.
        parts.skipped.append(compiled.tag)
      case .skipped?: answers.append(.init(key: compiled.tag, value: .null))
      case nil: break
      }
    }
    // The names of defaults are there also where there are none.
    let others = parts.members.filter { $0.key != SavedAnswers.defaults }
    return JSONFormat().bytes(
      of: .object(
        [
          .init(key: SavedAnswers.mark, value: .number(digits: SavedAnswers.version)),
          .init(key: SavedAnswers.form, value: .string(form)),
          .init(key: SavedAnswers.answers, value: .object(answers)),
          .init(key: SavedAnswers.defaults, value: .array(parts.defaults.map { .string($0) })),
        ] + others))
  }
}

extension KeptParts {
  /// The parts that there are, as a file names them.
  var members: [OutputNode.Member] {
    let lists = [
      (SavedAnswers.defaults, defaults), (SavedAnswers.skipped, skipped),
      (SavedAnswers.unfinished, unfinished),
    ]
    return lists.filter { !$0.1.isEmpty }.map { name, tags in
      OutputNode.Member(key: name, value: .array(tags.map { .string($0) }))
    }
  }
}

/// Answers whose names have the place of an item in them, such as `guests[1].name`: of one file, or of options
/// that follow each other.
///
/// They are given in the order of their places, whatever order they came in, so that only what is missing is
/// a gap.
struct FlatAnswers {
  /// What is given: a value of a file, or a text.
  enum Content {
    case node(Node)
    case text(String)
  }

  private var answers:
    [(name: ItemName, content: Content, value: AnswerSource, place: AnswerSource)] =
      []

  /// Whether there is none.
  var isEmpty: Bool { answers.isEmpty }

  /// The names of the lists.
  var lists: Set<String> { Set(answers.map(\.name.list)) }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - content: what is given.
  ///   - value: where it stands.
  ///   - place: where its name stands.
  mutating func add(
    _ name: ItemName, _ content: Content, at value: AnswerSource, named place: AnswerSource
  ) {
    answers.append((name, content, value, place))
  }

  /// Gives all answers to a session that has not started.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - isOnce: whether no row may be answered twice among these.
  /// - Returns: what is wrong with the names.
  func give(to session: inout Session, once isOnce: Bool) -> [Problem] {
    let ordered = answers.enumerated().sorted { one, two in
      if one.element.name.isBefore(two.element.name) { return true }
      return !two.element.name.isBefore(one.element.name) && one.offset < two.offset
    }
    var problems: [Problem] = []
    var seen: [Int: Int] = [:]
    var broken: Set<Int> = []
    let language = session.form.language
    for (_, answer) in ordered {
      switch session.target(of: answer.name, from: answer.value) {
      case .refused: continue
      case .gap(let item, let list):
        // Names behind a gap leave it as well.
        guard broken.insert(list).inserted else { continue }
        problems.append(
          Problem(
            tag: answer.name.text, rule: .unknown,
            message: Message(.missingItem, ["item": item]).text(in: language),
            source: answer.place))
      case .unknown(let name, let near):
        problems.append(
          Problem(
            tag: name, rule: .unknown, message: Message(.unknownTag).text(in: language),
            suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: language) },
            source: answer.place))
      case .item(let item):
        problems += give(answer.content, toItem: item, at: answer.value, in: &session)
      case .rows(let rows):
        for row in rows {
          let line = answer.place.position?.line ?? 1
          if isOnce, let earlier = seen.updateValue(line, forKey: row) {
            problems.append(
              Problem(
                tag: session.tag(of: row), rule: .duplicate,
                message: session.duplicateReason(of: row, line: earlier), source: answer.place))
            continue
          }
          switch answer.content {
          case .node(let node): problems += session.give(node, to: row, from: answer.value)
          case .text(let text): problems += session.give(text, to: row, from: answer.value)
          }
        }
      }
    }
    return problems
  }

  private func give(
    _ content: Content, toItem item: Int, at value: AnswerSource, in session: inout Session
  ) -> [Problem] {
    switch content {
    case .node(let node): return session.give(node, toItem: item, from: value)
    case .text(let text):
      if let list = session.list(of: item), session.hasSingleValues(list) {
        return session.give(text, to: item, from: value)
      }
      let source = SourceText(name: "-s", text: text)
      let document = try? JSONReader.read(source, dialect: .strict)
      let node = document?.root ?? Node(.string(text), offset: 0, end: 0)
      return session.give(node, toItem: item, from: value)
    }
  }
}

extension Session {
  /// Takes answers of options, in their order, before the walk starts.
  ///
  /// - Parameters:
  ///   - answers: the names and texts.
  ///   - source: where they were given.
  /// - Returns: what is wrong with the names.
  public mutating func give(
    _ answers: [(name: String, text: String)], from source: AnswerSource
  ) -> [Problem] {
    var problems: [Problem] = []
    var flat = FlatAnswers()
    for answer in answers {
      // A key may be written like the name of an answer in a list.
      let rows = form.rows(named: answer.name)
      if rows.isEmpty, let name = ItemName(answer.name) {
        flat.add(name, .text(answer.text), at: source, named: source)
        continue
      }
      problems += flat.give(to: &self, once: false)
      flat = FlatAnswers()
      if rows.isEmpty { problems.append(unknown(answer.name, from: source)) }
      for row in rows { problems += give(answer.text, to: row, from: source) }
    }
    return problems + flat.give(to: &self, once: false)
  }

  private func unknown(_ tag: String, from source: AnswerSource) -> Problem {
    let near = NearestName.suggestion(for: tag, among: form.tags.tags + form.keys.keys.sorted())
    return Problem(
      tag: tag, rule: .unknown, message: Message(.unknownTag).text(in: form.language),
      suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
      source: source)
  }
}

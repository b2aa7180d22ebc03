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

  /// An answer, with where it and its name stand.
  typealias Answer = (
    name: ItemName, content: Content, value: AnswerSource, place: AnswerSource
  )

  private var answers: [Answer] = []
  /// The rows of the form that were answered, or in whose items rows were.
  private(set) var answered: Set<Int> = []
  /// How often all lines of a file were looked for.
  private(set) var textsRead = 0

  /// Whether there is none.
  var isEmpty: Bool { answers.isEmpty }

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
  mutating func give(to session: inout Session, once isOnce: Bool) -> [Problem] {
    let ordered = answers.enumerated().sorted { one, two in
      if one.element.name.isBefore(two.element.name) { return true }
      return !two.element.name.isBefore(one.element.name) && one.offset < two.offset
    }
    var giving = FlatGiving(isOnce: isOnce)
    for (_, answer) in ordered { giving.give(answer, to: &session) }
    giving.giveChoices(to: &session)
    answered = Set(giving.answered.map { session.formRow(of: $0) })
    textsRead = giving.textsRead
    return giving.problems
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

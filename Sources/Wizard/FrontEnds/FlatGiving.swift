/// Gives answers whose names have places in them to a session, in the order of these places.
struct FlatGiving {
  /// The values of a choice of several, gathered until all are known.
  private struct Choice {
    var values: [Node]
    /// By place: where the value was named.
    var names: [Int: AnswerSource] = [:]
    /// Where the first of the values stands.
    let source: AnswerSource
  }

  /// Whether no row may be answered twice.
  let isOnce: Bool
  /// What is wrong with the names.
  private(set) var problems: [Problem] = []
  /// The rows that were answered.
  private(set) var answered: Set<Int> = []
  /// How often the lines of a file were looked for, which takes time in proportion to all of it.
  private(set) var textsRead = 0
  /// By row: where it was named.
  private var names: [Int: AnswerSource] = [:]
  /// By row that is no list of items: its values.
  private var choices: [Int: Choice] = [:]
  /// The lists whose names leave a gap.
  private var broken: Set<Int> = []
  /// The lines of the file; looked for once, when something was answered twice.
  private var positions: SourcePositions?

  /// Prepares to give answers.
  init(isOnce: Bool) { self.isOnce = isOnce }

  /// Gives an answer; those before it in its list must have been given.
  mutating func give(_ answer: FlatAnswers.Answer, to session: inout Session) {
    let language = session.form.language
    switch session.target(of: answer.name, from: answer.value) {
    case .refused: return
    case .gap(let item, let list): reportGap(item, in: list, answer, language)
    case .unknown(let name, let near):
      problems.append(
        Problem(
          tag: name, rule: .unknown, message: Message(.unknownTag).text(in: language),
          suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: language) },
          source: answer.place))
    case .item(let item):
      answered.insert(item)
      problems += give(answer.content, toItem: item, at: answer.value, in: &session)
    case .rows(let rows):
      for row in rows { give(answer, toRow: row, of: &session) }
    case .values(let rows, let place):
      for row in rows { gather(answer, at: place, of: row, in: session) }
    }
  }

  /// Gives the choices of several values that were gathered.
  mutating func giveChoices(to session: inout Session) {
    for (row, choice) in choices.sorted(by: { $0.key < $1.key }) where !broken.contains(row) {
      answered.insert(row)
      let first = choice.values.first
      let node = Node(
        .array(choice.values), offset: first?.offset ?? 0, end: choice.values.last?.end ?? 0)
      problems += session.give(node, to: row, from: choice.source)
    }
  }

  private mutating func give(
    _ answer: FlatAnswers.Answer, toRow row: Int, of session: inout Session
  ) {
    if isOnce, let earlier = names.updateValue(answer.place, forKey: row) {
      reportTwice(session.tag(of: row), row, earlier, answer, in: session)
      return
    }
    answered.insert(row)
    switch answer.content {
    case .node(let node): problems += session.give(node, to: row, from: answer.value)
    case .text(let text): problems += session.give(text, to: row, from: answer.value)
    }
  }

  /// Keeps one of several values that were chosen; the others are those that the row was given before.
  private mutating func gather(
    _ answer: FlatAnswers.Answer, at place: Int, of row: Int, in session: Session
  ) {
    var choice =
      choices.removeValue(forKey: row)
      ?? Choice(values: session.givenValues(of: row), source: answer.value)
    defer { choices[row] = choice }
    let tag = session.tag(of: row)
    guard place <= choice.values.count else {
      return reportGap(
        "\(tag)[\(choice.values.count)]", in: row, answer, session.form.language)
    }
    if isOnce, let earlier = choice.names.updateValue(answer.place, forKey: place) {
      return reportTwice("\(tag)[\(place)]", row, earlier, answer, in: session)
    }
    let node =
      switch answer.content {
      case .node(let node): node
      case .text(let text): Node(.string(text), offset: 0, end: 0)
      }
    if place < choice.values.count {
      choice.values[place] = node
    } else {
      choice.values.append(node)
    }
  }

  private mutating func reportGap(
    _ item: String, in list: Int, _ answer: FlatAnswers.Answer, _ language: Language
  ) {
    // Names behind a gap leave it as well.
    guard broken.insert(list).inserted else { return }
    problems.append(
      Problem(
        tag: answer.name.text, rule: .unknown,
        message: Message(.missingItem, ["item": item]).text(in: language), source: answer.place))
  }

  private mutating func reportTwice(
    _ tag: String, _ row: Int, _ earlier: AnswerSource, _ answer: FlatAnswers.Answer,
    in session: Session
  ) {
    problems.append(
      Problem(
        tag: tag, rule: .duplicate,
        message: session.duplicateReason(of: row, line: line(of: earlier)), source: answer.place))
  }

  /// The line that a name of the file stands in; the first one of what is no file.
  private mutating func line(of place: AnswerSource) -> Int {
    guard case .file(let source, let offset, _) = place else { return 1 }
    if positions == nil { textsRead += 1 }
    let lines = positions ?? SourcePositions(source)
    positions = lines
    return lines.line(of: offset)
  }

  private func give(
    _ content: FlatAnswers.Content, toItem item: Int, at value: AnswerSource,
    in session: inout Session
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
  /// The values that a row of several was given; none where the answer was refused.
  fileprivate func givenValues(of row: Int) -> [Node] {
    (state.given[row]?.value.listElements ?? []).map { Node($0) }
  }
}

extension OptionList {
  /// Finds the option that a text names (DESIGN §3.2): exact value, exact title, number, unique prefix.
  ///
  /// - Parameters:
  ///   - text: the text, trimmed.
  ///   - context: where it comes from, and the rows that options depend on.
  /// - Returns: the option's index; nothing where the text names none.
  /// - Throws: that the text fits several options, or one that is not available now.
  func index(named text: String, in context: ReadingContext) throws(Refusal) -> Int? {
    if let exact = try exactIndex(of: text, in: context) { return try available(exact, context) }
    if let numbered = number(text, in: context) { return try available(numbered, context) }
    return try prefixIndex(of: text, among: shownIndices(in: context), context)
  }

  /// Finds the option whose value or title is exactly a text; of values that read alike, text wins.
  func exactIndex(of text: String, in context: ReadingContext) throws(Refusal) -> Int? {
    if let best = valueIndex(of: text, in: context) { return best }
    guard hasTitles else { return nil }
    let titles = options.indices.filter { index in
      options[index].title.map { $0.text == text } ?? false
    }
    let shown = titles.filter { isShown($0, in: context) }
    if shown.count > 1 { throw ambiguous(text, shown) }
    return shown.first ?? titles.first
  }

  /// Finds the option whose value reads as a text; most often it is the only one, and no list is made.
  private func valueIndex(of text: String, in context: ReadingContext) -> Int? {
    guard let first = options.firstIndex(where: { $0.text == text }) else { return nil }
    let others = options[(first + 1)...]
    guard let second = others.firstIndex(where: { $0.text == text }) else { return first }
    let more = others[(second + 1)...].indices.filter { options[$0].text == text }
    return preferred([first, second] + more, in: context)
  }

  private func preferred(_ indices: [Int], in context: ReadingContext) -> Int? {
    let shown = indices.filter { isShown($0, in: context) }
    let candidates = shown.isEmpty ? indices : shown
    let strings = candidates.first { if case .string = options[$0].value { true } else { false } }
    return strings ?? candidates.first
  }

  private func prefixIndex(
    of text: String, among shown: [Int], _ context: ReadingContext
  ) throws(Refusal) -> Int? {
    let wanted = TextFolding.fold(text, ignoringCase: true, ignoringMarks: true)
    guard !wanted.isEmpty else { return nil }
    var whole: [Int] = []
    var prefixes: [Int] = []
    for index in shown {
      let names = [options[index].text, options[index].title?.text].compactMap(\.self)
        .map { TextFolding.fold($0, ignoringCase: true, ignoringMarks: true) }
      if names.contains(wanted) { whole.append(index) }
      if names.contains(where: { $0.utf8.starts(with: wanted.utf8) }) { prefixes.append(index) }
    }
    let found = whole.isEmpty ? prefixes : whole
    let areAlike = found.allSatisfy { options[$0].text == options[found[0]].text }
    if areAlike, let best = preferred(found, in: context) { return try available(best, context) }
    if found.count > 1 { throw ambiguous(text, found) }
    return try found.first.map { index throws(Refusal) in try available(index, context) }
  }

  /// The options that are shown now.
  func shownIndices(in context: ReadingContext) -> [Int] {
    options.indices.filter { isShown($0, in: context) }
  }

  /// Whether an option is there now; one whose predicate fails is.
  private func isShown(_ index: Int, in context: ReadingContext) -> Bool {
    if case .constant(let isHidden) = options[index].hidden { return !isHidden }
    guard let rows = context.rows else { return true }
    return (try? options[index].hidden.holds(in: rows)) != true
  }

  /// The option itself, if it can be chosen now.
  func available(_ index: Int, _ context: ReadingContext) throws(Refusal) -> Int {
    if !context.takesUnavailable, let refusal = unavailability(of: index, in: context.rows) {
      throw refusal
    }
    return index
  }

  /// Why an option cannot be chosen now; nothing where it can.
  ///
  /// - Parameters:
  ///   - index: the option.
  ///   - rows: the rows that decide; nothing while the form is compiled.
  /// - Returns: the refusal; nothing where the option can be chosen.
  func unavailability(of index: Int, in rows: (any EvaluationContext)?) -> Refusal? {
    let option = options[index]
    return unavailability(of: option, by: option.hidden, .optionHidden, in: rows)
      ?? unavailability(of: option, by: option.disabled, .optionDisabled, in: rows)
  }

  private func unavailability(
    of option: Option, by condition: Condition, _ word: Word, in rows: (any EvaluationContext)?
  ) -> Refusal? {
    if case .constant(false) = condition { return nil }
    var arguments = ["option": option.shown.quotedForMessage]
    guard let expression = condition.expression else {
      let constant: Word = word == .optionHidden ? .optionNotThere : .optionAlwaysDisabled
      return Refusal(.options, Message(constant, arguments))
    }
    guard let rows, (try? condition.holds(in: rows)) == true else { return nil }
    arguments["predicate"] = expression.text
    let isWhen = if case .unless = condition { true } else { false }
    let spoken: Word = word == .optionHidden && isWhen ? .optionNotWhen : word
    return Refusal(
      .options, Message(spoken, arguments), dependsOnOthers: true, predicate: expression)
  }

  /// That a text names none of the options.
  func unknown(_ text: String, in context: ReadingContext) -> Refusal {
    Refusal(
      .options, Message(.noSuchOption, ["given": text.quotedForMessage]),
      accepted: accepted(in: context))
  }

  /// The values that are accepted now, cut after 20.
  func accepted(in context: ReadingContext) -> Message {
    let values = choosableIndices(in: context).map { TerminalText.visible(options[$0].text) }
    return values.isEmpty ? Message(.noOptionNow) : Message(.oneOf, ["options": listed(values)])
  }

  private func listed(_ names: [String]) -> String {
    let more = names.count > 20 ? ", … (\(names.count) in all)" : ""
    return names.prefix(20).joined(separator: ", ") + more
  }

  private func ambiguous(_ text: String, _ indices: [Int]) -> Refusal {
    let fitting = indices.map { index in
      let option = options[index]
      let title = option.title.map { " (\($0.text))" } ?? ""
      return TerminalText.visible(option.text + title)
    }
    let arguments = [
      "given": text.quotedForMessage, "options": listed(fitting),
    ]
    return Refusal(.options, Message(.ambiguousOption, arguments))
  }

  /// Finds the option that a value of an answer file means.
  ///
  /// - Parameters:
  ///   - node: the value; a number or a boolean only matches a value of the same type and amount.
  ///   - context: where it comes from, and the rows that options depend on.
  /// - Returns: the option's index; nothing where the value means none.
  /// - Throws: that it is none of the options, fits several, or cannot be chosen now.
  func index(of node: Node, in context: ReadingContext) throws(Refusal) -> Int? {
    switch node.content {
    case .plain(let text):
      if let index = index(ofTyped: node) { return try available(index, context) }
      return try index(named: text.trimmed, in: context)
    case .string(let text): return try index(named: text.trimmed, in: context)
    case .number, .boolean:
      guard let index = index(ofTyped: node) else { return nil }
      return try available(index, context)
    case .null, .array, .object: return nil
    }
  }

  /// The option whose value is a number of the same amount as a scalar, or the same boolean.
  func index(ofTyped node: Node) -> Int? {
    guard let value = node.scalarValue else { return nil }
    return options.firstIndex { option in
      switch (option.value, value) {
      case (.number(let left), .number(let right)): left.isNumericallyEqual(to: right)
      case (.boolean(let left), .boolean(let right)): left == right
      default: false
      }
    }
  }
}

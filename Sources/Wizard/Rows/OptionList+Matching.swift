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
    let titles = indices(ofTitle: text, in: context)
    let shown = titles.count > 1 ? titles.filter { isShown($0, in: context) } : titles
    if shown.count > 1 { throw ambiguous(text, shown, context) }
    return shown.first ?? titles.first
  }

  /// Finds the option whose value reads as a text; most often it is the only one.
  private func valueIndex(of text: String, in context: ReadingContext) -> Int? {
    onlyIndex(ofText: text) ?? preferred(indices(ofText: text), in: context)
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
      let names = [options[index].text, title(of: index, in: context)].compactMap(\.self)
        .map { TextFolding.fold($0, ignoringCase: true, ignoringMarks: true) }
      if names.contains(wanted) { whole.append(index) }
      if names.contains(where: { $0.utf8.starts(with: wanted.utf8) }) { prefixes.append(index) }
    }
    let found = whole.isEmpty ? prefixes : whole
    let areAlike = found.allSatisfy { options[$0].text == options[found[0]].text }
    if areAlike, let best = preferred(found, in: context) { return try available(best, context) }
    if found.count > 1 { throw ambiguous(text, found, context) }
    return try found.first.map { index throws(Refusal) in try available(index, context) }
  }

  /// That a text names none of the options.
  func unknown(_ text: String, in context: ReadingContext) -> Refusal {
    Refusal(
      .options, Message(.noSuchOption, ["given": text.quotedForMessage]),
      accepted: accepted(in: context))
  }

  /// The values that are accepted now, cut after 20.
  func accepted(in context: ReadingContext) -> Message {
    let values = choosableIndices(in: context)
    if values.isEmpty { return Message(.noOptionNow) }
    return Message(.oneOf, ["options": listed(values) { options[$0].text }])
  }

  /// The values that can be chosen now, cut after 20.
  func choices(in context: ReadingContext) -> Message {
    .verbatim(listed(choosableIndices(in: context)) { options[$0].text })
  }

  private func listed(_ indices: [Int], by name: (Int) -> String) -> String {
    let more = indices.count > 20 ? ", … (\(indices.count) in all)" : ""
    let names = indices.prefix(20).map { TerminalText.visible(name($0)) }
    return names.joined(separator: ", ") + more
  }

  private func ambiguous(_ text: String, _ indices: [Int], _ context: ReadingContext) -> Refusal {
    let fitting = listed(indices) { index in
      let text = options[index].text
      guard let title = title(of: index, in: context), title != text else { return text }
      return "\(text) (\(title))"
    }
    return Refusal(
      .options, Message(.ambiguousOption, ["given": text.quotedForMessage, "options": fitting]))
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
    if case .string = value { return nil }
    return index(of: value)
  }
}

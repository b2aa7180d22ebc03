extension Session {
  /// The options of a selector that are shown now, as indices of its list.
  public func shownOptions(of row: Int) -> [Int] {
    state.compiled(row).type.optionList?.shownIndices(in: readingContext(for: row)) ?? []
  }

  /// A row's value in words, as its type shows it.
  public func shownValue(of row: Int) -> String {
    if form.templates.isEmpty || !isList(row) { return state.shown(state.values[row], of: row) }
    let items = items(of: row)
    if items.isEmpty { return state.shown(state.values[row], of: row) }
    let isSingle = hasSingleValues(row)
    return items.map { shownItem($0) }.joined(separator: isSingle ? ", " : "; ")
  }

  /// An item in words: the values of its rows as their types show them; never secrets.
  public func shownItem(_ item: Int) -> String {
    let values = rows(ofItem: item).compactMap { row -> String? in
      let value = state.values[row]
      if state.isHidden(row) || value.isNull || value == .list([]) { return nil }
      if state.heir(of: row) != nil { return nil }
      return self.row(row).isSecret
        ? Message(.secretWord).text(in: form.language) : shownValue(of: row)
    }
    return values.isEmpty
      ? Message(.noValue).text(in: form.language) : values.joined(separator: ", ")
  }

  /// The number of an item, from 1, of a list of values; nothing for other rows.
  func number(ofValue row: Int) -> Int? {
    guard row >= form.rowCount, let list = state.list(of: row), hasSingleValues(list) else {
      return nil
    }
    if let place = state.lists[list]?.draftPlace, isNewItem(row) { return place + 1 }
    let place = state.place(ofItem: row)
    return (place < 0 ? items(of: list).count : place) + 1
  }

  /// A row's value as it could be typed again.
  public func typedValue(of row: Int) -> String {
    state.compiled(row).type.typed(state.values[row], in: readingContext(for: row))
  }

  /// Whether an option of a list is shown and cannot be chosen.
  func isUnavailable(_ option: Int, of list: OptionList) -> Bool {
    list.unavailability(of: option, in: state) != nil
  }

  /// What the person sees of an option.
  func shown(_ option: Int, of list: OptionList) -> String {
    list.options[option].shown(in: state)
  }

  /// Whether the title of an option is another's too, so that only its value tells it from that one.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - list: the list it belongs to.
  ///   - options: the options that are shown.
  /// - Returns: whether one of these has the same title.
  func sharesTitle(_ option: Int, of list: OptionList, among options: [Int]) -> Bool {
    guard list.options[option].title != nil else { return false }
    let context = ReadingContext(origin: .line, clock: form.clock, rows: state)
    let twins = list.indices(ofTitle: shown(option, of: list), in: context)
    return twins.count > 1 && twins.contains { $0 != option && options.contains($0) }
  }

  /// Those of some options that have a text in their value or title, without regard to case and accents.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - options: the options that are looked at.
  ///   - list: the list they belong to.
  /// - Returns: places in `options`.
  func places(with text: String, among options: [Int], of list: OptionList) -> [Int] {
    let wanted = TextFolding.fold(text, ignoringCase: true, ignoringMarks: true)
    if wanted.isEmpty { return Array(options.indices) }
    return options.indices.filter { place in
      let option = list.options[options[place]]
      return option.text.hasFolded(wanted)
        || option.title != nil && option.shown(in: state).hasFolded(wanted)
    }
  }
}

extension String {
  /// Whether a folded text stands somewhere in the text.
  fileprivate func hasFolded(_ wanted: String) -> Bool {
    let folded = TextFolding.fold(self, ignoringCase: true, ignoringMarks: true)
    return Array(folded.utf8).hasPart(Array(wanted.utf8))
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    return (0...(count - part.count)).contains { start in
      self[start] == first && self[start..<(start + part.count)].elementsEqual(part)
    }
  }
}

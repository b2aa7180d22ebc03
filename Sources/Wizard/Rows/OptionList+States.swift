extension OptionList {
  /// The options that are shown now; of `from` in the order of the other row's choices.
  func shownIndices(in context: ReadingContext) -> [Int] {
    guard let source, let rows = context.rows else {
      return options.indices.filter { !isHidden($0, in: context) }
    }
    return source.offered(of: self, in: rows).filter { !isHidden($0, in: context) }
  }

  /// The options that can be chosen now.
  func choosableIndices(in context: ReadingContext) -> [Int] {
    shownIndices(in: context).filter { refusal(byStateOf: options[$0], in: context.rows) == nil }
  }

  /// Whether an option is there now; one whose predicate fails is.
  func isShown(_ index: Int, in context: ReadingContext) -> Bool {
    if let source, let rows = context.rows, !source.offers(index, of: self, in: rows) {
      return false
    }
    return !isHidden(index, in: context)
  }

  private func isHidden(_ index: Int, in context: ReadingContext) -> Bool {
    if case .constant(let isHidden) = options[index].hidden { return isHidden }
    guard let rows = context.rows else { return false }
    return (try? options[index].hidden.holds(in: rows)) == true
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
    if let source, let rows, !source.offers(index, of: self, in: rows) {
      return source.refusal(of: index, of: self, in: rows)
    }
    return options[index].isPlain ? nil : refusal(byStateOf: options[index], in: rows)
  }

  /// Why a value, or one of a list, is not among the options that another row offers now.
  ///
  /// - Parameters:
  ///   - value: the answer, a default or a computed value.
  ///   - rows: the rows.
  /// - Returns: the refusal; nothing where all are offered, or are a text of the person's own.
  func withdrawal(of value: Value, in rows: any EvaluationContext) -> Refusal? {
    if isUnread { return nil }
    if isMade { return absence(of: value) }
    guard let source else { return nil }
    let items = value.listElements ?? [value]
    let offered = items.count > 8 ? Set(source.offered(of: self, in: rows)) : nil
    for item in items {
      let twins = indices(of: item)
      let isOffered = twins.contains { index in
        offered?.contains(index) ?? source.offers(index, of: self, in: rows)
      }
      if !isOffered, let first = twins.first {
        return source.refusal(of: first, of: self, in: rows)
      }
    }
    return nil
  }

  /// Whether the options are not the form's, but what a command wrote, or the values of a list.
  var isMade: Bool { command != nil || source?.isList == true }

  /// That a value is not, or one of a list is not, among options that are not the form's.
  private func absence(of value: Value) -> Refusal? {
    let items = value.listElements ?? [value]
    guard let missing = items.first(where: { !$0.isNull && index(of: $0) == nil }) else {
      return nil
    }
    let given = missing.outputText.quotedForMessage
    return Refusal(.options, Message(.noSuchOption, ["given": given]), dependsOnOthers: true)
  }

  private func refusal(
    byStateOf option: Option, in rows: (any EvaluationContext)?
  ) -> Refusal? {
    refusal(of: option, by: option.hidden, .optionHidden, in: rows)
      ?? refusal(of: option, by: option.disabled, .optionDisabled, in: rows)
  }

  private func refusal(
    of option: Option, by condition: Condition, _ word: Word, in rows: (any EvaluationContext)?
  ) -> Refusal? {
    if case .constant(false) = condition { return nil }
    var arguments = ["option": option.shown(in: rows).quotedForMessage]
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
}

extension Session {
  /// The row of a tag; nothing where the form has none of that tag.
  ///
  /// - Parameter tag: the tag; of an item of a list as in messages, such as `guests[1].name`.
  /// - Returns: the row.
  public func row(tagged tag: String) -> Int? {
    form.tags.index(of: tag) ?? rows(ofItemsNamed: tag).first
  }

  /// What a row has now: its answer, its default or its computed value; null where it has none, or is hidden.
  ///
  /// - Parameter tag: the row's tag.
  /// - Returns: the value; nothing where no row has the tag.
  public func value(of tag: String) -> Value? { row(tagged: tag).map { value(of: $0) } }

  /// The tags of the rows that are shown, in order; those of items too.
  public var visibleTags: [String] { orderedRows.filter { !isHidden($0) }.map { tag(of: $0) } }

  /// Answers a row by its tag, as a person would at its question.
  ///
  /// - Parameters:
  ///   - tag: the row's tag.
  ///   - text: the answer; empty keeps the present one or takes the default.
  /// - Returns: what is wrong with the answer, which then changes nothing; nothing where it was taken.
  @discardableResult
  public mutating func answer(_ tag: String, _ text: String) -> Problem? {
    guard let row = row(tagged: tag) else {
      return Problem(
        tag: tag, rule: .unknown, message: Message(.unknownTag).text(in: form.language))
    }
    if case .refused(let problem) = reply(text, to: row, from: .person) { return problem }
    return nil
  }
}

extension Session {
  /// Adds a row behind another one, while the walk goes on; what is answered stays answered.
  ///
  /// - Parameters:
  ///   - row: the new row.
  ///   - tag: the tag of the row before it.
  /// - Throws: `FormFailure` where the form would not be one; the walk stays as it was.
  public mutating func add(_ row: some RowDescriptor, after tag: String) throws(FormFailure) {
    try change { sections in
      for (index, section) in sections.enumerated() {
        guard let place = section.rows.firstIndex(where: { $0.tag.content == tag }) else {
          continue
        }
        sections[index] = section.inserting(row.row, at: place + 1)
        return true
      }
      return false
    }
  }

  /// Adds a row at the end of a section, while the walk goes on.
  ///
  /// - Parameters:
  ///   - row: the new row.
  ///   - section: the index of the section.
  /// - Throws: `FormFailure` where the form would not be one; the walk stays as it was.
  public mutating func add(_ row: some RowDescriptor, toSection section: Int) throws(FormFailure) {
    try change { sections in
      guard sections.indices.contains(section) else { return false }
      sections[section] = sections[section].inserting(row.row, at: sections[section].rows.count)
      return true
    }
  }

  /// Adds a section, while the walk goes on.
  ///
  /// - Parameters:
  ///   - section: the new section.
  ///   - index: its place among the sections; nothing for the end.
  /// - Throws: `FormFailure` where the form would not be one; the walk stays as it was.
  public mutating func add(_ section: Section, at index: Int? = nil) throws(FormFailure) {
    try change { sections in
      let place = index ?? sections.count
      guard (0...sections.count).contains(place) else { return false }
      sections.insert(section, at: place)
      return true
    }
  }

  /// Takes a row away, with its answer, while the walk goes on.
  ///
  /// - Parameter tag: the row's tag.
  /// - Throws: `FormFailure` where another row reads it; the walk stays as it was.
  public mutating func remove(_ tag: String) throws(FormFailure) {
    try change { sections in
      for (index, section) in sections.enumerated() {
        let rows = section.rows.filter { $0.tag.content != tag }
        guard rows.count < section.rows.count else { continue }
        sections[index] = Section(
          attributes: section.attributes, rows: rows, offset: section.offset)
        return true
      }
      return false
    }
  }

  /// Takes a section away, with the answers of its rows, while the walk goes on.
  ///
  /// - Parameter index: the place of the section.
  /// - Throws: `FormFailure` where another row reads one of its rows; the walk stays as it was.
  public mutating func removeSection(at index: Int) throws(FormFailure) {
    try change { sections in
      guard sections.indices.contains(index) else { return false }
      sections.remove(at: index)
      return true
    }
  }

  /// Goes on with other sections; nothing is done where the change finds no place.
  private mutating func change(
    _ change: (inout [Section]) -> Bool
  ) throws(FormFailure) {
    let written = form.written
    var sections = written.sections
    guard change(&sections) else { return }
    let next = Form(written: written.attributes, sections: sections, named: written.source.name)
    goOn(
      with: try next.compiled(
        registry: form.registry, clock: form.clock, language: form.language))
  }
}

extension Section {
  /// The section with one more row.
  fileprivate func inserting(_ row: Row, at place: Int) -> Section {
    var rows = rows
    rows.insert(row, at: place)
    return Section(attributes: attributes, rows: rows, offset: offset)
  }
}

extension Session {
  /// Adds a row behind another one, while the walk goes on; what is answered stays answered.
  ///
  /// - Parameters:
  ///   - row: the new row.
  ///   - tag: the tag of the row before it.
  /// - Throws: `FormFailure` where there is no such row, or the form would not be one; the walk stays as it was.
  public mutating func add(_ row: some RowDescriptor, after tag: String) throws(FormFailure) {
    try change { sections throws(FormFailure) in
      let place = try sections.place(of: tag)
      sections[place.section] = sections[place.section].inserting(row.row, at: place.row + 1)
    }
  }

  /// Adds a row at the end of a section, while the walk goes on.
  ///
  /// - Parameters:
  ///   - row: the new row.
  ///   - section: the index of the section.
  /// - Throws: `FormFailure` where there is no such section, or the form would not be one; the walk stays as it
  ///   was.
  public mutating func add(_ row: some RowDescriptor, toSection section: Int) throws(FormFailure) {
    try change { sections throws(FormFailure) in
      try sections.requireSection(at: section)
      sections[section] = sections[section].inserting(row.row, at: sections[section].rows.count)
    }
  }

  /// Adds a section, while the walk goes on.
  ///
  /// - Parameters:
  ///   - section: the new section.
  ///   - index: its place among the sections; nothing for the end.
  /// - Throws: `FormFailure` where the place is behind the end, or the form would not be one; the walk stays as it
  ///   was.
  public mutating func add(_ section: Section, at index: Int? = nil) throws(FormFailure) {
    try change { sections throws(FormFailure) in
      let place = index ?? sections.count
      if place != sections.count { try sections.requireSection(at: place) }
      sections.insert(section, at: place)
    }
  }

  /// Takes a row away, with its answer, while the walk goes on.
  ///
  /// - Parameter tag: the row's tag.
  /// - Throws: `FormFailure` where there is no such row, or another row reads it; the walk stays as it was.
  public mutating func remove(_ tag: String) throws(FormFailure) {
    try change { sections throws(FormFailure) in
      let place = try sections.place(of: tag)
      var rows = sections[place.section].rows
      rows.remove(at: place.row)
      sections[place.section] = sections[place.section].with(rows)
    }
  }

  /// Takes a section away, with the answers of its rows, while the walk goes on.
  ///
  /// - Parameter index: the place of the section.
  /// - Throws: `FormFailure` where there is no such section, or another row reads one of its rows; the walk stays as
  ///   it was.
  public mutating func removeSection(at index: Int) throws(FormFailure) {
    try change { sections throws(FormFailure) in
      try sections.requireSection(at: index)
      sections.remove(at: index)
    }
  }

  /// Goes on with other sections.
  private mutating func change(
    _ change: (inout [Section]) throws(FormFailure) -> Void
  ) throws(FormFailure) {
    let written = form.written
    var sections = written.sections
    try change(&sections)
    let next = Form(written: written.attributes, sections: sections, named: written.source.name)
    goOn(
      with: try next.compiled(
        registry: form.registry, clock: form.clock, language: form.language))
  }
}

extension [Section] {
  /// Where the row of a tag stands.
  fileprivate func place(of tag: String) throws(FormFailure) -> (section: Int, row: Int) {
    for (index, section) in enumerated() {
      if let row = section.rows.firstIndex(where: { $0.tag.content == tag }) { return (index, row) }
      if let list = section.multivalued, section.listRow(list).tag.content == tag {
        throw FormFailure(
          missing: "the list \(tag.quotedForMessage) is no row, but section \(index)",
          remedy: "removeSection(at: \(index)) takes it away")
      }
    }
    let tags = flatMap { $0.rows.map(\.tag.content) }
    let near = NearestName.suggestion(for: tag, among: tags)
    throw FormFailure(
      missing: "there is no row \(tag.quotedForMessage)",
      remedy: near.map { "did you mean \"\($0)\"?" })
  }

  fileprivate func requireSection(at index: Int) throws(FormFailure) {
    guard !indices.contains(index) else { return }
    throw FormFailure(
      missing: "there is no section \(index)", remedy: "the form has \(count), counted from 0")
  }
}

extension FormFailure {
  /// That a change finds no place.
  fileprivate init(missing message: String, remedy: String?) {
    self.init(diagnostics: [Diagnostic(.error, code: "C130", message: message, remedy: remedy)])
  }
}

extension Section {
  /// The section with other rows.
  fileprivate func with(_ rows: [Row]) -> Section {
    Section(attributes: attributes, rows: rows, offset: offset)
  }

  /// The section with one more row.
  fileprivate func inserting(_ row: Row, at place: Int) -> Section {
    var rows = rows
    rows.insert(row, at: place)
    return with(rows)
  }
}

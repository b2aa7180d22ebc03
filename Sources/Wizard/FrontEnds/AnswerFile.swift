// In:  an answer file as a positioned tree, by tag or key, nested or flat.
// Out: the answers, given to a session; and what cannot be given to any row.
// Who: every command that takes `-a`.

/// The answers of one file (DESIGN §5).
public struct AnswerFile {
  /// What a file's answers are taken for.
  public enum Use: Sendable {
    /// Answers; a name that no row has, or that stands twice, is an error.
    case answers
    /// Answers; of a name that stands twice the last one counts.
    case lenient
    /// What an earlier run answered, to be offered again.
    case offers
  }

  /// What is worth knowing: former names of rows, and of an earlier run's answers those without a row.
  public internal(set) var notes = SourceFindings()
  let use: Use
  private let source: SourceText
  private let format: Document.Format
  private let members: [Node.Member]
  /// What the file is instead of a map.
  private let misread: Node?
  var problems: [Problem] = []
  /// By row, one more than the offset of the member that answered it; 0 for none.
  var seen: [UInt32] = []
  /// The row behind the one that was answered last.
  private var next = 0
  /// The names that keys lie inside of; gathered when the first map is met.
  private var groups: Set<String>?
  /// The lines and columns of names that stand twice in one map, which is reported with the file.
  private let doubled: Set<[Int]>
  private lazy var positions = SourcePositions(source)
  /// The names of rows in an environment, which files of `NAME=VALUE` lines may use; made when one is met.
  private var variables: VariableNames?
  /// Answers named by the place of an item, which are given behind all others.
  var flat = FlatAnswers()
  /// How many unknown names are still compared with all others to suggest one.
  private var suggestions = 20
  /// What a run told of the answers that it saved; nothing for files that no run saved.
  var parts = KeptParts()
  /// The tags whose answers were their defaults when a run saved them.
  package var takenDefaults: [String] { parts.defaults }
  /// The same tags, where they are offered.
  private var defaultTags: Set<String> = []

  /// Takes a file's tree apart.
  ///
  /// - Parameters:
  ///   - document: the file as it was read.
  ///   - use: what its answers are taken for.
  public init(_ document: Document, as use: Use = .answers) {
    self.use = use
    format = document.format
    source = document.source
    doubled = Set(document.duplicateKeys.compactMap { $0.position.map { [$0.line, $0.column] } })
    switch document.root.content {
    case .object(let members):
      self.members = members
      misread = nil
    case .null:
      members = []
      misread = nil
    default:
      members = []
      misread = document.root
    }
    problems += document.duplicateKeys.map { diagnostic in
      Problem(tag: "", rule: .duplicate, message: diagnostic.message, source: place(of: diagnostic))
    }
  }

  /// Gives the answers to a session that has not started.
  ///
  /// - Parameter session: the session.
  /// - Returns: what is wrong with the file beside the answers themselves: unknown and doubled names.
  public mutating func give(to session: inout Session) -> [Problem] {
    seen = [UInt32](repeating: 0, count: session.form.rows.count)
    if let misread {
      let message = Message(.notAMap, ["kind": misread.kindName])
      let text = message.text(in: session.form.language)
      problems.insert(
        problem("", .syntax, text, from: misread.offset, to: misread.offset + 1), at: 0)
    }
    for member in answers(for: session.form) { give(member, prefix: "", to: &session, depth: 0) }
    if !flat.isEmpty { giveFlat(to: &session) }
    take(parts, into: &session)
    notes.notes += session.formerNames
    session.formerNames = []
    guard !problems.isEmpty else { return [] }
    // A name that was found to be doubled when the file was read is told of once, with its row.
    let doubled = problems.filter { $0.rule == .duplicate }
    let places = Set(doubled.filter { !$0.tag.isEmpty }.map(\.place))
    problems.removeAll {
      $0.rule == .duplicate && $0.tag.isEmpty && places.contains($0.place)
    }
    return problems
  }

  /// The answers of the file, which stand one level down where a run saved it.
  private mutating func answers(for form: CompiledForm) -> [Node.Member] {
    guard let saved = SavedAnswers(members, of: form) else { return members }
    parts = saved.parts
    defaultTags = use == .offers ? Set(parts.defaults) : []
    problems += saved.faults.map { fault in
      problem(
        fault.name, fault.rule, fault.message.text(in: form.language),
        accepted: fault.accepted?.text(in: form.language), from: fault.place.from,
        to: fault.place.to)
    }
    return saved.members
  }

  private mutating func give(
    _ member: Node.Member, prefix: String, to session: inout Session, depth: Int
  ) {
    let name = prefix.isEmpty ? member.key : prefix + "." + member.key
    if let row = row(tagged: name, in: session.form) {
      give(member, named: name, to: row, of: &session)
      return
    }
    let rows = rows(named: name, at: member, in: session.form)
    // A group may be named like an item, as `p[0]` of the keys `p[0].name` and `p[0].size`.
    if rows.isEmpty, !isGroup(name, of: session.form), let item = itemName(name, in: session.form) {
      let file = AnswerSource.file(source, offset: 0, end: 0)
      flat.add(item, .node(member.value), at: file.at(member.value), named: file.at(member))
      return
    }
    if rows.isEmpty {
      if isGroup(name, of: session.form) {
        give(group: member, name: name, to: &session, depth: depth)
      } else {
        reportUnknown(name, at: member, in: session.form)
      }
      return
    }
    for row in rows { give(member, named: name, to: row, of: &session) }
  }

  /// What a name means in a list; in lines of `NAME=VALUE` it may be as an environment has it.
  private func itemName(_ name: String, in form: CompiledForm) -> ItemName? {
    if let item = ItemName(name) { return item }
    guard format == .dotenv else { return nil }
    return VariableNames.itemName(of: name, in: form).flatMap { ItemName($0) }
  }

  /// The rows of a key, of a former tag, or in lines of `NAME=VALUE` of a name as an environment has it.
  private mutating func rows(named name: String, at member: Node.Member, in form: CompiledForm)
    -> [Int]
  {
    let rows = form.rows(named: name)
    guard rows.isEmpty else { return rows }
    if let row = form.formerTags[name] {
      noteFormer(name, of: row, at: member, in: form)
      return [row]
    }
    guard format == .dotenv else { return [] }
    let names = variables ?? VariableNames(of: form)
    variables = names
    return names.collisions.contains { $0.variable == name } ? [] : names.rows(of: name)
  }

  /// The row of a tag: most often the one behind the row before, for answers have the order of the form.
  private mutating func row(tagged name: String, in form: CompiledForm) -> Int? {
    let isNext = next < form.rows.count && form.rows[next].tag == name
    guard let row = isNext ? next : form.tags.index(of: name) else { return nil }
    next = row + 1
    return row
  }

  private mutating func give(
    _ member: Node.Member, named name: String, to row: Int, of session: inout Session
  ) {
    if seen[row] != 0 {
      reportTwice(name, at: member, earlier: Int(seen[row]) - 1, row: row, in: session)
      if use == .answers { return }
    }
    seen[row] = member.offset + 1
    let place = AnswerSource.file(
      source, offset: Int(member.value.offset), end: Int(member.value.end))
    switch use {
    case .answers, .lenient:
      let found = session.give(member.value, to: row, from: place)
      if !found.isEmpty { problems += found }
    case .offers where session.isList(row):
      take(session.offer(member.value, toList: row, from: place), of: session)
    case .offers where defaultTags.contains(session.form.rows[row].tag):
      session.offerDefault(member.value, of: row)
    case .offers: session.offer(member.value, to: row, from: place, isTyped: format != .dotenv)
    }
  }

  /// Gives the answers of a group; one without anything in it gives nothing.
  private mutating func give(
    group member: Node.Member, name: String, to session: inout Session, depth: Int
  ) {
    switch member.value.content {
    case .object(let parts):
      guard depth < 64 else { return reportUnknown(name, at: member, in: session.form) }
      for part in parts { give(part, prefix: name, to: &session, depth: depth + 1) }
    case .null: break
    case .string, .plain, .number, .boolean, .array:
      let language = session.form.language
      let message = Message(.wrongKind, ["kind": member.value.kindName]).text(in: language)
      problems.append(
        problem(
          name, .type, message, accepted: Message(.acceptsMap).text(in: language),
          from: member.value.offset,
          to: member.value.end))
    }
  }

  /// Whether some row's key lies inside a name.
  private mutating func isGroup(_ name: String, of form: CompiledForm) -> Bool {
    let groups = groups ?? form.keyGroups
    self.groups = groups
    return groups.contains(name)
  }

  private mutating func reportUnknown(_ name: String, at member: Node.Member, in form: CompiledForm)
  {
    var near: String?
    if suggestions > 0 {
      suggestions -= 1
      near = NearestName.suggestion(for: name, among: form.tags.tags + form.keys.keys.sorted())
    }
    let unknown = problem(
      name, .unknown, Message(use == .offers ? .goneRow : .unknownTag).text(in: form.language),
      suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
      from: member.offset, to: member.offset + UInt32(member.key.utf8.count))
    // What an earlier run answered and the form does not ask any more is no mistake.
    if use == .offers { notes.unused.append(unknown) } else { problems.append(unknown) }
  }

  private mutating func noteFormer(
    _ name: String, of row: Int, at member: Node.Member, in form: CompiledForm
  ) {
    let message = Message(.renamedRow, ["tag": form.rows[row].tag])
    notes.notes.append(
      problem(
        name, .unknown, message.text(in: form.language), from: member.offset,
        to: member.offset + UInt32(member.key.utf8.count)))
  }

  private mutating func reportTwice(
    _ name: String, at member: Node.Member, earlier: Int, row: Int, in session: Session
  ) {
    let place = positions.position(from: Int(member.offset), to: Int(member.offset) + 1)
    if doubled.contains([place.line, place.column]) { return }
    let line = positions.position(from: earlier, to: earlier + 1).line
    problems.append(
      problem(
        name, .duplicate, session.duplicateReason(of: row, line: line), row: row,
        from: member.offset, to: member.offset + UInt32(member.key.utf8.count)))
  }

  private func problem(
    _ name: String, _ rule: Rule, _ message: String, row: Int? = nil, accepted: String? = nil,
    suggestion: String? = nil, from: UInt32, to: UInt32
  ) -> Problem {
    Problem(
      row: row, tag: name, rule: rule, message: message, accepted: accepted, suggestion: suggestion,
      source: .file(source, offset: Int(from), end: Int(to)))
  }

  private func place(of diagnostic: Diagnostic) -> AnswerSource? {
    guard let position = diagnostic.position else { return nil }
    return .place(position)
  }
}

extension CompiledForm {
  /// The names that keys of several parts lie inside of.
  fileprivate var keyGroups: Set<String> {
    var groups: Set<String> = []
    for row in rows where row.key.count > 1 {
      for depth in 1..<row.key.count { groups.insert(row.key.prefix(depth).joined(separator: ".")) }
    }
    return groups
  }
}

extension Problem {
  /// Line and column, to be compared.
  fileprivate var place: [Int] {
    source?.position.map { [$0.line, $0.column] } ?? []
  }
}

// In:  the journal of a run, line by line as it was written.
// Out: its answers, given to a session; and what is otherwise in the form by now.
// Who: a run that is to go on where another one stopped.

/// What an earlier run of a form kept of its answers as they came.
///
/// Each line is a JSON object. The first tells which form it is and which rows it had; each of the others tells
/// how one row stands, and a later one replaces an earlier one. A line that cannot be read, as the last one of a
/// run that was killed, is passed by.
public struct EarlierRun: Sendable {
  /// The name that marks the first line.
  static let mark = "askform-journal"
  /// The version that is written and read.
  static let version = "1"

  /// The form it is of, as `JournalWriter` named it.
  public let form: String
  /// The types of the rows that could be asked, by tag.
  private let types: [String: String]
  private var answers: [String: EarlierAnswer] = [:]
  /// What is to be known of lists beside their items, by tag.
  private var parts: [String: KeptParts] = [:]
  /// The tags in the order in which they were first answered.
  private var order: [String] = []

  /// Reads a journal; nothing where its first line is none.
  ///
  /// - Parameter bytes: the whole journal.
  public init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let head = Self.members(of: first),
      head[Self.mark]?.isNumber(Self.version) == true, let form = head["form"]?.text
    else { return nil }
    self.form = form
    types = (head["rows"]?.members ?? []).reduce(into: [:]) { types, member in
      types[member.key] = member.value.text
    }
    var seen: Set<String> = []
    for line in lines.dropFirst() {
      guard let record = Self.members(of: line), let tag = record["tag"]?.text else { continue }
      if seen.insert(tag).inserted { order.append(tag) }
      answers[tag] = Self.answer(in: record)
      parts[tag] = Self.parts(in: record)
    }
  }

  /// Whether it has any answer.
  public var isEmpty: Bool { answers.isEmpty }

  private static func answer(in record: [String: Node]) -> EarlierAnswer? {
    if let value = record["value"] { return .given(value) }
    if let value = record["default"] { return .byDefault(value) }
    return record["skipped"] == nil ? nil : .skipped
  }

  private static func parts(in record: [String: Node]) -> KeptParts {
    KeptParts(
      defaults: record[SavedAnswers.defaults]?.texts ?? [],
      skipped: record[SavedAnswers.skipped]?.texts ?? [],
      unfinished: record[SavedAnswers.unfinished]?.texts ?? [])
  }

  private static func members(of line: ArraySlice<UInt8>) -> [String: Node]? {
    guard let source = try? SourceText(name: "", validating: Array(line)),
      let document = try? JSONReader.read(source, dialect: .strict)
    else { return nil }
    return document.root.members?.reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  /// Gives the answers to a session that has not started, and has no answers yet.
  ///
  /// - Parameter session: the session.
  public func give(to session: inout Session) {
    for tag in order {
      guard let answer = answers[tag], let row = row(of: tag, in: session.form),
        !session.form.rows[row].isComputed
      else { continue }
      session.takeUp(answer, of: row)
      guard let parts = parts[tag], !parts.isEmpty else { continue }
      session.takeUp(parts.renamed(tag, to: session.form.rows[row].tag))
    }
  }

  /// The row that an answer is taken up for: of its tag, or of the tag it had before, unless that has its own.
  private func row(of tag: String, in form: CompiledForm) -> Int? {
    if let row = form.tags.index(of: tag) { return row }
    guard let row = form.formerTags[tag], !order.contains(form.rows[row].tag) else { return nil }
    return row
  }

  /// What a person is told who goes on: how much there is, and what is otherwise than it was.
  ///
  /// - Parameter session: the session that was given the answers, started.
  /// - Returns: a sentence for each kind of change.
  public func report(in session: Session) -> [Message] {
    let form = session.form
    let known = order.filter { answers[$0] != nil }
    let kept = known.filter { row(of: $0, in: form) != nil }
    let gone = known.filter { row(of: $0, in: form) == nil } + session.goneNames
    let rows = form.rows.filter { !$0.isComputed }
    let former = Set(types.keys.compactMap { form.formerTags[$0] }.map { form.rows[$0].tag })
    let added = rows.map(\.tag).filter { types[$0] == nil && !former.contains($0) }
    let retyped = rows.filter { row in
      types[row.tag].map { $0 != row.typeName } ?? false && answers[row.tag] != nil
    }
    let refused = session.refusedEarlierAnswers.map { session.tag(of: $0) }
    let changes: [(Word, [String])] = [
      (.resumedWithout, gone), (.resumedNew, added),
      (.resumedRetyped, retyped.map(\.tag)), (.resumedRefused, refused),
    ]
    return [Message(.resumed, ["count": String(kept.count)])]
      + changes.filter { !$0.1.isEmpty }.map { Message($0.0, ["tags": Self.list($0.1)]) }
  }

  private static func list(_ tags: [String]) -> String {
    tags.prefix(10).joined(separator: ", ") + (tags.count > 10 ? ", …" : "")
  }
}

extension CompiledRow {
  /// The name of the row's type, as a journal has it.
  var typeName: String { Swift.type(of: type).keyword }
}

extension Node {
  /// The members of a map; nothing for anything else.
  fileprivate var members: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }
}

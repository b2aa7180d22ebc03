/// Writes the lines of a journal, which `EarlierRun` reads.
public enum JournalWriter {
  /// The first line: which form it is and which rows it has.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - path: what tells the form from others.
  /// - Returns: the line in UTF-8, with its end.
  public static func head(of form: CompiledForm, at path: String) -> [UInt8] {
    let rows = form.rows.filter { !$0.isComputed }.map { row in
      OutputNode.Member(key: row.tag, value: .string(row.typeName))
    }
    return line([
      .init(key: EarlierRun.mark, value: .number(digits: EarlierRun.version)),
      .init(key: "form", value: .string(path)), .init(key: "rows", value: .object(rows)),
    ])
  }

  /// How a row's answer stands now; a row without an answer has a line too, for it may have had one.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - session: the walk.
  /// - Returns: the line in UTF-8, with its end; never with a secret in it.
  public static func record(of row: Int, in session: Session) -> [UInt8] {
    var members = [OutputNode.Member(key: "tag", value: .string(session.form.rows[row].tag))]
    var parts = KeptParts()
    switch session.keptAnswer(of: row, noting: &parts) {
    case .given(let value)?: members.append(.init(key: "value", value: OutputNode(value)))
    case .byDefault(let value)?: members.append(.init(key: "default", value: OutputNode(value)))
    case .skipped?: members.append(.init(key: "skipped", value: .boolean(true)))
    case nil: break
    }
    return line(members + parts.members)
  }

  private static func line(_ members: [OutputNode.Member]) -> [UInt8] {
    var writer = JSONWriter(layout: .compact)
    writer.append(.object(members))
    return writer.finished()
  }
}

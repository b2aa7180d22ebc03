internal import Wizard

/// `askform explain FORM [TAG]`: where each value comes from, and why rows are shown, hidden or required.
struct ExplainCommand {
  let form: String
  let tag: String?
  let arguments: Arguments

  /// Runs the command.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let compiled = try FormLoader(arguments).require(form, errors: arguments.errorFormat)
      var session = Session(compiled, asking: .never)
      let findings = try AnswerLoader(arguments: arguments).give(to: &session)
      let problems = findings.errors
      Report.write(ProblemReport(problems, of: compiled).text)
      session.start()
      let rows = try self.rows(of: session)
      let lines = rows.flatMap { Explanation(of: $0, in: session).lines }
      let text = lines.map { TerminalText.visible($0) + "\n" }.joined()
      let code = Report.output(text)
      return code == .done && !problems.isEmpty ? .invalid : code
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }

  private func rows(of session: Session) throws(CommandFailure) -> [Int] {
    guard let tag else { return session.orderedRows.filter { !session.row($0).isFiller } }
    let compiled = session.form
    let rows = compiled.rows(named: tag) + session.rows(ofItemsNamed: tag)
    guard rows.isEmpty else { return rows }
    let near = NearestName.suggestion(for: tag, among: compiled.tags.tags)
    throw CommandFailure(
      .usage, "the form has no row \"\(tag)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}

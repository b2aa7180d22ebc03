import Testing
import Wizard

/// A row of one type in a small form, with an answer given to it, and what came of it in words.
struct RowTrial {
  /// The form; the row is its last one.
  let form: CompiledForm

  /// The moment of a trial: Monday, 30 November 2026, 10:00 UTC.
  static var clock: Clock { Clock(epochSecond: 1_796_032_800, zone: .fixed(0)) }

  private var row: Int { form.rows.count - 1 }

  /// Compiles the form.
  ///
  /// - Parameters:
  ///   - type: the row's type.
  ///   - context: the row's keys as a JSON object; behind ` with ` the rows that stand before it.
  ///   - clock: when the run started.
  /// - Throws: where the form cannot be read.
  init(type: String, context: String, clock: Clock = RowTrial.clock) throws {
    let parts = context.dropFirst().dropLast().split(separator: "} with {", maxSplits: 1)
    let keys = parts.first ?? ""
    let rows = parts.count > 1 ? "{\(parts[1])}, " : ""
    let row = "{\"tag\": \"row\", \"type\": \"\(type)\"" + (keys.isEmpty ? "" : ", \(keys)") + "}"
    let text = "{\"rows\": [\(rows)\(row)]}"
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(SourceText(name: "form.json", text: text))
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    let compiled = FormCompiler.compile(form, clock: clock, adding: &diagnostics)
    #expect(diagnostics.map(\.rendered) == [])
    self.form = try #require(compiled)
  }

  /// Gives an answer: a line as it is typed, or behind `line:` as a JSON string, behind `json:` or `yaml:`
  /// a value of a file, behind `-s:` an option.
  ///
  /// - Returns: the value and what is said back, or the rule, the reason and what is accepted.
  func outcome(of input: String) throws -> String {
    let kinds = ["line:", "json:", "yaml:", "-s:"]
    guard let kind = kinds.first(where: input.hasPrefix) else { return reply(input) }
    let rest = input.dropFirst(kind.count)
    let text = String(rest.first == " " ? rest.dropFirst() : rest)
    if kind == "line:" { return reply(try #require(try node(text, ".json").text)) }
    var session = Session(form, asking: .never)
    if kind == "-s:" {
      session.give(text, to: row, from: .option("-s"))
    } else {
      session.give(try node(text, "." + kind.dropLast()), to: row, from: .option("-a"))
    }
    session.start()
    if let problem = session.problem(of: row) { return words(problem) }
    let notes = session.unusedAnswers.map { "; " + words($0) }.joined()
    return TerminalText.visible(ExpressionTrial.shown(session.value(of: row))) + notes
  }

  private func reply(_ line: String) -> String {
    var session = Session(form)
    session.start()
    switch session.reply(line, to: row, from: .person) {
    case .refused(let problem): return words(problem)
    case .accepted(let echo):
      let value = TerminalText.visible(ExpressionTrial.shown(session.value(of: row)))
      return echo.map { "\(value) = \($0)" } ?? value
    }
  }

  private func words(_ problem: Problem) -> String {
    let reason = "\(problem.rule.rawValue): \(problem.message)"
    return problem.accepted.map { "\(reason); accepted: \($0)" } ?? reason
  }

  private func node(_ text: String, _ suffix: String) throws -> Node {
    try Document.read(SourceText(name: "answer" + suffix, text: text), dialect: .strict).root
  }
}

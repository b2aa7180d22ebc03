/// All problems of a run in one report: as lines for a person, or as JSON for a program.
public struct ProblemReport {
  private let problems: [Problem]
  private let form: CompiledForm

  /// Describes a report.
  ///
  /// - Parameters:
  ///   - problems: the problems, in the order to report them.
  ///   - form: the form they are of.
  public init(_ problems: [Problem], of form: CompiledForm) {
    self.problems = problems
    self.form = form
  }

  /// The report in lines: `PLACE: error: TAG: REASON; accepted: …`, each with its end.
  public var text: String {
    lines(as: .error).map { $0 + "\n" }.joined()
  }

  /// The problems as lines without their ends.
  ///
  /// - Parameter severity: what each is called.
  /// - Returns: a line for each problem, in order.
  public func lines(as severity: Diagnostic.Severity) -> [String] {
    zip(problems, positions).map { line(for: $0, at: $1, severity: severity) }
  }

  /// The places of the problems in files; each file is gone through once.
  private var positions: [SourcePosition?] {
    var files: [String: SourcePositions] = [:]
    return problems.map { problem in
      guard case .file(let source, let offset, let end)? = problem.source else {
        return problem.source?.position
      }
      return files[source.name, default: SourcePositions(source)].position(from: offset, to: end)
    }
  }

  /// One problem as a line without its end.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - severity: how it is called.
  /// - Returns: the line.
  public func line(for problem: Problem, severity: Diagnostic.Severity) -> String {
    line(for: problem, at: problem.source?.position, severity: severity)
  }

  private func line(
    for problem: Problem, at position: SourcePosition?, severity: Diagnostic.Severity
  ) -> String {
    let name = problem.tag.isEmpty ? "" : problem.tag + ": "
    return TerminalText.visible(
      place(of: problem, at: position) + severity.rawValue + ": " + name + message(of: problem))
  }

  private func place(of problem: Problem, at position: SourcePosition?) -> String {
    switch problem.source {
    case .file, .place:
      guard let position else { return "" }
      return "\(position.source):\(position.line):\(position.column): "
    case .line(let line): return "standard input:\(line): "
    case .option(let option): return "\(option) \(problem.tag): "
    case .variable(let name): return "$\(name): "
    case .journal: return "--resume \(problem.tag): "
    case .person, nil: return form.source.name + ": "
    }
  }

  /// The report as a JSON array of `tag`, `rule`, `message`, `source`, `line`, `column` and `value`.
  public var node: OutputNode {
    .array(
      zip(problems, positions).map { problem, position in
        var members: [OutputNode.Member] = [
          .init(key: "tag", value: .string(problem.tag)),
          .init(key: "rule", value: .string(problem.rule.rawValue)),
          .init(key: "message", value: .string(message(of: problem))),
          .init(key: "source", value: source(of: problem, at: position)),
        ]
        var line = position?.line
        if case .line(let number)? = problem.source { line = number }
        members.append(.init(key: "line", value: line.number))
        members.append(.init(key: "column", value: (position?.column).number))
        if problem.row.map({ $0 < form.rows.count && form.rows[$0].isSecret }) != true,
          let given = problem.given
        {
          members.append(.init(key: "value", value: .string(given)))
        }
        return .object(members)
      })
  }

  private func message(of problem: Problem) -> String {
    let accepted = problem.accepted.map { accepted in
      Message(.acceptedAre, ["accepted": accepted]).text(in: form.language)
    }
    let remedy = accepted ?? problem.suggestion
    return remedy.map { problem.message + "; " + $0 } ?? problem.message
  }

  private func source(of problem: Problem, at position: SourcePosition?) -> OutputNode {
    switch problem.source {
    case .file, .place: position.map { .string($0.source) } ?? .null
    case .line: .string("standard input")
    case .option(let option): .string(option)
    case .variable(let name): .string("$" + name)
    case .person: .string("terminal")
    case .journal: .string("--resume")
    case nil: .null
    }
  }
}

extension Optional where Wrapped == Int {
  /// The number, or null.
  fileprivate var number: OutputNode { map { .number(digits: String($0)) } ?? .null }
}

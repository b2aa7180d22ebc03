import Testing

@testable import Wizard

/// Answers of a file given to a form with lists, and what comes of them.
struct GivenLists {
  let session: Session
  /// What is wrong, as `TAG RULE`, in the order of the report.
  let problems: [String]
  /// What is wrong with its words: `LINE:COLUMN TAG RULE: MESSAGE; SUGGESTION`.
  let told: [String]

  init(_ form: String, _ answers: String, name: String = "a.yaml") throws {
    var session = Session(try Walk.form(form), asking: .never)
    var file = AnswerFile(
      try Document.readAnswers(SourceText(name: name, text: answers), as: nil))
    let wrong = file.give(to: &session)
    session.start()
    let all = wrong + session.allProblems
    problems = all.map { "\($0.tag) \($0.rule.rawValue)" }
    told = all.map { problem in
      let position = problem.source?.position
      let more = (problem.accepted ?? problem.suggestion).map { "; " + $0 } ?? ""
      return "\(position?.line ?? 0):\(position?.column ?? 0) \(problem.tag) "
        + "\(problem.rule.rawValue): \(problem.message)\(more)"
    }
    self.session = session
  }

  var results: String { Walk.line(session) }
}

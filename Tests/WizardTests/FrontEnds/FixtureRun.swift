import Testing

@testable import Wizard

/// One form with the same answers, by every front end that there is.
struct FixtureRun {
  let form: String
  /// The answers in the order in which they are asked for, by tag, as they are typed.
  let answers: [(tag: String, text: String)]

  /// The tags of the rows that each front end asks, and the results as JSON; all must agree.
  ///
  /// - Returns: the tags asked, with the results behind an arrow.
  func outcome(at place: SourceLocation = #_sourceLocation) throws -> String {
    let talked = try conversation()
    let piped = try lines()
    let given = try file()
    let options = try unattended()
    #expect(piped == talked, "by lines", sourceLocation: place)
    let results =
      talked.split(separator: ">", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
    #expect(given == results, "by a file", sourceLocation: place)
    #expect(options == results, "by options", sourceLocation: place)
    return talked
  }

  private func conversation() throws -> String {
    var asked: [String] = []
    var session = try Walk(form).session
    while let row = session.question {
      asked.append(session.form.rows[row].tag)
      guard case .accepted = session.reply(text(of: asked[asked.count - 1]), to: row, from: .person)
      else { break }
    }
    let talk = try Talk(form, typing: asked.map { text(of: $0) } + (asked.isEmpty ? [] : [""]))
    #expect(talk.outcome == .finished)
    #expect(talk.unused == 0)
    return asked.joined(separator: " ") + " > " + talk.results
  }

  private func lines() throws -> String {
    var asked: [String] = []
    let session = try Walk(form).session
    var piped = PipedConversation(session) { _ in }
    var rest = answers.map(\.text)[...]
    let before = answers.map(\.tag)
    let outcome = piped.run { () throws(Never) -> String? in
      guard let first = rest.popFirst() else { return nil }
      asked.append(before[asked.count])
      return first
    }
    #expect(outcome == .finished)
    return asked.joined(separator: " ") + " > " + Walk.line(piped.session)
  }

  private func file() throws -> String {
    var walk = try Walk(
      form,
      answers: "{"
        + answers.filter { !$0.text.isEmpty }.map { "\"\($0.tag)\": \"\($0.text)\"" }.joined(
          separator: ", ") + "}")
    let asked = Set(walk.askedByEnter())
    #expect(asked.isSubset(of: Set(answers.filter(\.text.isEmpty).map(\.tag))))
    #expect(walk.problems.isEmpty)
    return walk.results
  }

  private func unattended() throws -> String {
    var session = Session(try Walk.form(form), asking: .never)
    for answer in answers where !answer.text.isEmpty {
      for row in session.form.rows(named: answer.tag) {
        session.give(answer.text, to: row, from: .option("-s"))
      }
    }
    session.start()
    #expect(session.question == nil)
    #expect(session.allProblems.isEmpty && session.failures.isEmpty)
    return Walk.line(session)
  }

  private func text(of tag: String) -> String { answers.first { $0.tag == tag }?.text ?? "" }
}

import Testing
import Wizard

/// Answers that files and options give for information, as a result that is given back does.
@Suite struct InformationAnswerTests {
  private func session(_ value: String, answer: String?, option: String? = nil) throws -> Session {
    let form = "{\"rows\": [{\"tag\": \"i\", \"type\": \"info\"\(value)}]}"
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(form.utf8), name: "form.json")
    let read = try #require(FormReader.read(document, adding: &diagnostics))
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: .fixed(0))
    let compiled = try #require(FormCompiler.compile(read, clock: clock, adding: &diagnostics))
    var session = Session(compiled, asking: .never)
    if let answer {
      let text = "{\"i\": \(answer)}"
      var file = AnswerFile(try Document.read(Array(text.utf8), name: "answers.json"))
      #expect(file.give(to: &session) == [])
    }
    if let option { session.give(option, to: 0, from: .option("-s")) }
    session.start()
    return session
  }

  @Test(arguments: ["3", "3.50", "true", "\"text\"", "\"\\u00e9\""])
  func `the value of information is accepted when it is given back`(value: String) throws {
    let session = try session(", \"value\": \(value)", answer: value)
    #expect(session.allProblems == [])
    #expect(session.unusedAnswers == [])
  }

  @Test func `an option may repeat the value of information`() throws {
    let session = try session(", \"value\": 3", answer: nil, option: "3")
    #expect(session.allProblems == [])
    #expect(session.unusedAnswers == [])
  }

  @Test(arguments: ["4", "false", "\"other\""])
  func `another value for information is noted and not used`(answer: String) throws {
    let session = try session(", \"value\": 3", answer: answer)
    #expect(session.allProblems == [])
    #expect(
      session.unusedAnswers.map(\.message)
        == ["the answer is not used: the row is computed, and is 3"])
    #expect(session.results().map(\.value) == [.number(ExactDecimal(3))])
  }

  @Test(arguments: ["[1]", "{\"a\": 1}"])
  func `what can be no value of information is noted too`(answer: String) throws {
    let session = try session(", \"value\": 3", answer: answer)
    #expect(session.allProblems == [])
    #expect(session.unusedAnswers.map(\.rule) == [.computed])
  }
}

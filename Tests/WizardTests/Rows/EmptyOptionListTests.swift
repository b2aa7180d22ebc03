import Testing
import Wizard

/// Numbers typed where a list of options, or the list of a review, has nothing that they could mean.
@Suite struct EmptyOptionListTests {
  private func conversation(
    _ form: String, _ lines: [String]
  ) throws -> (outcome: ConversationOutcome, transcript: String) {
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(form.utf8), name: "form.json")
    let read = try #require(FormReader.read(document, adding: &diagnostics))
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: .fixed(0))
    let compiled = try #require(FormCompiler.compile(read, clock: clock, adding: &diagnostics))
    var session = Session(compiled)
    session.start()
    var conversation = Conversation(session, on: ScriptedConsole(lines))
    let outcome = conversation.run()
    return (outcome, conversation.console.transcript)
  }

  @Test(
    arguments: ["select", "multiselect"], ["0", "1", "9223372036854775807", "-9223372036854775808"])
  func `a number is refused where no option is shown`(type: String, number: String) throws {
    let form = """
      {"rows": [{"tag": "k", "type": "switch"},
        {"tag": "o", "type": "\(type)", "options": [{"value": "a", "hidden": "$k == YES"}]}]}
      """
    let run = try conversation(form, ["y", number])
    #expect(run.outcome == .endOfInput(row: 1))
    #expect(run.transcript.contains("no option is available now"))
  }

  @Test(arguments: ["0", "1", "9223372036854775807", "-9223372036854775808"])
  func `a number is refused in a review where nothing can be changed`(number: String) throws {
    let form = #"{"disabled": "$k == YES", "rows": [{"tag": "k", "type": "switch"}]}"#
    let run = try conversation(form, ["y", number, ""])
    #expect(run.outcome == .finished)
    #expect(run.transcript.contains("\"\(number)\" is not a number of the list, nor a tag."))
  }
}

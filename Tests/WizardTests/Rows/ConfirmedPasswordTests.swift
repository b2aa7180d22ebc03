import Testing
import Wizard

/// A secret that is typed twice.
@Suite struct ConfirmedPasswordTests {
  private func transcript(_ context: String, _ lines: [String]) throws -> String {
    var session = Session(try RowTrial(type: "password", context: context).form)
    session.start()
    var conversation = Conversation(session, on: ScriptedConsole(lines), reviews: false)
    _ = conversation.run()
    return conversation.console.transcript
  }

  @Test func `two entries that differ are refused and asked again`() throws {
    let text = try transcript("{\"confirm\": true}", ["s3cret", "secr3t", "s3cret", "s3cret"])
    #expect(text.contains("  row: the two entries differ.\n"))
    #expect(!text.contains("s3cret") && !text.contains("secr3t"))
  }

  @Test func `in the author's own words`() throws {
    let context = """
      {"confirm": true, "messages": {"confirm": "{{title}} was typed in two ways"}}
      """
    let text = try transcript(context, ["s3cret", "secr3t", "s3cret", "s3cret"])
    #expect(text.contains("  row was typed in two ways.\n"))
  }
}

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

  @Test func `what is refused is not asked for twice`() throws {
    let text = try transcript("{\"confirm\": true, \"minLength\": 4}", ["abc", "s3cret", "s3cret"])
    #expect(text.contains("  row: is too short, at least 4 characters are needed.\n"))
    #expect(!text.contains("differ"))
    #expect(text.ranges(of: "Again").count == 1)
  }

  @Test func `a command counts at the second entry too`() throws {
    let text = try transcript("{\"confirm\": true}", ["s3cret", ":quit"])
    #expect(!text.contains("differ"))
    #expect(try transcript("{\"confirm\": true}", ["s3cret", ":none"]).contains("Again"))
  }
}

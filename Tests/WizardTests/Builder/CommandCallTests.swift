import Testing

@testable import Wizard

@Suite struct CommandCallTests {
  @Test func `a form in Swift names commands as a file does`() throws {
    let form = Form {
      TextRow("a").defaultValue(.command(CommandCall("hostname", "-s")))
        .check(by: CommandCall("check", reads: ["b"]), message: "no", when: "$b == 'x'")
      SelectRow("b").options(writtenBy: CommandCall("list", timeout: 0.5))
      ButtonRow("c").runs(CommandCall("go", secrets: true))
    }
    var diagnostics: [Diagnostic] = []
    let compiled = try #require(
      FormCompiler.compile(form, clock: RowTrial.clock, adding: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(
      Set(compiled.rows.flatMap(\.commands).map(\.line)) == ["hostname -s", "check", "list", "go"])
    #expect(compiled.rows.flatMap(\.commands).map(\.timeout).min() == 500)
  }

  @Test func `a check of the whole form may be a command too, of words that the program made`()
    throws
  {
    let words = ["may-deploy"] + ["web", "db"]
    let form = Form { TextRow("a") }.check("$a != 'x'", message: "not x")
      .check(by: CommandCall(words, timeout: 5), message: "no", when: "$a != nil", row: "a")
    let compiled = try form.compiled(clock: RowTrial.clock)
    #expect(compiled.checks.count == 1)
    #expect(compiled.commandChecks.map(\.check.command.line) == ["may-deploy web db"])
    let check = compiled.commandChecks.first
    #expect(check?.check.condition != nil)
    #expect(
      form.attributes.value(of: "checks").map { Self.outline($0) }?.hasSuffix("row: a}]") == true)
  }

  @Test func `options may stand in files wherever a file says so`() {
    let form = Form {
      SelectRow("land").options("de", "at")
      SelectRow("city").options(by: "land", files: [("de", "de.txt"), ("at", "at.yaml")])
      LeftrightRow("base").options(FormOption("x").options(file: "x.txt"))
    }
    let parts = form.sections.flatMap(\.rows).map { row in
      row.attributes.value(of: "options").map { Self.outline($0) } ?? ""
    }
    #expect(
      parts == [
        "[de, at]", "{by: $land, lists: {de: {file: de.txt}, at: {file: at.yaml}}}",
        "[{value: x, options: {file: x.txt}}]",
      ])
  }

  private static func outline(_ node: Node) -> String {
    switch node.content {
    case .array(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { $0.key + ": " + outline($0.value) }.joined(separator: ", ") + "}"
    default: node.text ?? ""
    }
  }
}

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
}

import Testing
import Wizard

@Suite struct ScriptedConsoleTests {
  @Test func `the transcript marks what was typed and hides secrets`() {
    var console = ScriptedConsole(["Lunch", "hunter2"])
    console.write("Add Event\n")
    let title = console.readLine(LineRequest(prompt: "Title: "))
    let pass = console.readLine(LineRequest(prompt: "Pass: ", isSecret: true))
    let end = console.readLine(LineRequest(prompt: "More: "))
    #expect([title, pass, end] == [.line("Lunch"), .line("hunter2"), .endOfInput])
    #expect(console.transcript == "Add Event\nTitle: «Lunch»\nPass: «»\nMore: \n")
    #expect(console.requests.map(\.isSecret) == [false, true, false])
    #expect(console.unusedReplies.isEmpty)
  }

  @Test func `any reply can be scripted`() {
    var console = ScriptedConsole(
      replies: [.key(.pageUp), .interrupted(signal: 2), .line("left")], width: 40)
    let first = console.readLine(LineRequest(prompt: "A: "))
    let second = console.readLine(LineRequest(prompt: "A: "))
    #expect([first, second] == [.key(.pageUp), .interrupted(signal: 2)])
    #expect(Array(console.unusedReplies) == [.line("left")])
    #expect(console.transcript == "A: \nA: \n")
    #expect(console.width == 40)
  }
}

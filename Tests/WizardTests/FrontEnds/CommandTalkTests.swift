import Testing

@testable import Wizard

@Suite struct `A conversation with commands` {
  private static let form = """
    rows:
    - {tag: a, type: text, title: A, default: {command: [first]}}
    - {tag: go, type: button, title: Go, command: [go]}
    - {tag: c, type: select, title: C, options: {command: [list]}, default: x}
    """

  private func talk(_ lines: [String], _ commands: ScriptedCommands) throws -> Talk {
    let walk = try Walk(Self.form, running: commands)
    return Talk(walk.session, replies: lines.map { .line($0) }, reviews: false)
  }

  @Test func `takes what they write`() throws {
    let commands = ScriptedCommands { words, _ in
      .ended(status: 0, output: Array((words == ["list"] ? "x\ny\n" : "\(words[0])!\n").utf8))
    }
    let talk = try talk(["", "?", "", "2"], commands)
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"a":"first!","go":"go!","c":"y"}"#)
    #expect(talk.screen.contains("A [first!]: «»\n"))
    #expect(talk.screen.contains("Enter runs go"))
    #expect(talk.screen.contains("  = go!\n"))
    #expect(commands.taken == ["first", #"go a="first!" c="x""#, #"list a="first!" go="go!""#])
    // What a button wrote is an answer like any.
    let again = try Walk(Self.form, running: commands, answers: talk.results, asking: .never)
    #expect(again.results == talk.results)
    #expect(again.session.savedAnswer(of: 1, isFinished: true) == .given(.string("go!")))
  }

  @Test func `tells of those that fail, and ends where it cannot go on`() throws {
    let commands = ScriptedCommands { words, _ in
      words == ["go"] ? .ended(status: 4, output: []) : .timedOut
    }
    let talk = try talk(["z", "", ":none"], commands)
    guard case .commandsFail(let failures) = talk.outcome else {
      Issue.record("\(talk.outcome)")
      return
    }
    #expect(failures.map(\.command.line) == ["list"])
    #expect(
      talk.screen.contains(#"row "go": the command go ended with status 4"#))
    #expect(talk.screen.contains("so there is no default"))
  }

  @Test func `passes a button whose command nobody runs`() throws {
    let walk = try Walk(Self.form)
    let talk = Talk(walk.session, replies: ["", "", "q"].map { .line($0) }, reviews: false)
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"c":"q"}"#)
  }
}

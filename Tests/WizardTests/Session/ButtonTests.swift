import Testing

@testable import Wizard

@Suite struct ButtonTests {
  private static let form = """
    rows:
    - {tag: a, type: text, title: A}
    - {tag: done, type: button, title: Done, action: submit}
    - {tag: b, type: text, title: B, default: x}
    - {tag: c, type: text, title: C, required: true}
    - {tag: d, type: text, title: D, when: $c == 'more'}
    """
  private static let leading = """
    review: false
    rows:
    - {tag: a, type: text, title: A}
    - {tag: again, type: button, title: Again, action: back}
    - {tag: on, type: button, title: On, action: goto, goto: c}
    - {tag: b, type: text, title: B}
    - {tag: c, type: text, title: C, hidden: $a == 'no'}
    """

  @Test func `submit ends the questions, but for what is missing`() throws {
    let talk = try Talk(Self.form, typing: ["1", "", "", "more", ""])
    #expect(talk.prompts.prefix(4) == ["A: ", "Done (Enter): ", "C *: ", "C *: "])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"a":"1","b":"x","c":"more"}"#)
    #expect(talk.unused == 0)
  }

  @Test func `none passes a button by`() throws {
    let talk = try Talk(Self.form, typing: ["1", ":none", "2", "more", "3", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"a":"1","b":"2","c":"more","d":"3"}"#)
  }

  @Test func `a text is refused, and commands work`() throws {
    let talk = try Talk(Self.form, typing: ["1", "x", ":back", "2", "?", ""])
    #expect(
      talk.lines.dropFirst(2) == [
        "A: «1»", "Done (Enter): «x»",
        "  Done: takes Enter alone. Accepted: Enter, or :none to pass it by.",
        "Done (Enter): «:back»", "A [1]: «2»", "Done (Enter): «?»",
        "  Accepted: Enter, or :none to pass it by.",
        "  Enter ends the questions; what is left takes its default.",
        "  Commands: :back for the question before, :quit to stop, :help for all.",
        "Done (Enter): «»", "C *: ", "",
      ])
  }

  @Test func `back goes to the question before, goto to the row it names`() throws {
    let talk = try Talk(Self.leading, typing: ["1", "", "2", "", "3", "4"])
    #expect(talk.prompts == ["A: ", "Again (Enter): ", "A [1]: ", "On (Enter): ", "C: ", "B: "])
    #expect(talk.results == #"{"a":"2","b":"4","c":"3"}"#)
  }

  @Test func `a button that leads nowhere says so and is passed`() throws {
    let talk = try Talk(Self.leading, typing: ["no", ":none", "", "4"])
    #expect(talk.screen.contains("On (Enter): «»\nC cannot be asked now.\nB: «4»\n"))
    let first = try Talk(
      "rows: [{tag: x, type: button, action: back}, {tag: a, type: text}]", typing: ["", "1", ""])
    #expect(first.screen.contains("x (Enter): «»\nThis is the first question.\na: «1»\n"))
  }

  @Test func `takes no line of standard input and does nothing there`() throws {
    for form in [Self.form, Self.leading] {
      let session = try Walk(form).session
      var lines = ["1", "2", "more", "3"][...]
      var conversation = PipedConversation(session) { _ in }
      let outcome = conversation.run { () throws(Never) -> String? in lines.popFirst() }
      #expect(outcome == .finished)
      let expected =
        form == Self.form
        ? #"{"a":"1","b":"2","c":"more","d":"3"}"# : #"{"a":"1","b":"2","c":"more"}"#
      #expect(Walk.line(conversation.session) == expected)
    }
  }

  @Test func `is not asked without a person, hidden, or disabled, and is in no output`() throws {
    let walk = try Walk(Self.form, answers: "c: x", asking: .never)
    #expect(walk.question == nil)
    #expect(walk.results == #"{"b":"x","c":"x"}"#)
    for state in ["hidden: true", "disabled: true", "ask: false"] {
      let row = "{tag: x, type: button, action: submit, \(state)}"
      #expect(try Walk("rows: [\(row)]").question == nil)
    }
  }

  @Test func `reads as null`() throws {
    let walk = try Walk(
      """
      rows:
      - {tag: x, type: button, action: submit}
      - {tag: a, type: text, when: $x == nil}
      """)
    #expect(try walk["x"] == "nothing")
    #expect(!walk.session.isHidden(try walk.row("a")))
  }
}

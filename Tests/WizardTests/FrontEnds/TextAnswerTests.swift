import Testing

@testable import Wizard

/// Answers of several lines, at the prompt and as lines.
@Suite struct `A text of several lines` {
  private static let form = """
    rows:
      - { tag: note, type: textarea, title: Note }
      - { tag: last, type: text, title: Last }
    """

  @Test(arguments: [
    (["a", "b", "."], #"{"note":"a\nb"}"#), (["a", "", "b", "."], #"{"note":"a\n\nb"}"#),
    (["..", "."], #"{"note":"."}"#), (["..x", "...", ".y", "."], #"{"note":".x\n..\n.y"}"#),
    (["a", ":back", "?", "\\:x", "."], #"{"note":"a\n:back\n?\n\\:x"}"#),
    (["\\:back", "."], #"{"note":":back"}"#), ([""], "{}"), (["  "], "{}"), (["."], "{}"),
    ([":none"], "{}"), (["a\nb", "c", "."], #"{"note":"a\nb\nc"}"#),
    ([":back\n.\n..x", "."], #"{"note":":back\n.\n..x"}"#),
    (["a", ".\n:quit", "."], #"{"note":"a\n.\n:quit"}"#),
    ([" a ", " b ", "."], #"{"note":"a \n b"}"#),
  ])
  func `ends with a lone dot`(lines: [String], results: String) throws {
    let talk = try Talk(Self.form, typing: lines + ["", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == results)
    #expect(talk.unused == 0)
  }

  @Test func `is asked with its end in view`() throws {
    let talk = try Talk(Self.form, typing: ["a", "b", ".", "", ""])
    #expect(
      talk.prompts.prefix(4) == ["Note (a line of only . ends it): ", "> ", "> ", "Last: "])
    #expect(talk.lines.contains("  = a … (2 lines)"))
  }

  @Test func `keeps the default with an empty first line`() throws {
    let form = "rows: [{ tag: note, type: textarea, title: Note, default: \"x\\ny\" }]"
    let kept = try Talk(form, typing: ["", ""])
    #expect(kept.prompts[0] == "Note (a line of only . ends it) [x … (2 lines)]: ")
    #expect(kept.results == #"{"note":"x\ny"}"#)
    #expect(try Talk(form, typing: [".", ""]).results == #"{"note":null}"#)
  }

  @Test func `keeps blanks and line breaks at its ends where it is not trimmed`() throws {
    let form = "rows: [{ tag: note, type: textarea, trim: false }]"
    #expect(try Talk(form, typing: [" ", "", ".", ""]).results == #"{"note":" \n"}"#)
  }

  @Test func `is no answer when the input ends in it`() throws {
    let talk = try Talk(Self.form, typing: ["a", "b"])
    #expect(talk.outcome == .endOfInput(row: 0))
    #expect(talk.results == "{}")
  }

  @Test func `takes no key and no line that is no text between its lines`() throws {
    let session = try Walk(Self.form).session
    let talk = Talk(
      session,
      replies: [
        .line("a"), .key(.pageUp), .refused(.zeroByte(offset: 2)), .line("b"), .line("."),
        .line(""),
        .line(""),
      ])
    #expect(talk.results == #"{"note":"a\nb"}"#)
    #expect(
      talk.screen.contains(
        "Commands count at the first line only. A line of only . ends the text.\n"))
    #expect(talk.screen.contains("  Note: the line has a zero byte at byte 3.\n"))
  }

  @Test func `that was pasted is refused by a row of one line`() throws {
    let talk = try Talk(Self.form, typing: ["", "a\nb", "c", ""])
    #expect(talk.lines.contains("  Last: takes one line, without line breaks."))
    #expect(talk.results == #"{"last":"c"}"#)
  }

  @Test(arguments: [
    (["a", "b", ".", "c"], #"{"note":"a\nb","last":"c"}"#), (["", "c"], #"{"last":"c"}"#),
    ([".", "c"], #"{"last":"c"}"#), ([":none", "c"], #"{"last":"c"}"#),
    (["?", ":x", ".", "c"], #"{"note":"?\n:x","last":"c"}"#),
    (["\\:x", "..", ".", "c"], #"{"note":":x\n.","last":"c"}"#),
  ])
  func `is read from lines up to a lone dot`(lines: [String], results: String) throws {
    var rest = lines[...]
    var conversation = PipedConversation(try Walk(Self.form).session) { _ in }
    let outcome = conversation.run { rest.popFirst() }
    #expect(outcome == .finished)
    #expect(Walk.line(conversation.session) == results)
  }

  @Test func `names the line that it begins at when it is refused`() throws {
    let form = "rows: [{ tag: a, type: text }, { tag: note, type: textarea, maxLength: 2 }]"
    var rest = ["x", "a", "b", "."][...]
    var conversation = PipedConversation(try Walk(form).session) { _ in }
    let outcome = conversation.run { rest.popFirst() }
    guard case .invalid(let problems) = outcome else {
      Issue.record("the text was taken")
      return
    }
    #expect(problems.map(\.source) == [.line(2)])
    #expect(problems.map(\.rule) == [.maxLength])
  }

  @Test func `ends with the input only where no line of it was read`() throws {
    var rest = ["a", "b"][...]
    var conversation = PipedConversation(try Walk(Self.form).session) { _ in }
    let outcome = conversation.run { rest.popFirst() }
    #expect(outcome == .endOfInput(row: 0))
  }
}

import Testing

@testable import Wizard

/// The command that opens an editor on an answer.
@Suite struct `An edited text` {
  private static let form = """
    rows:
      - { tag: note, type: textarea, title: Note, maxLength: 9, default: "x\\ny" }
    """

  /// A console whose person has an editor.
  private struct EditingConsole: Console {
    var lines: ScriptedConsole
    var replies: [EditReply]
    var texts: [String] = []
    var width: Int { lines.width }

    mutating func write(_ text: String) { lines.write(text) }
    mutating func readLine(_ request: LineRequest) -> LineReply { lines.readLine(request) }
    mutating func edit(_ text: String) -> EditReply {
      texts.append(text)
      return replies.isEmpty ? .unavailable : replies.removeFirst()
    }
  }

  private func talk(
    _ form: String = form, typing lines: [String], editing replies: [EditReply]
  ) throws -> (outcome: ConversationOutcome, place: EditingConsole, results: String) {
    let place = EditingConsole(lines: ScriptedConsole(lines), replies: replies)
    var conversation = Conversation(try Walk(form).session, on: place)
    let outcome = conversation.run()
    return (outcome, conversation.console, Walk.line(conversation.session))
  }

  @Test(arguments: [
    ("a\nb\n", #"{"note":"a\nb"}"#), ("a\r\nb\r\n", #"{"note":"a\nb"}"#), ("a", #"{"note":"a"}"#),
    (".\n..\n", #"{"note":".\n.."}"#), (":back\n", #"{"note":":back"}"#), ("\n", #"{"note":null}"#),
    ("", #"{"note":null}"#),
  ])
  func `is the answer as it was left`(text: String, results: String) throws {
    let talk = try talk(typing: [":edit", ""], editing: [.text(text)])
    #expect(talk.place.texts == ["x\ny\n"])
    #expect(talk.results == results)
    #expect(talk.outcome == .finished)
  }

  @Test func `begins with what was refused`() throws {
    let talk = try talk(
      typing: [":edit", ":e", ""], editing: [.text("much too long\n"), .text("short\n")])
    #expect(talk.place.texts == ["x\ny\n", "much too long\n"])
    #expect(talk.results == #"{"note":"short"}"#)
    #expect(
      talk.place.lines.transcript.contains(
        "  Note: is 13 characters long, at most 9 are allowed.\n"))
  }

  @Test(arguments: [
    (EditReply.unavailable, "There is no editor: set VISUAL or EDITOR to the one you like.\n"),
    (
      .failed(reason: "vi ended with status 1"),
      "The editor failed: vi ended with status 1. The present text stays.\n"
    ), (.refused(.malformed(offset: 4)), "  Note: the line is not UTF-8 text at byte 5.\n"),
  ])
  func `that there is none of changes nothing`(reply: EditReply, words: String) throws {
    let talk = try talk(typing: [":edit", "", ""], editing: [reply])
    #expect(talk.place.lines.transcript.contains(words))
    #expect(talk.results == #"{"note":"x\ny"}"#)
  }

  @Test func `ends the conversation with a signal`() throws {
    let talk = try talk(typing: [":edit"], editing: [.interrupted(signal: 15)])
    #expect(talk.outcome == .interrupted(signal: 15))
  }

  @Test(arguments: ["type: text", "type: password", "type: textarea, secret: true"])
  func `is for several lines that are no secret`(type: String) throws {
    let talk = try talk("rows: [{ tag: note, \(type) }]", typing: [":edit", "", ""], editing: [])
    #expect(talk.place.texts == [])
    #expect(
      talk.place.lines.transcript.contains(
        ":edit is for an answer of several lines that is no secret.\n"))
  }

  @Test func `is not asked for in the review`() throws {
    let talk = try talk(typing: ["", ":edit", ""], editing: [])
    #expect(talk.outcome == .finished)
    #expect(talk.place.texts == [])
  }

  @Test func `is not there on a console that has no editor`() throws {
    let talk = try Talk(Self.form, typing: [":edit", "", ""])
    #expect(talk.screen.contains("There is no editor"))
  }
}

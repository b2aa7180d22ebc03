import Testing

@testable import Wizard

@Suite struct `A line of a conversation` {
  @Test(arguments: [
    ("?", ConversationInput.help), (" ? ", .help), (":back", .command(.back(1))),
    (":b", .command(.back(1))),
    (":back 2", .command(.back(2))), (":b  3 ", .command(.back(3))), (":BACK", .command(.back(1))),
    (":h", .command(.help)), (":n", .command(.none)), (":none", .command(.none)),
    (":q", .command(.quit)),
    (":quit", .command(.quit)), (" :quit", .command(.quit)),
    (":backs", .unknownCommand(":backs")), (":x 1", .unknownCommand(":x")),
    (":back 0", .malformedCommand(Message(.backCount))),
    (":back x", .malformedCommand(Message(.backCount))),
    (":back 99999999999999999999", .malformedCommand(Message(.backCount))),
    (":quit now", .malformedCommand(Message(.commandTakesNoArgument, ["command": ":quit"]))),
    ("::1", .reply("::1")), (":8080", .reply(":8080")), (":", .reply(":")),
    (": back", .reply(": back")),
    (":é", .reply(":é")), ("\\:back", .reply(":back")), ("\\?", .reply("?")),
    ("\\\\:x", .reply("\\\\:x")),
    ("\\x", .reply("\\x")), ("??", .reply("??")), ("", .reply("")), ("a :back", .reply("a :back")),
  ])
  func `is a command only with a colon and a letter in front`(
    line: String, input: ConversationInput
  ) {
    #expect(ConversationInput(line, isSecret: false) == input)
  }

  @Test(arguments: [
    (":back", ConversationInput.command(.back(1))), (":quit", .command(.quit)),
    (":none", .command(.none)),
    ("?", .help), (":b", .reply(":b")), (":back 2", .reply(":back 2")),
    (" :back", .reply(" :back")),
    (":Back", .reply(":Back")), ("\\:back", .reply("\\:back")), ("\\?", .reply("\\?")),
    (":x", .reply(":x")),
  ])
  func `of a secret is a command only by its exact name`(line: String, input: ConversationInput) {
    #expect(ConversationInput(line, isSecret: true) == input)
  }
}

@Suite struct `Commands of a conversation` {
  private static let three =
    "rows:\n- {tag: a, type: text}\n- {tag: b, type: text, default: d}\n- {tag: c, type: text}"

  @Test func `go back, keep what was answered and change only what is changed`() throws {
    let talk = try Talk(Self.three, typing: [":back", "1", "2", ":back 2", "", ":b", "9", "3", ""])
    #expect(
      talk.prompts.dropLast() == [
        "a: ", "a: ", "b [d]: ", "c: ", "a [1]: ", "c: ", "b [2]: ", "c: ",
      ])
    #expect(talk.results == #"{"a":"1","b":"9","c":"3"}"#)
    #expect(talk.screen.contains("This is the first question."))
  }

  @Test func `go back by Page Up, also from the review, and not beyond the first question`() throws
  {
    let session = try Walk(Self.three).session
    let talk = Talk(
      session,
      replies: [
        .key(.pageUp), .line("1"), .line("2"), .key(.pageUp), .line("5"), .line("3"), .key(.pageUp),
        .line("4"), .line(""),
      ])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"a":"1","b":"5","c":"4"}"#)
  }

  @Test func `go back further than there are questions to the first`() throws {
    let talk = try Talk(Self.three, typing: ["1", "2", ":back 50", "7", "3", ""])
    #expect(talk.results == #"{"a":"7","b":"2","c":"3"}"#)
  }

  @Test func `give none, and refuse it where a value is required`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: text, default: d}\n- {tag: b, type: text, required: true}",
      typing: [":none", ":none", "x", ""])
    #expect(talk.screen.contains("b *: «:none»\n  b: is required."))
    #expect(talk.results == #"{"a":null,"b":"x"}"#)
  }

  @Test func `stop, and write nothing`() throws {
    let talk = try Talk(Self.three, typing: ["1", ":quit", "2"])
    #expect(talk.outcome == .cancelled)
    #expect(talk.unused == 1)
    #expect(try Talk(Self.three, typing: ["", "", "", ":q"]).outcome == .cancelled)
  }

  @Test func `are explained where there is none of that name, or it is malformed`() throws {
    let talk = try Talk(
      Self.three, typing: [":frob", ":back zero", ":none x", "\\:frob", "", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("There is no command :frob. Type :help for the commands"))
    #expect(talk.screen.contains(":back takes a number of questions, such as :back 2."))
    #expect(talk.screen.contains(":none stands alone."))
    #expect(talk.results == #"{"a":":frob","b":"d"}"#)
  }

  @Test func `are listed by help`() throws {
    let talk = try Talk(Self.three, typing: [":help", "", "", "", ":h", ""])
    for name in [":back [N]", ":none", ":quit", ":help"] { #expect(talk.screen.contains(name)) }
    #expect(talk.outcome == .finished)
  }

  @Test func `describe a row`() throws {
    let talk = try Talk(
      """
      rows:
      - tag: a
        type: integer
        title: Age
        description: In whole years.
        minimum: 18
        required: true
      - tag: b
        type: select
        options: [{value: x, description: The first}, y]
        default: y
      """, typing: ["?", "20", "?", "", ""])
    for words in [
      "  In whole years.\n", "  Accepted: a whole number such as 42 or -7.\n", "  At least 18.\n",
      "  An answer is required.\n", "  x: The first\n", "  Enter takes the default, y.\n",
    ] {
      #expect(talk.screen.contains(words), "\(words)")
    }
    #expect(talk.results == #"{"a":20,"b":"y"}"#)
  }
}

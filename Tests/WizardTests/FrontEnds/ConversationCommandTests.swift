import Testing

@testable import Wizard

@Suite struct `A line of a conversation` {
  private static func back(_ numbers: Int...) -> ConversationInput {
    .command(ConversationCommand(.back, numbers: numbers))
  }
  private static func command(_ name: CommandName) -> ConversationInput {
    .command(ConversationCommand(name))
  }
  private static let backUsage = ConversationInput.notACommand(
    Message(.commandUsage, ["command": ":back", "usage": ":back [N]"]))

  @Test(arguments: [
    ("?", ConversationInput.help), (" ? ", .help), (":back", back()), (":b", back()),
    (":back 2", back(2)), (":b  3 ", back(3)), (":BACK", back()), (":h", command(.help)),
    (":n", command(.none)), (":none", command(.none)), (":q", command(.quit)),
    (":quit", command(.quit)), (" :quit", command(.quit)),
    (":goto a b ", .command(ConversationCommand(.goto, text: "a b"))),
    (":backs", .notACommand(Message(.unknownCommandNear, ["given": ":backs", "name": ":back"]))),
    (":x 1", .notACommand(Message(.unknownCommand, ["given": ":x"]))),
    (":goto", .notACommand(Message(.commandUsage, ["command": ":goto", "usage": ":goto TAG"]))),
    (":back 0", backUsage), (":back x", backUsage), (":back 1 2", backUsage),
    (":back 99999999999999999999", backUsage), (":back -1", backUsage),
    (
      ":quit now",
      .notACommand(Message(.commandTakesNoArgument, ["command": ":quit", "usage": ":quit"]))
    ),
    ("::1", .reply("::1")), (":8080", .reply(":8080")), (":", .reply(":")),
    (": back", .reply(": back")), (":é", .reply(":é")), ("\\:back", .reply(":back")),
    ("\\?", .reply("?")), ("\\\\:x", .reply("\\\\:x")), ("\\x", .reply("\\x")),
    ("??", .reply("??")), ("", .reply("")), ("a :back", .reply("a :back")),
  ])
  func `is a command only with a colon and a letter in front`(
    line: String, input: ConversationInput
  ) {
    #expect(ConversationInput(line, isSecret: false) == input)
  }

  @Test(arguments: [
    (":back", back()), (":quit", command(.quit)), (":none", command(.none)), ("?", .help),
    (":b", .reply(":b")), (":back 2", .reply(":back 2")), (" :back", .reply(" :back")),
    (":Back", .reply(":Back")), (":goto x", .reply(":goto x")),
    (":goto", .notACommand(Message(.commandUsage, ["command": ":goto", "usage": ":goto TAG"]))),
    ("\\:back", .reply("\\:back")),
    ("\\?", .reply("\\?")), (":x", .reply(":x")),
  ])
  func `of a secret is a command only by its exact name`(line: String, input: ConversationInput) {
    #expect(ConversationInput(line, isSecret: true) == input)
  }
}

@Suite struct `The table of commands` {
  /// What is typed behind a command that takes something.
  private func operands(_ name: CommandName) -> String {
    switch name.entry.takes {
    case .nothing, .optionalRow, .optionalText: ""
    case .row: " x"
    case .numbers(let count): String(repeating: " 1", count: count.lowerBound)
    }
  }

  @Test(arguments: CommandName.allCases)
  func `gives each a name of its own, help, and a reading`(name: CommandName) {
    guard case .command(let command) = ConversationCommand.read(name.typed + operands(name)) else {
      Issue.record("\(name.usage) cannot be typed")
      return
    }
    #expect(command.name == name)
    for language in [Language.english, Language(["de"])] {
      #expect(!Message(name.entry.help).text(in: language).isEmpty)
    }
  }

  @Test(arguments: CommandName.allCases)
  func `takes every beginning that only one command has`(name: CommandName) {
    for count in 1..<name.rawValue.count {
      let start = String(name.rawValue.prefix(count))
      let fitting = CommandName.allCases.filter { $0.rawValue.hasPrefix(start) }
      let input = ConversationCommand.read(":" + start + operands(name))
      if fitting.count == 1 {
        guard case .command(let command) = input, command.name == name else {
          Issue.record(":\(start) is not \(name.typed)")
          continue
        }
      } else if !fitting.map(\.rawValue).contains(start) {
        let names = fitting.map(\.typed).joined(separator: ", ")
        let message = Message(.ambiguousCommand, ["given": ":" + start, "names": names])
        #expect(input == .notACommand(message))
      }
    }
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
    #expect(talk.screen.contains("Write it as :back [N]; :help tells more."))
    #expect(talk.screen.contains("\"x\" is no tag; :list shows the tags."))
    #expect(talk.results == #"{"a":":frob","b":"d"}"#)
  }

  @Test func `are listed by help`() throws {
    let talk = try Talk(Self.three, typing: [":help", "", "", "", ":h", ""])
    let lists = talk.screen.split(separator: "Commands, at any question:\n")
      .dropFirst()
    #expect(lists.count == 2)
    for list in lists {
      let names = list.split(separator: "\n").prefix(CommandName.allCases.count)
        .map { $0.trimmingPrefix("  ").prefix { $0 != " " } }
      #expect(names == CommandName.allCases.map { $0.typed[...] })
    }
    #expect(talk.outcome == .finished)
  }

  @Test func `are listed in short lines where the screen is narrow`() throws {
    let talk = try Talk(Self.three, typing: [":help", "", "", "", ""], width: 20)
    #expect(talk.lines.allSatisfy { TerminalText.width(of: $0) <= 20 || $0.contains("«") })
    #expect(talk.lines.contains("  :quit: stop;"))
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

@Suite struct `Commands that lead about` {
  private static let form = """
    sections:
    - title: What
      rows:
      - {tag: name, type: text, title: Your name}
      - {tag: nick, type: text, title: Nickname, hidden: $name == nil}
    - title: When
      rows:
      - {tag: day, type: integer, title: Day, default: 3}
      - {tag: daily, type: switch, title: Every day, default: false}
    - title: How
      rows:
      - {tag: fixed, type: text, title: Fixed, disabled: true, default: x}
      - {tag: end, type: text, title: End}
    """

  @Test func `go to a tag, before or after, and keep all answers`() throws {
    let talk = try Talk(
      Self.form,
      typing: ["Ada", ":goto end", "bye", "Lovelace", ":goto name", "Eve", "4", "y", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.prompts.dropLast() == [
        "Your name: ", "Nickname: ", "End: ", "Nickname: ", "Day [3]: ", "Your name [Ada]: ",
        "Day [3]: ", "Every day (y/n) [n]: ",
      ])
    #expect(
      talk.results
        == #"{"name":"Eve","nick":"Lovelace","day":4,"daily":true,"fixed":"x","end":"bye"}"#)
  }

  @Test func `go to the beginning of a tag or of a title, if only one begins so`() throws {
    let talk = try Talk(
      Self.form, typing: [":g EN", ":g every", ":g da", ":goto your name", ":g na", ":q"])
    #expect(
      talk.prompts == [
        "Your name: ", "End: ", "Every day (y/n) [n]: ", "Every day (y/n) [n]: ", "Your name: ",
        "Your name: ",
      ])
    #expect(talk.screen.contains("\"da\" fits several tags: day, daily."))
  }

  @Test func `say why they do not go`() throws {
    let talk = try Talk(
      Self.form, typing: [":goto nick", ":goto fixed", ":goto edn", ":goto §", ":q"])
    #expect(talk.prompts.allSatisfy { $0 == "Your name: " })
    #expect(talk.screen.contains("Nickname is not part of the form now."))
    #expect(talk.screen.contains("Fixed is read-only now."))
    #expect(
      talk.screen.contains("\"edn\" is no tag; did you mean \"end\"? :list shows the tags."))
    #expect(talk.screen.contains("\"§\" is no tag; :list shows the tags."))
  }

  @Test func `print the heading of the section they come to`() throws {
    let talk = try Talk(Self.form, typing: [":goto day", ":goto name", ":q"])
    #expect(
      talk.screen.contains(
        """
        What
        Your name: «:goto day»
        When
        Day [3]: «:goto name»
        What
        Your name: «:q»
        """))
  }

  @Test func `say where one is`() throws {
    let talk = try Talk(
      Self.form, typing: [":where", "Ada", "", ":w", "5", "", ":w", "", ":where", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("Section 1 of 3, What; 0 answered."))
    #expect(talk.screen.contains("Section 2 of 3, When; 2 answered."))
    #expect(talk.screen.contains("Section 3 of 3, How; 4 answered."))
    #expect(talk.screen.contains("Review; 5 answered."))
    let untitled = try Talk("rows: [{tag: a, type: text}]", typing: [":where", ":q"])
    #expect(untitled.screen.contains("Section 1 of 1; 0 answered."))
  }

  @Test func `bring the default back`() throws {
    let talk = try Talk(
      Self.form, typing: ["Ada", "", "9", ":back", ":reset", "", "", "", ""])
    #expect(talk.outcome == .finished)
    #expect(Array(talk.prompts[3...5]) == ["Every day (y/n) [n]: ", "Day [9]: ", "Day [3]: "])
    #expect(talk.results == #"{"name":"Ada","day":3,"daily":false,"fixed":"x"}"#)
  }
}

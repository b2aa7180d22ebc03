import Testing

@testable import Wizard

@Suite struct `A conversation` {
  @Test func `prints titles, headings, hints, brackets and marks, and ends with the review`() throws
  {
    let talk = try Talk(
      """
      title: Add Event
      intro: All about it.
      footer: Thank you, {{title}}.
      sections:
      - title: What
        intro: The event itself.
        footer: That was it.
        rows:
        - {tag: title, type: text, title: Title, required: true}
        - {tag: location, type: text, title: Location, placeholder: a place}
        - {tag: more, type: info, text: "{{title}} at {{location}}"}
      - title: When
        footer: In time.
        rows:
        - {tag: all_day, type: switch, title: All-day, default: false}
        - {tag: code, type: integer, title: Code, disabled: true, default: 7}
      """, typing: ["Lunch", "Inn", "", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen == """
        Add Event
        All about it.
        Type ? for help with a question, :back for the one before, :quit to stop.

        What
        The event itself.
        Title *: «Lunch»
        Location (a place): «Inn»
        Lunch at Inn
        That was it.
        When
        All-day (y/n) [n]: «»
        Code: 7 (read-only)
        In time.

        Review
          1  Title     Lunch
          2  Location  Inn
          3  All-day   no
             Code      7
        Enter to finish, or a number to change it: «»
        Thank you, Lunch.

        """)
  }

  @Test func `prints no heading for a section of which all rows are hidden`() throws {
    let talk = try Talk(
      """
      sections:
      - {title: One, rows: [{tag: a, type: text}]}
      - {title: Two, hidden: $a != nil, rows: [{tag: b, type: info, text: never}]}
      - {title: Three, rows: [{tag: c, type: text, hidden: $a != nil}]}
      - {title: Four, rows: [{tag: d, type: text}]}
      """, typing: ["x", "y", ""])
    #expect(talk.outcome == .finished)
    #expect(
      !talk.screen.contains("Two") && !talk.screen.contains("Three") && talk.screen.contains("Four")
    )
    #expect(!talk.screen.contains("never"))
  }

  @Test func `marks nothing where the form says so`() throws {
    let talk = try Talk(
      "markRequired: false\nreview: false\nrows:\n- {tag: a, type: text, required: true}",
      typing: ["x"])
    #expect(talk.prompts == ["a: "])
    #expect(talk.outcome == .finished)
  }

  @Test func `prints options with their states and groups`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: switch, default: true}
      - tag: b
        type: select
        title: Which
        default: y
        options:
        - {value: x, title: The x, group: First}
        - {value: y, group: First}
        - {value: z, group: Second, disabled: $a == YES}
        - {value: h, hidden: $a == YES}
      """, typing: ["", "1", ":back", "", ""])
    #expect(
      talk.screen == """
        Type ? for help with a question, :back for the one before, :quit to stop.

        a (y/n) [y]: «»
        Which
         First
          1  The x
          2  y (default)
         Second
          3  z (not available)
        Which [2]: «1»

        Review
          1  a      yes
          2  Which  The x
        Enter to finish, or a number to change it: «:back»
        Which
         First
          1  The x (chosen)
          2  y
         Second
          3  z (not available)
        Which [1]: «»

        Review
          1  a      yes
          2  Which  The x
        Enter to finish, or a number to change it: «»

        """)
  }

  @Test func `says what was understood, and why an answer is refused`() throws {
    let talk = try Talk(
      "rows:\n- {tag: n, type: integer, title: Count, maximum: 9}\n- {tag: s, type: select, options: [alpha, beta]}",
      typing: ["x", "12", "5", "gamma", "al", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen.contains(
        "Count: «x»\n  Count: \"x\" is not a whole number. Accepted: a whole number such as 42 or -7.\nCount: «12»\n  Count: 12 is more than 9"
      ))
    #expect(talk.screen.contains("\"gamma\" is not one of the options. Accepted: alpha, beta."))
    #expect(talk.screen.contains("s: «al»\n  = alpha\n"))
  }

  @Test func `keeps to a narrow screen`() throws {
    let talk = try Talk(
      "title: A rather long title of a form\nrows:\n- {tag: a, type: select, title: A long title, options: [a rather long option, b]}",
      typing: ["?", "zzz", "1", ""], width: 20)
    #expect(talk.outcome == .finished)
    let shown = talk.lines.filter { !$0.contains("«") }
    #expect(shown.allSatisfy { TerminalText.width(of: $0) <= 20 })
    #expect(shown.contains("A rather long title"))
  }

  @Test func `sends nothing to the terminal that it would obey`() throws {
    let form = try Walk.form(
      #"""
      title: "T\e[31m"
      intro: "I\e]0;x\a"
      rows:
      - {tag: a, type: select, title: "R\e[2J", description: "D\e[1m", default: "o\e[5m", options: ["o\e[5m", {value: p, title: "q\a", group: "g\e"}]}
      - {tag: b, type: text, title: "S\r", placeholder: "P\e[0m", noValueText: "N\e"}
      - {tag: c, type: info, text: "X\e[9m"}
      """#)
    var session = Session(form)
    session.start()
    let talk = Talk(
      session, replies: ["?", "\u{1B}[A", "2", "\u{1B}]x", "", ""].map(LineReply.line))
    let typed = talk.screen.split(separator: "«").map { part in
      part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    }
    #expect(
      !typed.joined().unicodeScalars.contains { ($0.value < 32 && $0 != "\n") || $0.value == 127 })
    #expect(!talk.prompts.joined().unicodeScalars.contains { $0.value < 32 })
    for words in [
      "T^[[31m", "I^[]0;x^G", "R^[[2J", "D^[[1m", "o^[[5m", "q^G", "g^[", "S^M", "X^[[9m",
    ] {
      #expect(talk.screen.contains(words), "\(words)")
    }
  }

  @Test func `ends at the end of input, at a signal and at a failure, and never agrees by that`()
    throws
  {
    let form = "rows:\n- {tag: a, type: text, default: x}"
    let session = try Walk(form).session
    #expect(Talk(session, replies: []).outcome == .endOfInput(row: 0))
    #expect(Talk(session, replies: [.line("y")]).outcome == .endOfInput(row: nil))
    #expect(Talk(session, replies: [.interrupted(signal: 2)]).outcome == .interrupted(signal: 2))
    #expect(
      Talk(session, replies: [.line(""), .interrupted(signal: 15)]).outcome
        == .interrupted(signal: 15))
    #expect(Talk(session, replies: [.failed(errno: 5)]).outcome == .failed(errno: 5))
    #expect(Talk(session, replies: [.line(""), .failed(errno: 5)]).outcome == .failed(errno: 5))
  }

  @Test func `asks nothing where all is answered, and reviews nothing`() throws {
    let talk = try Talk("rows:\n- {tag: a, type: text}", typing: [], answers: "a: x")
    #expect(talk.outcome == .finished)
    #expect(talk.prompts.isEmpty)
    #expect(talk.screen.isEmpty)
  }

  @Test func `tells of a malformed line and asks again`() throws {
    let session = try Walk("rows:\n- {tag: a, type: text}").session
    let talk = Talk(
      session,
      replies: [
        .refused(.malformed(offset: 3)), .refused(.zeroByte(offset: 1)),
        .refused(.tooLong(limit: 9)),
        .line("x"), .refused(.malformed(offset: 0)), .line(""),
      ])
    #expect(talk.outcome == .finished)
    for words in [
      "  a: the line is not UTF-8 text at byte 4.\n", "  a: the line has a zero byte at byte 2.\n",
      "  a: the line is longer than 9 bytes.\n",
      "change it: \nthe line is not UTF-8 text at byte 1\n",
    ] {
      #expect(talk.screen.contains(words), "\(words)")
    }
  }

  @Test func `takes a paste of several lines as one answer, which a row of one line refuses`()
    throws
  {
    let talk = try Talk(
      "rows:\n- {tag: a, type: text}\n- {tag: b, type: text}", typing: ["x\ny", "z", "w", ""])
    #expect(talk.screen.contains("takes one line, without line breaks"))
    #expect(talk.results == #"{"a":"z","b":"w"}"#)
  }
}

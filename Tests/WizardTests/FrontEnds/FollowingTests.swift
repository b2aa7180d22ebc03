import Testing

@testable import Wizard

@Suite struct `Changes in a conversation` {
  @Test func `of a default that Enter took are told in one line`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: integer, title: First, default: 1}
      - {tag: b, type: integer, title: Second, default: {compute: $a + 1}}
      - {tag: c, type: text, title: Third, default: {template: "{{b}}!"}}
      """, typing: ["", "", "", "1", "5", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen.contains("First [1]: «5»\n  Second is now 6.\n  Third is now 6!.\n\nReview"))
    #expect(talk.results == #"{"a":5,"b":6,"c":"6!"}"#)
  }

  @Test func `that make an answer fail ask for it again, with the reason`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: max, type: integer, title: Most, default: 10}
      - {tag: n, type: integer, title: Number, maximum: {compute: $max}}
      - {tag: last, type: text, title: Last}
      """, typing: ["", "8", "x", "1", "5", "4", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("Most [10]: «5»\n  Number: 8 is more than 5.\nNumber [8]: «4»\n"))
    #expect(talk.results == #"{"max":5,"n":4,"last":"x"}"#)
  }

  @Test func `that show an earlier row ask for it before going on`() throws {
    let talk = try Talk(
      """
      sections:
      - {title: One, rows: [{tag: early, type: text, hidden: $late == nil}]}
      - {title: Two, rows: [{tag: late, type: text}, {tag: last, type: text}]}
      """, typing: ["x", "y", "z", ""])
    #expect(talk.prompts.dropLast() == ["late: ", "early: ", "last: "])
    #expect(talk.screen.contains("Two\nlate: «x»\nOne\nearly: «y»\nTwo\nlast: «z»\n"))
  }

  @Test func `of rows hidden and shown again bring their values back`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: on, type: switch, default: true}
      - {tag: a, type: text, when: $on == YES}
      """, typing: ["y", "mine", "1", "n", "1", "y", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"on":true,"a":"mine"}"#)
    #expect(talk.prompts.filter { $0.hasPrefix("a") } == ["a: "])
  }

  @Test func `of a read-only row that fails block the review, naming what it depends on`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: integer, title: Amount}
      - {tag: b, type: integer, title: Double, disabled: true, maximum: 10, default: {compute: $a * 2}}
      - {tag: c, type: integer, title: Half, compute: $a / 2}
      """, typing: ["7", "", "1", "4", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen.contains(
        "  Double: 14 is more than 10. It follows from \"Amount\".\n"
          + "  Half: \"3.5\" has a decimal point and is not a whole number. It follows from\n  \"Amount\".\n"
      ))
    #expect(talk.results == #"{"a":4,"b":8,"c":2}"#)
  }

  @Test func `that make an expression fail are told once, and end the form without a result`()
    throws
  {
    let form = "rows:\n- {tag: a, type: integer}\n- {tag: b, type: number, compute: 1 / $a}"
    let failing = try Talk(form, typing: ["0", ""])
    #expect(failing.outcome == .expressionsFail)
    #expect(failing.screen.contains("An expression of the form fails: \"compute\" of row \"b\": "))
    #expect(failing.screen.split(separator: "An expression of the form fails").count == 2)
    let mended = try Talk(form, typing: ["0", "1", "4", "1", "0", "1", "4", ""])
    #expect(mended.outcome == .finished)
    #expect(mended.screen.split(separator: "An expression of the form fails").count == 3)
    #expect(mended.results == #"{"a":4,"b":0.25}"#)
  }

  @Test func `show the reason of an answer that a source gave and that is refused`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: integer}\n- {tag: b, type: text}", typing: ["5", ""],
      answers: "a: many\nb: x")
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("  a: \"many\" is not a whole number."))
    #expect(talk.prompts.first == "a: ")
  }
}

@Suite struct `Secrets in a conversation` {
  private static let form = """
    rows:
    - {tag: p, type: password, title: Token, confirm: true, minLength: 4, required: true}
    - {tag: q, type: text, secret: true, pattern: "[a-z]+", default: quiet}
    - {tag: a, type: text, disabled: true, template: "t{{p}}"}
    """

  @Test func `are typed twice, and refused without being shown`() throws {
    let talk = try Talk(
      Self.form,
      typing: ["", "hush1", "hush2", "abc", "abc", "hush1", "hush1", "NOPE", "", ":back 2", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("Again, to be sure: «»\n  Token: the two entries differ."))
    #expect(talk.screen.contains("Token: is too short, at least 4 characters are needed"))
    for secret in ["hush", "abc", "NOPE", "quiet"] {
      #expect(!talk.screen.contains(secret), "\(secret)")
    }
    #expect(talk.prompts.contains("q [(secret)]: "))
    #expect(talk.prompts.contains("Token * [(secret)]: "))
    #expect(talk.results == #"{"p":"hush1","q":"quiet","a":"thush1"}"#)
  }

  @Test func `are not repeated when they look like commands`() throws {
    let talk = try Talk("rows:\n- {tag: p, type: password}", typing: [":hunter2", ""])
    #expect(talk.results == #"{"p":":hunter2"}"#)
    #expect(!talk.screen.contains("hunter2"))
  }

  @Test func `end with the input while they are repeated`() throws {
    let session = try Walk(Self.form).session
    #expect(Talk(session, replies: [.line("hush1")]).outcome == .endOfInput(row: 0))
    #expect(
      Talk(session, replies: [.line("hush1"), .interrupted(signal: 2)]).outcome
        == .interrupted(signal: 2))
    let talk = Talk(
      session,
      replies: [.line("hush1"), .refused(.malformed(offset: 0)), .line("hush1"), .key(.pageUp)])
    #expect(talk.outcome == .endOfInput(row: 0))
    #expect(!talk.session.isAnswered(0))
  }

  @Test func `complete nothing and are not offered again`() throws {
    let talk = try Talk(
      "rows:\n- {tag: s, type: select, secret: true, options: [alpha, beta]}\n- {tag: t, type: select, options: [alpha]}",
      typing: ["alpha", "alpha", ""])
    #expect(talk.requests[0].completer == nil)
    #expect(talk.requests[0].isSecret && !talk.requests[0].isRemembered)
    #expect(talk.requests[1].completer?("al").map(\.text) == ["alpha"])
  }
}

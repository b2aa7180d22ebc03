import Testing

@testable import Wizard

@Suite struct `The review` {
  private static let form = """
    rows:
    - {tag: a, type: integer, title: Amount}
    - {tag: b, type: integer, title: Twice, compute: $a * 2}
    - {tag: p, type: password, title: Secret}
    - {tag: c, type: text, title: Remark, noValueText: nothing to say}
    """

  @Test func `shows all visible rows, and numbers those that can be changed`() throws {
    let talk = try Talk(Self.form, typing: ["2", "hush", "", ""])
    #expect(
      talk.screen.hasSuffix(
        """

        Review
          1  Amount  2
             Twice   4
          2  Secret  (secret)
          3  Remark  nothing to say
        Enter to finish, or a number to change it: «»

        """))
  }

  @Test(arguments: ["1": false, "2": true])
  func `shows a computed row while it would be asked`(amount: String, isShown: Bool) throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: integer, title: Amount}
      - {tag: b, type: integer, title: Twice, compute: $a * 2, ask: $a > 1}
      """, typing: [amount, ""])
    #expect(talk.screen.contains("Twice") == isShown)
    #expect(talk.results.contains("\"b\""))
  }

  @Test(arguments: ["3", "c"])
  func `goes to the row of a number or a tag`(reply: String) throws {
    let talk = try Talk(Self.form, typing: ["2", "hush", "", reply, "hello", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.prompts.filter { $0 == "Remark: " }.count == 2)
    #expect(talk.results == #"{"a":2,"b":4,"p":"hush","c":"hello"}"#)
  }

  @Test(arguments: ["0", "4", "-1", "b", "nobody", "99999999999999999999", "1 2"])
  func `refuses what names no row that can be changed`(reply: String) throws {
    let talk = try Talk(Self.form, typing: ["2", "hush", "", reply, ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("\"\(reply)\" is not a number of the list, nor a tag."))
  }

  @Test func `takes the commands`() throws {
    let talk = try Talk(
      Self.form,
      typing: ["2", "hush", "x", ":help", ":frob", ":back x", ":back", "y", ":back 3", "5", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"a":5,"b":10,"p":"hush","c":"y"}"#)
    #expect(talk.screen.contains("There is no command :frob."))
  }

  @Test func `can have nothing to change`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: switch, disabled: $a == YES}", typing: ["y", "1", ":back", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("\"1\" is not a number of the list, nor a tag."))
    #expect(talk.screen.contains("This is the first question."))
  }

  @Test func `is left out where the form says so`() throws {
    let talk = try Talk("review: false\n" + Self.form, typing: ["2", "hush", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.unused == 0)
    let session = try Walk(Self.form).session
    #expect(
      Talk(session, replies: ["2", "", ""].map(LineReply.line), reviews: false).outcome == .finished
    )
  }

  @Test func `does not take lines that were typed ahead`() throws {
    let talk = try Talk(Self.form, typing: ["2", "hush", "", ""])
    #expect(talk.requests.map(\.dropsTypeAhead) == [false, true, false, true])
    #expect(talk.requests.map(\.isRemembered) == [true, false, true, false])
    #expect(talk.requests.map(\.isSecret) == [false, true, false, false])
  }

  @Test func `stands row by row where the screen is narrow`() throws {
    let talk = try Talk(Self.form, typing: ["2", "", "", ""], width: 24)
    #expect(talk.lines.contains("  1  Amount: 2"))
    #expect(talk.lines.contains("     Twice: 4"))
  }
}

@Suite struct `A form check in a conversation` {
  private static let form = """
    rows:
    - {tag: low, type: integer}
    - {tag: high, type: integer}
    checks:
    - {predicate: $low == nil OR $high >= $low, row: low, message: high is below low}
    """

  @Test func `leads to its row before the review`() throws {
    let talk = try Talk(Self.form, typing: ["5", "3", "2", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.prompts == [
        "low: ", "high: ", "low [5]: ", "Enter to finish, or a number to change it: ",
      ])
    #expect(talk.screen.contains("low: high is below low."))
    #expect(talk.results == #"{"low":2,"high":3}"#)
  }

  @Test func `lets another row be changed when its own stays as it is`() throws {
    let talk = try Talk(Self.form, typing: ["5", "3", "", "2", "9", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"low":5,"high":9}"#)
  }

  @Test func `is not passed by agreeing`() throws {
    let talk = try Talk(Self.form, typing: ["5", "3", "", "", "", ""])
    #expect(talk.outcome == .endOfInput(row: 0) || talk.outcome == .endOfInput(row: nil))
  }

  @Test func `without a row leads to the review`() throws {
    let form =
      "rows:\n- {tag: a, type: integer}\nchecks: [{predicate: $a > 3, message: too little}]"
    let talk = try Talk(form, typing: ["1", "", "1", "7", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("too little.\n\nReview"))
    #expect(talk.results == #"{"a":7}"#)
  }

  @Test func `blocks where nothing was asked and nobody can mend it`() throws {
    let form =
      "rows:\n- {tag: a, type: integer, disabled: true}\nchecks: [{predicate: $a > 3, message: too little}]"
    let talk = try Talk(form, typing: [], answers: "a: 1")
    guard case .blocked(let problems) = talk.outcome else {
      Issue.record("not blocked: \(talk.outcome)")
      return
    }
    #expect(problems.map(\.message) == ["too little"])
  }
}

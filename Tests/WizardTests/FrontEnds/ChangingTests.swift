import Testing

@testable import Wizard

@Suite struct `The command :change` {
  private func lines(_ talk: Talk) -> [String] { talk.requests.map(\.initialText) }

  @Test func `puts the present value in the line, once`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: text, default: old}\n- {tag: b, type: integer}",
      typing: [":change", "old one", "5", ":back 2", ":c", "", "2", "6", ""])
    #expect(talk.outcome == .finished)
    #expect(lines(talk) == ["", "old", "", "", "", "old one", "", "", ""])
    #expect(talk.results == #"{"a":"old one","b":6}"#)
  }

  @Test func `goes to another row first`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: date}\n- {tag: b, type: text}",
      typing: ["2026-12-24", ":change a", "2026-12-25", "x", ""])
    #expect(talk.prompts[2] == "a [2026-12-24]: ")
    #expect(lines(talk)[2] == "2026-12-24")
    #expect(talk.results == #"{"a":"2026-12-25","b":"x"}"#)
  }

  @Test(arguments: [
    (":back", "\\:back"), ("?", "\\?"), ("::1", "::1"), ("a:b", "a:b"), ("\\x", "\\x"),
  ])
  func `writes a value so that it is read as itself again`(value: String, line: String) throws {
    let talk = try Talk(
      "rows: [{tag: a, type: text}]", typing: [line, ":back", ":change", line, ""])
    #expect(talk.requests.contains { $0.initialText == line })
    #expect(talk.outcome == .finished)
    #expect(talk.session.value(of: 0) == .string(value))
  }

  @Test func `has nothing to do where there is no answer, and shows no secret`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: text}\n- {tag: p, type: password, default: hush-hush}",
      typing: [":change", "x", ":change", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("There is no answer to change yet."))
    #expect(talk.screen.contains("A secret is not shown; type it anew."))
    #expect(!talk.screen.contains("hush-hush"))
    #expect(lines(talk).allSatisfy { $0.isEmpty })
    #expect(talk.requests.allSatisfy { $0.presentText != "hush-hush" })
  }

  @Test func `is at hand for a key at each question with an answer`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: text, default: x}
      - {tag: b, type: multiselect, options: [red, green, blue]}
      - {tag: c, type: switch}
      """, typing: ["", "1,3", "y", ":back 2", "1", ""])
    #expect(talk.requests.map(\.presentText) == ["x", "", "", "", "red, blue", ""])
    #expect(talk.requests.map(\.tag) == ["a", "b", "c", nil, "b", nil])
  }
}

@Suite struct `Commands for a row` {
  private static let form = """
    rows:
    - {tag: a, type: text, default: d}
    - {tag: b, type: integer, required: true}
    - {tag: c, type: text}
    """

  @Test func `take a tag at any question`() throws {
    let talk = try Talk(
      Self.form, typing: ["x", "5", ":none a", ":none b", ":reset b", "6", "z", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("b: is required."))
    #expect(talk.results == #"{"a":null,"b":6,"c":"z"}"#)
  }

  @Test func `take a number in the review, and ask for one`() throws {
    let talk = try Talk(
      Self.form,
      typing: [
        "x", "5", "z", ":none", ":none 3", ":reset 1", "", ":change 2", "7", ":goto 1", "y", "",
      ])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen.contains(
        ":none is for one question; write it as :none [TAG], with a number or a tag."))
    #expect(talk.results == #"{"a":"y","b":7}"#)
    #expect(talk.requests.map(\.initialText).filter { !$0.isEmpty } == ["5"])
  }

  @Test func `mean a tag by a number outside of the review`() throws {
    let talk = try Talk(Self.form, typing: ["x", ":none 1", ":q"])
    #expect(talk.screen.contains("\"1\" is no tag; :list shows the tags."))
  }
}

@Suite struct `The review in the midst of the questions` {
  private static let form = """
    rows:
    - {tag: a, type: text, title: Name}
    - {tag: b, type: select, options: [x, y], title: Kind, default: y}
    - {tag: c, type: text, title: End}
    """

  @Test func `shows what is answered and what is still to come, and goes on`() throws {
    let talk = try Talk(Self.form, typing: ["Ada", ":review", "", "1", "", ""])
    #expect(talk.outcome == .finished)
    #expect(
      talk.screen.contains(
        """
        Kind [2]: «:review»

        Review
          1  Name  Ada
          2  Kind  y (not answered yet)
          3  End   (none) (not answered yet)
        Enter to go on, or a number to change it: «»
        Kind
          1  x
          2  y (default)
        Kind [2]: «1»
        """))
    #expect(talk.results == #"{"a":"Ada","b":"x"}"#)
  }

  @Test(arguments: ["1", "a", ":goto a", ":goto 1", ":change 1", ":back"])
  func `leads to any row`(line: String) throws {
    let talk = try Talk(Self.form, typing: ["Ada", ":rev", line, "Eve", "", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.prompts[3] == "Name [Ada]: ")
    #expect(talk.results == #"{"a":"Eve","b":"y"}"#)
  }

  @Test func `leads to the row that is asked, and to one that was not`() throws {
    let talk = try Talk(
      Self.form, typing: ["Ada", ":rev", "2", "x", ":b", ":rev", "3", "z", "", ""])
    #expect(talk.prompts[3] == "Kind [2]: ")
    #expect(talk.prompts[7] == "End: ")
    #expect(talk.results == #"{"a":"Ada","b":"x","c":"z"}"#)
  }

  @Test func `takes all commands, and ends by quitting or with the input`() throws {
    let talk = try Talk(
      Self.form,
      typing: [":review", "?", ":help", ":where", ":list", ":review", "9", ":frob", ":q"])
    #expect(talk.outcome == .cancelled)
    #expect(
      talk.prompts.dropFirst().allSatisfy { $0 == "Enter to go on, or a number to change it: " })
    #expect(try Talk(Self.form, typing: [":review"]).outcome == .endOfInput(row: nil))
  }
}

@Suite struct `The list of rows` {
  @Test func `has each row that is shown with its tag, value and state`() throws {
    let talk = try Talk(
      """
      sections:
      - title: What
        rows:
        - {tag: name, type: text, title: Your name}
        - {tag: gone, type: text, hidden: $name != nil}
        - {tag: half, type: integer, title: Half, compute: $amount / 2}
        - {tag: pass, type: password, title: Pass}
      - title: How
        rows:
        - {tag: fixed, type: text, title: Fixed, disabled: true, default: x}
        - {tag: amount, type: integer, title: Amount, required: true}
        - {tag: kind, type: text, title: Kind, default: k}
        - {tag: note, type: text, title: Note}
        - {tag: end, type: text, title: End}
      """, typing: ["Ada", "hush", "4", "", "", ":list", ":reset amount", ":list", ":q"])
    #expect(
      talk.screen.contains(
        """
        What
          name    Your name: Ada (answered)
          half    Half: 2 (computed)
          pass    Pass: (secret) (answered)
        How
          fixed   Fixed: x (read-only)
          amount  Amount: 4 (answered)
          kind    Kind: k (default)
          note    Note: (none) (left without an answer)
          end     End: (none) (this question, not answered yet)
        """))
    #expect(
      talk.screen.contains("  amount  Amount: (none) (this question, not answered yet, required)\n")
    )
    #expect(!talk.screen.contains("gone"))
    #expect(!talk.screen.contains("hush"))
  }

  @Test func `stands without columns where the screen is narrow`() throws {
    let talk = try Talk(
      "rows: [{tag: name, type: text, title: Your name}]", typing: ["Ada", ":list", ":q"], width: 20
    )
    #expect(talk.screen.contains("  name, Your name:\n  Ada (answered)\n"))
  }
}

@Suite struct `What a console may keep for later runs` {
  @Test func `is what was accepted, as it could be typed, and no secret`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: integer}
      - {tag: p, type: password}
      - {tag: b, type: text, default: d}
      - {tag: c, type: text}
      - {tag: q, type: text, secret: true}
      - {tag: n, type: textarea}
      """,
      typing: [":list", "x", "5", "hush", "", "\\?", "hidden", "one", ".", ":back 2", "y", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.remembered.map(\.tag) == ["a", "c"])
    #expect(talk.remembered.map(\.line) == ["5", "\\?"])
  }
}

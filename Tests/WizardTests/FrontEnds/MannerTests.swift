import Testing

@testable import Wizard

@Suite struct `The manner of a conversation` {
  private static let form = """
    title: Order
    intro: Welcome.
    footer: Thank you.
    sections:
    - title: What
      intro: Choose one.
      footer: Done with that.
      rows:
      - {tag: name, type: text, title: Name, required: true, description: Who orders., maxLength: 5}
      - {tag: kind, type: select, title: Kind, options: [tea, {value: cof, title: Coffee}], default: tea}
      - {tag: hot, type: switch, title: Hot, default: true}
      - {tag: day, type: date, title: Day}
    """

  private func talk(
    of form: String = Self.form, _ manner: ConversationManner, typing lines: [String],
    height: Int = 24
  ) throws -> Talk {
    try Talk(
      Walk(form).session, replies: lines.map(LineReply.line), height: height, manner: manner)
  }

  @Test func `for the ear has words for signs, and no columns`() throws {
    let talk = try talk(
      ConversationManner(isSpoken: true), typing: ["Ada", "", "", "2026-12-24", "1", "Eve", ""])
    #expect(
      talk.screen == """
        Order
        Welcome.
        Type ? for help with a question, :back for the one before, :quit to stop.

        What
        Choose one.
        Name, required: «Ada»
        Kind
          1: tea (default)
          2: Coffee
        Kind [default 1]: «»
        Hot (y/n) [default y]: «»
        Day: «2026-12-24»
          = Thursday, 24 December 2026
        Done with that.

        Review
          1: Name: Ada
          2: Kind: tea
          3: Hot: yes
          4: Day: Thursday, 24 December 2026
        Enter to finish, or a number to change it: «1»
        Name, required [now Ada]: «Eve»

        Review
          1: Name: Eve
          2: Kind: tea
          3: Hot: yes
          4: Day: Thursday, 24 December 2026
        Enter to finish, or a number to change it: «»
        Thank you.

        """)
  }

  @Test func `for the ear reads a long list on demand only, and says what is chosen`() throws {
    let options = (1...13).map { "o\($0)" }.joined(separator: ", ")
    let talk = try talk(
      of: "rows: [{tag: a, type: select, options: [\(options)], default: o12}]",
      ConversationManner(isSpoken: true), typing: ["no such", ":options", "/o13", "", ""],
      height: 10)
    #expect(
      talk.screen.hasPrefix(
        """
        Type ? for help with a question, :back for the one before, :quit to stop.

        a
          13 options; :options reads them, /TEXT those with TEXT in them
          12: o12 (default)
        a [default 12]: «no such»
        """))
    #expect(talk.screen.contains("a [default 12]: «:options»\n  1: o1\n  2: o2\n"))
    #expect(talk.screen.contains("a [default 12]: «/o13»\n  13: o13\na [default 12]: «»\n"))
  }

  @Test func `for the ear does not repeat options after an error`() throws {
    let talk = try talk(
      ConversationManner(isSpoken: true), typing: ["Ada", "x", "y", "tea", "", "", ""])
    #expect(talk.screen.split(separator: "1: tea").count == 2)
  }

  @Test func `is terse without hints, introductions and footers`() throws {
    let talk = try talk(
      ConversationManner(.terse), typing: ["Ada", "", "", "soon", "later", "fri", ""])
    #expect(
      talk.screen == """
        Order

        What
        Name *: «Ada»
        Kind
          1  tea (default)
          2  Coffee
        Kind [1]: «»
        Hot (y/n) [y]: «»
        Day: «soon»
          Day: "soon" is not a date. Accepted: 2026-12-24, today, tomorrow, fri, +3d, 24
          dec.
        Day: «later»
          Day: "later" is not a date.
        Day: «fri»
          = \(talk.session.shownValue(of: 3))

        Review
          1  Name  Ada
          2  Kind  tea
          3  Hot   yes
          4  Day   \(talk.session.shownValue(of: 3))
        Enter to finish, or a number to change it: «»

        """)
  }

  @Test func `is verbose with each row described, once`() throws {
    let talk = try talk(
      ConversationManner(.verbose), typing: ["Ada", "", "", "", "1", "Eve", ""])
    #expect(
      talk.screen.contains(
        """
        Name *
          Who orders.
          Accepted: one line of text.
          At most 5 characters.
          An answer is required.
        Name *: «Ada»
        Kind
          1  tea (default)
          2  Coffee
          Accepted: a number of the list, a value, or the beginning of one.
          Enter takes the default, tea.
        Kind [1]: «»
        Hot
          Accepted: yes or no, y or n.
          Enter takes the default, yes.
        Hot (y/n) [y]: «»
        """))
    #expect(talk.screen.split(separator: "Who orders.").count == 2)
  }

  @Test(arguments: [
    ConversationManner(), ConversationManner(.terse), ConversationManner(.verbose),
    ConversationManner(isSpoken: true), ConversationManner(.terse, isSpoken: true),
  ])
  func `changes nothing that is accepted or asked`(manner: ConversationManner) throws {
    let lines = [
      "toolong", "", "Ada", "?", "cof", "?", "n", "x", ":list", "2026-12-24", ":where", "",
    ]
    let talk = try talk(manner, typing: lines)
    let usual = try self.talk(ConversationManner(), typing: lines)
    #expect(talk.outcome == .finished)
    #expect(talk.requests.map(\.tag) == usual.requests.map(\.tag))
    #expect(talk.results == #"{"name":"Ada","kind":"cof","hot":false,"day":"2026-12-24"}"#)
  }

  @Test func `tells the way through a long list once`() throws {
    let options = (1...40).map { "o\($0)" }.joined(separator: ", ")
    let talk = try talk(
      of: "rows: [{tag: a, type: select, options: [\(options)]}]", ConversationManner(),
      typing: [":options", ":options", "1", ""])
    #expect(talk.screen.split(separator: "/TEXT for those with TEXT").count == 2)
    #expect(talk.screen.contains("  … 19 more\n") || talk.screen.contains("more\n"))
  }

  @Test func `tells a console what is a title, an error and a hint`() throws {
    let talk = try talk(ConversationManner(), typing: ["", "Ada", "", "", "", ""])
    let styles = talk.styled.filter { $0.style != .plain }
    #expect(
      styles.map(\.text) == [
        "Order\n", "Type ? for help with a question, :back for the one before, :quit to stop.\n",
        "What\n", "  Name: is required.\n", "Review\n",
      ])
    #expect(styles.map(\.style) == [.title, .hint, .title, .error, .title])
  }
}

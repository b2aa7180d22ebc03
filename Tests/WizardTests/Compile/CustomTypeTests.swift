import Testing

@testable import Wizard

@Suite struct `A type of the form` {
  private static let form = """
    types:
      code:
        base: text
        maxLength: 4
        title: Code
        required: true
        messages: {required: give a code, maxLength: too long}
        checks: [{predicate: SELF BEGINSWITH 'A', message: begin with A}]
      short-code:
        base: code
        maxLength: 2
        checks: [{predicate: SELF ENDSWITH 'Z', message: end with Z}]
      never: {base: text, hidden: true}
      pick: {base: select, options: [1, 2, 3]}
    rows:
    - {tag: a, type: code}
    - {tag: b, type: code, title: Other, required: false, maxLength: 6}
    - {tag: c, type: short-code, messages: {maxLength: "{{maxLength}} at most"}}
    - {tag: d, type: never, when: $a == 'A1'}
    - {tag: e, type: pick, default: 2}
    """

  @Test func `gives its rows the keys that they lack`() throws {
    var walk = try Walk(Self.form)
    let rows = walk.session.form.rows
    #expect(rows.prefix(3).map(\.title.text) == ["Code", "Other", "Code"])
    #expect(walk.problems == ["a required", "c required"])
    #expect(try walk.reply("A2345", to: "a") == "maxLength: too long")
    #expect(try walk.reply("A2345", to: "b") == "taken")
    #expect(try walk.reply("AZZ", to: "c") == "maxLength: 2 at most")
    #expect(try walk.reply("", to: "c") == "required: give a code")
    #expect(try walk["e"] == "2")
  }

  @Test func `has its checks run before those of what is based on it`() throws {
    var walk = try Walk(Self.form)
    #expect(try walk.reply("xx", to: "c") == "predicate: begin with A")
    #expect(try walk.reply("AX", to: "c") == "predicate: end with Z")
    #expect(try walk.reply("AZ", to: "c") == "taken")
    #expect(try walk.reply("x", to: "b") == "predicate: begin with A")
  }

  @Test func `gives way to the opposite key of a row`() throws {
    var walk = try Walk(Self.form)
    let row = try walk.row("d")
    #expect(walk.session.isHidden(row))
    #expect(try walk.reply("A1", to: "a") == "taken")
    #expect(!walk.session.isHidden(row))
  }

  @Test func `may be declared before the type that it is based on, but not 33 deep`() throws {
    #expect(try Self.chain(of: 32) == [])
    #expect(try Self.chain(of: 34) == ["2: the type \"t1\" is based on more than 32 types"])
  }

  @Test func `may be declared in any order, and a chain without end is read`() throws {
    #expect(try Self.chain(of: 32, isReversed: true) == [])
    #expect(
      try Self.chain(of: 34, isReversed: true)
        == ["2: the type \"t1\" is based on more than 32 types"])
    for isReversed in [false, true] {
      #expect(try Self.chain(of: 20_000, isReversed: isReversed).count == 1)
    }
  }

  private static func chain(of count: Int, isReversed: Bool = false) throws -> [String] {
    var types = (0..<count).map { place in
      "t\(place): {base: \(place == count - 1 ? "text" : "t\(place + 1)")}"
    }
    if isReversed { types.reverse() }
    return try Walk.faults(
      of: "types:\n  {\(types.joined(separator: ", "))}\nrows: [{tag: a, type: t0}]")
  }

  @Test func `warns once of what all its rows have`() throws {
    let form = try Walk.form(
      """
      types: {t: {base: text, pattern: "[a&&b]"}}
      rows: [{tag: a, type: t}, {tag: b, type: t}]
      """)
    #expect(FormAnalysis(form).warnings.map(\.code) == ["W004"])
  }
}

import Testing

@testable import Wizard

@Suite struct `The work of a further item` {
  /// How often rows are held against their rules while so many items come as lines.
  private func checks(_ count: Int, _ keys: String) throws -> Int {
    let form = "sections: [{multivalued: {tag: l}, rows: [{tag: n, type: integer\(keys)}]}]"
    var session = Session(try Walk.form(form))
    session.start()
    let before = session.checkCount
    var conversation = PipedConversation(session) { _ in }
    var next = 0
    let outcome = conversation.run { () throws(Never) -> String? in
      next += 1
      return next <= count ? String(next) : ""
    }
    #expect(outcome == .finished)
    return conversation.session.checkCount - before
  }

  @Test(arguments: ["", ", checks: [{predicate: $l.@count < 9999}]"])
  func `does not grow with the list, where its check is the same for all`(keys: String) throws {
    #expect(try checks(1_000, keys) < 4_200)
    #expect(try checks(1_000, keys) - checks(500, keys) <= checks(500, keys) + 10)
  }

  @Test func `is a look at all items where a check is each item's own`() throws {
    #expect(try checks(50, ", checks: [{predicate: SELF > $l.@count - 60}]") > 50 * 20)
  }

  @Test func `copies no values of the others`() throws {
    var walk = try Walk("rows: [{tag: l, type: integer, list: true}]")
    #expect(walk.session.answer("l", "1,2,3") == nil)
    func address() throws -> UnsafeRawPointer? {
      guard case .list(let values) = walk.session.state.values[0] else { return nil }
      return values.withUnsafeBytes { $0.baseAddress }
    }
    let before = try #require(try address())
    #expect(walk.session.answer("l[1]", "7") == nil)
    #expect(try address() == before)
    #expect(walk.session.value(of: "l")?.outputText == "1,7,3")
  }

  @Test func `finds in all items what does not hold any more, and that it holds again`() throws {
    let form = """
      sections:
      - multivalued: {tag: l}
        rows:
        - {tag: n, type: integer, checks: [{predicate: $l.@count <= $most}]}
        - {tag: m, type: text}
      - rows: [{tag: most, type: integer, default: 2}]
      """
    var walk = try Walk(form)
    for place in 0..<2 {
      _ = try walk.reply("y", to: "l")
      #expect(walk.session.answer("l[\(place)].n", "1") == nil)
      #expect(walk.session.answer("l[\(place)].m", "x") == nil)
    }
    #expect(walk.problems == [])
    _ = try walk.reply("y", to: "l")
    #expect(walk.problems == ["l[0].n predicate", "l[1].n predicate"])
    walk.session.remove(item: walk.session.items(of: 0)[2])
    #expect(walk.problems == [])
    _ = try walk.reply("1", to: "most")
    #expect(walk.problems == ["l[0].n predicate", "l[1].n predicate"])
    walk.session.remove(item: walk.session.items(of: 0)[0])
    #expect(walk.problems == [])
  }
}

import Testing

@testable import Wizard

/// An item that is in its list already, whatever its last row is and has.
@Suite struct RepeatedItemTests {
  @Test(arguments: [
    "{tag: note, type: text}", "{tag: tags, type: text, list: true}",
    "{tag: kind, type: select, options: [x, y], default: x}",
  ])
  func `is refused`(row: String) throws {
    let form = """
      sections:
      - multivalued: {tag: l, uniqueItems: true}
        rows: [{tag: name, type: text}, \(row)]
      """
    let given = try Walk(
      form, answers: #"{"l": [{"name": "a"}, {"name": "b"}, {"name": "a"}]}"#, asking: .never)
    #expect(given.problems == ["l[2] uniqueItems"])
    var walk = try Walk(form)
    for reply in ["y", "a", "", "y", "a"] {
      let row = try #require(walk.session.question)
      _ = walk.session.reply(reply, to: row, from: .person)
    }
    let last = try #require(walk.session.question)
    guard case .refused(let problem) = walk.session.reply("", to: last, from: .person) else {
      Issue.record("taken")
      return
    }
    #expect(problem.rule == .uniqueItems)
    #expect(problem.message == "is in the list already, as number 1")
  }
}

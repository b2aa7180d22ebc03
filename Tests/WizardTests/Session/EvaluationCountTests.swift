import Testing

@testable import Wizard

@Suite struct `The work after an answer` {
  private func form(_ rows: [String]) throws -> CompiledForm {
    try Walk.form("rows:\n" + rows.map { "- {\($0)}" }.joined(separator: "\n"))
  }

  /// How many states and values a reply computes.
  private func work(_ walk: inout Walk, _ text: String, _ tag: String) throws -> Int {
    let before = walk.session.evaluationCount
    _ = try walk.reply(text, to: tag)
    return walk.session.evaluationCount - before
  }

  @Test func `is the chain that follows, and stops where nothing changes`() throws {
    let rows = (1..<100).map { "tag: r\($0), type: integer, compute: $r\($0 - 1) + 1" }
    var walk = try Walk(form(["tag: r0, type: integer"] + rows))
    #expect(try work(&walk, "1", "r0") == 100)
    #expect(try walk["r99"] == "100")
    #expect(try work(&walk, "1", "r0") == 1)
    #expect(try work(&walk, "", "r0") == 1)
  }

  @Test func `is the star around it`() throws {
    let rows = (1...100).map { "tag: r\($0), type: text, hidden: $r0 == YES" }
    var walk = try Walk(form(["tag: r0, type: switch"] + rows + ["tag: other, type: text"]))
    #expect(try work(&walk, "y", "r0") == 1 + 200)
    #expect(try work(&walk, "x", "other") == 1)
    #expect(try work(&walk, "n", "r0") == 1 + 200)
  }

  @Test func `does not grow with rows that do not follow`() throws {
    let rows = (1...10_000).map { "tag: r\($0), type: text" }
    var walk = try Walk(
      form(["tag: r0, type: text", "tag: all, type: text, template: '{{r0}}!'"] + rows))
    #expect(try work(&walk, "x", "r0") == 2)
    #expect(try work(&walk, "x", "r5000") == 1)
    #expect(try work(&walk, "y", "r0") == 2)
  }

  @Test func `computes each node of a diamond once`() throws {
    var rows = ["tag: r0, type: integer"]
    for layer in 1...20 {
      let last = layer == 1 ? "r0" : "j\(layer - 1)"
      rows.append("tag: a\(layer), type: integer, compute: $\(last) + 1")
      rows.append("tag: b\(layer), type: integer, compute: $\(last) + 2")
      rows.append(
        "tag: j\(layer), type: integer, compute: $a\(layer) - $b\(layer) + $\(last) * 0 + $a\(layer)"
      )
    }
    var walk = try Walk(form(rows))
    #expect(try work(&walk, "1", "r0") == 61)
  }

  @Test func `of a refused reply is the way there and back`() throws {
    var walk = try Walk(
      form([
        "tag: a, type: integer, checks: [{predicate: $a < 5}]",
        "tag: b, type: integer, compute: $a * 2",
      ]))
    #expect(try work(&walk, "9", "a") == 4)
    #expect(try walk["b"] == "nothing")
    #expect(try work(&walk, "x", "a") == 0)
  }

  @Test func `in a chain of 100,000 rows needs no deep stack`() throws {
    let count = 100_000
    let rows = (1..<count).map { "tag: r\($0), type: integer, compute: $r\($0 - 1) + 1" }
    var walk = try Walk(form(["tag: r0, type: integer"] + rows))
    #expect(try work(&walk, "0", "r0") == count)
    #expect(try walk["r\(count - 1)"] == "99999")
  }
}

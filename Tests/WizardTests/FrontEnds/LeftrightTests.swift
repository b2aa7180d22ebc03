import Testing

@testable import Wizard

/// The two questions of a row with a left and a right list.
@Suite struct LeftrightTests {
  private func form(_ more: String = "") -> String {
    """
    {"rows": [{"tag": "p", "type": "leftright", "title": "Place"\(more), "options": [
      {"value": "de", "title": "Germany", "options": ["Berlin", {"value": "k", "title": "Köln"}]},
      {"value": "fr", "title": "France", "options": ["Paris", "Lyon", "Lille"]}]}]}
    """
  }

  private func screen(_ more: String, _ lines: [String]) throws -> (
    lines: [String], results: String
  ) {
    let talk = try Talk(form(more), typing: lines)
    let end = talk.lines.firstIndex(of: "Review") ?? talk.lines.count
    return (Array(talk.lines[2..<max(2, end - 1)]), talk.results)
  }

  @Test func `the left list is asked, then the right one of that choice`() throws {
    let run = try screen("", ["1", "2", ""])
    #expect(
      run.lines == [
        "Place", "  1  Germany", "  2  France", "Place: «1»", "Place, Germany", "  1  Berlin",
        "  2  Köln", "Place, Germany: «2»",
      ])
    #expect(run.results == "{\"p\":[\"de\",\"k\"]}")
  }

  @Test func `beginnings are said back, and both choices are taken at once`() throws {
    let run = try screen("", ["fra", "ly", ""])
    #expect(run.lines.filter { $0.hasPrefix("  = ") } == ["  = France", "  = Lyon"])
    #expect(run.results == "{\"p\":[\"fr\",\"Lyon\"]}")
    #expect(try screen("", ["fr, lyon", ""]).results == "{\"p\":[\"fr\",\"Lyon\"]}")
  }

  @Test func `Enter takes the default in both questions, or leaves the row`() throws {
    let run = try screen(", \"default\": [\"fr\", \"Lyon\"]", ["", "", ""])
    #expect(run.lines.filter { $0.contains("«") } == ["Place [2]: «»", "Place, France [2]: «»"])
    #expect(run.results == "{\"p\":[\"fr\",\"Lyon\"]}")
    #expect(try screen("", [""]).results == "{}")
    let required = try screen(", \"required\": true", ["", "1", "1", ""])
    #expect(required.lines.contains("  Place: is required."))
    #expect(required.results == "{\"p\":[\"de\",\"Berlin\"]}")
  }

  @Test(arguments: [("clear", nil), ("first", "Paris"), ("last", "Lille")])
  func `a change on the left does with the right choice what the form says`(
    change: String, right: String?
  ) throws {
    let more = ", \"default\": [\"de\", \"k\"], \"onLeftChange\": \"\(change)\""
    let run = try screen(more, ["2", "", "3", ""])
    if let right {
      #expect(run.results == "{\"p\":[\"fr\",\"\(right)\"]}")
    } else {
      #expect(run.lines.contains("Place, France: «»"))
      #expect(run.lines.contains { $0.hasPrefix("  Place: needs a choice of the right list too") })
      #expect(run.results == "{\"p\":[\"fr\",\"Lille\"]}")
    }
  }

  @Test func `the same left choice keeps the right one`() throws {
    let run = try screen(", \"default\": [\"fr\", \"Lyon\"]", ["fr", "", ""])
    #expect(run.results == "{\"p\":[\"fr\",\"Lyon\"]}")
  }

  @Test func `back at the right question is the left one`() throws {
    let run = try screen("", ["1", ":back", "2", "1", ""])
    #expect(run.results == "{\"p\":[\"fr\",\"Paris\"]}")
    #expect(run.lines.filter { $0 == "  2  France" }.count == 2)
  }

  @Test func `commands work at the right question`() throws {
    #expect(
      try screen("", ["1", "?", ":help", ":bla", "Paris", "berlin", ""]).results
        == "{\"p\":[\"de\",\"Berlin\"]}")
    #expect(try screen("", ["1", ":none", ""]).results == "{}")
    #expect(try Talk(form(), typing: ["1", ":quit"]).outcome == .cancelled)
    #expect(try Talk(form(), typing: ["1"]).outcome == .endOfInput(row: 0))
    let filtered = try screen("", ["/ran", "2", "/l", "2", ""])
    #expect(filtered.lines.contains("  3  Lille"))
    #expect(filtered.results == "{\"p\":[\"fr\",\"Lyon\"]}")
  }

  @Test func `expressions see a list of two`() throws {
    let form = form().replacing(
      "]}]}]}", with: "]}]}, {\"tag\": \"l\", \"type\": \"text\", \"compute\": \"$p[0]\"}]}")
    let walk = try Walk(form, answers: "{\"p\": [\"de\", \"k\"]}", asking: .never)
    #expect(walk.results == "{\"p\":[\"de\",\"k\"],\"l\":\"de\"}")
    #expect(walk.session.shownValue(of: 0) == "Germany, Köln")
  }

  @Test func `a line of standard input has both choices`() throws {
    var session = Session(try Walk.form(form()))
    session.start()
    var told: [String] = []
    var lines = ["fr, 2"]
    var piped = PipedConversation(session) { told.append($0) }
    let outcome = piped.run { () throws(Never) -> String? in
      lines.isEmpty ? nil : lines.removeFirst()
    }
    #expect(outcome == .finished)
    #expect(told == ["Place: France, Lyon"])
  }

  @Test func `a choice that another answer takes away is asked again`() throws {
    let form = """
      {"rows": [{"tag": "k", "type": "switch", "default": false},
        {"tag": "p", "type": "leftright", "options": [
          {"value": "a", "options": ["x", {"value": "y", "hidden": "$k == YES"}]}]}]}
      """
    var walk = try Walk(form)
    try walk.answer("k", "n")
    try walk.answer("p", "a, y")
    _ = try walk.reply("y", to: "k")
    #expect(walk.question == "p")
    #expect(walk.problems == ["p options"])
  }
}

import Testing

@testable import Wizard

/// Lists of options that do not fit on the screen, and looking for a text in them.
@Suite struct ChoicePagesTests {
  private func form(_ count: Int, _ more: String = "") -> String {
    let options = (1...count).map { "{\"value\": \"v\($0)\", \"title\": \"Title \($0)\"}" }
    return """
      {"rows": [{"tag": "o", "type": "select", \(more)"options": [\(options.joined(separator: ", "))]}]}
      """
  }

  private func talk(_ form: String, _ lines: [String], height: Int = 8) throws -> [String] {
    let talk = try Talk(form, typing: lines + ["1"], height: height)
    let end = talk.lines.firstIndex(of: "Review") ?? talk.lines.count
    return Array(talk.lines[2..<max(2, end - 1)])
  }

  private let more = " more (:options for the next ones, /TEXT for those with TEXT in them)"

  @Test func `pages follow each other on demand, and begin again`() throws {
    #expect(
      try talk(form(7), [":options", ":opt"]) == [
        "o", "  1  Title 1", "  2  Title 2", "  3  Title 3", "  4  Title 4", "  5  Title 5",
        "  … 2\(more)", "o: «:options»", "  6  Title 6", "  7  Title 7",
        "o: «:opt»", "  1  Title 1", "  2  Title 2", "  3  Title 3", "  4  Title 4",
        "  5  Title 5", "  … 2 more", "o: «1»",
      ])
  }

  @Test func `a list that fits is not cut`() throws {
    #expect(try talk(form(7), [], height: 10).count == 9)
    #expect(try talk(form(20), [], height: 24).contains { $0.contains("more") } == false)
  }

  @Test func `the default stands under the first page where a later one has it`() throws {
    let lines = try talk(form(30, "\"default\": \"v22\", "), [])
    #expect(lines.contains("  22  Title 22 (default)"))
    #expect(lines.last == "o [22]: «1»")
  }

  @Test func `a text after a slash lists what has it, with its numbers`() throws {
    #expect(
      Array(try talk(form(30), ["/title 2", "/E 30", "/zz", "/"]).dropFirst(7)) == [
        "o: «/title 2»", "   2  Title 2", "  20  Title 20", "  21  Title 21", "  22  Title 22",
        "  23  Title 23", "  … 6 more", "o: «/E 30»", "  30  Title 30",
        "o: «/zz»", "  o: no option has \"zz\" in it.", "o: «/»", "   1  Title 1", "   2  Title 2",
        "   3  Title 3", "   4  Title 4", "   5  Title 5", "  … 25 more", "o: «1»",
      ])
  }

  @Test func `an option that begins with a slash is chosen by it, and so is a text of one's own`()
    throws
  {
    let paths =
      "{\"rows\": [{\"tag\": \"o\", \"type\": \"select\", \"options\": [\"/usr\", \"/usr/local\"]}]}"
    #expect(try Talk(paths, typing: ["/usr", ""]).results == "{\"o\":\"/usr\"}")
    #expect(
      try Talk(paths, typing: ["/loc", "2", ""]).results == "{\"o\":\"/usr/local\"}")
    let own =
      "{\"rows\": [{\"tag\": \"o\", \"type\": \"select\", \"other\": true, \"options\": [\"/usr\"]}]}"
    #expect(try Talk(own, typing: ["/opt", ""]).results == "{\"o\":\"/opt\"}")
  }

  @Test func `groups are named again on a further page`() throws {
    let form = """
      {"rows": [{"tag": "o", "type": "multiselect", "options": [
        {"value": "a", "group": "G"}, {"value": "b", "group": "G"}, {"value": "c", "group": "G"},
        {"value": "d", "group": "G"}, {"value": "e", "group": "H"}]}]}
      """
    let talk = try Talk(form, typing: [":options", "a,b"], height: 7)
    #expect(
      talk.lines[2..<9] == [
        "o", " G", "  1  a", "  2  b", "  3  c", "  4  d", "  … 1\(more)",
      ])
    #expect(talk.lines[10..<12] == [" H", "  5  e"])
  }

  @Test func `where no options were listed there are no next ones`() throws {
    let talk = try Talk(
      "{\"rows\": [{\"tag\": \"t\", \"type\": \"text\"}]}", typing: [":options", "x"])
    #expect(talk.lines.contains("There is no list of options here."))
  }

  @Test(.timeLimit(.minutes(10)))
  func `5,000 options take no long time`() throws {
    let start = ContinuousClock.now
    let talk = try Talk(form(5_000), typing: ["/49", ":options", "x", "v49999", "Title 4999", ""])
    #expect(talk.results == "{\"o\":\"v4999\"}")
    #expect(talk.lines.count < 110)
    #expect(talk.lines.filter { $0 == "   1  Title 1" }.count <= 1)
    let completer = try #require(talk.requests.first?.completer)
    #expect(completer("v4999").map(\.text) == ["v4999"])
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(.timeLimit(.minutes(10)))
  func `all of 5,000 options are chosen in no long time`() throws {
    let form = form(5_000).replacing("\"select\"", with: "\"multiselect\"")
    let start = ContinuousClock.now
    let names = (1...5_000).map { "\"Title \($0)\"" }.joined(separator: ", ")
    let walk = try Walk(form, answers: "{\"o\": [\(names)]}", asking: .never)
    #expect(walk.problems == [])
    #expect(walk.session.value(of: 0).listElements?.count == 5_000)
    #expect(walk.session.shownValue(of: 0).hasSuffix("Title 5000"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `options of the same title are told apart by their values`() throws {
    let twins = """
      {"rows": [{"tag": "o", "type": "select", "default": "y", "options": [
        {"value": "x", "title": "Same"}, {"value": "y", "title": "Same"}, {"value": "z", "title": "Other"},
        {"value": "h", "title": "Other", "hidden": true}]}]}
      """
    let lines = try Talk(twins, typing: [""]).lines
    #expect(lines.contains("  1  Same (x)") && lines.contains("  2  Same (y, default)"))
    #expect(lines.contains("  3  Other"))
  }
}

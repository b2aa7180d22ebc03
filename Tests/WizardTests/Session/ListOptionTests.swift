import Testing

@testable import Wizard

/// Options that are the values of a list, and templates over lists with secrets.
@Suite struct ListOptionTests {
  private static let form = """
    sections:
    - multivalued: {tag: guests}
      rows: [{tag: name, type: text}]
    - rows:
      - {tag: host, type: select, options: {from: $guests}, default: Ann}
      - {tag: helpers, type: multiselect, options: {from: $guests}}
    - multivalued: {tag: courses}
      rows:
      - {tag: dish, type: text}
      - {tag: cook, type: segment, options: {from: $guests}}
    """

  @Test func `are those that the list has`() throws {
    let answers = """
      {"guests": ["Bob", "Ann", "Bob"], "host": "bo", "helpers": ["Ann", "Bob"],
       "courses": [{"dish": "soup", "cook": "Ann"}]}
      """
    let walk = try Walk(Self.form, answers: answers, asking: .never)
    #expect(
      walk.results == #"{"guests":["Bob","Ann","Bob"],"host":"Bob","helpers":["Bob","Ann"],"#
        + #""courses":[{"dish":"soup","cook":"Ann"}]}"#)
    let wrong = try Walk(
      Self.form, answers: #"{"guests": ["Bob"], "courses": [{"cook": "Ann"}], "helpers": ["Cid"]}"#,
      asking: .never)
    #expect(wrong.problems == ["host options", "helpers options", "courses[0].cook options"])
  }

  @Test func `follow the list`() throws {
    var walk = try Walk(Self.form)
    for name in ["Bob", "Ann", ""] {
      let row = try #require(walk.session.question)
      _ = walk.session.reply(name, to: row, from: .person)
    }
    #expect(walk.question == "host")
    #expect(try walk.reply("Cid", to: "host") == #"options: "Cid" is not one of the options"#)
    try walk.answer("host", "1")
    #expect(try walk["host"] == #""Bob""#)
    walk.session.remove(item: walk.session.items(of: 0)[0])
    #expect(walk.problems == ["host options"])
    #expect(walk.session.shownOptions(of: try walk.row("host")) == [0])
    try walk.answer("host", "")
    #expect(try walk["host"] == #""Ann""#)
  }

  @Test func `are none where the list has none`() throws {
    let walk = try Walk(Self.form, answers: #"{"host": null}"#, asking: .never)
    #expect(walk.problems == [])
    #expect(walk.session.shownOptions(of: try walk.row("host")) == [])
  }

  @Test func `templates see all of an item but its secrets`() throws {
    let form = """
      sections:
      - multivalued: {tag: users}
        rows: [{tag: name, type: text}, {tag: key, type: password}]
      """
    let walk = try Walk(form, answers: #"{"users": [{"name": "a", "key": "geheim"}]}"#)
    func filled(_ text: String, showsSecrets: Bool) throws -> String {
      var file = TemplateFile(path: "t", bytes: Array(text.utf8), notation: "none") { _ in
        .missing
      }
      #expect(file.findings(for: walk.session.form, isLax: false) == [])
      let content = try #require(
        file.filled(
          with: AnswerContext(walk.session, showsSecrets: showsSecrets), isLax: false,
          language: .english
        ).content)
      return String(decoding: content.bytes, as: UTF8.self)
        + (content.holdsSecret ? " (secret)" : "")
    }
    #expect(try filled("{{#users}}{{name}}{{/users}}", showsSecrets: false) == "a")
    let all = "{{#users}}{{name}}:{{key}}{{/users}}"
    #expect(try filled(all, showsSecrets: false) == "a:")
    #expect(try filled(all, showsSecrets: true) == "a:geheim (secret)")
  }
}

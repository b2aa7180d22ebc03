import Testing

@testable import Wizard

/// A walk that begins with the answers of an earlier run.
private struct EarlierRun {
  var session: Session
  let problems: [String]
  let gone: [String]
  let notes: [String]

  init(
    _ form: String, _ answers: String, name: String = "old.json", asking mode: AskMode = .missing,
    changesOnly: Bool = false, options: [String: String] = [:]
  ) throws {
    session = Session(try Walk.form(form), asking: mode, asksChangesOnly: changesOnly)
    var file = AnswerFile(
      try Document.readAnswers(SourceText(name: name, text: answers)), as: .offers)
    problems = file.give(to: &session).map { "\($0.tag) \($0.rule.rawValue)" }
    gone = file.notes.unused.map(\.tag)
    notes = file.notes.notes.map { "\($0.tag) \($0.message)" }
    for (tag, text) in options {
      if let row = session.form.tags.index(of: tag) {
        session.give(text, to: row, from: .option("-s"))
      }
    }
    session.start()
  }

  /// What has changed, as `TAG MESSAGE`.
  var changes: [String] { session.changesSinceOffers.map { "\($0.tag) \($0.message)" } }

  /// The tags of the rows that are asked when every answer is Enter.
  mutating func askedByEnter() -> [String] {
    var tags: [String] = []
    while let row = session.question, tags.count < 100 {
      tags.append(session.form.rows[row].tag)
      guard case .accepted = session.reply("", to: row, from: .person) else { break }
    }
    return tags
  }
}

@Suite struct `The answers of an earlier run` {
  private static let form = """
    rows:
    - {tag: name, type: text, required: true}
    - {tag: size, type: integer, default: 3, maximum: 50}
    - {tag: tls, type: switch, default: false, was: [ssl, secure]}
    - {tag: note, type: text, default: {template: "{{name}}!"}}
    """
  private static let all = #"{"name": "n", "size": 7, "tls": true, "note": "mine"}"#

  @Test func `are defaults, asked again`() throws {
    var run = try EarlierRun(Self.form, Self.all)
    #expect(run.askedByEnter() == ["name", "size", "tls", "note"])
    #expect(Walk.line(run.session) == #"{"name":"n","size":7,"tls":true,"note":"mine"}"#)
  }

  @Test func `leave a row to its default of today where the run that saved them did`() throws {
    let saved = """
      {"askform-answers": 1, "form": "f", "answers": {"name": "n", "size": 2, "tls": true},
       "defaults": ["size", "note"]}
      """
    let run = try EarlierRun(Self.form, saved, asking: .never)
    #expect(run.problems == [])
    #expect(Walk.line(run.session) == #"{"name":"n","size":3,"tls":true,"note":"n!"}"#)
    let again = try EarlierRun(Self.form, saved, changesOnly: true)
    #expect(again.changes == ["size the default is now 3"])
  }

  @Test func `are used where nobody is asked, and by those who take defaults`() throws {
    for mode in [AskMode.never, .withoutDefault] {
      var run = try EarlierRun(Self.form, Self.all, asking: mode)
      #expect(run.askedByEnter() == [])
      #expect(run.session.allProblems.isEmpty)
      #expect(Walk.line(run.session) == #"{"name":"n","size":7,"tls":true,"note":"mine"}"#)
    }
  }

  @Test func `rank below every other source`() throws {
    var run = try EarlierRun(Self.form, Self.all, options: ["size": "9"])
    #expect(run.askedByEnter() == ["name", "tls", "note"])
    #expect(run.session.value(of: 1).inWords == "9")
  }

  @Test func `are not asked where only changes are`() throws {
    var run = try EarlierRun(Self.form, Self.all, changesOnly: true)
    #expect(run.changes == [])
    #expect(run.askedByEnter() == [])
  }

  @Test func `leave rows to ask that are new, of another type, or that refuse them`() throws {
    var run = try EarlierRun(
      Self.form, #"{"name": 5, "size": 99, "old": 1, "note": "x"}"#, changesOnly: true)
    #expect(
      run.changes == [
        "name takes another kind of answer than a number, which it was",
        "size the earlier answer is no longer valid: 99 is more than 50", "tls is new",
      ])
    #expect(run.gone == ["old"])
    #expect(run.problems == [])
    #expect(run.askedByEnter() == ["name", "size", "tls"])
    #expect(Walk.line(run.session) == #"{"name":"5","size":3,"tls":false,"note":"x"}"#)
  }

  @Test func `are errors where they are no longer valid and nobody is asked`() throws {
    let run = try EarlierRun(Self.form, #"{"name": "n", "size": 99}"#, asking: .never)
    #expect(run.session.allProblems.map(\.message) == ["99 is more than 50"])
  }

  @Test func `follow a row that is called otherwise now`() throws {
    for old in ["ssl", "secure"] {
      let run = try EarlierRun(Self.form, "{\"name\": \"n\", \"\(old)\": true}", changesOnly: true)
      #expect(run.notes == ["\(old) is taken for \"tls\", as the row is called now"])
      #expect(run.changes == ["size is new", "note is new"])
      #expect(run.session.value(of: 2) == .boolean(true))
    }
  }

  @Test func `may be plain text, whose kind is not known`() throws {
    for (name, text) in [
      ("old.yaml", "name: 5\nsize: 7\ntls: yes\nnote: x\n"),
      ("old.env", "NAME=5\nSIZE=7\nTLS='yes'\nNOTE=x\n"),
    ] {
      var run = try EarlierRun(Self.form, text, name: name, changesOnly: true)
      #expect(run.changes == [])
      #expect(run.askedByEnter() == [])
    }
  }

  @Test func `of rows that are hidden now are no mistake`() throws {
    let form = """
      rows:
      - {tag: a, type: switch}
      - {tag: b, type: integer, when: $a == YES}
      """
    var run = try EarlierRun(form, #"{"a": true, "b": 5}"#)
    let outcome = run.session.reply("no", to: 0, from: .person)
    #expect(outcome == .accepted(echo: nil))
    #expect(run.askedByEnter() == [])
    #expect(run.session.unusedAnswers == [])
    #expect(Walk.line(run.session) == #"{"a":false}"#)
    let again = try EarlierRun(form, #"{"a": false, "b": "x"}"#, changesOnly: true)
    #expect(again.changes == [])
    #expect(again.session.staleOffers == [])
  }

  @Test func `that another row's answer makes wrong are asked again`() throws {
    let form = """
      rows:
      - {tag: low, type: integer}
      - {tag: high, type: integer, minimum: {compute: $low}}
      """
    var run = try EarlierRun(form, #"{"low": 5, "high": 3}"#, changesOnly: true)
    #expect(run.changes == ["high the earlier answer is no longer valid: 3 is less than 5"])
    #expect(run.session.question == 1)
    #expect(run.session.refusedAnswers == [])
    let outcome = run.session.reply("8", to: 1, from: .person)
    #expect(outcome == .accepted(echo: nil))
    #expect(run.session.question == nil)
  }

  @Test func `that were defaults are computed again, and only a change is told`() throws {
    var session = Session(try Walk.form(Self.form), asksChangesOnly: true)
    let old = try JSONReader.read(
      SourceText(name: "x", text: #"["m!", 3]"#), dialect: .strict)
    guard case .array(let values) = old.root.content else { return }
    session.give("n", to: 0, from: .option("-s"))
    session.offerDefault(values[1], of: 1)
    session.offerDefault(nil, of: 2)
    session.offerDefault(values[0], of: 3)
    session.start()
    #expect(session.changesSinceOffers.map(\.message) == ["the default is now n!"])
    #expect(session.question == nil)
    #expect(Walk.line(session) == #"{"name":"n","size":3,"tls":false,"note":"n!"}"#)
  }
}

@Suite struct `A walk that asks all` {
  @Test func `asks rows that have an answer too, and keeps it by Enter`() throws {
    var walk = try Walk(
      "rows: [{tag: a, type: text}, {tag: b, type: integer, default: 2}]", answers: "a: x",
      asking: .all)
    #expect(walk.askedByEnter() == ["a", "b"])
    #expect(walk.results == #"{"a":"x","b":2}"#)
  }
}

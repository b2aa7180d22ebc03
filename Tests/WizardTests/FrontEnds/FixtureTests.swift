import Testing

@testable import Wizard

@Suite struct `By every front end` {
  private static let showAndHide = """
    sections:
    - title: First
      rows:
      - {tag: T, type: text}
      - {tag: I, type: integer, hidden: $email.isDisabled == 1}
    - title: Second
      hidden: $T CONTAINS[c] 'hide'
      rows:
      - {tag: email, type: email, disabled: "$T CONTAINS[c] 'dis'"}
    """

  @Test(arguments: [
    ("dis", ["T"]), ("hide that section", ["T", "I"]), ("dishide", ["T"]), ("DISHIDE", ["T"]),
    ("Hello World", ["T", "I", "email"]),
  ])
  func `a section is hidden and a row disabled, and another row follows that`(
    text: String, asked: [String]
  ) throws {
    let answers = ["T": text, "I": "4", "email": "a@b.org"]
    let run = FixtureRun(form: Self.showAndHide, answers: asked.map { ($0, answers[$0] ?? "") })
    let rest =
      (asked.contains("I") ? ",\"I\":4" : "")
      + (asked.contains("email") ? ",\"email\":\"a@b.org\"" : "")
    #expect(try run.outcome() == asked.joined(separator: " ") + " > {\"T\":\"\(text)\"\(rest)}")
  }

  private static let predicates = """
    sections:
    - rows:
      - {tag: text, type: text, default: ""}
      - {tag: integer, type: integer, hidden: $switch==0}
      - {tag: switch, type: switch, default: true}
    - hidden: $text CONTAINS[c] 'disable' AND ($integer.value BETWEEN {18, 60}) AND ($switch.value == 0)
      rows:
      - tag: date
        type: date
        disabled: $text CONTAINS[c] 'disable' OR ($integer.value BETWEEN {18, 60}) OR ($switch.value == 0)
    - rows:
      - {tag: account, type: text, hidden: "$date.isDisabled == 1 AND $text.value CONTAINS[c] 'Out'"}
    """

  private func predicates(keeps: Bool, _ text: String, _ integer: String, _ on: String) throws
    -> String
  {
    let day = try Walk(
      (keeps ? "hiddenValues: keep\n" : "") + Self.predicates,
      answers: "{\"text\": \"\(text)\", \"integer\": \"\(integer)\", \"switch\": \"\(on)\"}")
    let isDateHidden = day.session.isHidden(try day.row("date"))
    let date =
      isDateHidden ? "hidden" : day.session.isDisabled(try day.row("date")) ? "read-only" : "asked"
    let account = day.session.isHidden(try day.row("account")) ? "hidden" : "shown"
    let integer = day.session.isHidden(try day.row("integer")) ? "hidden" : "shown"
    return "integer \(integer), date \(date), account \(account)"
  }

  @Test(arguments: [
    ("x", "61", "yes", "integer shown, date asked, account shown"),
    ("x", "17", "yes", "integer shown, date asked, account shown"),
    ("x", "18", "yes", "integer shown, date read-only, account shown"),
    ("x", "60", "yes", "integer shown, date read-only, account shown"),
    ("disable", "1", "yes", "integer shown, date read-only, account shown"),
    ("disable out", "1", "yes", "integer shown, date read-only, account hidden"),
    ("x", "1", "no", "integer hidden, date read-only, account shown"),
    ("out", "1", "yes", "integer shown, date asked, account shown"),
  ])
  func `XLForm's form of predicates disables and hides`(
    text: String, integer: String, on: String, states: String
  ) throws {
    #expect(try predicates(keeps: false, text, integer, on) == states)
    #expect(try predicates(keeps: true, text, integer, on) == states)
  }

  @Test func `XLForm's form of predicates hides its second section only where values are kept`()
    throws
  {
    #expect(
      try predicates(keeps: true, "disable", "20", "no")
        == "integer hidden, date hidden, account shown")
    #expect(
      try predicates(keeps: false, "disable", "20", "no")
        == "integer hidden, date read-only, account shown")
  }

  @Test func `an integer given before leaves the output when a later switch hides it`() throws {
    let run = FixtureRun(
      form: Self.predicates,
      answers: [("text", "x"), ("integer", "20"), ("switch", "n"), ("account", "me")])
    #expect(
      try run.outcome()
        == #"text integer switch account > {"text":"x","switch":false,"account":"me"}"#)
  }

  private static let basic = """
    sections:
    - rows:
      - {tag: first, type: switch, default: true}
      - {tag: second, type: switch, default: true, hidden: $first == 0}
    - hidden: $second == 0
      rows:
      - {tag: text, type: text}
      - {tag: date, type: date, hidden: $text CONTAINS 'aaa'}
    """

  @Test(arguments: [
    (
      [("first", "y"), ("second", "y"), ("text", "b"), ("date", "2026-12-24")],
      #"{"first":true,"second":true,"text":"b","date":"2026-12-24"}"#
    ),
    ([("first", "n"), ("text", "aaab")], #"{"first":false,"text":"aaab"}"#),
    ([("first", "y"), ("second", "n")], #"{"first":true,"second":false}"#),
    (
      [("first", ""), ("second", ""), ("text", "AAA"), ("date", "")],
      #"{"first":true,"second":true,"text":"AAA"}"#
    ),
  ])
  func `XLForm's basic form hides a row and a section`(
    answers: [(String, String)], results: String
  ) throws {
    let run = FixtureRun(form: Self.basic, answers: answers.map { (tag: $0.0, text: $0.1) })
    #expect(try run.outcome() == answers.map(\.0).joined(separator: " ") + " > " + results)
  }

  private static let hobbies = """
    sections:
    - rows:
      - {tag: hobbies, type: multiselect, options: [Sport, Music, Films], default: []}
    - title: More
      hidden: $hobbies.@count == 0
      rows:
      - {tag: sport, type: text, hidden: NOT $hobbies CONTAINS 'Sport'}
      - {tag: film, type: text, hidden: NOT $hobbies CONTAINS 'Films'}
      - {tag: actor, type: text, hidden: NOT $hobbies CONTAINS 'Films'}
      - {tag: musician, type: text, hidden: NOT $hobbies CONTAINS 'Music'}
    """

  @Test(arguments: [
    ("none", [], #"{"hobbies":[]}"#),
    ("Films", ["film", "actor"], #"{"hobbies":["Films"],"film":"x","actor":"x"}"#),
    (
      "Films,Music,Sport", ["sport", "film", "actor", "musician"],
      #"{"hobbies":["Sport","Music","Films"],"sport":"x","film":"x","actor":"x","musician":"x"}"#
    ),
  ])
  func `hobbies bring their questions`(chosen: String, asked: [String], results: String) throws {
    let run = FixtureRun(
      form: Self.hobbies, answers: [("hobbies", chosen)] + asked.map { ($0, "x") })
    #expect(try run.outcome() == (["hobbies"] + asked).joined(separator: " ") + " > " + results)
  }

  @Test(arguments: [("17", false), ("18", true), ("60", true), ("61", false)])
  func `an age between two bounds shows a row, bounds included`(age: String, isShown: Bool) throws {
    let form =
      "rows:\n- {tag: age, type: integer}\n- {tag: job, type: text, when: '$age BETWEEN {18, 60}'}"
    let run = FixtureRun(form: form, answers: [("age", age)] + (isShown ? [("job", "x")] : []))
    #expect(
      try run.outcome()
        == (isShown ? "age job > {\"age\":\(age),\"job\":\"x\"}" : "age > {\"age\":\(age)}"))
  }

  @Test func `an unanswered switch is not off, one with a default is`() throws {
    let without = "rows:\n- {tag: sw, type: switch}\n- {tag: a, type: text, hidden: $sw == 0}"
    #expect(
      try FixtureRun(form: without, answers: [("sw", ""), ("a", "x")]).outcome()
        == #"sw a > {"a":"x"}"#)
    let with =
      "rows:\n- {tag: sw, type: switch, default: false}\n- {tag: a, type: text, hidden: $sw == 0}"
    #expect(try FixtureRun(form: with, answers: [("sw", "")]).outcome() == #"sw > {"sw":false}"#)
  }

  @Test func `numbers are computed exactly`() throws {
    let form = """
      rows:
      - {tag: price, type: integer}
      - {tag: count, type: integer}
      - {tag: total, type: integer, compute: $price * $count}
      - {tag: share, type: number, compute: $count / 4}
      """
    #expect(
      try FixtureRun(form: form, answers: [("price", "30"), ("count", "10")]).outcome()
        == #"price count > {"price":30,"count":10,"total":300,"share":2.5}"#)
  }

  @Test func `names are put together, and digits stay text`() throws {
    let form = """
      rows:
      - {tag: first_name, type: name}
      - {tag: last_name, type: name}
      - {tag: display_name, type: text, template: "{{first_name}} {{last_name}}"}
      """
    #expect(
      try FixtureRun(form: form, answers: [("first_name", "Elvis"), ("last_name", "Nunez")])
        .outcome()
        == #"first_name last_name > {"first_name":"Elvis","last_name":"Nunez","display_name":"Elvis Nunez"}"#
    )
    #expect(
      try FixtureRun(form: form, answers: [("first_name", "7"), ("last_name", "8")]).outcome()
        == #"first_name last_name > {"first_name":"7","last_name":"8","display_name":"7 8"}"#)
  }
}

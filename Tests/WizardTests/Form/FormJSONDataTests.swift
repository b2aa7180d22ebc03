import Testing

@testable import Wizard

/// The forms of the iOS library Form, where they lie beside the package, with the results that the library's own
/// tests demand.
@Suite struct FormJSONDataTests {
  /// A form with answers and what they give, or what is wrong with them.
  struct Case: CustomTestStringConvertible, Sendable {
    let form: String
    let answers: String
    let results: String

    var testDescription: String { "\(form): \(answers)" }

    init(_ form: String, _ answers: String, _ results: String) {
      self.form = form
      self.answers = answers
      self.results = results
    }
  }

  static let folder = TextFile.root + "/../shared/data/form-json/"
  static let names = TextFile.names(in: "../shared/data/form-json").filter { $0.hasSuffix(".json") }

  static let cases: [Case] = [
    Case("tests-default-values", "{}", #"{"contract_type":0}"#),
    Case(
      "tests-default-values",
      #"{"contract_type": null, "start_date": "2014-10-31 23:00:00 +0000", "base_salary": 2}"#,
      #"{"contract_type":0,"start_date":"2014-10-31","base_salary":2}"#),
    Case(
      "tests-number-formula", #"{"base_salary": 1, "bonus": 100}"#,
      #"{"base_salary":1,"bonus":100,"total":300}"#),
    Case("tests-number-formula", #"{"bonus": 100}"#, #"{"bonus":100}"#),
    Case("tests-multiple-show-hide-field-targets", "{}", shown("")),
    Case(
      "tests-multiple-show-hide-field-targets", #"{"contract_type": 0, "salary_type": 0}"#,
      shown(#""contract_type":0,"salary_type":0"#)),
    Case(
      "tests-multiple-show-hide-field-targets", #"{"contract_type": 1, "salary_type": 1}"#,
      #"{"contract_type":1,"salary_type":1}"#),
    Case("tests-field-validations", "{}", "first_name required, birthday required"),
    Case(
      "tests-field-validations",
      #"{"first_name": "Supermancito", "birthday": "2014-10-31 23:00:00 +00:00"}"#,
      #"{"first_name":"Supermancito","birthday":"2014-10-31"}"#),
    Case("tests-simple-text-field", "{}", #"{"textie":"1"}"#),
    Case("tests-simple-number-field", "{}", #"{"amount":12}"#),
    Case(
      "tests-simple-section", #"{"first_name": "A", "last_name": "B"}"#,
      #"{"first_name":"A","last_name":"B"}"#),
    Case("tests-counter-field", "{}", #"{"count":1}"#),
    Case("tests-segment-field", "{}", #"{"segment":"part_1"}"#),
    Case("tests-switch-field", "{}", #"{"switch":true}"#),
    Case("tests-styled-fields", "{}", #"{"styled_segment":"part_1"}"#),
    Case(
      "tests-forms", "{}",
      "first_name required, last_name required, email required, end_time required"),
    Case(
      "tests-forms", person(#""username": 1, "end_time": "10:00""#),
      #"{"first_name":"Elvis","last_name":"Nunez","display_name":"Elvis Nunez","email":"teknologi@hyper.no","#
        + #""username":1,"end_time":"10:00","contract_type":0,"companies":[]}"#),
    Case(
      "tests-forms",
      person(#""username": 2, "end_time": "10:00", "base_salary": 1, "bonus": 100"#),
      #"{"first_name":"Mr.","last_name":"Melk","display_name":"Mr. Melk","email":"teknologi@hyper.no","#
        + #""username":2,"end_time":"10:00","contract_type":0,"base_salary":1,"bonus":100,"total":300,"companies":[]}"#
    ),
    Case(
      "tests-forms", person(#""username": 3"#),
      #"{"first_name":"John","last_name":"Hyperseed","display_name":"John Hyperseed","email":"teknologi@hyper.no","#
        + #""username":3,"contract_type":1,"companies":[]}"#),
    Case(
      "tests-forms",
      #"{"first_name": "E", "last_name": "Nunez", "email": "faultyEmail", "end_time": "9:00"}"#,
      "first_name minLength, email pattern"),
    Case(
      "tests-forms",
      person(#""end_time": "9:00", "start_date": "2026-01-02", "end_date": "2026-01-02""#),
      "end_date predicate"),
    Case(
      "tests-dynamic",
      #"{"email": "john.hyperseed", "companies[0].name": "Facebook", "companies[0].phone_number": 1222333}"#,
      #"{"companies":[{"name":"Facebook","phone_number":1222333}],"email":"john.hyperseed@hyper.no","contacts":[]}"#
    ),
    Case(
      "tests-dynamic", #"{"email": "john.hyperseed"}"#,
      #"{"companies":[],"email":"john.hyperseed","contacts":[]}"#),
    Case(
      "tests-dynamic", #"{"title": 0, "contacts": [{"first_name": "Al"}]}"#,
      #"{"companies":[],"title":0,"contacts":[{"first_name":"Al"}]}"#),
    Case(
      "demo-calculated-field", #"{"first_name": "Elvis", "last_name": "Nunez"}"#,
      #"{"first_name":"Elvis","last_name":"Nunez","display_name":"Elvis Nunez"}"#),
    Case("demo-custom-validator", #"{"branded": "x"}"#, #"{"branded":"x"}"#),
    Case("demo-modal", "{}", #"{"attire":0}"#),
    Case(
      "demo-basic", #"{"bonus": 101, "last_name": "X"}"#,
      "last_name minLength, email required, end_time required, bonus maximum"),
  ]

  /// The results of a form whose day is shown.
  private static func shown(_ rest: String) -> String { "{\(rest)}" }

  private static func person(_ rest: String) -> String {
    #"{"first_name": "Elvis", "last_name": "Nunez", "email": "teknologi@hyper.no", \#(rest)}"#
  }

  static func trial(_ name: String) throws -> FormJSONTrial {
    let text = try #require(TextFile.read(at: folder + name))
    return try FormJSONTrial(text, name: name)
  }

  @Test(.enabled(if: !names.isEmpty, "the conformance data is absent"), arguments: names)
  func `each form loads, and what is printed of it is the same form`(name: String) throws {
    let trial = try Self.trial(name)
    #expect(trial.compiled != nil)
    #expect(trial.findings == [])
    let again = try trial.converted()
    #expect(again.findings == [])
    #expect(
      try again.converted().form.map { FormWriter.json(of: $0) }
        == again.form.map { FormWriter.json(of: $0) })
  }

  @Test(.enabled(if: !names.isEmpty, "the conformance data is absent"), arguments: cases)
  func `each form gives the results that it should`(example: Case) throws {
    let trial = try Self.trial(example.form + ".json")
    for form in [trial, try trial.converted()] {
      let problems = try form.problems(of: example.answers)
      let results = try form.results(of: example.answers)
      #expect((problems.isEmpty ? results : problems.joined(separator: ", ")) == example.results)
    }
  }
}

/// Whatever is typed, a form of the iOS library Form and what `askform convert` prints of it go the same way.
@Suite struct FormJSONPropertyTests {
  static let forms =
    FormJSONDataTests.names.map { "../shared/data/form-json/" + $0 } + ["forms/member.json"]

  @Test(arguments: forms)
  func `what is printed asks the same and takes the same`(path: String) throws {
    let text = try #require(TextFile.read(at: TextFile.root + "/" + path))
    let trial = try FormJSONTrial(text)
    let printed = try trial.converted()
    for seed in 0..<10 {
      var numbers = SeededNumbers(seed: UInt64(seed) &* 31 &+ 7)
      var first = try Walk(try #require(trial.compiled)).session
      var second = try Walk(try #require(printed.compiled)).session
      var count = 0
      while let row = first.question, count < 80 {
        count += 1
        #expect(second.question == row)
        let isItem = row >= first.form.rows.count
        let reply =
          isItem || Int.random(in: 0..<4, using: &numbers) == 0
          ? "" : GeneratedReply.text(for: row, in: first, &numbers)
        let outcome = first.reply(reply, to: row, from: .person)
        #expect(second.reply(reply, to: row, from: .person) == outcome)
        if case .refused = outcome {
          _ = (first.replyNone(to: row, from: .person), second.replyNone(to: row, from: .person))
        }
      }
      #expect(Walk.line(first) == Walk.line(second))
    }
  }
}

import Testing

@testable import Wizard

/// Targets of the iOS library Form that set fields above them: such a value is bound like an answer, and stands in its
/// place wherever a person sees the field.
@Suite struct FormJSONUpdateTests {
  private static let codes = """
    {"id": "code", "type": "text", "title": "Code", "validations": {"required": true, "min_length": 3}},
    {"id": "age", "type": "number", "title": "Age", "validations": {"min_value": 18, "max_value": 65}},
    {"id": "min", "type": "number"},
    {"id": "max", "type": "number", "title": "Max", "validations": {"compare_to": "min", "compare_rule": ">"}},
    {"id": "kind", "type": "select", "values": [
      {"id": "x", "targets": [
        {"id": "code", "type": "field", "action": "update", "target_value": "9"},
        {"id": "age", "type": "field", "action": "update", "target_value": 3},
        {"id": "max", "type": "field", "action": "update", "target_value": 1}]},
      {"id": "y", "targets": [{"id": "code", "type": "field", "action": "clear"}]},
      {"id": "z"}]}
    """
  private static let card = """
    {"id": "card.number", "type": "text", "title": "Number", "validations": {"required": true}},
    {"id": "kind", "type": "select", "values": [{"id": "own"}, {"id": "test", "targets": [
      {"id": "card.number", "type": "field", "action": "update", "target_value": "4242"}]}]}
    """

  @Test(arguments: [
    (#""kind": "x", "min": 5"#, ["code minLength", "age minimum", "max predicate"]),
    (#""kind": "y""#, ["code required"]), (#""kind": "z", "age": 20"#, []),
    (#""kind": "z", "age": 3, "min": 5, "max": 4"#, ["age minimum", "max predicate"]),
  ])
  func `what a target sets is held against the validations, under the field's name`(
    answers: String, problems: [String]
  ) throws {
    let trial = try FormJSONTrial(fields: Self.codes)
    #expect(trial.findings == [])
    #expect(try trial.problems(of: #"{"code": "abc", \#(answers)}"#) == problems)
  }

  @Test func `a field that is missing is told of once`() throws {
    let trial = try FormJSONTrial(fields: Self.codes)
    #expect(try trial.problems(of: #"{"kind": "z"}"#) == ["code required"])
  }

  @Test func `an item's field is bound as well`() throws {
    let trial = try FormJSONTrial(
      """
      {"groups": [{"sections": [{"id": "c", "type": "dynamic", "action_title": "Add"}]}],
       "templates": {"sections": [{"id": "c", "fields": [
         {"id": "c[:index].price", "type": "float", "validations": {"min_value": 1, "required": true}},
         {"id": "c[:index].kind", "type": "select", "values": [{"id": 0, "targets": [
           {"id": "c[:index].price", "type": "field", "action": "update", "target_value": 0}]}, {"id": 1}]}]}]}}
      """)
    #expect(trial.findings == [])
    #expect(try trial.problems(of: #"{"c": [{"price": 5, "kind": 0}]}"#) == ["c[0].price minimum"])
    #expect(
      try trial.results(of: #"{"c[0].price": 5, "c[0].kind": 1}"#)
        == #"{"c":[{"price":5,"kind":1}]}"#)
  }

  @Test(arguments: [
    #"{"card.number": "4111", "kind": "own"}"#, #"{"card": {"number": "4111"}, "kind": "own"}"#,
    #"{"card_number": "4111", "kind": "own"}"#,
  ])
  func `an answer by an id that is no tag goes to the field`(answers: String) throws {
    let trial = try FormJSONTrial(fields: Self.card)
    #expect(try trial.results(of: answers) == #"{"card":{"number":"4111"},"kind":"own"}"#)
    #expect(
      try trial.converted().results(of: answers) == #"{"card":{"number":"4111"},"kind":"own"}"#)
    let names = VariableNames(of: try #require(trial.compiled))
    #expect(names.collisions.isEmpty && names.rows(of: "CARD_NUMBER") == [0])
  }

  @Test func `an answer that a target replaces is noted under the field's name`() throws {
    let compiled = try #require(FormJSONTrial(fields: Self.card).compiled)
    let walk = try Walk(
      compiled, answers: #"{"card.number": "4111", "kind": "test"}"#, asking: .never)
    #expect(walk.results == #"{"card":{"number":"4242"},"kind":"test"}"#)
    #expect(
      walk.session.unusedAnswers.map { $0.tag + ": " + $0.message } == [
        "card_number: the answer is not used: the row is computed, and is \"4242\""
      ])
    let same = try Walk(
      compiled, answers: #"{"card.number": "4242", "kind": "test"}"#, asking: .never)
    #expect(same.session.unusedAnswers.isEmpty)
  }

  @Test(arguments: [
    (#"{"a": "x"}"#, ["a_now"]), (#"{"a": "v"}"#, ["a"]),
  ])
  func `a review shows one row of a field, that of the value that counts`(
    answers: String, tags: [String]
  ) throws {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "a", "type": "text", "targets": [
          {"id": "a", "type": "field", "action": "update", "target_value": "y", "condition": "equals($a, \\"x\\")"}]}
        """)
    let walk = try Walk(try #require(trial.compiled), answers: answers, asking: .never)
    #expect(walk.session.reviewedRows.map { walk.session.tag(of: $0) } == tags)
  }

  @Test(arguments: [
    ("[]", #"{"c":[]}"#), (#"[{"kind": 2}]"#, #"{"c":[{"kind":2}]}"#),
    (#"[{"kind": 2}, {"kind": 1}]"#, #"{"c":[{"kind":2},{"kind":1}],"hit":"v"}"#),
    (#"[{"name": "n"}]"#, #"{"c":[{"name":"n"}],"note":"w"}"#),
  ])
  func `a target in a template acts outside of the list while it counts in some item`(
    items: String, results: String
  ) throws {
    let trial = try FormJSONTrial(
      """
      {"groups": [{"sections": [{"id": "c", "type": "dynamic", "action_title": "Add"},
        {"id": "s", "fields": [{"id": "hit", "type": "text", "hidden": true, "value": "v"}]},
        {"id": "t", "fields": [{"id": "note", "type": "text"}]}]}],
       "templates": {"sections": [{"id": "c", "fields": [
         {"id": "c[:index].kind", "type": "select", "values": [
           {"id": 1, "targets": [{"id": "hit", "type": "field", "action": "show"}]}, {"id": 2}]},
         {"id": "c[:index].name", "type": "text", "targets": [
           {"id": "note", "type": "field", "action": "update", "target_value": "w"}]}]}]}}
      """)
    #expect(trial.findings == [])
    #expect(try trial.results(of: #"{"c": \#(items)}"#) == results)
  }
}

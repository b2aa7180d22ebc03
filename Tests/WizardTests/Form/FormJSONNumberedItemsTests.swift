import Testing

@testable import Wizard

/// Sections of the iOS library Form that are written out items of a list: where they are that list, and what becomes of
/// the others.
@Suite struct FormJSONNumberedItemsTests {
  /// Two sections named as items, with more keys of the field of each.
  private func form(_ first: String, _ second: String, more: String = "") throws -> FormJSONTrial {
    try FormJSONTrial(
      """
      [{"sections": [
         {"id": "p[0]", "fields": [{"id": "p[0].n", "type": "number"\(first)}\(more.replacing("#", with: "0"))]},
         {"id": "p[1]", "fields": [{"id": "p[1].n", "type": "number"\(second)}\(more.replacing("#", with: "1"))]}]}]
      """)
  }

  @Test func `sections that are the items of a list become one`() throws {
    func form(_ removal: String) -> String {
      let sections = (0..<2).map { index in
        """
        {"id": "firms[\(index)]", "fields": [
          {"id": "firms[\(index)].name", "title": "Name", "type": "name", "validations": {"required": true}},
          {"id": "firms[\(index)].size", "type": "number"}\(removal.replacing("#", with: "\(index)"))]}
        """
      }
      return #"[{"title": "Firms", "sections": [\#(sections.joined(separator: ","))]}]"#
    }
    let fixed = try FormJSONTrial(form(""))
    #expect(fixed.findings == [])
    #expect(try fixed.problems(of: "{}") == ["firms minItems"])
    #expect(
      try fixed.results(of: #"{"firms[0].name": "Ab", "firms[1].name": "Cd", "firms[1].size": 7}"#)
        == #"{"firms":[{"name":"Ab"},{"name":"Cd","size":7}]}"#)
    let removable = try FormJSONTrial(form(#", {"id": "firms[#].remove", "type": "button"}"#))
    #expect(try removable.results(of: "{}") == #"{"firms":[]}"#)
    #expect(
      try removable.problems(of: #"{"firms": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}"#)
        == ["firms maxItems"])
  }

  @Test func `items of which nothing must be answered can all be left out`() throws {
    let optional = try form("", "")
    #expect(optional.findings == [])
    #expect(try optional.problems(of: "{}") == [])
    #expect(try optional.results(of: "{}") == #"{"p":[]}"#)
    #expect(try optional.results(of: #"{"p[0].n": 1}"#) == #"{"p":[{"n":1}]}"#)
  }

  @Test(arguments: [#", "value": 4"#, #", "title": "N""#, #", "hidden": true"#, #", "info": "I""#])
  func `sections that differ in more than their number stay sections`(second: String) throws {
    let trial = try form("", second)
    #expect(trial.findings.allSatisfy { $0.code == "W003" })
    #expect(trial.form?.sections.count == 2)
  }

  @Test func `values at the start stay with their sections`() throws {
    let trial = try form(#", "value": 3"#, #", "value": 4"#)
    #expect(trial.findings == [])
    #expect(try trial.results(of: "{}") == #"{"p[0]":{"n":3},"p[1]":{"n":4}}"#)
  }

  @Test func `titles that differ in a number are one title`() throws {
    let trial = try form(#", "title": "Number 1""#, #", "title": "Number 2""#)
    #expect(trial.findings == [])
    #expect(trial.form?.sections.count == 1)
    #expect(trial.rows.first?.contains(#""title": "Number""#) == true)
  }

  @Test func `help of items that come and go may differ, and so may what means nothing`() throws {
    let removable = #", {"id": "p[#].remove", "type": "button"}"#
    let trial = try form(
      #", "info": "I", "size": {"width": 10}"#, #", "placeholder": "P""#, more: removable)
    #expect(trial.findings == [])
    #expect(try trial.results(of: "{}") == #"{"p":[]}"#)
  }

  @Test func `sections that targets go into or come from stay sections`() throws {
    let hides = #", "targets": [{"id": "p[1]", "type": "section", "action": "hide"}]"#
    let section = try form(hides, "")
    #expect(section.findings.filter { $0.code != "W002" } == [])
    #expect(section.form?.sections.count == 2)
    #expect(try section.results(of: #"{"p[0].n": 1}"#) == #"{"p[0]":{"n":1}}"#)
    let field = try FormJSONTrial(
      """
      [{"sections": [
         {"id": "s", "fields": [{"id": "k", "type": "switch", "targets": [
           {"id": "p[0].n", "type": "field", "action": "update", "target_value": 7, "condition": "$k == 1"}]}]},
         {"id": "p[0]", "fields": [{"id": "p[0].n", "type": "number"}]}]}]
      """)
    #expect(field.findings == [])
    #expect(try field.results(of: #"{"k": true}"#) == #"{"k":true,"p[0]":{"n":7}}"#)
  }

  @Test func `items that are not counted from 0 on stay sections`() throws {
    let trial = try FormJSONTrial(
      """
      [{"sections": [
         {"id": "p[1]", "fields": [{"id": "p[1].n", "type": "number"}]},
         {"id": "p[0]", "fields": [{"id": "p[0].n", "type": "number"}]}]}]
      """)
    #expect(trial.findings == [])
    #expect(trial.form?.sections.count == 2)
  }

  @Test func `answers of one item are read from outside of the list`() throws {
    let trial = try FormJSONTrial(
      """
      [{"sections": [
         {"id": "p[0]", "fields": [{"id": "p[0].n", "type": "number"}]},
         {"id": "p[1]", "fields": [{"id": "p[1].n", "type": "number"}]},
         {"id": "s", "fields": [{"id": "sum", "type": "number", "formula": "p[0].n + p[1].n"}]}]}]
      """)
    #expect(trial.findings == [])
    #expect(
      try trial.results(of: #"{"p[0].n": 3, "p[1].n": 4}"#) == #"{"p":[{"n":3},{"n":4}],"sum":7}"#)
    #expect(try trial.results(of: #"{"p[0].n": 3}"#) == #"{"p":[{"n":3}],"sum":3}"#)
  }

  @Test func `what sections write is read again, nested and flat`() throws {
    let trial = try form(#", "value": 3"#, #", "value": 4"#)
    let results = #"{"p[0]":{"n":3},"p[1]":{"n":5}}"#
    #expect(try trial.results(of: #"{"p[0]": {"n": 3}, "p[1]": {"n": 5}}"#) == results)
    #expect(try trial.results(of: #"{"p[1].n": 5}"#) == results)
    var session = try Walk(try #require(trial.compiled)).session
    #expect(session.give([("p[1].n", "5")], from: .option("-s")) == [])
  }
}

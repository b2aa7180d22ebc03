import Testing

@testable import Wizard

/// Forms of the iOS library Form as they are asked: groups, lists, targets, defaults and names of answers.
@Suite struct FormJSONFormTests {
  private let tickets = """
    {"groups": [{"id": "g", "title": "Tickets", "sections": [
      {"id": "intro", "fields": [{"id": "price", "type": "text", "title": "Of the day"}]},
      {"id": "tickets", "type": "dynamic", "action_title": "Add a ticket", "fields": null, "targets": [
        {"id": "price", "type": "field", "action": "disable", "condition": "present($price)"}]}]}],
     "templates": {"fields": null, "sections": [{"id": "tickets", "fields": [
      {"id": "tickets[:index].type", "type": "select", "values": [
        {"id": 0, "targets": [{"id": "tickets[:index].quantity", "type": "field", "action": "hide"}]},
        {"id": 1, "default": true}]},
      {"id": "tickets[:index].price", "type": "float"},
      {"id": "tickets[:index].quantity", "type": "number", "validations": {"min_value": 1}},
      {"id": "tickets[:index].total", "type": "float", "disabled": true,
       "formula": "$tickets[:index].quantity * $tickets[:index].price"},
      {"id": "tickets[:index].remove", "type": "button"}]}]}}
    """

  @Test func `the items of a dynamic section follow their own fields`() throws {
    let trial = try FormJSONTrial(tickets)
    #expect(trial.findings == [])
    #expect(
      try trial.results(
        of: #"{"tickets": [{"price": 100, "quantity": 3}, {"type": 0, "price": 2}]}"#)
        == #"{"tickets":[{"type":1,"price":100,"quantity":3,"total":300},{"type":0,"price":2,"total":0}]}"#
    )
    #expect(
      try trial.results(of: #"{"tickets[0].price": 1.5, "tickets[0].quantity": "2"}"#)
        == #"{"tickets":[{"type":1,"price":1.5,"quantity":2,"total":3}]}"#)
    #expect(
      try trial.problems(of: #"{"tickets": [{"quantity": 0}]}"#) == ["tickets[0].quantity minimum"])
  }

  @Test func `a field of an item does not hide one of the form`() throws {
    let trial = try FormJSONTrial(tickets)
    let rows = trial.form?.sections.last?.rows.map(\.tag.content)
    #expect(rows == ["type", "tickets_price", "quantity", "total"])
  }

  @Test func `the button's targets count while there is an item`() throws {
    var walk = try Walk(try #require(FormJSONTrial(tickets).compiled))
    try walk.answer("price", "5")
    let price = try walk.row("price")
    #expect(!walk.session.isDisabled(price))
    #expect(try walk.reply("y", to: "tickets") != "")
    #expect(walk.session.isDisabled(price))
  }

  @Test func `a message names a field of the item by its name`() throws {
    let trial = try FormJSONTrial(
      """
      {"groups": [{"sections": [{"id": "it", "type": "dynamic", "action_title": "Add"}]}],
       "templates": {"sections": [{"id": "it", "fields": [{"id": "it[:index].a", "type": "number"},
         {"id": "it[:index].b", "type": "number", "validations": {"compare_to": "it[:index].a", "compare_rule": ">"}}]}]}}
      """)
    #expect(trial.findings == [])
    #expect(trial.rows.last?.contains("{{title}} must be more than a.") == true)
    #expect(try trial.problems(of: #"{"it": [{"a": 2, "b": 1}]}"#) == ["it[0].b predicate"])
  }

  @Test func `an item of one field is a map all the same`() throws {
    let trial = try FormJSONTrial(
      """
      {"groups": [{"sections": [{"id": "tags", "type": "dynamic", "action_title": "Add"}]}],
       "templates": {"sections": [{"id": "tags", "fields": [{"id": "tags[:index].text", "type": "text"}]}]}}
      """)
    #expect(trial.findings == [])
    #expect(try trial.results(of: #"{"tags": [{"text": "a"}]}"#) == #"{"tags":[{"text":"a"}]}"#)
  }

  @Test func `answers of different kinds are compared as what they stand for`() throws {
    let numbers = try FormJSONTrial(
      fields: """
        {"id": "low", "type": "number", "validations": {"max_length": 3}}, {"id": "word", "type": "text"},
        {"id": "high", "type": "number", "validations": {"compare_to": "low", "compare_rule": ">"}},
        {"id": "same", "type": "number", "validations": {"compare_to": "word", "compare_rule": "=="}}
        """)
    #expect(numbers.findings == [])
    #expect(try numbers.problems(of: #"{"low": "9", "high": 12, "word": "7", "same": 7}"#) == [])
    #expect(
      try numbers.problems(of: #"{"low": "12", "high": 9, "word": "x", "same": 7}"#)
        == ["high predicate", "same predicate"])
    let days = try FormJSONTrial(
      fields: """
        {"id": "d", "type": "date"}, {"id": "e", "type": "date_time", "validations":
          {"compare_to": "d", "compare_rule": ">"}}
        """)
    #expect(days.findings == [])
    #expect(try days.problems(of: #"{"d": "2014-10-31", "e": "2014-11-01T10:00:00Z"}"#) == [])
    #expect(
      try days.problems(of: #"{"d": "2014-11-02", "e": "2014-11-01T10:00:00Z"}"#) == ["e predicate"]
    )
  }

  @Test func `the title of a group is its first section's`() throws {
    let trial = try FormJSONTrial(
      """
      [{"id": "g", "title": "One", "collapsed": true, "collapsible": false, "sections": [
         {"id": "a", "fields": [{"id": "x", "type": "text"}], "styles": {"height": 2}},
         {"id": "b", "fields": [{"id": "y", "type": "text"}]}]},
       {"title": "Two", "sections": null}]
      """)
    #expect(trial.findings == [])
    #expect(trial.compiled?.sections.map { $0.title?.text } == ["One", nil])
    #expect(trial.compiled?.sections.map(\.tag) == ["a", "b"])
  }

  @Test func `a section is hidden and shown by targets`() throws {
    let trial = try FormJSONTrial(
      """
      [{"sections": [
         {"id": "s0", "fields": [{"id": "k", "type": "select", "values": [
           {"id": 0, "targets": [{"id": "s1", "type": "section", "action": "hide"}]},
           {"id": 1, "targets": [{"id": "s1", "type": "section", "action": "show"}]}]}]},
         {"id": "s1", "fields": [{"id": "x", "type": "text", "value": "v"}]}]}]
      """)
    #expect(trial.findings == [])
    #expect(try trial.results(of: "{}") == #"{"x":"v"}"#)
    #expect(try trial.results(of: #"{"k": 0}"#) == #"{"k":0}"#)
    #expect(try trial.results(of: #"{"k": 1}"#) == #"{"k":1,"x":"v"}"#)
  }

  @Test func `an update is a default for what comes later and the last word on what came before`()
    throws
  {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "before", "type": "text", "value": "b"},
        {"id": "k", "type": "select", "values": [
          {"id": 0},
          {"id": 1, "targets": [
            {"id": "before", "type": "field", "action": "update", "target_value": "set"},
            {"id": "later", "type": "field", "action": "update", "target_value": "set"}]},
          {"id": 2, "targets": [
            {"id": "before", "type": "field", "action": "clear"},
            {"id": "later", "type": "field", "action": "clear"}]}]},
        {"id": "later", "type": "text", "value": "l"},
        {"id": "both", "type": "text", "formula": "before later"}
        """)
    #expect(trial.findings == [])
    #expect(try trial.results(of: "{}") == #"{"before":"b","later":"l","both":"b l"}"#)
    #expect(
      try trial.results(of: #"{"before": "x", "k": 1}"#)
        == #"{"before":"set","k":1,"later":"set","both":"set set"}"#)
    #expect(
      try trial.results(of: #"{"before": "x", "k": 1, "later": "y"}"#)
        == #"{"before":"set","k":1,"later":"y","both":"set y"}"#)
    #expect(try trial.results(of: #"{"before": "x", "k": 2}"#) == #"{"k":2}"#)
    #expect(
      try trial.results(of: #"{"before": "set", "k": 1, "later": "set"}"#)
        == #"{"before":"set","k":1,"later":"set","both":"set set"}"#)
  }

  @Test func `a counter that a target sets has no greatest value either`() throws {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "n", "type": "count"},
        {"id": "k", "type": "switch", "targets": [
          {"id": "n", "type": "field", "action": "update", "target_value": 500, "condition": "$k == 1"}]}
        """)
    #expect(try trial.results(of: #"{"n": 700, "k": false}"#) == #"{"n":700,"k":false}"#)
    #expect(try trial.results(of: #"{"n": 7, "k": true}"#) == #"{"n":500,"k":true}"#)
  }

  @Test func `a target that sets a field and locks it wins over an answer`() throws {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "k", "type": "select", "values": [
          {"id": 1, "targets": [
            {"id": "later", "type": "field", "action": "update", "target_value": 0},
            {"id": "later", "type": "field", "action": "disable"}]}]},
        {"id": "later", "type": "number"}
        """)
    #expect(try trial.results(of: #"{"k": 1, "later": 5}"#) == #"{"k":1,"later":0}"#)
    #expect(try trial.results(of: #"{"later": 5}"#) == #"{"later":5}"#)
  }

  @Test func `null is no answer where an option counts without one`() throws {
    let trial = try FormJSONTrial(
      fields: #"{"id": "k", "type": "select", "values": [{"id": 0, "default": true}, {"id": 1}]}"#)
    #expect(try trial.results(of: #"{"k": null}"#) == #"{"k":0}"#)
    var walk = try Walk(try #require(trial.compiled))
    #expect(try walk.reply("1", to: "k") == "taken")
    #expect(try walk.none("k") == "taken")
    #expect(walk.results == #"{"k":0}"#)
  }

  @Test func `days are taken as moments are printed`() throws {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "d", "type": "date"}, {"id": "t", "type": "time"}, {"id": "m", "type": "date_time"}
        """)
    let moments = [
      "2014-10-31 23:00:00 +00:00", "2014-10-31 23:00:00 +0000", "2014-10-31T23:00:00.500Z",
    ]
    for moment in moments {
      #expect(
        try trial.results(of: #"{"d": "\#(moment)", "t": "\#(moment)", "m": "\#(moment)"}"#)
          == #"{"d":"2014-10-31","t":"23:00:00","m":"2014-10-31T23:00:00Z"}"#)
    }
    #expect(try trial.problems(of: #"{"d": "2014-13-31 23:00:00 +0000"}"#) == ["d type"])
  }

  @Test func `a form of YAML is read as well`() throws {
    let trial = try FormJSONTrial(
      """
      groups:
        - title: G
          sections:
            - fields:
                - { id: a, type: number, value: 12 }
                - { id: b, type: switch, value: true }
      """, name: "form.yaml")
    #expect(trial.findings == [])
    #expect(try trial.results(of: "{}") == #"{"a":12,"b":true}"#)
  }

  @Test func `a large form is read in linear time`() throws {
    let fields = (0..<3_000).map { index in
      """
      {"id": "s\(index)", "type": "select", "values": [{"id": 0, "targets": [
        {"id": "t\(index)", "type": "field", "action": "hide", "condition": "$s\(index) == 0"}]}, {"id": 1}]},
      {"id": "t\(index)", "type": "text", "value": "v"}
      """
    }
    let trial = try FormJSONTrial(fields: fields.joined(separator: ","))
    #expect(trial.findings == [])
    #expect(trial.compiled?.rows.count == 6_000)
  }
}

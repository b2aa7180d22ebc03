import Testing

@testable import Wizard

/// What is said of forms of the iOS library Form that are not quite right, and where.
@Suite struct FormJSONFindingTests {
  /// A form with one field of a marked text, and the finding.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let form: String
    let finding: String

    var testDescription: String { finding }

    init(_ form: String, _ finding: String) {
      self.form = form
      self.finding = finding
    }

    /// A mistake in the fields of the only section.
    static func field(_ text: String, _ finding: String) -> Mistake {
      Mistake(#"[{"sections": [{"fields": [\#(text)]}]}]"#, finding)
    }

    /// A mistake in a target of field "a" beside field "b".
    static func target(_ text: String, _ finding: String) -> Mistake {
      field(
        #"{"id": "a", "type": "text", "targets": [\#(text)]}, {"id": "b", "type": "text"}"#, finding
      )
    }
  }

  static let mistakes: [Mistake] = [
    Mistake("«[»]", "L004 the form has no groups"),
    Mistake(#"[«{»"id": "a"}]"#, "L005 the group has no \"sections\""),
    Mistake(#"{"groups": «1»}"#, "L003 \"groups\" of the form takes a list, found a number"),
    Mistake(
      #"{"groups": [{"sections": []}], «"template"»: {}}"#,
      "L002 unknown key \"template\" in the form; did you mean \"templates\"?"),
    Mistake(
      #"[{"sections": [], «"zebra"»: 1}]"#,
      "L002 unknown key \"zebra\" in the group; it is ignored, as in Form"),
    Mistake(#"[«1»]"#, "L001 the group is a map, found a number"),
    Mistake(
      #"[«{»"id": "h"}, {"sections": [{"fields": [{"id": "a", "type": "text"}]}]}]"#,
      "L005 the group has no \"sections\"; it is left out"),
    Mistake(
      #"[{"sections": [«{»"type": "dynamic"}]}]"#,
      "L011 the dynamic section has no \"id\", and so no items; give it the one of its template"),
    Mistake(
      #"{"groups": [{"sections": [{"type": "dynamic", "id": «"boat"»}]}], "templates": {"sections": [{"id": "boats"}]}}"#,
      "L012 the dynamic section \"boat\" has no template of its id, and so no items; did you mean \"boats\"?"
    ),
    Mistake(
      #"{"groups": [{"sections": [{"type": "dynamic", "id": "p", "action_title": "A"}]}], "templates": {"sections": [«{»"id": "p"}]}}"#,
      "L018 the template of the dynamic section \"p\" has no fields; give it those of an item, such as \"p[:index].name\""
    ),
    Mistake(
      #"{"groups": [{"sections": [{"type": "dynamic", "id": "p", "action_title": "A"}]}], "templates": {"sections": [«{»"id": "p", "fields": [{"id": "p[:index].remove", "type": "button"}]}]}}"#,
      "L018 the template of the dynamic section \"p\" has no fields; give it those of an item, such as \"p[:index].name\""
    ),
    .field(
      #"«{»"type": "text"}"#,
      "L020 the field has no \"id\"; give it a name, such as \"id\": \"email\""),
    .field(
      #"{"id": "a", «"titel"»: "A", "type": "text"}"#,
      "L002 unknown key \"titel\" in field \"a\"; did you mean \"title\"?"),
    .field(
      #"{"id": "a", "type": "text", "title": «1»}"#,
      "L003 \"title\" of field \"a\" takes text, found a number"),
    .field(
      #"{"id": "a", "type": "text", "hidden": «"maybe"»}"#,
      "L003 \"hidden\" of field \"a\" takes true or false, found text"),
    .field(
      #"{"id": "a", "type": «"selct"»}"#,
      "L022 Form leaves the type \"selct\" of field \"a\" to the program; taken as text; did you mean \"select\"?"
    ),
    .field(
      #"{"id": "a", "type": «"rating"», "values": [{"id": 1}]}"#,
      "L022 Form leaves the type \"rating\" of field \"a\" to the program; taken as a choice"),
    .field(#"«{»"id": "a"}"#, "L021 field \"a\" has no \"type\"; taken as text"),
    .field(
      #"{"id": "a", "type": "select", "values": [«{»"title": "A"}]}"#,
      "L023 an option of field \"a\" has no \"id\""),
    .field(
      #"{"id": "a", "type": "text", "validations": {«"requierd"»: true}}"#,
      "L002 unknown key \"requierd\" in \"validations\" of field \"a\"; did you mean \"required\"?"),
    .field(
      #"{"id": "a", "type": "text", "validations": {"min_length": «"two"»}}"#,
      "L003 \"min_length\" of \"validations\" of field \"a\" takes a number, found text"),
    .field(
      #"{"id": "a", "type": "text", "validations": {"compare_to": "a", "compare_rule": «"><"»}}"#,
      "L016 \"compare_rule\" of \"validations\" of field \"a\" cannot be \"><\"; accepted: >, >=, <, <=, =="
    ),
    .field(
      #"{"id": "amount", "type": "text", "validations": {"compare_to": «"amuont"», "compare_rule": ">"}}"#,
      "L042 \"compare_to\" of field \"amount\" names no field: \"amuont\"; did you mean \"amount\"?"
    ),
    .field(
      #"{"id": "a", "type": "number", "validations": {"compare_to": «"b"», "compare_rule": ">"}}, {"id": "b", "type": "date"}"#,
      "L043 \"compare_to\" of field \"a\" names field \"b\", whose answers are of another kind; accepted: a day beside a day or a moment, a number beside a number or text"
    ),
    .field(
      #"{"id": "a", "type": "number", "validations": {"compare_to": «"b"», "compare_rule": ">"}}, {"id": "b", "type": "button"}"#,
      "L043 \"compare_to\" of field \"a\" names field \"b\", whose answers are of another kind; accepted: a day beside a day or a moment, a number beside a number or text"
    ),
    .field(
      #"{"id": "a", "type": "float", "formula": «"sin(b)"»}, {"id": "b", "type": "float"}"#,
      "L040 \"formula\" of field \"a\": this is not expected here; accepted: fields, numbers, + - * / and parentheses"
    ),
    .field(
      #"{"id": "a", "type": "float", "formula": «"b c"»}"#,
      "L040 \"formula\" of field \"a\": this is not expected here; accepted: fields, numbers, + - * / and parentheses"
    ),
    .field(
      #"{"id": "price", "type": "float", "formula": «"prize * 2"»}"#,
      "L041 the formula reads \"prize\", which is no field; did you mean \"price\"?"),
    .target(
      #"{"id": «"bb"», "type": "field", "action": "hide"}"#,
      "L032 the target \"bb\" names no field"),
    .target(
      #"{"id": «"b"», "type": "section", "action": "hide"}"#,
      "L032 the target \"b\" names no section"),
    .target(
      #"«{»"id": "b", "action": "hide"}"#,
      "L015 a target of field \"a\" has no \"type\"; accepted: field, section"),
    .target(
      #"«{»"type": "field", "action": "hide"}"#,
      "L014 a target of field \"a\" has no \"id\", and does nothing"),
    .target(
      #"{"id": "b", "type": "field", "action": «"hid"»}"#,
      "L016 \"action\" of a target of field \"a\" cannot be \"hid\"; did you mean \"hide\"?"),
    .target(
      #"«{»"id": "b", "type": "field", "action": "update"}"#,
      "L033 this target is ignored: there is neither a \"target_value\" nor a formula of the field"),
    .field(
      #"{"id": "a", "type": "text", "targets": [{"id": "b", "type": "field", "action": "update", "target_value": «2.5»}]}, {"id": "b", "type": "number"}"#,
      "L034 field \"b\" takes a whole number, not \"2.5\""),
    .field(
      #"{"id": "a", "type": "text", "targets": [{"id": "b", "type": "field", "action": "update", "target_value": «"x"»}]}, {"id": "b", "type": "count"}"#,
      "L034 field \"b\" takes a number, not \"x\""),
    .field(
      #"{"id": "a", "type": "text", "targets": [{"id": "b", "type": "field", "action": "update", "target_value": «"on"»}]}, {"id": "b", "type": "switch"}"#,
      "L034 field \"b\" takes true or false, not \"on\""),
    .target(
      #"{"id": "b", "type": "field", "action": "hide", "condition": "$a == «&»"}"#,
      "L017 \"condition\" of a target of field \"a\": askform has no operator \"&\" here; "
        + "accepted: || && == != < > <= >= ! + - * / % **"),
    .field(
      #"{"id": "a", "type": "select", "targets": [«{»"id": "a", "type": "field", "action": "hide"}], "values": [{"id": 1}]}"#,
      "L033 this target is ignored: the targets of a select field are those of its options"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told of where it stands`(mistake: Mistake) {
    let form = MarkedForm(mistake.form)
    let findings = form.findings(as: "form.json").filter { $0.code.hasPrefix("L") }
    #expect(findings.map(\.inWords) == [mistake.finding])
    #expect(findings.map(\.place) == form.places.map(Optional.some))
  }

  @Test func `what askform says of a row points into the form as it was written`() {
    let form = MarkedForm(
      #"[{"sections": [{"fields": [{"id": "a", "type": "date", "value": «"soon"»}]}]}]"#)
    let findings = form.findings(as: "form.json")
    #expect(findings.map(\.code) == ["C050"])
    #expect(findings.map(\.place) == form.places.map(Optional.some))
  }

  /// What askform's own compiler says, in the words of the library.
  static let worded: [Mistake] = [
    .field(
      #"{"id": "a.b", "type": "text", "validations": {"min_length": «-1»}}"#,
      "\"min_length\" of field \"a.b\": -1 is not a whole number of at least 0"),
    .field(
      #"{"id": "a", "type": "number", "validations": {"min_value": 5, "max_value": «3»}}"#,
      "\"max_value\" 3 of field \"a\" is below its \"min_value\" 5"),
    .field(
      #"{"id": "a", "type": "date", "minimum_date": "2015-01-01", "maximum_date": «"2014-01-01"»}"#,
      "\"maximum_date\" 2014-01-01 of field \"a\" is below its \"minimum_date\" 2015-01-01"),
    .field(
      #"{"id": "a", "type": "text", "validations": {"format": "«(»a"}}"#,
      "\"format\" of field \"a\" is not a regular expression: missing closing parenthesis"),
    .field(
      #"{"id": "a", "type": "select", "values": «[»]}"#,
      "\"values\" of field \"a\" is empty"),
    .field(
      #"{"id": "a", "type": "select", "values": [{"id": 1}, «{»"id": 1}]}"#,
      "two options of field \"a\" have the id \"1\""),
    .field(
      #"{"id": "a", "type": "text"}, {"id": «"a"», "type": "text"}"#,
      "the id \"a\" is already used in line 1"),
    .field(
      #"{"id": "a.b", "type": "text"}, {"id": «"a.b"», "type": "text"}"#,
      "the id \"a.b\" is already used in line 1"),
    .field(
      #"{"id": "a", "type": "count", "value": «-1»}"#,
      "the value of field \"a\": -1 is less than 0"),
    .field(
      #"{"id": "a", "type": "date", "minimum_date": «"soon"»}, {"id": "b", "type": "switch", "targets": [{"id": "a", "type": "field", "action": "clear"}]}"#,
      "\"minimum_date\" of field \"a\": \"soon\" is not a date; accepted: 2026-12-24, today, tomorrow, fri, +3d, 24 dec"
    ),
  ]

  @Test(arguments: worded)
  func `what askform says of a field speaks of it as it was written, once`(mistake: Mistake) {
    let form = MarkedForm(mistake.form)
    let findings = form.findings(as: "form.json")
    #expect(findings.map { String($0.inWords.dropFirst("C000 ".count)) } == [mistake.finding])
    #expect(findings.map(\.place) == form.places.map(Optional.some))
  }

  @Test(arguments: [
    #"{"id": "b", "action": "hide"}"#, #"{"id": "b", "type": "field", "action": "hid"}"#,
  ])
  func `a target that does nothing does not keep a form from being asked`(target: String) throws {
    let trial = try FormJSONTrial(
      fields: #"{"id": "a", "type": "text", "targets": [\#(target)]}, {"id": "b", "type": "text"}"#)
    #expect(trial.findings.map(\.severity) == [.warning] && trial.compiled != nil)
  }

  @Test func `a list of rows is no form of the library`() {
    let findings = MarkedForm(#"[{"tag": "a", "type": "text"}]"#).findings(as: "form.json")
    #expect(findings.contains { $0.severity == .error && $0.code == "F001" })
  }

  @Test(arguments: [
    String(repeating: "(", count: 5_000), String(repeating: "-", count: 5_000) + "1",
    String(repeating: "!", count: 5_000) + "$a", String(repeating: "$a + ", count: 5_000) + "1",
    "1" + String(repeating: " ** 2", count: 5_000), String(repeating: "not(", count: 5_000),
  ])
  func `a condition without an end is refused`(condition: String) throws {
    let trial = try FormJSONTrial(
      fields: """
        {"id": "a", "type": "number", "targets": [{"id": "a", "type": "field", "action": "hide",
          "condition": "\(condition)"}]}
        """)
    #expect(trial.findings.map(\.code).contains("L017"))
  }
}

import Testing
import Wizard

/// Findings as a person sees them: the place, the message, the remedy, the line and the caret, compared whole.
@Suite struct FindingTextTests {
  private func rendered(_ text: String, as name: String = "form.json") -> String {
    MarkedForm(text).findings(as: name).map(\.rendered).joined(separator: "\n")
  }

  @Test func `an unknown key of a row`() {
    let form = """
      { "rows": [
        { "tag": "port", "type": "integer",
          "minumum": 1 } ] }
      """
    #expect(
      rendered(form) == """
        form.json:3:5: error: unknown key "minumum" in row "port"; did you mean "minimum"?
            "minumum": 1 } ] }
            ^~~~~~~~~
        """)
  }

  @Test func `an unknown type`() {
    #expect(
      rendered(#"{"rows": [{"tag": "a", "type": "numbr"}]}"#) == """
        form.json:1:32: error: unknown type "numbr" of row "a"; did you mean "number"?
        {"rows": [{"tag": "a", "type": "numbr"}]}
                                       ^~~~~~~
        """)
  }

  @Test func `a tag that is used twice tells the first line`() {
    let form = """
      {"rows": [
        {"tag": "a", "type": "text"},
        {"tag": "a", "type": "text"}]}
      """
    #expect(
      rendered(form) == """
        form.json:3:11: error: the tag "a" is already used in line 2
          {"tag": "a", "type": "text"}]}
                  ^~~
        """)
  }

  @Test func `a row by itself where a predicate is wanted`() {
    let form = """
      {"rows": [
        {"tag": "all_day", "type": "switch"},
        {"tag": "starts", "type": "date", "hidden": "$all_day"}]}
      """
    #expect(
      rendered(form) == """
        form.json:3:48: error: "hidden" of row "starts": "$all_day" is a value, not a predicate; \
        write "$all_day == YES"
          {"tag": "starts", "type": "date", "hidden": "$all_day"}]}
                                                       ^~~~~~~~
        """)
  }

  @Test func `the caret stands behind escapes of the string`() {
    let form =
      #"{"rows": [{"tag": "a", "type": "text", "required": "$\u0061 == \"x\" AND $bb == 1"}]}"#
    #expect(
      rendered(form) == #"""
        form.json:1:74: error: unknown tag "bb" in "required" of row "a"
        {"rows": [{"tag": "a", "type": "text", "required": "$\u0061 == \"x\" AND $bb == 1"}]}
                                                                                 ^~~
        """#)
  }

  @Test(arguments: [
    ("{{a.length}}", "unknown tag \"a.length\" in a text; the value of \"a\" has no parts"),
    (
      "{{l.n}}",
      "unknown tag \"l.n\" in a text; write {{#l}}{{n}}{{/l}} for the items of \"l\""
    ),
    ("{{l.k}}", "unknown tag \"l.k\" in a text; write {{#l}}…{{/l}} for the items of \"l\""),
    ("{{n}}", "unknown tag \"n\" in a text"), ("{{ab}}{{#l}}{{n}}{{m}}{{a}}{{/l}}", "\"ab\""),
    ("{{#l}}{{k}}{{/l}}", "unknown tag \"k\" in a text"),
    ("{{#a}}{{n}}{{/a}}", "unknown tag \"n\" in a text"),
    ("{{#one}}{{o}}{{/one}}", "unknown tag \"o\" in a text"),
    ("{{^l}}{{n}}{{/l}}", "unknown tag \"n\" in a text"),
  ])
  func `names of items only stand in the section of their list`(text: String, message: String) {
    for key in ["title", "template"] {
      let form = """
        sections:
        - multivalued: {tag: l}
          rows: [{tag: n, type: text}, {tag: m, type: text}]
        - multivalued: {tag: one}
          rows: [{tag: o, type: text}]
        - rows: [{tag: a, type: text}, {tag: b, type: text, \(key): "\(text)"}]
        """
      let found = rendered(form, as: "form.yaml")
      #expect(found.contains(message), "\(found)")
    }
  }

  @Test func `wide characters before the place`() {
    #expect(
      rendered(#"{"title": "日本 {{x}}", "rows": []}"#) == """
        form.json:1:17: error: unknown tag "x" in a text
        {"title": "日本 {{x}}", "rows": []}
                          ^
        """)
  }

  @Test func `a default outside the range`() {
    let form =
      #"{"rows": [{"tag": "n", "type": "integer", "minimum": 1, "maximum": 9, "default": 10}]}"#
    #expect(
      rendered(form) == """
        form.json:1:82: error: the default of row "n": 10 is not from 1 to 9
        {"rows": [{"tag": "n", "type": "integer", "minimum": 1, "maximum": 9, "default": 10}]}
                                                                                         ^~
        """)
  }

  @Test func `a circle names each row with its line`() {
    let form = """
      rows:
        - {tag: a, type: text, hidden: $b == 1}
        - {tag: b, type: text, compute: $c}
        - {tag: c, type: text, default: {template: "{{a}}"}}
      """
    #expect(
      rendered(form, as: "form.yaml") == """
        form.yaml:2:11: error: rows depend on each other in a circle: whether "a" (line 2) is hidden reads \
        the value of "b" (line 3) reads the value of "c" (line 4) reads the value of "a" (line 2) reads \
        whether "a" (line 2) is hidden
          - {tag: a, type: text, hidden: $b == 1}
                  ^
        """)
  }

  @Test func `keys that lie in each other`() {
    let form = """
      rows:
        - {tag: a, type: text, key: server}
        - {tag: b, type: text, key: server.port}
      """
    #expect(
      rendered(form, as: "form.yaml") == """
        form.yaml:3:11: error: the key "server.port" of row "b" lies inside "server", which is the value of row "a"
          - {tag: b, type: text, key: server.port}
                  ^
        """)
  }

  @Test func `a form that is a list`() {
    #expect(
      rendered("- tag: a\n  type: text\n", as: "form.yaml") == """
        form.yaml:1:1: error: expected a map with "rows" or "sections", found a list
        - tag: a
        ^~~~~~~~
        """)
  }

  @Test func `an empty file`() {
    #expect(
      rendered("") == """
        form.json:1:1: error: found the end of the text, expected a value

        ^
        """)
    #expect(
      rendered("", as: "form.yaml") == """
        form.yaml:1:1: error: expected a map with "rows" or "sections", found nothing

        ^
        """)
  }

  @Test func `a file that ends too early`() {
    #expect(
      rendered("{\"rows\": [\n") == """
        form.json:2:1: error: found the end of the text, expected a value or "]"

        ^
        """)
  }

  @Test func `all mistakes of a file in the order of the text`() {
    let form = """
      {
        "titel": "T",
        "rows": [
          {"tag": "1a", "type": "text", "maxLength": "x"},
          {"tag": "b", "type": "select"},
          {"type": "txt", "hidden": "$x == 1"}
        ],
        "checks": [{"predicate": "$b = "}]
      }
      """
    #expect(
      rendered(form) == """
        form.json:2:3: error: unknown key "titel" in the form; did you mean "title"?
          "titel": "T",
          ^~~~~~~
        form.json:4:13: error: "1a" is not a tag; accepted: a letter or _, then letters, digits, _ and -
            {"tag": "1a", "type": "text", "maxLength": "x"},
                    ^~~~
        form.json:4:48: error: "maxLength" of row "1a": "x" is not a whole number of at least 0
            {"tag": "1a", "type": "text", "maxLength": "x"},
                                                       ^~~
        form.json:5:13: error: row "b" has no "options"; give it some, such as "options": ["a", "b"]
            {"tag": "b", "type": "select"},
                    ^~~
        form.json:6:5: error: the row has no "tag"; give it a name, such as "tag": "port"
            {"type": "txt", "hidden": "$x == 1"}
            ^
        form.json:6:14: error: unknown type "txt" of the row; did you mean "text"?
            {"type": "txt", "hidden": "$x == 1"}
                     ^~~~~
        form.json:6:32: error: unknown tag "x" in "hidden" of the row
            {"type": "txt", "hidden": "$x == 1"}
                                       ^~
        form.json:8:34: error: "predicate" of a check of the form: expected a value, but the expression ends
          "checks": [{"predicate": "$b = "}]
                                         ^
        """)
  }
}

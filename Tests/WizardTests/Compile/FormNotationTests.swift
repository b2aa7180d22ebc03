import Testing
import Wizard

/// One form in JSON and in YAML, and forms of odd shapes.
@Suite struct FormNotationTests {
  @Test func `the same mistakes are found at their own places of block YAML`() {
    let json = MarkedForm(
      """
      {"rows": [
        {"tag": "a", "type": "text", «"titel"»: "T", "hidden": "«$b» == 1"},
        {"tag": «"a"», "type": «"txt"»},
        {"tag": "c", "type": "integer", "minimum": 5, "maximum": «3»}]}
      """)
    let yaml = MarkedForm(
      """
      rows:
        - tag: a
          type: text
          «titel»: T
          hidden: «$b» == 1
        - tag: «a»
          type: «txt»
        - tag: c
          type: integer
          minimum: 5
          maximum: «3»
      """)
    let first = json.findings(as: "form.json")
    let second = yaml.findings(as: "form.yaml")
    #expect(first.map(\.code) == ["C001", "C030", "C006", "C010", "C023"])
    #expect(first.map(\.code) == second.map(\.code))
    #expect(Set(first.map(\.place)) == Set(json.places.map(Optional.some)))
    #expect(Set(second.map(\.place)) == Set(yaml.places.map(Optional.some)))
  }

  @Test func `a place in a folded text of YAML is where the text begins`() {
    let form = MarkedForm(
      """
      rows:
        - tag: a
          type: text
          hidden: «>»-
            $a.isDisabled == NO
            AND $zz == 1
      """)
    let findings = form.findings(as: "form.yaml")
    #expect(findings.map(\.message) == ["unknown tag \"zz\" in \"hidden\" of row \"a\""])
    #expect(Set(findings.map(\.place)) == Set(form.places.map(Optional.some)))
  }

  @Test(arguments: ["form.json", "form.yaml"])
  func `nesting without end is refused`(name: String) {
    let depth = 100_000
    for open in ["[", "{\"rows\":["] {
      let findings = MarkedForm(String(repeating: open, count: depth)).findings(as: name)
      #expect(findings.count == 1)
      #expect(
        findings.first?.message.contains("nest") == true
          || findings.first?.message.contains("deep") == true)
    }
  }

  @Test func `a form that a first line makes executable`() {
    let form = MarkedForm("#!/usr/bin/env askform\n{\"rows\": [], // none\n «\"foo\"»: 1,}\n")
    let findings = form.findings(as: "form")
    #expect(findings.map(\.code) == ["C001"])
    #expect(Set(findings.map(\.place)) == Set(form.places.map(Optional.some)))
  }

  @Test func `more keys than a row can take are judged all the same`() {
    let extra = (0..<100).map { "\"x-\($0)\": 1" }.joined(separator: ", ")
    let form = MarkedForm(
      "{\"rows\": [{\"tag\": \"a\", \"type\": \"text\", \(extra), \"title\": \"T\", «\"titel\"»: 1}]}"
    )
    let findings = form.findings(as: "form.json")
    #expect(
      findings.map(\.inWords) == [
        "C001 unknown key \"titel\" in row \"a\"; did you mean \"title\"?"
      ])
    #expect(Set(findings.map(\.place)) == Set(form.places.map(Optional.some)))
  }

  @Test func `a chain of any length is no circle and needs no stack`() {
    let count = 20_000
    let rows = (0..<count).map { row in
      "{\"tag\": \"r\(row)\", \"type\": \"text\""
        + (row == 0 ? "}" : ", \"default\": {\"compute\": \"$r\(row - 1)\"}}")
    }
    #expect(MarkedForm("{\"rows\": [\(rows.joined(separator: ","))]}").findings(as: "f.json") == [])
  }
}

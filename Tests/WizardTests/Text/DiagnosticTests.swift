import Testing
import Wizard

@Suite struct DiagnosticTests {
  private func rendered(_ text: String, _ from: Int, _ to: Int, remedy: String? = nil) -> String {
    let position = SourceText(name: "a.json", text: text).position(from: from, to: to)
    return Diagnostic(
      .error, code: "F001", message: "unknown key \"tpye\"", remedy: remedy, position: position
    ).rendered
  }

  @Test func `a finding has its place, line and caret`() {
    #expect(
      rendered("{\n  \"tpye\": 1 }", 4, 10, remedy: "did you mean \"type\"?") == """
        a.json:2:3: error: unknown key "tpye"; did you mean "type"?
          "tpye": 1 }
          ^~~~~~
        """)
  }

  @Test func `a finding without a place has no prefix`() {
    let finding = Diagnostic(.warning, code: "F002", message: "no\u{1B}[31m rows")
    #expect(finding.rendered == "warning: no^[[31m rows")
  }

  @Test func `tabs stay and wide characters are counted in cells`() {
    #expect(
      rendered("\t日本\tx", 8, 9) == "a.json:1:5: error: unknown key \"tpye\"\n\t日本\tx\n\t    \t^")
    #expect(
      rendered("日本x", 3, 6) == "a.json:1:2: error: unknown key \"tpye\"\n日本x\n  ^~")
  }

  @Test func `control characters in the line and the name are shown`() {
    let position = SourceText(name: "a\u{1B}", text: "\u{1B}[0mx").position(from: 4, to: 5)
    let finding = Diagnostic(.note, code: "F003", message: "m", position: position)
    #expect(finding.rendered == "a^[:1:5: note: m\n^[[0mx\n     ^")
  }

  @Test func `the end of the text can be pointed at`() {
    #expect(rendered("ab", 2, 2) == "a.json:1:3: error: unknown key \"tpye\"\nab\n  ^")
  }

  @Test func `a long line is cut around the place`() {
    let text = String(repeating: "a", count: 300) + "XY" + String(repeating: "b", count: 300)
    let lines = rendered(text, 300, 302).split(separator: "\n")
    let shown =
      "…" + String(repeating: "a", count: 59) + "XY" + String(repeating: "b", count: 57) + "…"
    #expect(lines[1] == shown)
    #expect(lines[2] == String(repeating: " ", count: 60) + "^~")
  }

  @Test func `a long line is not cut at the side that fits`() {
    let text = "XY" + String(repeating: "b", count: 300)
    let lines = rendered(text, 0, 2).split(separator: "\n")
    #expect(lines[1] == "XY" + String(repeating: "b", count: 116) + "…")
    #expect(lines[2] == "^~")
    let end = rendered(String(repeating: "a", count: 300) + "X", 300, 301).split(separator: "\n")
    #expect(end[1] == "…" + String(repeating: "a", count: 117) + "X")
    #expect(end[2] == String(repeating: " ", count: 118) + "^")
  }
}

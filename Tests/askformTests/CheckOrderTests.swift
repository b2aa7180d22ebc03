import TestSupport
import Testing

/// `askform check` reports in the order of the form's text.
@Suite struct CheckOrderTests {
  @Test func `warnings of every kind stand in the order of the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "form.json",
      """
      { "sections": [
        { "title": "Empty", "rows": [] },
        { "title": "Some", "rows": [
          { "tag": "never", "type": "text", "hidden": true },
          { "tag": "early", "type": "text", "hidden": "$size == 'x'" },
          { "tag": "size", "type": "select", "options": ["s", "l"] },
          { "tag": "code", "type": "text", "pattern": "[a&&b]" },
          { "tag": "late", "type": "text", "hidden": "1 == 1" } ] } ] }
      """)
    let result = try ProgramRunner(in: folder).run(["check", "form.json"])
    let lines = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      .compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(lines == [2, 4, 5, 5, 7, 8])
    #expect(result.outcome == .exited(0))
  }
}

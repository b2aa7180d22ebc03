import Foundation
import TestSupport
import Testing

/// The commands beside `run`, each in a process of its own.
@Suite(.timeLimit(.minutes(10))) struct CommandRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner
  private static let drawing = ["/usr/bin/dot", "/usr/local/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
    try folder.write("number.yaml", SmallForm.number)
    try folder.write("warned.json", Self.warned)
  }

  private static let warned = """
    { "rows": [
      { "tag": "a", "type": "select", "options": ["x", "y"] },
      { "tag": "b", "type": "text", "hidden": "$a == 'z'" },
      { "tag": "c", "type": "text", "hidden": true },
      { "tag": "d", "type": "integer", "when": "$e == 'x'" },
      { "tag": "e", "type": "text" } ] }

    """

  @Test(arguments: ExampleForm.all)
  func `the example forms have neither errors nor warnings`(example: ExampleForm) throws {
    let result = try runner.run(["check", example.form])
    #expect(result.errors + result.output == "")
    #expect(result.outcome == .exited(0))
  }

  @Test func `warnings are printed and no errors`() throws {
    let result = try runner.run(["check", "warned.json"])
    #expect(result.outcome == .exited(0))
    #expect(result.output == "")
    let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("warned.json:") }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "warned.json:3:50:", "warned.json:4:12:", "warned.json:5:45:",
      ], "\(result.errors)")
    #expect(lines.allSatisfy { $0.contains(": warning: ") })
  }

  @Test func `several forms are checked in one run`() throws {
    try folder.write("wrong.json", #"{ "rows": [ { "tag": "a" } ] }"#)
    let result = try runner.run(["check", "warned.json", "wrong.json", "number.yaml"])
    #expect(result.outcome == .exited(3))
    #expect(result.errors.contains("warned.json:3:"))
    #expect(result.errors.contains("wrong.json:1:"))
    #expect(try runner.run(["check", "number.yaml", "number.yaml"]).errors == "")
  }

  @Test func `a value is explained with its source and its state`() throws {
    let result = try runner.run(["explain", "number.yaml", "-s", "n=7", "-s", "why=x"])
    #expect(result.errors == "")
    #expect(
      result.output == """
        n: 7
          value: given by -s
          shown
          required
        why: nothing
          value: none while hidden
          hidden: when: false: $n > 9 ($n is 7)

        """)
    let one = try runner.run(["explain", "number.yaml", "why", "-s", "n=10"])
    #expect(one.output.hasPrefix("why: nothing\n"))
    #expect(one.output.contains("shown: when: true: $n > 9 ($n is 10)"))
    let unknown = try runner.run(["explain", "number.yaml", "whi"])
    #expect(unknown.outcome == .exited(2))
    #expect(unknown.errors == "askform: the form has no row \"whi\"; did you mean \"why\"?\n")
  }

  @Test func `what only makes the items of a list maps is not explained`() throws {
    try folder.write(
      "tags.json",
      """
      {"groups": [{"sections": [{"id": "tags", "type": "dynamic", "action_title": "Add"}]}],
       "templates": {"sections": [{"id": "tags", "fields": [{"id": "tags[:index].text", "type": "text"}]}]}}
      """)
    let result = try runner.run(["explain", "tags.json", "-s", "tags[0].text=a"])
    #expect(result.errors == "")
    #expect(
      result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
        $0.prefix { $0 != ":" }
      }
        == ["tags", "tags[0].text"])
  }

  @Test(arguments: ExampleForm.all)
  func `every row of an example is explained`(example: ExampleForm) throws {
    let arguments = ["explain", example.form, "--clock", ExampleForm.clock, "-a", example.answers]
    let result = try runner.run(arguments)
    #expect(result.outcome == .exited(0))
    #expect(result.output.contains("value: given by \(example.answers):"))
    #expect(example.secret.isEmpty || !result.output.contains(example.secret))
  }

  @Test func `the dependencies are a graph`() throws {
    let result = try runner.run(["graph", "number.yaml"])
    #expect(
      result.output == """
        digraph form {
          rankdir=LR;
          node [shape=box];
          "n";
          "why";
          "why" -> "n" [label="when"];
        }

        """)
  }

  @Test(.enabled(if: drawing != nil, "dot is not installed"), arguments: ExampleForm.all)
  func `a graph can be drawn`(example: ExampleForm) throws {
    let graph = try runner.run(["graph", example.form])
    #expect(graph.outcome == .exited(0))
    var drawing = runner
    drawing.path = try #require(Self.drawing)
    let drawn = try drawing.run(["-Tsvg"], input: graph.output)
    #expect(drawn.outcome == .exited(0), "\(drawn.errors)")
    #expect(drawn.output.contains("</svg>"))
  }

  @Test(arguments: [
    (["$a == 1", "-s", "a=1"], "true\n"), (["$a == 'x'", "-s", "a=y"], "false\n"),
    (["$a.isHidden == YES", "-s", "a=1", "--hidden", "a"], "true\n"),
    (["$b.isDisabled == YES", "-s", "a=1", "-s", "b=2", "--disabled", "a, b"], "true\n"),
    (["--value", "$a + 0.10", "-s", "a=1"], "1.1\n"), (["--value", "'é' "], "\"é\"\n"),
    (["--value", "$a", "-s", #"a=["x",2,true,null]"#], "[\"x\",2,true,null]\n"),
    (["--value", "now()", "--clock", ExampleForm.clock], "\"2026-11-30T10:00:00Z\"\n"),
  ])
  func `an expression is evaluated`(arguments: [String], output: String) throws {
    let result = try runner.run(["eval"] + arguments)
    #expect(result.output == output)
    #expect(result.errors == "")
    #expect(result.outcome == .exited(0))
  }

  @Test func `an expression is read from standard input and errors have a place`() throws {
    let right = try runner.run(["eval", "-", "-s", "a=1"], input: "$a == 1\n")
    #expect(right.output == "true\n")
    let wrong = try runner.run(["eval", "-", "-s", "name=1"], input: "1 == 1 AND\n $nam == 1")
    #expect(wrong.outcome == .exited(3))
    #expect(wrong.output == "")
    #expect(
      wrong.errors == """
        standard input:2:2: error: unknown row "nam"; did you mean "name"?
         $nam == 1
         ^~~~

        """)
  }
}

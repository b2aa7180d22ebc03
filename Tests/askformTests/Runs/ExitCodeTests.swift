import Foundation
import TestSupport
import Testing

/// What the shell is told; whatever it is but 0, standard output stays empty.
@Suite(.timeLimit(.minutes(10))) struct ExitCodeTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "pair.json": SmallForm.pair,
      "number.yaml": SmallForm.number,
      "bad.yaml": Self.badForm,
      "fails.json": Self.failing,
    ])
  }

  private static let badForm = """
    askform: 1
    rows:
      - tag: a
        type: txet
      - tag: b
        type: integer
        default: many
      - tag: b
        type: text
      - tag: c
        type: text
        hidden: $nope == 1
      - tag: d
        typo: text
        type: text

    """
  private static let failing = """
    { "rows": [
      { "tag": "a", "type": "text", "default": "x" },
      { "tag": "b", "type": "integer", "compute": "$a + 1" } ] }
    """

  @Test(arguments: [
    (["pair.json", "-n"], 0), (["--help"], 0), (["--version"], 0), (["check", "pair.json"], 0),
    (["number.yaml", "-n"], 1), (["number.yaml", "-n", "-s", "n=100"], 1),
    (["eval", "1 == 1", "-a", "pair.txt"], 4),
    (["example", "pair.json"], 0), (["example", "pair.json", "-f", "env"], 0),
    (["pair.json", "-n", "-s", "c=1"], 1), (["pair.json", "-n", "-s", "c=1", "--lax"], 0),
    (["example"], 2), (["example", "pair.json", "-f", "csv"], 2), (["example", "bad.yaml"], 3),
    (["example", "none.json"], 4), (["pair.json", "--ask", "new"], 2),
    (["pair.json", "-n", "--ask", "all"], 2), (["pair.json", "-n", "--lax", "--strict"], 2),
    (["pair.json", "-n", "--env", ""], 2), (["pair.json", "--on-invalid", "skip"], 2),
    (["pair.json", "-n", "-d", "none.json"], 4), (["pair.json", "-n", "--set-file", "a=none"], 4),
    (["pair.json", "--on-invalid", "reask"], 6), (["pair.json", "--ask", "all"], 6),
    ([], 2), (["--nope", "pair.json"], 2), (["pair.json", "-s"], 2), (["pair.json", "-s", "a"], 2),
    (["pair.json", "-n", "--tty"], 2), (["pair.json", "-n", "--clock", "later"], 2),
    (["pair.json", "-n", "-f", "foo"], 2), (["pair.json", "pair.json"], 2), (["check"], 2),
    (["-", "-a", "-"], 2), (["explain", "pair.json", "c"], 2), (["check", "pair.json", "-n"], 2),
    (["bad.yaml", "-n"], 3), (["check", "bad.yaml"], 3), (["graph", "bad.yaml"], 3),
    (["explain", "bad.yaml"], 3), (["fails.json", "-n"], 3), (["eval", "1 =="], 3),
    (["none.json", "-n"], 4), ([".", "-n"], 4), (["pair.json", "-n", "-a", "none.json"], 4),
    (["pair.json", "-n", "-a", "."], 4), (["pair.json/x", "-n"], 4), (["check", "none.json"], 4),
    (["pair.json", "-n", "-o", "none/out.json"], 4), (["pair.json", "-n", "-o", "."], 4),
    (["pair.json", "--tty"], 4), (["pair.json"], 6), (["number.yaml"], 6),
  ])
  func `each failure has its code and says why`(arguments: [String], code: Int) throws {
    let result = try runner.run(arguments)
    #expect(result.outcome == .exited(Int32(code)), "\(result.errors)")
    guard code != 0 else { return }
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("\n"))
    #expect(result.errors.count > 20)
  }

  @Test(arguments: [
    (["number.yaml", "-n"], ["n"]), (["bad.yaml", "-n"], ["", "", "", "", ""]),
    (["check", "bad.yaml", "none.json"], ["", "", "", "", "", ""]), (["none.json", "-n"], [""]),
    (["fails.json", "-n"], [""]), (["number.yaml"], ["n"]), (["pair.json", "--tty"], [""]),
    (["eval", "$a == 1"], [""]), (["graph", "none.json"], [""]),
    (["explain", "pair.json", "-a", "none.json"], [""]),
  ])
  func `each failure can be read by a program`(arguments: [String], tags: [String]) throws {
    let result = try runner.run(arguments + ["--errors", "json"])
    #expect(try Reported.all(in: result.errors).map(\.tag) == tags)
    #expect(result.output == "")
    #expect(result.outcome != .exited(0))
  }

  @Test func `every mistake of a form is told with its place`() throws {
    let result = try runner.run(["bad.yaml", "-n"])
    #expect(
      result.errors == """
        bad.yaml:4:11: error: unknown type "txet" of row "a"; did you mean "text"?
            type: txet
                  ^~~~
        bad.yaml:7:14: error: the default of row "b": "many" is not a whole number; \
        accepted: a whole number such as 42 or -7
            default: many
                     ^~~~
        bad.yaml:8:10: error: the tag "b" is already used in line 5
          - tag: b
                 ^
        bad.yaml:12:13: error: unknown tag "nope" in "hidden" of row "c"
            hidden: $nope == 1
                    ^~~~~
        bad.yaml:14:5: error: unknown key "typo" in row "d"; did you mean "type"?
            typo: text
            ^~~~

        """)
    #expect(try runner.run(["check", "bad.yaml"]).errors == result.errors)
  }

  @Test func `what is wrong with the call is said in one line, and where to look`() throws {
    let result = try runner.run(["pair.json", "--asnwers", "x"])
    #expect(
      result.errors == """
        askform: unknown option "--asnwers", did you mean "--answers"?
        see "askform --help"

        """)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func `files that may not be read`() throws {
    for name in ["pair.json", "answers.json"] {
      let path = try folder.write(name, name == "pair.json" ? SmallForm.pair : "{}")
      chmod(path, 0)
      let result = try runner.run(["pair.json", "-n", "-a", "answers.json"])
      #expect(result.outcome == .exited(4))
      #expect(result.errors.contains(name))
      chmod(path, 0o600)
    }
  }

  @Test(arguments: [
    (">&-", 4, "askform: cannot write \"standard output\": bad file descriptor\n"),
    (">/dev/full", 4, "askform: cannot write \"standard output\": no space is left\n"),
    ("2>/dev/full", 0, ""), ("2>&-", 0, ""), ("<&-", 0, ""),
  ])
  func `streams that cannot be used`(redirection: String, code: Int, errors: String) throws {
    var shell = runner
    shell.path = "/bin/sh"
    shell.environment["ASKFORM"] = runner.path
    let result = try shell.run(["-c", "\"$ASKFORM\" pair.json -n -s a=1 " + redirection])
    #expect(result.outcome == .exited(Int32(code)))
    #expect(result.errors == errors)
    #expect(result.output == (code == 0 ? "{\n  \"a\": \"1\"\n}\n" : ""))
  }
}

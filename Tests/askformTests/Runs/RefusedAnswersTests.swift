import Foundation
import TestSupport
import Testing
import Wizard

/// Answers that are wrong: all of them are told at once, and nothing is written.
@Suite(.timeLimit(.minutes(10))) struct RefusedAnswersTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
    try folder.write("bad.json", Self.mistakes)
    try folder.write("pair.json", SmallForm.pair)
    try folder.write("number.yaml", SmallForm.number)
  }

  private static let mistakes = """
    {
      "titel": "Lunch",
      "starts": "31.12.26",
      "all_day": "maybe",
      "repeat": "hourly",
      "link": "ftp://x.example/",
      "access_code": "abc12",
      "location": ["Mensa"]
    }

    """

  private var event: [String] {
    [ExampleForm.all[0].form, "--clock", ExampleForm.clock]
  }

  @Test func `every mistake of a file is told with what is accepted`() throws {
    let result = try runner.run(event + ["-n", "-a", "bad.json"])
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
    #expect(
      result.errors == """
        bad.json:2:3: error: titel: is no row of the form; did you mean "title"?
        \(ExampleForm.all[0].form): error: title: is required
        bad.json:8:15: error: location: cannot be a list; accepted: one line of text
        bad.json:4:14: error: all_day: "maybe" is neither yes nor no; accepted: yes or no, y or n
        bad.json:3:13: error: starts: "31.12.26" has a year of two digits; write all four; \
        accepted: 2026-12-24, today, tomorrow, fri, +3d, 24 dec
        bad.json:5:13: error: repeat: "hourly" is not one of the options; \
        accepted: never, daily, weekly, biweekly, monthly, yearly
        bad.json:6:11: error: link: the scheme ftp is not one of http, https
        bad.json:7:18: error: access_code: is too short, at least 6 characters are needed

        """)
  }

  @Test func `the same as JSON, and nothing else`() throws {
    let result = try runner.run(event + ["-n", "-a", "bad.json", "--errors", "json"])
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
    let errors = try Reported.all(in: result.errors)
    #expect(
      errors.map(\.tag) == [
        "titel", "title", "location", "all_day", "starts", "repeat", "link", "access_code",
      ])
    #expect(
      errors.map(\.rule) == [
        "unknown", "required", "type", "type", "type", "options", "schemes", "minLength",
      ])
    #expect(errors.map(\.line) == [2, nil, 8, 4, 3, 5, 6, 7])
    #expect(errors.map(\.column) == [3, nil, 15, 14, 13, 13, 11, 18])
    #expect(
      errors.map(\.value) == [
        nil, nil, "[Mensa]", "maybe", "31.12.26", "hourly", "ftp://x.example/", nil,
      ])
    #expect(errors.allSatisfy { ($0.source == "bad.json") == ($0.line != nil) })
    #expect(!result.errors.contains("abc12"))
  }

  @Test func `wrong options are told like wrong files`() throws {
    let options = ["-s", "starts=never", "-s", "repeat=x", "-s", "titel=y"]
    let result = try runner.run(event + ["-n"] + options)
    #expect(result.outcome == .exited(1))
    #expect(
      result.errors == """
        -s titel: error: titel: is no row of the form; did you mean "title"?
        \(ExampleForm.all[0].form): error: title: is required
        -s starts: error: starts: "never" is not a date; \
        accepted: 2026-12-24, today, tomorrow, fri, +3d, 24 dec
        -s repeat: error: repeat: "x" is not one of the options; \
        accepted: never, daily, weekly, biweekly, monthly, yearly

        """)
  }

  @Test func `all missing answers are named`() throws {
    let form = ExampleForm.all[2].form
    let result = try runner.run([form, "-n", "--errors", "json"])
    let errors = try Reported.all(in: result.errors)
    let missing = errors.filter { $0.rule == "required" }
    #expect(missing.map(\.tag) == ["name", "database_password", "admin_mail"])
    #expect(result.outcome == .exited(1))
  }

  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "a.json:1:10: error: the key \"a\" is already in line 1\n"),
    (#"["a"]"#, "a.json:1:1: error: expected a map of answers, found a list\n"),
    (#"{"a": }"#, "a.json:1:7: error: found \"}\", expected a value\n"),
    (#"{"b": {"c": 1}}"#, "a.json:1:7: error: b: cannot be a map; accepted: one line of text\n"),
    (#"{"b\u001b[2J": 1}"#, "a.json:1:2: error: b^[[2J: is no row of the form\n"),
  ])
  func `an answer file that is none is told of once`(text: String, errors: String) throws {
    try folder.write("a.json", text)
    let result = try runner.run(["pair.json", "-n", "-a", "a.json"])
    #expect(result.errors == errors)
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
  }

  @Test func `answers that go unused are noted, and errors when strict`() throws {
    let arguments = ["number.yaml", "-n", "-s", "n=3", "-s", "why=because"]
    let noted = try runner.run(arguments)
    #expect(noted.outcome == .exited(0))
    #expect(noted.output == "{\n  \"n\": 3\n}\n")
    let reason = "why: the answer is not used: the row is only shown when $n > 9 ($n is 3)\n"
    #expect(noted.errors == "-s why: note: " + reason)
    #expect(try runner.run(arguments + ["-q"]).errors == "")
    #expect(try runner.run(arguments + ["--errors", "json"]).errors == "")
    let strict = try runner.run(arguments + ["--strict"])
    #expect(strict.outcome == .exited(1))
    #expect(strict.output == "")
    #expect(strict.errors == "-s why: error: " + reason)
  }

  @Test(arguments: [
    ["-a", "bad.json"], ["-s", "starts=x", "-s", "title=x"], ["-s", "title="], ["-a", "none.json"],
    ["--clock", "x"], ["-f", "x"], ["-s", "title=x", "-s", "access_code=long enough", "--strict"],
  ])
  func `a failure leaves the files as they were`(arguments: [String]) throws {
    try folder.write("out.json", "before")
    let names = folder.names
    let result = try runner.run(event + ["-n", "-o", "out.json", "-o", "new.json"] + arguments)
    #expect(result.outcome != .exited(0))
    #expect(result.output == "")
    #expect(try folder.read("out.json") == "before")
    #expect(folder.names == names)
  }

  @Test func `one output that cannot be written keeps all from being written`() throws {
    try folder.write("out.json", "before")
    let arguments = ["pair.json", "-n", "-o", "out.json", "-o", "none/new.json"]
    let result = try runner.run(arguments)
    #expect(result.outcome == .exited(4))
    #expect(result.errors.contains("none/new.json"))
    #expect(try folder.read("out.json") == "before")
  }
}

/// One member of what `--errors json` prints.
struct Reported: Decodable {
  let tag: String
  let rule: String
  let message: String
  let source: String?
  let line: Int?
  let column: Int?
  let value: String?

  /// Reads all of them from what must be one JSON array and nothing else.
  static func all(in errors: String) throws -> [Reported] {
    try JSONDecoder().decode([Reported].self, from: Data(errors.utf8))
  }
}

import Testing
import Wizard

@testable import askform

@Suite struct ArgumentsTests {
  @Test func `a form alone is run`() throws {
    #expect(try Arguments(["form.json"]) == Arguments(command: .run(form: "form.json")))
    #expect(try Arguments(["run", "form.json"]) == Arguments(command: .run(form: "form.json")))
  }

  @Test func `a form named like a command is written with its folder`() throws {
    #expect(try Arguments(["./check"]).command == .run(form: "./check"))
    #expect(try Arguments(["run", "check"]).command == .run(form: "check"))
  }

  @Test func `every option of a run arrives`() throws {
    let arguments = try Arguments([
      "-a", "one.json", "form.json", "--answers=two.yaml", "-sname=Ada", "--set", "x==1\n=2", "-y",
      "-o", "out.json", "-o-", "-f", "json", "-q", "--clock", "2026-12-01T10:00", "--errors",
      "json",
      "--lang", "de:fr", "--answers-format", "yaml", "--strict", "--plain", "--tty",
      "--show-secrets", "--color=never", "--speech", "--verbose", "--history",
      "--save", "s.json", "--resume", "--timeout", "2.5",
      "--nulls", "--prefix", "APP_", "--export", "--force", "--dry-run", "--allow-commands",
    ])
    var expected = Arguments(command: .run(form: "form.json"))
    expected.answerFiles = ["one.json", "two.yaml"]
    expected.answersFormat = .yaml
    expected.assignments = [try .init("name=Ada"), try .init("x==1\n=2")]
    expected.takesDefaults = true
    expected.isStrict = true
    expected.outputFiles = ["out.json", "-"]
    expected.format = "json"
    expected.showsSecrets = true
    expected.saveFile = "s.json"
    expected.resumes = true
    expected.timeLimit = 2.5
    expected.writesNulls = true
    expected.isForced = true
    expected.allowsCommands = true
    expected.isDryRun = true
    expected.prefix = "APP_"
    expected.exportsVariables = true
    expected.isQuiet = true
    expected.isPlain = true
    expected.color = .never
    expected.isSpoken = true
    expected.keepsHistory = true
    expected.amount = .verbose
    expected.usesTerminal = true
    expected.errorFormat = .json
    expected.language = "de:fr"
    expected.clock = "2026-12-01T10:00"
    #expect(arguments == expected)
    #expect(arguments.assignments.map(\.tag) == ["name", "x"])
    #expect(arguments.assignments.map(\.value) == ["Ada", "=1\n=2"])
  }

  @Test func `letters are joined and long names abbreviated`() throws {
    let arguments = try Arguments(["-nyq", "--stri", "f", "--outp=o"])
    #expect(arguments.noInput && arguments.takesDefaults)
    #expect(arguments.isQuiet && arguments.isStrict)
    #expect(arguments.outputFiles == ["o"])
  }

  @Test func `two dashes end the options`() throws {
    #expect(try Arguments(["--", "-n"]).command == .run(form: "-n"))
    #expect(
      try Arguments(["eval", "--value", "--", "-1 + 2"]).command == .eval(expression: "-1 + 2"))
  }

  @Test func `the commands take their operands`() throws {
    #expect(try Arguments(["check", "a", "b"]).command == .check(forms: ["a", "b"]))
    #expect(try Arguments(["graph", "a"]).command == .graph(form: "a"))
    #expect(try Arguments(["example", "a"]).command == .example(form: "a"))
    #expect(try Arguments(["convert", "a"]).command == .convert(form: "a"))
    #expect(try Arguments(["example", "a", "-f", "env"]).format == "env")
    #expect(try Arguments(["explain", "a"]).command == .explain(form: "a", tag: nil))
    #expect(try Arguments(["explain", "a", "t"]).command == .explain(form: "a", tag: "t"))
    #expect(try Arguments(["eval", "-"]).command == .eval(expression: "-"))
  }

  @Test func `an expression takes states and answers`() throws {
    let arguments = try Arguments([
      "eval", "$a.isHidden", "--hidden", "a, b", "--hidden=c", "--disabled", "d", "-s", "a=1",
      "-a", "f",
    ])
    #expect(arguments.hiddenTags == ["a", "b", "c"])
    #expect(arguments.disabledTags == ["d"])
    #expect(arguments.assignments.map(\.value) == ["1"])
    #expect(arguments.answerFiles == ["f"])
    #expect(!arguments.takesAnyExpression)
  }

  @Test func `help and version win over all that is missing`() throws {
    #expect(try Arguments(["-h"]).command == .help)
    #expect(try Arguments(["eval", "--help"]).command == .help)
    #expect(try Arguments(["check", "-V", "-h"]).command == .version)
    #expect(Arguments.version == "askform 0.1.0")
  }

  @Test func `an empty value is a value`() throws {
    #expect(try Arguments(["f", "-s", "a="]).assignments.map(\.value) == [""])
  }

  @Test func `sources of answers are taken in their order`() throws {
    let arguments = try Arguments([
      "f", "-d", "old", "--set-file", "a=b=c", "-s", "a=", "--env", "P_", "--lax", "--ask", "new",
      "--on-invalid", "reask", "--defaults-from=older",
    ])
    #expect(arguments.earlierFiles == ["old", "older"])
    #expect(arguments.assignments.map(\.isPath) == [true, false])
    #expect(arguments.assignments.map(\.value) == ["b=c", ""])
    #expect(arguments.variablePrefix == "P_")
    #expect(arguments.isLax && arguments.asked == .new && arguments.invalidLine == .reask)
    #expect(!arguments.readsStandardInput)
    for source in [["-a", "-"], ["-d", "-"], ["--set-file", "a=-"]] {
      #expect(try Arguments(["f"] + source).readsStandardInput)
    }
    #expect(try !Arguments(["f", "-s", "a=-"]).readsStandardInput)
    #expect(try Arguments(["f", "-n", "--ask", "never"]).noInput)
  }

  @Test func `arguments may hold any text`() throws {
    let arguments = try Arguments(["-s", "名=日本 \u{1F600}", "fö rm"])
    #expect(arguments.command == .run(form: "fö rm"))
    #expect(arguments.assignments == [try .init("名=日本 \u{1F600}")])
  }

  @Test func `many command lines are read side by side`() async {
    await withTaskGroup(of: Bool.self) { group in
      for place in 0..<64 {
        group.addTask {
          let arguments = try? Arguments(["-s", "a=\(place)", "f\(place)", "-n"])
          return arguments?.command == .run(form: "f\(place)")
            && arguments?.assignments.map(\.value) == ["\(place)"]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

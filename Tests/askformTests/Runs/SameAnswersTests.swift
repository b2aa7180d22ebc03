import TestSupport
import Testing

/// The same answers give the same bytes, wherever they come from.
@Suite(.timeLimit(.minutes(10))) struct SameAnswersTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
  }

  private func expected(_ answers: ExampleAnswers) throws -> String {
    let result = try runner.run(answers.example.unattended)
    try #require(result.outcome == .exited(0))
    #expect(result.errors == "")
    #expect(result.output.contains(answers.example.secret) || answers.example.secret.isEmpty)
    return result.output
  }

  @Test(arguments: ExampleAnswers.all)
  func `as files of text`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    for (name, content) in [("a.json", answers.JSON), ("a.yaml", answers.YAML)] {
      let path = try folder.write(name, content)
      let result = try runner.run(answers.arguments + ["-n", "-a", path])
      #expect(result.output == expected, "\(name)\n\(result.errors)")
      #expect(result.outcome == .exited(0))
    }
    let piped = try runner.run(answers.arguments + ["-n", "-a", "-"], input: answers.JSON)
    #expect(piped.output == expected)
  }

  @Test(arguments: ExampleAnswers.all)
  func `as options`(answers: ExampleAnswers) throws {
    let result = try runner.run(answers.arguments + ["-n"] + answers.options)
    #expect(try result.output == expected(answers), "\(result.errors)")
    #expect(result.outcome == .exited(0))
  }

  @Test(arguments: ExampleAnswers.all)
  func `as lines`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    let windows = answers.lines.replacing("\n", with: "\r\n")
    for input in [answers.lines, windows, "\u{FEFF}" + answers.lines, answers.lines + "more\n"] {
      let result = try runner.run(answers.arguments, input: input)
      #expect(result.output == expected, "\(result.errors)")
      #expect(result.outcome == .exited(0))
    }
  }

  @Test(arguments: ExampleAnswers.all)
  func `some as options, some in a file, some as lines`(answers: ExampleAnswers) throws {
    let middle = answers.words.count / 2
    var file = ""
    var options: [String] = []
    var lines = ""
    for (place, word) in answers.words.enumerated() {
      guard let text = word.text, place % 3 != 0 || place == middle else {
        lines += ExampleAnswers.typed(word.text ?? "") + "\n"
        continue
      }
      if place % 3 == 1 {
        options += ["-s", word.name + "=" + text]
      } else {
        file += "\(word.name): \(ExampleAnswers.scalar(text))\n"
      }
    }
    let path = try folder.write("part.yaml", file)
    let result = try runner.run(answers.arguments + options + ["-a", path], input: lines)
    #expect(try result.output == expected(answers), "\(result.errors)")
  }

  @Test(arguments: ExampleAnswers.all)
  func `written as YAML, and given back`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    let written = try runner.run(answers.example.unattended + ["-o", "out.yaml"])
    #expect(written.outcome == .exited(0) && written.output == "")
    let again = try runner.run(answers.arguments + ["-n", "-a", "out.yaml"])
    #expect(again.output == expected, "\(again.errors)")
    let same = try runner.run(answers.arguments + ["-n", "-a", "out.yaml", "-f", "yaml"])
    #expect(try same.output == folder.read("out.yaml"))
  }

  @Test(arguments: ExampleAnswers.all)
  func `written to files`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    for (name, arguments, input) in [
      ("file.json", answers.example.unattended, ""),
      ("options.json", answers.arguments + answers.options + ["-n"], ""),
      ("lines.json", answers.arguments, answers.lines),
    ] {
      let result = try runner.run(arguments + ["-o", name], input: input)
      #expect(result.output == "")
      #expect(try folder.read(name) == expected)
      try folder.write("plain", "")
      let mode = answers.example.secret.isEmpty ? folder.mode(of: "plain") : 0o600
      #expect(folder.mode(of: name) == mode)
    }
    let both = try runner.run(answers.example.unattended + ["-o", "a.json", "-o", "-"])
    #expect(both.output == expected)
    #expect(try folder.read("a.json") == expected)
  }

  @Test(arguments: ExampleAnswers.all)
  func `a result answers the form that it came from`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    let path = try folder.write("result.json", expected)
    let result = try runner.run(answers.arguments + ["-n", "-a", path, "--strict"])
    #expect(result.output == expected, "\(result.errors)")
  }

  @Test(arguments: ExampleAnswers.all)
  func `saved answers answer the form again`(answers: ExampleAnswers) throws {
    let expected = try expected(answers)
    let saving = try runner.run(answers.example.unattended + ["--save", "saved.json"])
    #expect(saving.output == expected)
    let saved = try folder.read("saved.json")
    #expect(saved.hasPrefix("{\n  \"askform-answers\": 1,\n  \"form\": "))
    let secret = answers.example.secret
    #expect(secret.isEmpty || !saved.contains(secret))
    // Secrets are in no file of saved answers, so the same ones are given again.
    let secrets = answers.words.filter { $0.text == secret }.flatMap {
      ["-s", $0.name + "=" + secret]
    }
    for arguments in [["-n"], []] {
      let again = try runner.run(
        answers.arguments + arguments + secrets + ["-a", "saved.json", "--strict"])
      #expect(again.output == expected, "\(again.errors)")
    }
  }

  @Test func `saved answers go to a file of their own, or nowhere`() throws {
    try folder.write("f.json", SmallForm.pair)
    for (path, message) in [
      ("f.json", "\"f.json\" is the form itself; the result would replace it"),
      ("out.json", "cannot write \"out.json\" twice"),
    ] {
      let result = try runner.run(["f.json", "-n", "-o", "out.json", "--save", path])
      #expect(result.errors == "askform: " + message + "\n")
      #expect(folder.names == ["f.json"])
    }
    let failed = try runner.run(["f.json", "-n", "-s", "c=1", "--save", "s.json"])
    #expect(failed.outcome == .exited(1))
    #expect(folder.names == ["f.json"])
  }

  @Test(arguments: ExampleAnswers.all)
  func `a transcript of lines goes to standard error`(answers: ExampleAnswers) throws {
    let told = try runner.run(answers.arguments, input: answers.lines)
    #expect(told.errors.split(separator: "\n").count >= answers.words.count)
    let quiet = try runner.run(answers.arguments + ["-q"], input: answers.lines)
    #expect(quiet.errors == "")
    #expect(quiet.output == told.output)
  }
}

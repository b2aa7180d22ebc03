import Foundation
import TestSupport
import Testing

/// Templates on the command line: what is written where, and what is refused.
@Suite(.timeLimit(.minutes(10))) struct TemplateRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "pair.json": SmallForm.pair,
      "secret.yaml": SmallForm.secret,
      "x.conf.mustache": "a {{a}};\n",
      "y.yaml.mustache": "b: {{b}}\n",
      "pass.env.mustache": "PASS={{pass}}\n",
    ])
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + name)
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return (attributes[.posixPermissions] as? Int) ?? 0
  }

  private static let given = ["pair.json", "-n", "-s", "a=one", "-s", "b=two: 2"]

  @Test func `a template without a file takes the place of the result`() throws {
    let result = try runner.run(Self.given + ["-t", "x.conf.mustache"])
    #expect(result.output == "a one;\n")
    #expect(result.errors == "")
    #expect(result.outcome == .exited(0))
  }

  @Test func `a template may be on standard input, with partials in this folder`() throws {
    let input = "[{{a}}]\nb = {{b}}\n{{>x.conf}}"
    let result = try runner.run(Self.given + ["-t", "-", "--escape", "ini"], input: input)
    #expect(result.errors == "")
    #expect(result.output == "[one]\nb = two: 2\na one;\n")
    let written = try runner.run(Self.given + ["-t", "-:out"], input: "{{b}}\n")
    #expect(written.output + written.errors == "")
    #expect(try folder.read("out") == "two: 2\n")
    let wrong = try runner.run(Self.given + ["-t", "-"], input: "x\n {{c}}")
    #expect(wrong.outcome == .exited(3))
    #expect(wrong.errors.hasPrefix("standard input:2:4: error: "))
    let unasked = try runner.run(["pair.json", "-t", "-"], input: "{{a}}\n")
    #expect(unasked.outcome == .exited(6))
  }

  @Test func `a template with a file leaves standard output empty`() throws {
    let result = try runner.run(
      Self.given + [
        "-t", "x.conf.mustache:x.conf", "--template", "y.yaml.mustache:y.yaml", "-o", "r.json",
      ])
    #expect(result.output + result.errors == "")
    #expect(result.outcome == .exited(0))
    #expect(try folder.read("x.conf") == "a one;\n")
    #expect(try folder.read("y.yaml") == "b: \"two: 2\"\n")
    #expect(try folder.read("r.json") == "{\n  \"a\": \"one\",\n  \"b\": \"two: 2\"\n}\n")
  }

  @Test func `the result is beside it on standard output where that is named`() throws {
    let result = try runner.run(Self.given + ["-t", "x.conf.mustache:x.conf", "-o", "-"])
    #expect(result.output == "{\n  \"a\": \"one\",\n  \"b\": \"two: 2\"\n}\n")
    #expect(try folder.read("x.conf") == "a one;\n")
  }

  @Test func `an output takes the template in the place of the result`() throws {
    let result = try runner.run(Self.given + ["-t", "x.conf.mustache", "-o", "out.conf"])
    #expect(result.output + result.errors == "")
    #expect(try folder.read("out.conf") == "a one;\n")
  }

  @Test(arguments: [
    (
      ["-t", "x.conf.mustache", "-t", "y.yaml.mustache"], "cannot both take the place of the result"
    ),
    (["-t", "x.conf.mustache", "-f", "json"], "write x.conf.mustache:OUT for a file of its own"),
    (["-t", "x.conf.mustache", "-o", "r.json"], "write x.conf.mustache:OUT for a file of its own"),
    (["-t", "x.conf.mustache:"], "requires an argument: --template IN[:OUT]"),
    (["-t", "-:x", "-a", "-"], "standard input can be read for one thing only"),
    (["-t", "-:x", "-t", "-:y"], "standard input can be read for one thing only"),
    (["-t", ""], "requires an argument"),
    (["--escape", "json"], "option \"--escape\" wants \"--template\" too"),
    (["-t", "x.conf.mustache", "--escape", "yml"], "did you mean \"yaml\"?"),
    (["-t", "x.conf.mustache:pair.json"], "is the form itself"),
    (["-t", "x.conf.mustache:x.conf.mustache"], "is a template itself"),
    (["-t", "x.conf.mustache:y", "-t", "y.yaml.mustache:x.conf.mustache"], "is a template itself"),
  ])
  func `what contradicts itself is wrong usage`(arguments: [String], words: String) throws {
    let result = try runner.run(Self.given + arguments)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output == "")
    #expect(result.outcome == .exited(2))
    #expect(try folder.read("x.conf.mustache") == "a {{a}};\n")
  }

  @Test func `what is wrong with a template is told before the first question`() throws {
    try folder.write("bad.yaml.mustache", "# {{a}}\nb: {{bb}}\n{{>none}}\n")
    let result = try runner.run([
      "pair.json", "-t", "bad.yaml.mustache:out", "-t", "y.yaml.mustache:y",
    ])
    #expect(
      result.errors == """
        bad.yaml.mustache:1:5: error: a value cannot stand in a comment; {{{a}}} writes it as it is
        # {{a}}
            ^
        bad.yaml.mustache:2:6: error: "bb" is no tag or key of the form
        b: {{bb}}
             ^~
        bad.yaml.mustache:3:4: error: there is no partial "none.mustache"
        {{>none}}
           ^~~~

        """)
    #expect(result.output == "")
    #expect(result.outcome == .exited(3))
    #expect(!exists("out") && !exists("y"))
  }

  @Test func `lax passes unknown names over`() throws {
    try folder.write("bad.yaml.mustache", "b: {{bb}}\n{{>none}}\n")
    let result = try runner.run(Self.given + ["-t", "bad.yaml.mustache", "--lax"])
    #expect(result.output == "b: null\n")
    #expect(
      result.errors.contains("bad.yaml.mustache:1:6: warning: \"bb\" is no tag or key of the form"))
    #expect(
      result.errors.contains(
        "bad.yaml.mustache:2:4: warning: there is no partial \"none.mustache\""))
    #expect(result.outcome == .exited(0))
    #expect(try runner.run(Self.given + ["-t", "bad.yaml.mustache", "--lax", "-q"]).errors == "")
  }

  @Test func `a value that a template cannot hold keeps all outputs from being written`() throws {
    try folder.write(
      "text.json",
      "{ \"rows\": [ { \"tag\": \"a\", \"type\": \"textarea\" }, { \"tag\": \"b\", \"type\": \"text\" } ] }"
    )
    try folder.write("y", "old")
    let arguments = [
      "text.json", "-n", "-a", "a.json", "-t", "y.yaml.mustache:y", "-t", "x.conf.mustache:x",
    ]
    try folder.write("a.json", "{\"a\": \"one\\ntwo\", \"b\": \"three\"}")
    let result = try runner.run(arguments)
    #expect(
      result.errors == """
        x.conf.mustache:1:5: error: the value of "a" cannot stand here: it has a line break
        a {{a}};
            ^

        """)
    #expect(result.outcome == .exited(4))
    #expect(try folder.read("y") == "old")
    #expect(!exists("x"))
    let german = try runner.run(arguments + ["--lang", "de"])
    #expect(
      german.errors.contains(
        "der Wert von \"a\" kann hier nicht stehen: ein Zeilenumbruch ist darin"))
    let json = try runner.run(arguments + ["--errors", "json"])
    #expect(json.errors.contains("\"source\":\"x.conf.mustache\",\"line\":1,\"column\":5"))
    let escaped = try runner.run(arguments + ["--escape", "yaml"])
    #expect(
      escaped.errors.contains("x.conf.mustache:1:5: error: the value of \"a\" cannot stand here"))
    #expect(escaped.outcome == .exited(4))
    #expect(!exists("x"))
  }

  @Test func `a new file with a secret is for its owner alone`() throws {
    let arguments = [
      "secret.yaml", "-n", "-s", "pass=it's hunter2", "-t", "pass.env.mustache:pass.env",
    ]
    try folder.write("plain.txt.mustache", "guest {{guest}}\n")
    let result = try runner.run(arguments + ["-t", "plain.txt.mustache:plain.txt"])
    #expect(result.errors == "")
    #expect(try folder.read("pass.env") == "PASS=\"it's hunter2\"\n")
    #expect(try mode("pass.env") == 0o600)
    #expect(try mode("plain.txt") & 0o044 != 0)
    chmod(folder.path + "/pass.env", 0o644)
    let again = try runner.run(arguments)
    #expect(again.errors == "askform: note: \"pass.env\" holds a secret, and others can read it\n")
    #expect(try mode("pass.env") == 0o644)
  }

  @Test func `no fault of a template tells a secret`() throws {
    try folder.write("bad.conf.mustache", "a {{pass}}\n")
    try folder.write("a.json", "{\"pass\": \"hunter2hunter2\"}")
    try folder.write("pass.toml.mustache", "a = 1\n{{pass}}x = 1\n")
    let result = try runner.run([
      "secret.yaml", "-n", "-s", "pass=hunter2!hunter2", "-t", "pass.toml.mustache",
    ])
    #expect(result.errors.contains("the value of \"pass\" cannot stand here"))
    #expect(!result.errors.contains("hunter2"))
    #expect(result.outcome == .exited(4))
  }

  @Test func `a template that cannot be read is told before the first question`() throws {
    for (name, reason) in [("none.mustache", "there is no such file"), (".", "it is a folder")] {
      let result = try runner.run(["pair.json", "-t", name])
      #expect(result.errors == "askform: cannot read \"\(name)\": \(reason)\n")
      #expect(result.outcome == .exited(4))
    }
    try Data([0x61, 0xFF]).write(to: URL(filePath: folder.path + "/raw.mustache"))
    let result = try runner.run(["pair.json", "-t", "raw.mustache"])
    #expect(result.errors.contains("raw.mustache"))
    #expect(result.outcome == .exited(3))
  }

  @Test func `on a terminal a secret is left out with a note`() throws {
    let words = "\"$ASKFORM\" secret.yaml -n -a a.json -t pass.env.mustache"
    try folder.write("a.json", "{\"pass\": \"hunter2hunter2\"}")
    let environment = ["ASKFORM": PackageFolder.program("askform")]
    let hidden = try TerminalSession(
      "/bin/sh", ["-c", words + " > /dev/tty"], environment: environment, in: folder
    ).finish()
    #expect(
      hidden.screen.text.hasPrefix("askform: note: secrets are left out on a terminal: pass;"))
    #expect(hidden.screen.text.hasSuffix("PASS="))
    #expect(!String(decoding: hidden.transcript, as: UTF8.self).contains("hunter2"))
    let shown = try TerminalSession(
      "/bin/sh", ["-c", words + " --show-secrets > /dev/tty"], environment: environment, in: folder
    ).finish()
    #expect(shown.screen.text == "PASS=hunter2hunter2")
  }
}

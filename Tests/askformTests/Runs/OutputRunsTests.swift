import TestSupport
import Testing

/// Formats and what goes with them, by the real program.
@Suite(.timeLimit(.minutes(10))) struct OutputRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "form.json":
        """
      {"rows": [
        {"tag": "name", "type": "text"},
        {"tag": "port", "key": "tls.port", "type": "port", "default": 443},
        {"tag": "motd", "type": "textarea"},
        {"tag": "colours", "type": "multiselect", "options": ["red", "blue"]},
        {"tag": "token", "type": "password"},
        {"tag": "hint", "type": "info", "text": "Well."}
      ]}
      """
    ])
  }

  private func run(_ arguments: [String]) throws -> ProgramResult {
    try runner.run(["form.json", "-n"] + arguments)
  }

  @Test(arguments: [
    ("out.yaml", "name: Zoë\ntls:\n  port: 443\n"), ("out.YML", "name: Zoë\ntls:\n  port: 443\n"),
    ("out.toml", "name = \"Zoë\"\n\n[tls]\nport = 443\n"),
    ("out.ini", "[DEFAULT]\nname = Zoë\n\n[tls]\nport = 443\n"),
    (".env", "NAME='Zoë'\nTLS_PORT=443\n"), (".env.local", "NAME='Zoë'\nTLS_PORT=443\n"),
    ("out.env", "NAME='Zoë'\nTLS_PORT=443\n"), ("out.sh", "NAME='Zoë'\nTLS_PORT=443\n"),
    ("out.properties", "name=Zo\\u00EB\ntls.port=443\n"), ("out.csv", "name,tls.port\nZoë,443\n"),
    ("out.txt", "{\n  \"name\": \"Zoë\",\n  \"tls\": {\n    \"port\": 443\n  }\n}\n"),
  ])
  func `the name of a file tells its format`(name: String, text: String) throws {
    let result = try run(["-s", "name=Zoë", "-o", name])
    #expect(result.outcome == .exited(0), "\(result.errors)")
    #expect(result.output == "")
    #expect(try folder.read(name) == text)
  }

  @Test func `several files have formats of their own, unless one is asked for`() throws {
    _ = try run(["-s", "name=A", "-o", "a.json", "-o", "a.env", "-o", "-"])
    #expect(try folder.read("a.env") == "NAME=A\nTLS_PORT=443\n")
    #expect(try folder.read("a.json").hasPrefix("{\n"))
    _ = try run(["-s", "name=A", "-o", "a.json", "-o", "b.env", "-f", "urlencoded"])
    #expect(try folder.read("a.json") == "name=A&tls.port=443")
    #expect(try folder.read("b.env") == "name=A&tls.port=443")
  }

  @Test func `rows without a value are written as null where that is wanted`() throws {
    #expect(
      try run(["--nulls", "-f", "yaml"]).output
        == "name: null\ntls:\n  port: 443\nmotd: null\ncolours: []\ntoken: null\n")
    #expect(
      try run(["--nulls", "-f", "lines"]).output
        == "name=\ntls.port=443\nmotd=\ncolours=\ntoken=\n")
    #expect(try run(["--nulls", "-f", "toml"]).output == "colours = []\n\n[tls]\nport = 443\n")
    let written = try run(["--nulls", "-o", "n.yaml"])
    #expect(written.outcome == .exited(0))
    #expect(try run(["--nulls", "-a", "n.yaml", "-f", "yaml"]).output == folder.read("n.yaml"))
  }

  @Test func `what a format cannot carry leaves every file as it was`() throws {
    try folder.write("a.json", "old")
    let result = try run(["-s", "motd=a\nb", "-o", "a.json", "-o", "b.ini"])
    #expect(result.outcome == .exited(4))
    #expect(
      result.errors == "askform: cannot write \"motd\" as ini: it has a line break\n")
    #expect(try folder.read("a.json") == "old")
    #expect(folder.mode(of: "b.ini") == nil)
    let secret = try run(["-s", "token=a'\"b", "-f", "env"])
    #expect(
      secret.errors
        == "askform: cannot write \"token\" as env: readers do not agree on its quotes, "
        + "backslashes or dollars\n")
    #expect(secret.output == "")
  }

  @Test func `names that a shell owns are refused before the first question`() throws {
    try folder.write("path.json", #"{"rows": [{"tag": "path", "type": "text", "required": true}]}"#)
    let result = try runner.run(["path.json", "-f", "env"], input: "x\n")
    #expect(result.outcome == .exited(4))
    #expect(
      result.errors == "askform: cannot write \"path\" as env: PATH is a variable of the shell; "
        + "--prefix puts something in front\n")
    let given = ["path.json", "-n", "-s", "path=x"]
    #expect(
      try runner.run(given + ["-f", "shell", "--prefix", "my_", "--export"]).output
        == "export my_PATH=x\n")
    #expect(try runner.run(given + ["-f", "lines"]).output == "path=x\n")
  }

  @Test(arguments: [(["--prefix", "A_"], "--prefix"), (["--export"], "--export")])
  func `options of variables want a format with variables`(
    arguments: [String], option: String
  ) throws {
    for format in [[], ["-f", "yaml"], ["-o", "x.csv"]] {
      let result = try run(arguments + format)
      #expect(result.outcome == .exited(2))
      #expect(
        result.errors
          == "askform: \"\(option)\" goes with the formats env and shell; give -f or -o\n")
    }
    #expect(try run(arguments + ["-o", "x.csv", "-o", "x.env"]).outcome == .exited(0))
  }

  @Test func `secrets are written everywhere but on a terminal`() throws {
    for format in ["json", "yaml", "toml", "ini", "env", "shell", "properties", "csv", "lines"] {
      let result = try run(["-s", "token=hunter2", "-f", format])
      #expect(result.output.contains("hunter2"), "\(format)")
    }
  }
}

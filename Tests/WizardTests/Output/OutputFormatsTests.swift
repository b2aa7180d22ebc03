import Testing
import Wizard

@Suite struct OutputFormatsTests {
  @Test func `a format is found by its name`() throws {
    #expect(try OutputFormats().format(named: "json").name == "json")
  }

  @Test func `an unknown format is refused with those there are`() {
    #expect(throws: UnknownFormat(name: "jsn", known: OutputFormats().names)) {
      try OutputFormats().format(named: "jsn")
    }
  }

  @Test(arguments: [
    ("a.json", "json"), ("a.b/c.YML", "yaml"), ("/x/y.yaml", "yaml"), ("a", nil), ("a.txt", nil),
    ("json", nil), (".json", nil), ("a.json/b", nil), ("", nil), ("a.", nil), ("x/.env", "env"),
    (".env.local", "env"), (".env.json", "json"),
    ("a.sh", "shell"), ("a.toml", "toml"), ("a.csv", "csv"), ("a.lines", nil),
  ])
  func `a file's name tells its format`(path: String, name: String?) {
    #expect(OutputFormats().format(ofFile: path)?.name == name)
  }

  @Test func `the refusal says what was perhaps meant`() {
    #expect(
      UnknownFormat(name: "jsn", known: ["json", "yaml"]).message
        == "there is no format \"jsn\", did you mean \"json\"?; accepted: json, yaml")
    #expect(
      UnknownFormat(name: "xml", known: ["json", "yaml"]).message
        == "there is no format \"xml\"; accepted: json, yaml")
  }

  @Test func `names are distinct`() {
    let names = OutputFormats().names
    #expect(Set(names).count == names.count)
    let extensions = OutputFormats().all.flatMap { $0.extensions }
    #expect(Set(extensions).count == extensions.count)
  }
}

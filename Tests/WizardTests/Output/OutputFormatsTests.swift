import Testing
import Wizard

@Suite struct OutputFormatsTests {
  @Test func `a format is found by its name`() throws {
    #expect(try OutputFormats().format(named: "json").name == "json")
  }

  @Test func `an unknown format is refused with those there are`() {
    #expect(throws: UnknownFormat(name: "jsn", known: ["json"])) {
      try OutputFormats().format(named: "jsn")
    }
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
  }
}

import Testing
import Wizard

/// The program in the README, word for word.
@Suite struct ReadmeProgramTests {
  @Test func `the program does what it says`() throws {
    let form = Form("Add Event") {
      Section("What") {
        TextRow("title", "Title").required()
        SwitchRow("all_day", "All-day").defaultValue(false)
        DateTimeRow("starts", "Starts").defaultValue("tomorrow 10:00")
          .hidden(when: "$all_day == YES")
      }
    }
    var session = Session(try form.compiled())
    session.start()
    session.observe { change in print(change) }
    session.answer("title", "Lunch")
    try session.add(TextRow("location", "Location"), after: "title")
    #expect(session.visibleTags == ["title", "location", "all_day", "starts"])
    #expect(session.value(of: "title")?.outputText == "Lunch")
  }

  @Test func `the program is the one of the README`() throws {
    let readme = try #require(TextFile.read(at: TextFile.root + "/README.md"))
    let here = try #require(
      TextFile.read(at: TextFile.root + "/Tests/WizardTests/Builder/ReadmeProgramTests.swift"))
    let lines = readme.split(separator: "\n").drop { $0 != "```swift" }.dropFirst(2)
      .prefix { $0 != "```" }
    #expect(lines.count > 10)
    let own = Set(here.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in lines { #expect(own.contains(line.drop { $0 == " " }), "\(line)") }
  }
}

import TestSupport
import Testing

/// The programs of the folder `Examples`, which use the library from outside.
@Suite(.timeLimit(.minutes(10))) struct ExampleProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ program: String, _ arguments: [String] = [], input: String) throws
    -> ProgramResult
  {
    try ProgramRunner(program, in: folder).run(arguments, input: input)
  }

  @Test func `a login has a row type and a check of its own`() throws {
    let result = try run("login", input: "ada\nyellow\nRED\nshort\nlong enough\n\n\n")
    #expect(result.outcome == .exited(0))
    #expect(result.output.contains("Team: there is no such team"))
    #expect(result.output.contains("at least 8 characters"))
    #expect(result.output.hasSuffix("Signed in as ada.\n"))
    #expect(try run("login", input: ":quit\n").output.hasSuffix("Nobody is signed in.\n"))
  }

  @Test func `a calendar's end follows its start`() throws {
    let result = try run(
      "calendar", input: "Lunch\n\n\n2026-12-24T12:00:00Z\n\n\n\n")
    #expect(result.output.contains("starts: \"2026-12-24T12:00:00Z\"\n"))
    #expect(result.output.contains("ends: \"2026-12-24T13:00:00Z\"\n"))
    let day = try run("calendar", input: "Lunch\n\ny\n2026-12-24\n\n\n")
    #expect(day.output.contains("(Now there is day.)"))
    #expect(day.output.hasSuffix("all_day: true\nday: \"2026-12-24\"\nrepeat: never\n"))
  }

  @Test func `cities depend on the country, and a program adds a row`() throws {
    let asked = try run("cities", input: "Germany\nRoma\nköln\n\n")
    #expect(asked.output.contains("\"Roma\" is only available when $country == 'it'"))
    #expect(asked.output.hasSuffix("country de\ncity Köln\n"))
    let given = try run("cities", ["it"], input: "2\n80100\n\n")
    #expect(given.output.contains("Postal code in it"))
    #expect(given.output.hasSuffix("country it\ncity Napoli\nzip 80100\n"))
    #expect(
      try run("cities", ["fr"], input: "").output.contains("\"fr\" is not one of the options"))
  }
}

import Foundation
import Testing

@testable import Wizard

/// A person is asked which of two equal local times is meant.
@Suite struct ClarifyingTests {
  private static let question = """
      02:30 comes twice that day, as the clocks are put back: first,
      2026-10-25T02:30:00+02:00, or second, 2026-10-25T02:30:00+01:00?

    """

  private func talk(_ lines: [String]) throws -> Talk {
    let trial = try RowTrial(type: "datetime", context: "{}", clock: Berlin.clock)
    var session = Session(trial.form)
    session.start()
    return Talk(session, replies: lines.map(LineReply.line), reviews: false)
  }

  @Test(arguments: [
    ("first", "+02:00"), ("second", "+01:00"), ("f", "+02:00"), ("S", "+01:00"),
    (" sec ", "+01:00"),
  ])
  func `the words or their beginnings choose`(choice: String, offset: String) throws {
    let talk = try talk(["2026-10-25 2:30am", choice])
    #expect(talk.outcome == .finished)
    #expect(talk.results == "{\"row\":\"2026-10-25T02:30:00\(offset)\"}")
    #expect(talk.screen.contains(Self.question))
    #expect(talk.prompts.last == "  first/second: ")
    #expect(talk.screen.hasSuffix("  = Sunday, 25 October 2026, 02:30 \(offset)\n"))
  }

  @Test func `anything else is asked about again`() throws {
    let talk = try talk(["2026-10-25 02:30", "third", "?", "second"])
    #expect(talk.screen.components(separatedBy: Self.question).count == 4)
    #expect(talk.results == "{\"row\":\"2026-10-25T02:30:00+01:00\"}")
  }

  @Test func `an empty line goes back to the row`() throws {
    let talk = try talk(["2026-10-25 02:30", "", "2026-10-25 04:00"])
    #expect(talk.results == "{\"row\":\"2026-10-25T04:00:00+01:00\"}")
  }

  @Test func `commands and the end of input count there too`() throws {
    #expect(try talk(["2026-10-25 02:30", ":quit"]).outcome == .cancelled)
    #expect(try talk(["2026-10-25 02:30"]).outcome == .endOfInput(row: 0))
  }

  @Test func `a text that says which is not asked about`() throws {
    #expect(try talk(["2026-10-25 02:30 first"]).prompts.count == 1)
  }
}

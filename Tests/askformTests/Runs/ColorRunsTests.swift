import TestSupport
import Testing

/// When the program writes colours.
@Suite(.timeLimit(.minutes(10))) struct `Colours of a run` {
  private func shown(
    _ arguments: [String], _ environment: [String: String?] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("form.yaml", "title: Order\nrows: [{tag: a, type: integer, title: Amount}]\n")
    let session = try TerminalSession(
      "askform", ["form.yaml"] + arguments, environment: environment, in: folder)
    try session.expect("Amount: ")
    try session.send("x\n")
    try session.expect("or -7.")
    try session.expect("Amount: ")
    try session.send("1\n")
    try session.expect("change it: ")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.output == "{\n  \"a\": 1\n}\n")
    #expect(
      result.screen.text.hasPrefix(
        """
        Order
        Type ? for help with a question, :back for the one before, :quit to stop.

        Amount: x
          Amount: "x" is not a whole number. Accepted:
        """))
    return String(decoding: result.transcript, as: UTF8.self)
  }

  private static let title = "\u{1B}[1;34mOrder\u{1B}[0m"

  @Test func `stand on a terminal of its own accord`() throws {
    let shown = try shown([])
    #expect(shown.contains(Self.title))
    #expect(shown.contains("\u{1B}[31m  Amount: \"x\" is not a whole number."))
    #expect(shown.contains("\u{1B}[36mType ? for help"))
    #expect(try self.shown([], ["NO_COLOR": ""]).contains(Self.title))
  }

  @Test func `are wanted by an option over the environment`() throws {
    #expect(try shown(["--color", "always"], ["NO_COLOR": "1"]).contains(Self.title))
  }

  @Test(
    arguments: [
      (["--color=never"], [:]), ([], ["NO_COLOR": "1"]), (["--plain"], [:]),
      (["--plain", "--color=always"], [:]), ([], ["TERM": "dumb"]),
      (["--color=always"], ["TERM": "dumb"]), (["--color=always"], ["TERM": nil]),
    ] as [([String], [String: String?])])
  func `are left out`(arguments: [String], environment: [String: String?]) throws {
    let shown = try shown(arguments, environment)
    #expect(!shown.contains("\u{1B}[1;34m") && !shown.contains("\u{1B}[31m"))
  }
}

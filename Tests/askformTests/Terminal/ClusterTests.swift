import TestSupport
import Testing

@testable import Terminal

/// What the eye sees as one character is edited as one, by libedit on a pseudo-terminal.
@Suite(.timeLimit(.minutes(10))) struct `Whole characters` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let left = "\u{1B}[D", right = "\u{1B}[C", delete = "\u{1B}[3~"
  private static let accent = "e\u{301}", family = "👨‍👩‍👧", flag = "🇩🇪", hand = "👍🏽",
    jamo = "\u{1112}\u{1161}\u{11AB}"

  /// Types keys at a prompt and gives the line and the screen.
  private func edit(
    _ keys: String, settings: String = "bind -e\n", locale: String = "C",
    typing arguments: [String] = ["line:A"]
  ) throws -> (line: String, screen: Screen) {
    try folder.write(".editrc", settings)
    let session = try TerminalSession(
      "ConsoleProbe", arguments, environment: ["LC_ALL": locale], in: folder)
    try session.expect("A: ")
    try session.send(keys + "\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.screen.unknown == [])
    return (result.output, result.screen)
  }

  @Test(arguments: [accent, family, flag, hand, jamo, "日", "é", "🫨", "q\u{323}\u{307}"])
  func `are passed by one key and deleted by one key`(cluster: String) throws {
    let keys = "a" + cluster + "b"
    for locale in ["C", "C.UTF-8"] {
      #expect(
        try edit(keys + Self.left + Self.left + "x", locale: locale).line
          == "line(\"ax\(cluster)b\")\n")
      #expect(try edit(keys + Self.left + "\u{7F}", locale: locale).line == "line(\"ab\")\n")
    }
    #expect(try edit(keys + "\u{1}" + Self.right + Self.delete).line == "line(\"ab\")\n")
    #expect(try edit(keys + "\u{1}\u{6}\u{4}").line == "line(\"ab\")\n")
    #expect(try edit(keys + "\u{2}\u{14}").line == "line(\"ab\(cluster)\")\n")
  }

  @Test(arguments: [accent, family, flag, "日"])
  func `are moved over and deleted by vi keys`(cluster: String) throws {
    let vi = "bind -v\n"
    let typed = "a" + cluster + "b\u{1B}"
    #expect(try edit(typed + "hx", settings: vi).line == "line(\"ab\")\n")
    #expect(try edit(typed + "X", settings: vi).line == "line(\"ab\")\n")
    #expect(try edit(typed + "02x", settings: vi).line == "line(\"b\")\n")
  }

  @Test func `keep the cursor where it belongs`() throws {
    let edited = try edit("cafe\u{301} noir" + String(repeating: Self.left, count: 5) + "s\u{5}!")
    #expect(edited.line == "line(\"cafe\u{301}s noir!\")\n")
    #expect(edited.screen.text == "A: cafe\u{301}s noir!")
    let wide = try edit("日本語" + Self.left + Self.left + "x" + Self.right + "y")
    #expect(wide.line == "line(\"日x本y語\")\n")
    #expect(wide.screen.text == "A: 日x本y語")
  }

  @Test func `come back from history, completion, pastes and texts to edit as they were`() throws {
    let cluster = Self.accent + Self.family
    #expect(
      try edit(
        "\u{1B}[200~" + cluster + "\u{1B}[201~\n\u{1B}[A", typing: ["line:A", "line:B"]
      ).line == "line(\"\(cluster)\")\nline(\"\(cluster)\")\n")
    #expect(
      try edit(Self.accent + "\t", typing: ["list:A=\(cluster)"]).line == "line(\"\(cluster)\")\n")
    #expect(try edit("\u{7F}", typing: ["edit:A=x\(Self.accent)"]).line == "line(\"x\")\n")
  }

  @Test func `are told apart by their scalars, not by how they look`() throws {
    #expect(
      try edit("o\u{302}\u{323} o\u{323}\u{302}").line
        == "line(\"o\u{302}\u{323} o\u{323}\u{302}\")\n")
  }

  @Test func `of private use and of rare ideographs are themselves`() throws {
    let text = Self.accent + "\u{100000}\u{30000}\u{E000}" + Self.family
    let edited = try edit(text)
    #expect(edited.line.unicodeScalars.elementsEqual("line(\"\(text)\")\n".unicodeScalars))
  }

  @Test func `show a mark that stands alone on a circle`() throws {
    let edited = try edit("\u{301}x")
    #expect(edited.screen.text == "A: \u{25CC}\u{301}x")
  }

  @Test func `stand-ins give the text back`() {
    var standIns = ClusterStandIns()
    for text in ["", "abc", Self.accent, "a" + Self.family + "b" + Self.accent, "日本", "\r\n", "क्षि"] {
      let wide = standIns.wide(text)
      #expect(standIns.text(wide).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
    #expect(standIns.wide(Self.accent) == standIns.wide(Self.accent))
    #expect(standIns.wide("a" + Self.family).count == 2)
  }
}

import TestSupport
import Testing

/// The test support itself: transcripts, the screen model and marked text.
@Suite(.timeLimit(.minutes(10))) struct TranscriptTests {
  private static let sample = """
    # two answers
    $ askform line:Name secret:Pass 'line:One more'
    Name: «é日»
    Pass: ⟪hunter2⟫
    One more: «^D»
    ? status 6
    --- stdout
    line("é日")
    line("hunter2")
    endOfInput
    --- other

    """

  @Test func `a transcript is read and written back`() throws {
    let transcript = try Transcript(Self.sample)
    #expect(transcript.arguments == ["line:Name", "secret:Pass", "line:One more"])
    #expect(transcript.typed == ["é日", "hunter2", "^D"])
    #expect(transcript.status == 6)
    #expect(transcript.screen == "Name: é日\nPass:\nOne more:")
    #expect(transcript.files.map(\.name) == ["stdout", "other"])
    #expect(transcript.text == Self.sample)
    let rerun = transcript.rerun(parts: transcript.parts, status: 6, files: transcript.files)
    #expect(rerun == transcript)
  }

  @Test func `variables stand before the program`() throws {
    let transcript = try Transcript("$ TERM=dumb COLUMNS=20 X='a b' askform f\n")
    #expect(transcript.environment == ["TERM": "dumb", "COLUMNS": "20", "X": "a b"])
    #expect(transcript.columns == 20)
    #expect(transcript.arguments == ["f"])
    #expect(transcript.screen == "")
    #expect(
      try Transcript("$ askform f\n" + String(repeating: "x", count: 81) + "\n").screen
        == String(repeating: "x", count: 80) + "\nx")
  }

  @Test func `a transcript is played on a terminal`() throws {
    let transcript = try Transcript(Self.sample)
    let folder = try TemporaryFolder()
    let result = try TranscriptPlayer(program: "ConsoleProbe").play(transcript, in: folder)
    #expect(Transcript.withoutKeys(result.screen.text) == transcript.screen)
    #expect(
      TranscriptPlayer.files(of: transcript, in: folder, output: result.output)
        == transcript.files)
  }

  @Test(arguments: [
    ("line:A", TranscriptFailure.noCall), ("$ x askform", .noCall),
    ("$ askform x\nA: «x", .unpairedMark),
    ("$ askform 'x", .unpairedMark), ("$ askform x\n? status x", .noStatus),
  ])
  func `what is no transcript is refused`(text: String, failure: TranscriptFailure) {
    #expect(throws: failure) { try Transcript(text) }
  }

  @Test(arguments: [
    ("ab\rc", "cb"), ("ab\u{8}c", "ac"), ("a\n\rb  ", "a\nb"), ("ab\u{1B}[1G\u{1B}[Kc", "c"),
    ("abc\u{8}\u{8}\u{1B}[P", "ac"), ("ac\u{8}\u{1B}[@b", "abc"), ("日本\u{8}\u{8} ", "日"),
    ("e\u{301}x", "e\u{301}x"), ("\u{1B}[5Cx\u{1B}[2Dy", "    yx"),
    ("0123456789abc", "0123456789\nabc"), ("0123456789\rx", "x123456789"),
    ("a\n\rb\n\rc\u{1B}[2A\r\u{1B}[Jd", "d"),
  ])
  func `the screen shows what a terminal shows`(bytes: String, text: String) {
    var screen = Screen(columns: 10)
    screen.write(bytes.utf8)
    #expect(screen.text == text)
    #expect(screen.unknown == [])
  }

  @Test func `a sequence may come in pieces and an unknown one is noted`() {
    var screen = Screen()
    screen.write("ab\u{1B}[".utf8)
    screen.write("1Gc\u{1B}[7q".utf8)
    #expect(screen.text == "cb")
    #expect(screen.unknown == ["\u{1B}[7q"])
  }

  @Test func `marks give line and column`() {
    let marked = MarkedText("ab\né⟦here⟧c\n⟦end⟧")
    #expect(marked.text == "ab\néc\n")
    #expect(marked.places == ["here": .init(line: 2, column: 2), "end": .init(line: 3, column: 1)])
  }
}

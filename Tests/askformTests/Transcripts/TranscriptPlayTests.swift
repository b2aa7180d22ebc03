import TestSupport
import Testing

/// Every transcript is played in this process and on a terminal, and gives the same both times.
@Suite(.timeLimit(.minutes(10))) struct TranscriptPlayTests {
  @Test(arguments: TranscriptFile.all)
  func `a conversation goes as its transcript says`(file: TranscriptFile) throws {
    let transcript = try file.read()
    let played = try ScriptedRun(transcript).play()
    if TranscriptFile.isRecording { try file.record(played) }
    #expect(played.text == transcript.text)
  }

  @Test(.enabled(if: !TranscriptFile.isRecording), arguments: TranscriptFile.all)
  func `a terminal shows the same`(file: TranscriptFile) throws {
    try play(file, environment: [:])
  }

  @Test(.enabled(if: !TranscriptFile.isRecording), arguments: TranscriptFile.all)
  func `a dumb terminal shows the same without an escape byte`(file: TranscriptFile) throws {
    let bytes = try play(file, environment: ["TERM": "dumb"])
    #expect(!bytes.contains(0x1B))
  }

  @Test(
    .enabled(if: !TranscriptFile.isRecording),
    arguments: TranscriptFile.all.filter { $0.path.contains("survey") })
  func `a locale without letters shows the same`(file: TranscriptFile) throws {
    try play(file, environment: ["LC_ALL": "C"])
    try play(file, environment: ["LC_ALL": nil, "TERM": nil])
  }

  @Test(arguments: ["account", "booking", "event", "host", "order", "server", "survey"])
  func `a form answered by a person gives what its answer file gives`(form: String) throws {
    let file = try #require(TranscriptFile.all.first { $0.path.hasSuffix("/\(form).transcript") })
    let transcript = try file.read()
    let folder = try TemporaryFolder()
    let example = try #require(ExampleForm.all.first { $0.form.contains(form) })
    let result = try ProgramRunner(in: folder).run(example.unattended)
    #expect(result.output == transcript.files.first?.content)
    #expect(result.outcome == .exited(0))
  }

  @discardableResult
  private func play(_ file: TranscriptFile, environment: [String: String?]) throws -> [UInt8] {
    let transcript = try file.read()
    let folder = try TemporaryFolder()
    // A journal is in the folder of the run, whose name is another one each time.
    let player = TranscriptPlayer(arguments: ["--no-journal"], environment: environment)
    let result = try player.play(transcript, in: folder)
    #expect(Transcript.withoutKeys(result.screen.text) == transcript.screen)
    #expect(result.screen.unknown == [])
    #expect(result.isModeRestored)
    #expect(result.outcome == outcome(of: transcript.status))
    #expect(
      TranscriptPlayer.files(of: transcript, in: folder, output: result.output)
        == transcript.files)
    if !transcript.files.contains(where: { $0.name == "stdout" }) { #expect(result.output == "") }
    if transcript.files.isEmpty {
      #expect(throws: (any Error).self) { try folder.read("out.json") }
    }
    for case .secret(let secret) in transcript.parts where secret.count > 4 && secret.first != ":" {
      #expect(!String(decoding: result.transcript, as: UTF8.self).contains(secret))
    }
    return result.transcript
  }

  private func outcome(of status: Int) -> ProgramOutcome {
    status > 128 ? .signalled(Int32(status - 128)) : .exited(Int32(status))
  }
}

import TestSupport
import Testing
import Wizard

@testable import askform

/// A run of the program in this process, with the person of a transcript in place of a terminal.
struct ScriptedRun {
  private let transcript: Transcript
  private var arguments: Arguments
  private let form: String

  /// Reads the call; files in it are those of the package.
  init(_ transcript: Transcript) throws {
    self.transcript = transcript
    arguments = try Arguments(transcript.arguments)
    guard case .run(let form) = arguments.command else { throw TranscriptFailure.noCall }
    self.form = PackageFolder.root + "/" + form
    arguments.answerFiles = arguments.answerFiles.map { PackageFolder.root + "/" + $0 }
  }

  /// Holds the conversation.
  ///
  /// - Returns: the transcript of this run.
  func play() throws -> Transcript {
    let compiled = try #require(try FormLoader(arguments).load(form).form)
    let asker = Asker.terminal(isControlling: false)
    var session = Session(
      compiled, asking: asker.mode(arguments), running: FormCommands(of: compiled, arguments).runner
    )
    let findings = try AnswerLoader(arguments: arguments).give(to: &session)
    try #require(findings == SourceFindings())
    session.start()
    var conversation = Conversation(
      session, on: TranscriptConsole(transcript), reviews: !arguments.takesDefaults,
      manner: arguments.manner)
    let outcome = conversation.run()
    var status = 0
    if let ending = ConversationEnding(outcome, of: conversation.session) {
      conversation.console.write(ending.line + "\n")
      status = Int(ending.signal.map { 128 + $0 } ?? ending.code.rawValue)
    } else {
      let report = ProblemReport([], of: compiled)
      for problem in conversation.session.unusedAnswers {
        conversation.console.write(report.line(for: problem, severity: .note) + "\n")
      }
    }
    #expect(conversation.console.unasked.isEmpty, "nobody asked for these lines")
    return transcript.rerun(
      parts: conversation.console.parts, status: status,
      files: status == 0 ? try files(of: conversation.session) : [])
  }

  /// What a run that went well writes.
  private func files(of session: Session) throws -> [Transcript.File] {
    var tree = OutputTree()
    for result in session.results() { tree.add(result.value, at: result.path) }
    let bytes = try OutputFormats().format(named: arguments.format ?? "json").bytes(of: tree.root)
    let content = String(decoding: bytes, as: UTF8.self)
    let names = arguments.outputFiles.isEmpty ? ["stdout"] : arguments.outputFiles
    return names.map { Transcript.File(name: $0, content: content) }
  }
}

import Foundation

/// Plays transcripts on a pseudo-terminal with the real program.
public struct TranscriptPlayer {
  private let program: String
  private let arguments: [String]
  private let environment: [String: String?]

  /// Plays with a program of the package.
  ///
  /// - Parameters:
  ///   - program: the product's name.
  ///   - arguments: what the program is given beside what the transcript has.
  ///   - environment: variables to set, or with nil to leave out.
  public init(
    program: String = "askform", arguments: [String] = [], environment: [String: String?] = [:]
  ) {
    self.arguments = arguments
    self.program = program
    self.environment = environment
  }

  /// Types what the transcript says, each line when the screen is as the transcript has it by then.
  ///
  /// The run's folder has the package's `forms` in it.
  ///
  /// - Parameters:
  ///   - transcript: what is played.
  ///   - folder: the folder of the run.
  /// - Returns: what came of it, to be compared with `screen`, `status` and `files`.
  /// - Throws: `ProgramFailure` when the screen does not come to what the transcript has.
  public func play(_ transcript: Transcript, in folder: TemporaryFolder) throws -> TerminalResult {
    try? FileManager.default.createSymbolicLink(
      atPath: folder.path + "/forms", withDestinationPath: PackageFolder.root + "/forms")
    var variables = environment
    for (name, value) in transcript.environment where name != "COLUMNS" { variables[name] = value }
    let session = try TerminalSession(
      program, arguments + transcript.arguments, environment: variables, in: folder, rows: 1000,
      columns: transcript.columns)
    var shown = ""
    for part in transcript.parts {
      switch part {
      case .shown: break
      case .typed(let text):
        try wait(for: shown, of: transcript, on: session)
        try session.send(Self.keys[text] ?? text + "\n")
      case .secret(let text):
        try wait(for: shown, of: transcript, on: session)
        try session.send(text + "\n")
      }
      shown += part.seen
    }
    return try session.finish()
  }

  private static let keys = ["^C": "\u{3}", "^D": "\u{4}"]

  private func wait(
    for shown: String, of transcript: Transcript, on session: TerminalSession
  ) throws {
    let wanted = Transcript.screen(of: shown, columns: transcript.columns)
    try session.expectScreen(wanted) { $0.text == wanted }
  }

  /// What a run left in the files that a transcript names.
  ///
  /// - Parameters:
  ///   - transcript: the transcript that was played.
  ///   - folder: the folder of the run.
  ///   - output: the standard output of the run.
  /// - Returns: the files in the transcript's order; one that is not there has no content.
  public static func files(
    of transcript: Transcript, in folder: TemporaryFolder, output: String
  ) -> [Transcript.File] {
    transcript.files.map { file in
      let content = file.name == "stdout" ? output : (try? folder.read(file.name)) ?? ""
      return Transcript.File(name: file.name, content: content)
    }
  }
}

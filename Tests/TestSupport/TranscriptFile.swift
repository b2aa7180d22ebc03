import Foundation

/// A transcript with the file it stands in.
public struct TranscriptFile: CustomStringConvertible, Sendable {
  /// Its path in the package.
  public let path: String

  /// The file in words, for the list of tests.
  public var description: String { path }

  /// Every transcript of the package, sorted by name.
  public static var all: [TranscriptFile] {
    let folder = "Tests/Transcripts"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.root + "/" + folder)
    return (names ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
      .map { TranscriptFile(path: folder + "/" + $0) }
  }

  /// Whether this run records transcripts instead of comparing them: `ASKFORM_RECORD=1`.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["ASKFORM_RECORD"] == "1"
  }

  /// Reads the transcript.
  ///
  /// - Returns: what the file says.
  /// - Throws: `TranscriptFailure` or what the file system says.
  public func read() throws -> Transcript {
    try Transcript(PackageFolder.read(path))
  }

  /// Writes what a run gave into the file, where it differs.
  ///
  /// - Parameter transcript: the transcript of the run.
  /// - Throws: `TranscriptFailure.recorded` always, so that no recording run passes.
  public func record(_ transcript: Transcript) throws {
    try Data(transcript.text.utf8).write(to: URL(filePath: PackageFolder.root + "/" + path))
    throw TranscriptFailure.recorded(path: path)
  }
}

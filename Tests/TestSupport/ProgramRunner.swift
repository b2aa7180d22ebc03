import Foundation

/// What a program left behind.
public struct ProgramResult {
  /// How it ended.
  public let outcome: ProgramOutcome
  /// Its standard output.
  public let output: String
  /// Its standard error.
  public let errors: String
}

/// Runs a built program without a terminal: bytes in, bytes out.
public struct ProgramRunner {
  /// The program's path.
  public var path: String
  /// Variables to set, or with nil to leave out.
  public var environment: [String: String?] = [:]
  /// The folder it runs in, which is its `HOME` too.
  public var folder: String
  /// Seconds until it is killed.
  public var timeLimit = 60.0

  /// Runs programs of the package in a folder.
  ///
  /// - Parameters:
  ///   - program: the product's name.
  ///   - folder: the folder it runs in.
  public init(_ program: String = "askform", in folder: TemporaryFolder) {
    path = PackageFolder.program(program)
    self.folder = folder.path
  }

  /// A runner of askform in a folder of its own.
  ///
  /// - Parameter files: what the folder holds: content by name.
  /// - Returns: the folder, which lives as long as somebody keeps it, and the runner.
  /// - Throws: what the file system says.
  public static func inNewFolder(_ files: [String: String]) throws -> (TemporaryFolder, Self) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return (folder, ProgramRunner(in: folder))
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - input: what it reads from its standard input, a pipe.
  /// - Returns: how it ended and what it wrote.
  /// - Throws: `ProgramFailure` when it cannot be started or does not end in time.
  public func run(_ arguments: [String], input: String = "") throws -> ProgramResult {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - input: the bytes that it reads from its standard input, a pipe.
  /// - Returns: how it ended and what it wrote.
  /// - Throws: `ProgramFailure` when it cannot be started or does not end in time.
  public func run(_ arguments: [String], input: [UInt8]) throws -> ProgramResult {
    let toProgram = try ProgramPipe(programWrites: false)
    let output = try ProgramPipe(programWrites: true)
    let errors = try ProgramPipe(programWrites: true)
    let program = try StartedProgram(
      path: path, arguments: arguments,
      environment: StartedProgram.environment(environment, home: folder), folder: folder,
      descriptors: (toProgram.programEnd, output.programEnd, errors.programEnd), terminal: -1)
    [toProgram, output, errors].forEach { $0.closeProgramEnd() }
    let deadline = Date(timeIntervalSinceNow: timeLimit)
    var rest = input[...]
    while output.isOpen || errors.isOpen || !program.hasEnded() {
      guard deadline.timeIntervalSinceNow > 0 else {
        throw ProgramFailure.timedOut(shown: errors.text)
      }
      toProgram.write(&rest)
      ProgramPipe.wait(reading: [output, errors], writing: toProgram)
      output.read()
      errors.read()
    }
    return ProgramResult(
      outcome: program.outcome ?? .exited(-1), output: output.text, errors: errors.text)
  }
}

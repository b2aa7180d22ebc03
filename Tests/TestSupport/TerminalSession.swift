import CPTY
import Foundation

/// A program on a pseudo-terminal, driven as a person would: wait for a text, then type.
public final class TerminalSession {
  /// Seconds that each wait lasts at most.
  public let timeLimit: Double
  /// Everything that was written to the terminal so far.
  public private(set) var transcript: [UInt8] = []

  private let program: StartedProgram
  private let output: ProgramPipe
  private var master: Int32
  private let slave: Int32
  private let columns: Int
  private let modeBefore: TerminalMode
  private var seen = 0

  /// Starts a program of the package with the terminal as input and error output; output is a pipe.
  ///
  /// - Parameters:
  ///   - program: the product's name, or a full path.
  ///   - arguments: its arguments.
  ///   - environment: variables to set, or with nil to leave out.
  ///   - folder: the folder it runs in, which is its `HOME` too.
  ///   - rows: lines of the terminal.
  ///   - columns: cells in a line.
  ///   - input: a descriptor to read standard input from instead of the terminal.
  ///   - typedBefore: what is typed before the program starts.
  ///   - timeLimit: seconds that each wait lasts at most.
  /// - Throws: `ProgramFailure` when it cannot be started.
  public init(
    _ program: String = "askform", _ arguments: [String],
    environment: [String: String?] = [:], in folder: TemporaryFolder, rows: Int = 24,
    columns: Int = 80, input: Int32 = -1, typedBefore: String = "", timeLimit: Double = 10
  ) throws {
    self.timeLimit = timeLimit
    self.columns = columns
    var master: Int32 = -1
    var slave: Int32 = -1
    guard cpty_open(Int32(rows), Int32(columns), &master, &slave) == 0 else {
      throw ProgramFailure.notStarted(errno: errno)
    }
    (self.master, self.slave) = (master, slave)
    modeBefore = TerminalMode(of: slave)
    Array(typedBefore.utf8).withUnsafeBytes { _ = write(master, $0.baseAddress, $0.count) }
    output = try ProgramPipe(programWrites: true)
    self.program = try StartedProgram(
      path: program.hasPrefix("/") ? program : PackageFolder.program(program),
      arguments: arguments,
      environment: StartedProgram.environment(environment, home: folder.path),
      folder: folder.path, descriptors: (input, output.programEnd, -1), terminal: slave)
    output.closeProgramEnd()
  }

  deinit {
    close(master)
    close(slave)
  }

  /// The screen as a person sees it now.
  public var screen: Screen {
    var screen = Screen(columns: columns)
    screen.write(transcript)
    return screen
  }

  /// Waits until the text was written after what the last wait saw.
  ///
  /// - Parameter text: the bytes to wait for, as they are written.
  /// - Throws: `ProgramFailure.notShown` when they do not come in time.
  public func expect(_ text: String) throws {
    let wanted = Data(text.utf8)
    try wait(orThrow: .notShown(expected: text, shown: screen.text)) {
      guard let range = Data(transcript[seen...]).range(of: wanted) else { return false }
      seen += range.upperBound
      return true
    }
  }

  /// Waits until the screen satisfies a condition.
  ///
  /// - Parameters:
  ///   - name: the condition in words.
  ///   - condition: what is demanded of the screen.
  /// - Throws: `ProgramFailure.notShown` when it does not hold in time.
  public func expectScreen(_ name: String, _ condition: (Screen) -> Bool) throws {
    try wait(orThrow: .notShown(expected: name, shown: screen.text), milliseconds: 5) {
      condition(screen)
    }
  }

  /// Types keys as soon as the program reads them one by one.
  ///
  /// - Parameter keys: the bytes of the keys; Enter is `\n`.
  /// - Throws: `ProgramFailure` when the program does not get ready or does not take them.
  public func send(_ keys: String) throws {
    try send(Array(keys.utf8))
  }

  /// Types bytes as soon as the program reads them one by one.
  ///
  /// - Parameter keys: the bytes.
  /// - Throws: `ProgramFailure` when the program does not get ready or does not take them.
  public func send(_ keys: [UInt8]) throws {
    // A prompt can be on the screen before the terminal is in the program's mode.
    try wait(orThrow: .notShown(expected: "readiness", shown: screen.text)) {
      !TerminalMode(of: master).gathersLines || program.hasEnded()
    }
    var rest = keys[...]
    while !rest.isEmpty, !program.hasEnded() {
      try wait(orThrow: .notShown(expected: "taking keys", shown: screen.text)) {
        // Less at a time than the terminal keeps, which drops the rest silently.
        let count = rest.prefix(1024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        return count > 0 || program.hasEnded()
      }
      // A program that cannot write its echo reads no keys.
      pump(milliseconds: 0)
    }
  }

  /// Whether the terminal echoes what is typed.
  public var echoes: Bool { TerminalMode(of: master).echoes }

  /// Sends the program a signal.
  ///
  /// - Parameter signal: the signal's number.
  public func signal(_ signal: Int32) {
    program.signal(signal)
  }

  /// Takes the terminal away, as when a window is closed.
  public func hangUp() {
    close(master)
    master = -1
  }

  /// Changes the terminal's size.
  ///
  /// - Parameters:
  ///   - rows: lines of the terminal.
  ///   - columns: cells in a line.
  public func resize(rows: Int, columns: Int) {
    cpty_resize(master, Int32(rows), Int32(columns))
  }

  /// Whether the program has ended.
  public var hasEnded: Bool { program.hasEnded() }

  /// Waits until the program has ended.
  ///
  /// - Returns: how it ended and what it left on the terminal and in its output.
  /// - Throws: `ProgramFailure.timedOut` when it does not end in time.
  public func finish() throws -> TerminalResult {
    try wait(orThrow: .timedOut(shown: screen.text)) { program.hasEnded() }
    pump(milliseconds: 0)
    output.read()
    return TerminalResult(
      outcome: program.outcome ?? .exited(-1), transcript: transcript, screen: screen,
      output: output.text, isModeRestored: TerminalMode(of: slave) == modeBefore)
  }

  private func wait(
    orThrow failure: @autoclosure () -> ProgramFailure, milliseconds: Int32 = 1,
    until condition: () -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: timeLimit)
    while !condition() {
      guard deadline.timeIntervalSinceNow > 0 else { throw failure() }
      pump(milliseconds: milliseconds)
    }
  }

  private func pump(milliseconds: Int32) {
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 65536)
    var patience = milliseconds
    while poll(&wanted, 1, patience) > 0 {
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      transcript += chunk[..<count]
      patience = 0
    }
    output.read()
  }
}

/// What a program left behind on its terminal.
public struct TerminalResult {
  /// How it ended.
  public let outcome: ProgramOutcome
  /// Every byte written to the terminal.
  public let transcript: [UInt8]
  /// The screen at the end.
  public let screen: Screen
  /// Its standard output.
  public let output: String
  /// Whether the terminal's mode is what it was before the start.
  public let isModeRestored: Bool
}

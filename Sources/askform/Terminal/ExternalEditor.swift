internal import CEdit
internal import Glibc
internal import Wizard

/// The editor that a person named in `VISUAL` or `EDITOR`, run on a file of its own for one text.
struct ExternalEditor {
  /// What the shell is given: the editor, perhaps with options.
  private let command: String
  /// The descriptor that the terminal is read from.
  private let input: Int32
  /// The descriptor that it is written to.
  private let output: Int32

  /// Finds the editor; nothing where none is named.
  ///
  /// - Parameters:
  ///   - input: the descriptor that the terminal is read from.
  ///   - output: the descriptor that it is written to.
  init?(input: Int32, output: Int32) {
    let named = [getenv("VISUAL"), getenv("EDITOR")].compactMap(\.self).first { $0.pointee != 0 }
    guard let named else { return nil }
    command = String(cString: named)
    self.input = input
    self.output = output
  }

  /// Lets the person edit a text.
  ///
  /// - Parameter text: the text to begin with.
  /// - Returns: what came of it.
  func edit(_ text: String) -> EditReply {
    let file: EditedFile
    do throws(EditedFileError) {
      file = try EditedFile(holding: text)
    } catch {
      return .failed(reason: error.words)
    }
    defer { file.remove() }
    cedit_lend_terminal_signals()
    defer { cedit_take_terminal_signals() }
    let (process, error) = start(on: file.path)
    guard error == 0 else {
      return .failed(reason: "/bin/sh cannot be run: \(SystemError.words(for: error))")
    }
    return failure(of: process) ?? file.content(limit: PlainReader.limit)
  }

  /// Starts the editor on the terminal, with the terminal's signals as a program has them by default.
  private func start(on path: String) -> (process: pid_t, error: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    // The shell outlives the keys that interrupt: what they mean is the editor's business.
    let script = "trap : INT QUIT; " + command + " \"$1\""
    var words = ["sh", "-c", script, "sh", path].map { (word: String) in strdup(word) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    return (process, error)
  }

  /// Waits for the editor; a signal that asks the program to end is handed on to it.
  ///
  /// - Returns: why there is no text; nothing where the editor ended well.
  private func failure(of process: pid_t) -> EditReply? {
    var status: Int32 = 0
    var ending: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {
      let signal = cedit_ending_signal()
      if signal != 0, ending == 0 { kill(process, signal) }
      ending = signal
    }
    if ending != 0 { return .interrupted(signal: ending) }
    // The low bits hold the signal that ended a process, those above them its exit status; the shell adds
    // 128 to the signal that ended the editor.
    let code = status >> 8 & 0xFF
    let signal = code > 128 ? code - 128 : status & 0x7F
    if signal != 0 { return .failed(reason: "\(command) was ended by signal \(signal)") }
    if code == 127 { return .failed(reason: "\(command) cannot be run") }
    return code == 0 ? nil : .failed(reason: "\(command) ended with status \(code)")
  }
}

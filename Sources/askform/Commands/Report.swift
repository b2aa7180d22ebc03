internal import Wizard

/// What the program says beside its result: always on standard error, never with anything a terminal obeys.
enum Report {
  /// Says that something is wrong.
  static func error(_ message: String) { line("askform: " + message) }

  /// Says something worth knowing, unless the options want no notes.
  static func note(_ message: String, _ arguments: Arguments) {
    if arguments.showsNotes { line("askform: note: " + message) }
  }

  /// Prints a line.
  static func line(_ text: String) {
    write(TerminalText.visible(text, allowingTabs: true, allowingLineBreaks: true) + "\n")
  }

  /// Prints the findings of a form or an expression.
  static func diagnostics(_ diagnostics: [Diagnostic]) {
    var text = ""
    for diagnostic in diagnostics { text += diagnostic.rendered + "\n" }
    write(text)
  }

  /// Prints text on standard output.
  ///
  /// - Returns: `done`, or `inputOutput` with a message where it cannot be written.
  static func output(_ text: String) -> ExitCode {
    do throws(StreamError) {
      try StandardStreams.write(text, to: .output)
      return .done
    } catch {
      Report.error(error.message)
      return error.exitCode
    }
  }

  /// Prints text on standard error; where that fails there is nowhere to say so.
  static func write(_ text: String) {
    try? StandardStreams.write(text, to: .error)
  }
}

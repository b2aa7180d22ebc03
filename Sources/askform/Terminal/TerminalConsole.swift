// In: text to show and requests for lines. Out: lines that a person typed, or why there is none.
// Made by the program's commands that hold a conversation; nothing else in the program knows a terminal.

internal import CEdit
internal import Glibc
package import Wizard

/// A console on the person's terminal, with libedit where it can edit and plain lines elsewhere.
///
/// From the first line on the terminal neither echoes nor gathers lines by itself, so that nothing typed
/// between two prompts is lost or shown twice; `close` and every way to end bring its mode back.
package final class TerminalConsole: Console {
  /// The way a line is edited.
  package enum Editing: Sendable {
    /// By libedit where the terminal and the locale allow it.
    case automatic
    /// No escape byte is ever written.
    case plain
  }

  private let streams: TerminalStreams
  private let output: TerminalOutput
  private let input: TerminalInput
  private let plain: PlainReader
  private let editing: Editing
  private let usesColor: Bool
  private let gathersText: Bool
  /// Whether colours are written: not to a terminal of a type that nobody knows.
  private lazy var showsColor = usesColor && TerminalStreams.isKnown
  /// Whether lines may be edited on this terminal.
  private lazy var canEdit = editing == .automatic && TerminalStreams.canEdit
  private let history: AnswerHistory?
  private var editor: EditorState = .notTried

  private enum EditorState {
    case notTried
    case made(LineEditor)
    case unavailable
  }

  /// Opens the terminal that the process belongs to and takes charge of its mode and of signals.
  ///
  /// - Parameters:
  ///   - usesControllingTerminal: whether lines come from `/dev/tty`, whatever standard input is.
  ///   - editing: whether lines may be edited with escape sequences.
  ///   - usesColor: whether titles, errors and hints have colours.
  ///   - gathersText: whether text may wait for the prompt behind it, so that both come in one piece; nothing that
  ///     takes long, or that writes to the terminal itself, may happen in between.
  ///   - history: the answers of earlier runs; nothing where none are kept.
  ///   - timeLimit: seconds after which lines are `interrupted` by `SIGALRM`.
  /// - Throws: `TerminalError` when there is no terminal to read from or to write to.
  package init(
    usesControllingTerminal: Bool = false, editing: Editing = .automatic, usesColor: Bool = false,
    gathersText: Bool = false, history: AnswerHistory? = nil, timeLimit: Double? = nil
  ) throws(TerminalError) {
    streams = try TerminalStreams(usesControllingTerminal: usesControllingTerminal)
    self.editing = editing
    self.usesColor = usesColor
    self.gathersText = gathersText
    self.history = history
    output = TerminalOutput(descriptor: streams.output)
    input = TerminalInput(descriptor: streams.input)
    plain = PlainReader(input: input, output: output)
    cedit_catch_signals()
    // A signal that was caught is told by the first line.
    guard input.prepareTerminal() || Self.endingSignal != nil else {
      let error = errno
      cedit_release_signals()
      throw .unusable(errno: error)
    }
    if let timeLimit { cedit_limit_time(timeLimit) }
  }

  deinit {
    close()
  }

  /// Terminal cells in a line: at least 20, and 80 where the terminal does not say.
  package var width: Int { output.width }

  /// Lines on the screen: at least 5, and 24 where the terminal does not say.
  package var height: Int { output.height }

  /// The signal that a console noted and that asks the program to end; a terminal that hung up counts as one.
  ///
  /// It stands here also where no line was read since it came, and once the console is closed.
  package static var endingSignal: Int32? {
    let signal = cedit_ending_or_hang_up()
    return signal == 0 ? nil : signal
  }

  /// The same, of this console.
  package var endingSignal: Int32? { Self.endingSignal }

  /// Writes the text to the terminal.
  ///
  /// - Parameter text: what to show, without control characters but line breaks.
  package func write(_ text: String) {
    if gathersText { output.gather(text) } else { output.write(text) }
  }

  /// Writes text that is of some kind, with colour where it may have one.
  ///
  /// - Parameters:
  ///   - text: what to show, in whole lines.
  ///   - style: what the text is.
  package func write(_ text: String, as style: TextStyle) {
    write(showsColor ? TerminalColor.colored(text, as: style) : text)
  }

  /// Asks for one line and waits for it.
  ///
  /// - Parameter request: the prompt and how the line is read.
  /// - Returns: the line, or why there is none.
  package func readLine(_ request: LineRequest) -> LineReply {
    guard input.prepareTerminal() else {
      let error = errno
      return Self.endingSignal.map { .interrupted(signal: $0) } ?? .failed(errno: error)
    }
    if request.isSecret || request.dropsTypeAhead {
      input.discardTypeAhead()
    }
    // No editor is made for a secret: libedit would begin by giving the terminal the mode that it found.
    if request.isSecret { return plain.readLine(request, marksPastes: canEdit) }
    guard let editor = lineEditor() else { return plain.readLine(request) }
    return editor.readLine(request, earlier: history.map { $0.lines(for: request.tag ?? "") })
  }

  /// Keeps an answer for later runs.
  ///
  /// - Parameters:
  ///   - line: the line as it could be typed again; never a secret.
  ///   - tag: the row.
  package func remember(_ line: String, for tag: String) {
    history?.add(line, for: tag)
  }

  /// Lets the person edit a text in the editor that `VISUAL` or `EDITOR` names.
  ///
  /// - Parameter text: the text to begin with.
  /// - Returns: the text as the person left it, or why there is none.
  package func edit(_ text: String) -> EditReply {
    guard let editor = ExternalEditor(input: streams.input, output: streams.output) else {
      return .unavailable
    }
    release()
    return editor.edit(text)
  }

  /// Gives the terminal back, as for a program that runs in between; the next line takes it again.
  package func release() {
    output.flush()
    cedit_restore_terminal()
  }

  /// Gives the terminal and the signals back for good; a second call does nothing.
  package func close() {
    output.flush()
    cedit_let_terminal_go()
    cedit_release_signals()
  }

  /// Ends the process by a signal, with the terminal as it was found.
  ///
  /// - Parameter signal: the signal that `readLine` was interrupted by.
  /// - Returns: never, in fact; a process that cannot die of the signal exits with 128 and its number.
  package static func dieOf(_ signal: Int32) -> Never {
    cedit_let_terminal_go()
    cedit_die_of(signal)
    exit(128 + signal)
  }

  private func lineEditor() -> LineEditor? {
    switch editor {
    case .made(let editor): return editor
    case .unavailable: return nil
    case .notTried: break
    }
    guard canEdit, let made = LineEditor(input: input, output: output) else {
      editor = .unavailable
      return nil
    }
    editor = .made(made)
    return made
  }
}

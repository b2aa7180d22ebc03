internal import Glibc
internal import Terminal
internal import Wizard

/// What is said and done when a conversation ended without a result.
struct ConversationEnding {
  /// The line that is said.
  let line: String
  /// The code the program exits with.
  let code: ExitCode
  /// The signal the program dies of.
  let signal: Int32?

  /// Reads how a conversation ended, and has its answers kept; nothing where it is finished.
  init?(_ outcome: ConversationOutcome, of session: Session, _ keeper: RunKeeper? = nil) {
    var signal: Int32?
    let message: Message
    switch outcome {
    case .finished: return nil
    case .cancelled:
      message = Message(.cancelled)
      code = .cancelled
    case .endOfInput:
      message = Message(.endOfInput)
      code = .endOfInput
    case .interrupted(signal: SIGALRM):
      message = Message(.timedOut)
      code = .timeout
    case .interrupted(let number):
      message = Message(.interrupted)
      code = .cancelled
      signal = number
    case .failed(let errno):
      message = Message(.readingFailed, ["reason": SystemError.words(for: errno)])
      code = .inputOutput
    case .blocked:
      message = Message(.blocked)
      code = .invalid
    case .expressionsFail:
      message = Message(.expressionsFail)
      code = .form
    case .commandsFail:
      message = Message(.commandsFail)
      code = .command
    }
    self.signal = signal
    let kept = keeper?.ending(of: session) ?? []
    line = ([message] + kept).map { message in
      TerminalText.visible(message.text(in: session.form.language))
    }.joined(separator: " ")
  }
}

extension TerminalError {
  /// Why there is no conversation, and what to do.
  var words: String {
    switch self {
    case .inputIsNoTerminal: "standard input is no terminal; --tty asks on the controlling terminal"
    case .noTerminal(let errno):
      "there is no terminal to ask on (\(SystemError.words(for: errno))); give the answers with -a or -s, and -n"
    case .unusable(let errno): "the terminal cannot be used: \(SystemError.words(for: errno))"
    }
  }
}

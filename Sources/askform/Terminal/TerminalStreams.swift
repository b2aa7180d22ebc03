internal import CEdit
internal import Glibc

/// Why no conversation can be held on a terminal.
package enum TerminalError: Error, Equatable {
  /// Standard input is no terminal, and `/dev/tty` was not asked for.
  case inputIsNoTerminal
  /// There is no terminal that could be opened.
  case noTerminal(errno: Int32)
  /// The terminal's mode cannot be read or set.
  case unusable(errno: Int32)
}

/// Where prompts go and where lines come from.
struct TerminalStreams {
  /// The descriptor that lines are read from.
  let input: Int32
  /// The descriptor that prompts are written to.
  let output: Int32

  /// Takes standard error for prompts and standard input for lines, or `/dev/tty` for either.
  init(usesControllingTerminal: Bool) throws(TerminalError) {
    let writesToStandardError = isatty(STDERR_FILENO) == 1
    let readsStandardInput = !usesControllingTerminal && isatty(STDIN_FILENO) == 1
    guard readsStandardInput || usesControllingTerminal else { throw .inputIsNoTerminal }
    guard writesToStandardError && readsStandardInput else {
      // Opened and not looked up: the file is there even where no terminal belongs to the process.
      let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard terminal >= 0 else { throw .noTerminal(errno: errno) }
      input = readsStandardInput ? STDIN_FILENO : terminal
      output = writesToStandardError ? STDERR_FILENO : terminal
      return
    }
    input = STDIN_FILENO
    output = STDERR_FILENO
  }

  /// Whether the terminal's type is known, so that it takes escape sequences.
  static var isKnown: Bool {
    getenv("TERM").map { cedit_can_edit($0) != 0 } ?? false
  }

  /// Whether the terminal's type and the locale let libedit edit a line of UTF-8.
  static var canEdit: Bool {
    guard let type = getenv("TERM"), type.pointee != 0, strcmp(type, "dumb") != 0,
      setUTF8Locale()
    else { return false }
    return cedit_can_edit(type) != 0
  }

  /// libedit drops whatever the locale cannot encode, so a locale without UTF-8 is replaced.
  private static func setUTF8Locale() -> Bool {
    // Only the encoding matters: the other categories are a dozen files to open before the first prompt.
    setlocale(LC_CTYPE, "")
    return hasUTF8Locale || setlocale(LC_CTYPE, "C.UTF-8") != nil && hasUTF8Locale
  }

  private static var hasUTF8Locale: Bool {
    strcmp(nl_langinfo(nl_item(CODESET)), "UTF-8") == 0
  }
}

import Foundation

/// A terminal's mode, to be compared.
struct TerminalMode: Equatable {
  private let flags: [tcflag_t]
  private let keys: [UInt8]

  /// Reads the mode of a terminal.
  init(of descriptor: Int32) {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
    keys = withUnsafeBytes(of: mode.c_cc) { Array($0) }
  }

  /// Whether a program gets whole lines only.
  var gathersLines: Bool { flags[3] & tcflag_t(ICANON) != 0 }

  /// Whether the terminal itself shows what is typed.
  var echoes: Bool { flags[3] & tcflag_t(ECHO) != 0 }
}

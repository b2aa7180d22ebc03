internal import CEdit
internal import Glibc

/// The keys that a terminal itself knows; zero stands for none.
struct TerminalKeys {
  private(set) var erase: UInt8 = 0
  private(set) var eraseWord: UInt8 = 0
  private(set) var eraseLine: UInt8 = 0
  private(set) var endOfInput: UInt8 = 0
  private(set) var reprint: UInt8 = 0
  private(set) var literalNext: UInt8 = 0

  /// No keys.
  init() {}

  /// The keys of a terminal in this mode.
  init(_ mode: termios) {
    withUnsafeBytes(of: mode.c_cc) { characters in
      erase = characters[Int(VERASE)]
      eraseWord = characters[Int(VWERASE)]
      eraseLine = characters[Int(VKILL)]
      endOfInput = characters[Int(VEOF)]
      reprint = characters[Int(VREPRINT)]
      literalNext = characters[Int(VLNEXT)]
    }
  }
}

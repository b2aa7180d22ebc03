internal import CEdit
internal import Glibc

/// The screen side of the terminal.
final class TerminalOutput {
  /// The descriptor of the terminal.
  let descriptor: Int32

  /// What is written together with the next text.
  private var gathered = ""

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Cells in a line: at least 20, and 80 where the terminal does not say.
  var width: Int { size.map { max(20, Int($0.ws_col)) } ?? 80 }

  /// Lines on the screen: at least 5, and 24 where the terminal does not say.
  var height: Int {
    guard let size, size.ws_row > 0 else { return 24 }
    return max(5, Int(size.ws_row))
  }

  private var size: winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return size
  }

  /// Keeps the text until something is written, so that both reach the terminal in one piece.
  func gather(_ text: String) {
    gathered += text
  }

  /// Writes what is gathered.
  func flush() {
    if !gathered.isEmpty { write("") }
  }

  /// Writes all of the text; a terminal that is gone is noticed by the next read.
  func write(_ text: String) {
    var text = gathered + text
    gathered = ""
    text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all of the bytes; a terminal that is gone is noticed by the next read.
  func write(_ bytes: UnsafeRawBufferPointer) {
    if gathered.isEmpty { return writeAll(bytes) }
    var all = Array(gathered.utf8)
    gathered = ""
    all += bytes
    all.withUnsafeBytes { writeAll($0) }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      // The last words of a run that is to end are not worth waiting for, as where Ctrl-S stopped the output.
      if cedit_ending_signal() != 0, !takesBytes(within: 0) { return }
      let count = Glibc.write(descriptor, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || !waitAfterError() {
        return
      }
    }
  }

  private func waitAfterError() -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    return takesBytes(within: -1) || errno == EINTR
  }

  /// Whether the terminal takes bytes within some milliseconds; less than 0 waits as long as it takes.
  private func takesBytes(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}

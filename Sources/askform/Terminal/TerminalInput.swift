internal import CEdit
internal import Glibc

/// What the keyboard side of the terminal has to say.
enum TerminalEvent: Equatable {
  case byte(UInt8)
  /// The program was stopped and goes on: the mode is set again, the line has to be shown again.
  case resumed
  case resized
  case endOfInput
  case interrupted(signal: Int32)
  case failed(errno: Int32)
}

/// The one reader of the terminal: bytes that one line leaves over are kept for the next.
final class TerminalInput {
  /// The descriptor of the terminal.
  let descriptor: Int32
  /// What is undone on the screen before Ctrl-Z stops the program.
  var beforeStop: (() -> Void)?

  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var start = 0
  private var end = 0
  private var isPrepared = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The bytes that are read and not yet taken.
  var waiting: ArraySlice<UInt8> { buffer[start..<end] }

  /// The terminal's own keys, as the user's `stty` set them.
  private(set) var keys = TerminalKeys()

  /// Puts the terminal in the conversation's mode: no echo, no gathering of lines, nothing flushed.
  ///
  /// - Returns: whether that worked; else `errno` says why.
  func prepareTerminal() -> Bool {
    if !isPrepared {
      guard cedit_hold_terminal(descriptor) == 0 else { return false }
      isPrepared = true
    }
    var mode = termios()
    cedit_found_mode(&mode)
    keys = TerminalKeys(mode)
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    mode.c_iflag &= ~tcflag_t(ISTRIP)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return setMode(mode)
  }

  /// Drops what was typed and not yet asked for.
  func discardTypeAhead() {
    start = 0
    end = 0
    tcflush(descriptor, TCIFLUSH)
  }

  /// Drops what came together with the line that was just taken.
  ///
  /// - Returns: whether there was anything but line ends.
  func dropRest() -> Bool {
    var hadMore = false
    while start < end || cedit_has_more(descriptor, Self.patience) != 0 {
      guard case .byte(let byte) = next() else { break }
      hadMore = hadMore || byte != 0x0A && byte != 0x0D
    }
    return hadMore
  }

  /// Milliseconds in which no person types the next line, and a paste comes on.
  private static let patience: Int32 = 30

  /// Takes the first byte or event, and waits for it where there is none.
  func next() -> TerminalEvent {
    while true {
      if let event = takeSignal() { return event }
      if start < end {
        start += 1
        return .byte(buffer[start - 1])
      }
      if let event = fill() { return event }
    }
  }

  /// Gives the byte just taken back.
  func giveBack() {
    start = max(0, start - 1)
  }

  /// Takes so many of the waiting bytes.
  func skip(_ count: Int) {
    start = min(end, start + count)
  }

  private func fill() -> TerminalEvent? {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    guard cedit_wait(descriptor) == 0 else {
      guard errno == EINTR else { return .failed(errno: errno) }
      return resume(mode)
    }
    let count = buffer.withUnsafeMutableBytes { cedit_read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      start = 0
      end = count
      return nil
    }
    // A terminal that hangs up has an end, once it has ceased to say that it is gone.
    guard count < 0, errno != EIO else { return interruption ?? .endOfInput }
    switch errno {
    case EINTR: return resume(mode)
    case EAGAIN: return nil
    default: return .failed(errno: errno)
    }
  }

  /// Stops where Ctrl-Z asked for it; after any stop the mode is set again.
  private func resume(_ mode: termios) -> TerminalEvent? {
    let wasStopped = cedit_take_stop() != 0
    if wasStopped {
      beforeStop?()
      cedit_restore_terminal()
      cedit_stop()
    }
    guard cedit_take_continue() != 0 || wasStopped else { return nil }
    _ = setMode(mode)
    // In the background setting the mode stops once more, and coming from that is the same going on.
    _ = cedit_take_continue()
    return .resumed
  }

  /// The signal that asks the program to end, also where the terminal hung up and it is still on its way.
  private var interruption: TerminalEvent? {
    TerminalConsole.endingSignal.map { .interrupted(signal: $0) }
  }

  private func takeSignal() -> TerminalEvent? {
    let signal = cedit_ending_signal()
    if signal != 0 { return .interrupted(signal: signal) }
    return cedit_take_resize() != 0 ? .resized : nil
  }

  private func setMode(_ mode: termios) -> Bool {
    var mode = mode
    while tcsetattr(descriptor, TCSANOW, &mode) == -1 {
      guard errno == EINTR, cedit_ending_signal() == 0 else { return false }
    }
    return true
  }
}

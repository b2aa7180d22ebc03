import CPTY
import Foundation

/// One end of a pipe to or from a program; reading and writing here never wait.
final class ProgramPipe {
  /// The end that the program gets.
  private(set) var programEnd: Int32
  /// What was read so far.
  private(set) var bytes: [UInt8] = []
  private var ownEnd: Int32

  /// Opens a pipe that the program writes to, or else reads from.
  init(programWrites: Bool) throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard cpty_pipe(&ends) == 0 else {
      throw ProgramFailure.notStarted(errno: errno)
    }
    (programEnd, ownEnd) = programWrites ? (ends[1], ends[0]) : (ends[0], ends[1])
    _ = fcntl(ownEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeProgramEnd()
    close()
  }

  /// Whether there may be more to read or write.
  var isOpen: Bool { ownEnd >= 0 }

  /// What was read so far, with malformed UTF-8 repaired.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Closes what the program has got, so that its end is seen.
  func closeProgramEnd() {
    if programEnd >= 0 { Foundation.close(programEnd) }
    programEnd = -1
  }

  /// Closes the test's end.
  func close() {
    if ownEnd >= 0 { Foundation.close(ownEnd) }
    ownEnd = -1
  }

  /// Reads what is there; the end of it closes the pipe.
  func read() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while isOpen {
      let count = Foundation.read(ownEnd, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        close()
      } else {
        return
      }
    }
  }

  /// Writes what the program takes now; closes the pipe after the last byte.
  func write(_ rest: inout ArraySlice<UInt8>) {
    guard isOpen else { return }
    let count = rest.withUnsafeBytes { Foundation.write(ownEnd, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) }
    if rest.isEmpty || count < 0 && errno == EPIPE { close() }
  }

  /// Waits a moment until one of the pipes has something to do.
  static func wait(reading: [ProgramPipe], writing: ProgramPipe) {
    var wanted = reading.map { pollfd(fd: $0.ownEnd, events: Int16(POLLIN), revents: 0) }
    wanted.append(pollfd(fd: writing.ownEnd, events: Int16(POLLOUT), revents: 0))
    // Behind the last pipe there is only the end of the program, which comes at once.
    poll(&wanted, nfds_t(wanted.count), reading.contains(where: \.isOpen) ? 20 : 1)
  }
}

internal import Glibc

/// Reads and writes bytes of open files, whole or with an error number.
public enum ByteStream {
  /// Writes all bytes, however many calls it takes.
  ///
  /// A pipe without a reader gives `EPIPE`, never a signal.
  ///
  /// - Parameters:
  ///   - bytes: what is written.
  ///   - descriptor: an open file.
  /// - Returns: 0, or the error number of the call that failed.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    HeldSignals.around([SIGPIPE, SIGXFSZ]) {
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let part = UnsafeRawBufferPointer(rebasing: rest)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
          if count >= 0 {
            rest = rest.dropFirst(count)
          } else if errno == EAGAIN {
            wait(for: POLLOUT, on: descriptor)
          } else if errno != EINTR {
            return errno
          }
        }
        return 0
      }
    }
  }

  /// Reads some bytes, waiting for the first.
  ///
  /// - Parameters:
  ///   - room: where they go.
  ///   - descriptor: an open file.
  /// - Returns: how many there were, 0 at the end; and 0, or the error number of the call that failed.
  public static func read(
    into room: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> (count: Int, code: Int32) {
    while true {
      let count = Glibc.read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return (count, 0) }
      if errno == EAGAIN {
        wait(for: POLLIN, on: descriptor)
      } else if errno != EINTR {
        return (0, errno)
      }
    }
  }

  private static func wait(for event: Int32, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

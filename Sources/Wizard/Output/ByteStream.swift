internal import Glibc

/// Writes bytes to open files, whole or with an error.
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
            waitUntilWritable(descriptor)
          } else if errno != EINTR {
            return errno
          }
        }
        return 0
      }
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

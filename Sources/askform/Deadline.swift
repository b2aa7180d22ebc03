internal import Glibc

/// When it is too late for answers: the end of the time of `--timeout`, on the clock that is never set.
struct Deadline {
  private let end: Double

  /// Counts from now on.
  ///
  /// - Parameter seconds: how long all answers may take; nothing makes no deadline.
  init?(in seconds: Double?) {
    guard let seconds else { return nil }
    end = Self.now + seconds
  }

  /// Waits until there is something to read, or the end, or it is too late.
  ///
  /// - Parameters:
  ///   - descriptor: the open file.
  ///   - name: what a person calls it, for errors.
  /// - Throws: `StreamError.timedOut`.
  func wait(for descriptor: Int32, name: String) throws(StreamError) {
    while true {
      let left = end - Self.now
      guard left > 0 else { throw .timedOut(name: name) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(min(left * 1000 + 1, 1e8))
      if poll(&request, 1, milliseconds) > 0 { return }
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

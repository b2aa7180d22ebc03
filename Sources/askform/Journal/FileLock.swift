internal import Glibc

/// A lock on a whole file that ends with the last descriptor of it, however the process ends.
///
/// It belongs to the open file and not to the process, and looking at it does not touch it.
enum FileLock {
  // The numbers of F_OFD_GETLK and F_OFD_SETLK, the same on every machine that Linux runs on.
  private static let look: Int32 = 36
  private static let take: Int32 = 37

  /// Takes the lock, without waiting.
  ///
  /// - Returns: whether it was free, or the file system knows no locks.
  static func take(_ descriptor: Int32) -> Bool {
    var lock = whole
    return fcntl(descriptor, take, &lock) == 0 || (errno != EAGAIN && errno != EACCES)
  }

  /// Whether some process holds the lock.
  static func isHeld(_ descriptor: Int32) -> Bool {
    var lock = whole
    return fcntl(descriptor, look, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  private static var whole: flock {
    flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
  }
}

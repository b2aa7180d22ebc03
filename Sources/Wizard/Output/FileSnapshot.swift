internal import Glibc

/// What is known of a file at one moment, to see later whether it is another one.
public struct FileSnapshot: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Looks at a file, through symbolic links; gives nothing where it cannot be seen.
  ///
  /// - Parameter path: the file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
  }

  /// Whether both are of one file, changed or not.
  ///
  /// - Parameter other: what is known of the other.
  /// - Returns: whether they are.
  public func isSameFile(as other: FileSnapshot) -> Bool {
    device == other.device && number == other.number
  }
}

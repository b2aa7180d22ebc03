internal import Glibc

/// The calls by which files are written; a test can make any of them fail.
///
/// Each returns 0, or the error number of the call that failed.
protocol FileCalls {
  /// Makes an empty file of a name that nothing has, for writing.
  func create(_ path: String, mode: mode_t) -> (descriptor: Int32, code: Int32)
  /// Writes all bytes.
  func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32
  /// Looks at an open file.
  func status(of descriptor: Int32, into status: inout stat) -> Int32
  /// Gives an open file to an owner and a group.
  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) -> Int32
  /// Sets the permissions of an open file.
  func setMode(of descriptor: Int32, to mode: mode_t) -> Int32
  /// Brings the bytes of an open file to the disk.
  func flush(_ descriptor: Int32) -> Int32
  /// Closes a file.
  func close(_ descriptor: Int32) -> Int32
  /// Gives a file a second name.
  func link(_ path: String, as other: String) -> Int32
  /// Gives a file another name, which may be that of a file to be replaced.
  func rename(_ path: String, to other: String) -> Int32
  /// Gives a file another name, which must be free.
  func renameToFree(_ path: String, to other: String) -> Int32
  /// Takes a name from a file.
  func unlink(_ path: String) -> Int32
  /// Brings the names of a folder to the disk, where the folder can be opened and the system can.
  func flushFolder(_ path: String) -> Int32
}

/// The calls of the system.
struct SystemCalls: FileCalls {
  func create(_ path: String, mode: mode_t) -> (descriptor: Int32, code: Int32) {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, 0) }
      if errno != EINTR { return (-1, errno) }
    }
  }

  func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    ByteStream.write(bytes, to: descriptor)
  }

  func status(of descriptor: Int32, into status: inout stat) -> Int32 {
    code(fstat(descriptor, &status))
  }

  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) -> Int32 {
    code(fchown(descriptor, owner, group))
  }

  func setMode(of descriptor: Int32, to mode: mode_t) -> Int32 { code(fchmod(descriptor, mode)) }

  func flush(_ descriptor: Int32) -> Int32 { code(fsync(descriptor)) }

  func close(_ descriptor: Int32) -> Int32 { code(Glibc.close(descriptor)) }

  func link(_ path: String, as other: String) -> Int32 { code(Glibc.link(path, other)) }

  func rename(_ path: String, to other: String) -> Int32 { code(Glibc.rename(path, other)) }

  func renameToFree(_ path: String, to other: String) -> Int32 {
    let linking = code(Glibc.link(path, other))
    if linking == 0 {
      let removal = unlink(path)
      if removal != 0 { Glibc.unlink(other) }
      return removal
    }
    // Not every file system has second names.
    guard linking != EEXIST, access(other, F_OK) != 0 else { return EEXIST }
    return rename(path, to: other)
  }

  func unlink(_ path: String) -> Int32 { code(Glibc.unlink(path)) }

  func flushFolder(_ path: String) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { Glibc.close(descriptor) }
    let failure = code(fsync(descriptor))
    return failure == EINVAL || failure == EROFS ? 0 : failure
  }

  private func code(_ result: Int32) -> Int32 { result == 0 ? 0 : errno }
}

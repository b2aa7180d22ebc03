internal import Glibc
internal import Wizard

/// The file that a run keeps its answers in as they come; append-only, for its owner alone, one a run.
///
/// It is made at the first answer and locked as long as the process lives, so that a later run can tell a
/// journal that was left from one in use. Each answer is one line in one write: a process that is killed at any
/// instant leaves whole lines, and at most a part of one behind them, which a reader passes by.
final class Journal {
  private let name: JournalName
  private var descriptor: Int32 = -1
  /// Whether a line was written in part.
  private var isBroken = false
  /// Where it is; nothing before the first answer.
  private(set) var path: String?

  /// Prepares the journal of this run; no file is looked at.
  ///
  /// - Parameter name: where it will be.
  init(_ name: JournalName) {
    self.name = name
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes how a row's answer stands.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - session: the walk.
  /// - Returns: 0, or the system's error number.
  func append(_ row: Int, of session: Session) -> Int32 {
    var bytes = JournalWriter.record(of: row, in: session)
    guard descriptor >= 0 else {
      return create(with: JournalWriter.head(of: session.form, at: name.form) + bytes)
    }
    if isBroken { bytes.insert(0x0A, at: 0) }
    let code = ByteStream.write(bytes, to: descriptor)
    isBroken = code != 0
    return code
  }

  /// Removes the file, as its answers are not needed any more.
  func remove() {
    if let path { unlink(path) }
    path = nil
  }

  /// Makes the file with its first lines.
  private func create(with bytes: [UInt8]) -> Int32 {
    let code = StateFolder.make(name.folder)
    guard code == 0 else { return code }
    return createWhole(with: bytes) ? 0 : createByName(with: bytes)
  }

  /// Makes the file without a name and names it when it is written, so that it is there whole or not at all.
  ///
  /// - Returns: whether the file system knows files without a name, and all went well.
  private func createWhole(with bytes: [UInt8]) -> Bool {
    // O_TMPFILE, whose number the C library gives in terms that Swift does not read.
    let unnamed: Int32 = 0o20000000 | O_DIRECTORY
    let made = open(name.folder, O_RDWR | O_APPEND | O_CLOEXEC | unnamed, 0o600)
    guard made >= 0 else { return false }
    _ = FileLock.take(made)
    if ByteStream.write(bytes, to: made) == 0 {
      for attempt in 0..<100 {
        let path = name.path(attempt: attempt)
        let source = "/proc/self/fd/\(made)"
        if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 {
          (descriptor, self.path) = (made, path)
          return true
        }
        guard errno == EEXIST else { break }
      }
    }
    close(made)
    return false
  }

  /// Makes the file and writes it then; nobody takes up a journal that has no first line yet.
  private func createByName(with bytes: [UInt8]) -> Int32 {
    for attempt in 0..<100 {
      let path = name.path(attempt: attempt)
      let flags = O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC
      let made = open(path, flags, 0o600)
      if made < 0, errno == EEXIST { continue }
      guard made >= 0 else { return errno }
      _ = FileLock.take(made)
      let code = ByteStream.write(bytes, to: made)
      guard code == 0 else {
        unlink(path)
        close(made)
        return code
      }
      (descriptor, self.path) = (made, path)
      return 0
    }
    return EEXIST
  }

  /// The journal that was left last by a process that lives no more; it is only looked at.
  ///
  /// - Parameter name: where the form's journals are.
  /// - Returns: its path, and when it was written last, in seconds since 1970.
  static func left(_ name: JournalName) -> (path: String, time: Int)? {
    for path in name.paths {
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard !FileLock.isHeld(file), fstat(file, &status) == 0, status.st_size > 0 else { continue }
      return (path, status.st_mtim.tv_sec)
    }
    return nil
  }

  /// Takes over the journal that was left last, to go on in it.
  ///
  /// - Parameter name: where the form's journals are.
  /// - Returns: the journal, which is this run's from now on, and what is in it; nothing where none was left.
  static func takeOver(_ name: JournalName) -> (journal: Journal, run: EarlierRun)? {
    for path in name.paths {
      let journal = Journal(name)
      if let run = journal.take(path) { return (journal, run) }
    }
    return nil
  }

  /// Locks a journal, reads it and gives it the name of this process.
  private func take(_ path: String) -> EarlierRun? {
    let file = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    descriptor = file
    guard FileLock.take(file), isStill(path),
      let bytes = try? InputFile.bytes(from: file, name: path), let run = EarlierRun(bytes),
      run.form == name.form
    else { return nil }
    // What comes next is not to stand behind a part of a line.
    if bytes.last != UInt8(ascii: "\n") { _ = ByteStream.write([0x0A], to: file) }
    self.path = path
    for attempt in 0..<100 {
      let own = name.path(attempt: attempt)
      if own == path { break }
      if access(own, F_OK) == 0 { continue }
      if rename(path, own) == 0 { self.path = own }
      break
    }
    return run
  }

  /// Whether the open file is the one of the name, its owner's, and has it still.
  private func isStill(_ path: String) -> Bool {
    var named = stat()
    var held = stat()
    return lstat(path, &named) == 0 && fstat(descriptor, &held) == 0
      && named.st_ino == held.st_ino && named.st_dev == held.st_dev && held.st_uid == geteuid()
      && held.st_mode & S_IFMT == S_IFREG
  }
}

internal import Glibc

/// A file that is written beside the one it will become, and can still be taken back.
struct StagedFile {
  /// How far it has come.
  private enum State {
    /// It stands beside its target.
    case beside
    /// It is in its place, where there was none before.
    case installed
    /// It is in its place, and the old file has a spare name.
    case exchanged
  }

  /// The output as it was named, for errors.
  private let name: String
  private let path: String
  private let spare: String
  private let replaces: Bool
  private var state = State.beside

  /// Writes a file beside its target.
  ///
  /// - Parameters:
  ///   - content: what is written.
  ///   - name: the output as it was named.
  ///   - path: the target, without links.
  ///   - existing: the file that will be replaced; its mode and owner are kept.
  /// - Throws: `OutputError`; nothing is left behind then.
  init(
    _ content: OutputContent, name: String, path: String, existing: stat?
  ) throws(OutputError) {
    self.name = name
    self.path = path
    replaces = existing != nil
    let isPrivate = content.holdsSecret || existing != nil
    let (spare, descriptor) = try Self.create(besides: path, as: name, isPrivate: isPrivate)
    self.spare = spare
    var failure = Self.fill(descriptor, content, existing, name)
    if close(descriptor) != 0, failure == nil { failure = .refused(path: name, code: errno) }
    if let failure {
      unlink(spare)
      throw failure
    }
  }

  /// Makes an empty file of a name that nothing has.
  private static func create(
    besides path: String, as name: String, isPrivate: Bool
  ) throws(OutputError) -> (path: String, descriptor: Int32) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    while true {
      let spare = "\(folder).askform-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(spare, flags, isPrivate ? 0o600 : 0o666)
      if descriptor >= 0 { return (spare, descriptor) }
      guard errno == EEXIST || errno == EINTR else { throw .refused(path: name, code: errno) }
    }
  }

  private static func fill(
    _ descriptor: Int32, _ content: OutputContent, _ existing: stat?, _ name: String
  ) -> OutputError? {
    let code = ByteStream.write(content.bytes, to: descriptor)
    guard code == 0 else { return .refused(path: name, code: code) }
    guard let existing else {
      return content.isDurable && fsync(descriptor) != 0 ? .refused(path: name, code: errno) : nil
    }
    var made = stat()
    guard fstat(descriptor, &made) == 0 else { return .refused(path: name, code: errno) }
    if made.st_uid != existing.st_uid || made.st_gid != existing.st_gid {
      guard fchown(descriptor, existing.st_uid, existing.st_gid) == 0 else {
        return .ownerNotKept(path: name)
      }
    }
    guard fchmod(descriptor, existing.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      return .refused(path: name, code: errno)
    }
    return nil
  }

  /// Puts the file in its place.
  ///
  /// - Throws: `OutputError`; the target is as it was then.
  mutating func install() throws(OutputError) {
    if replaces { try exchange() } else { try appear() }
  }

  /// Replaces the old file in one step, with a second name to bring it back by.
  private mutating func exchange() throws(OutputError) {
    if link(path, old) != 0 {
      // Not every file system has second names, and not every file may get one.
      guard rename(path, old) == 0 else { throw .refused(path: name, code: errno) }
    }
    guard rename(spare, path) == 0 else {
      let code = errno
      rename(old, path)
      unlink(old)
      throw .refused(path: name, code: code)
    }
    state = .exchanged
  }

  /// Takes a name that is free, and only one that is free.
  private mutating func appear() throws(OutputError) {
    if link(spare, path) == 0 {
      unlink(spare)
    } else {
      guard errno != EEXIST, access(path, F_OK) != 0 else { throw .changed(path: name) }
      guard rename(spare, path) == 0 else { throw .refused(path: name, code: errno) }
    }
    state = .installed
  }

  /// Puts everything back as it was before the file was written.
  func takeBack() {
    switch state {
    case .beside: unlink(spare)
    case .installed: unlink(path)
    case .exchanged: rename(old, path)
    }
  }

  /// Lets go of the old file, after which nothing can be taken back.
  func settle() {
    if case .exchanged = state { unlink(old) }
  }

  /// The name that keeps the old file until all is settled.
  private var old: String {
    spare + "-old"
  }
}

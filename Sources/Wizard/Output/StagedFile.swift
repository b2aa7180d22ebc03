internal import Glibc

/// A file that is written beside the one it will become, and can still be taken back.
struct StagedFile {
  /// How far it has come.
  private enum State {
    /// It stands beside its target.
    case beside
    /// It is in its place, where there was none before.
    case installed
    /// It stands beside its target, and the old file has a spare name, perhaps no other.
    case displacing
    /// It is in its place, and the old file has a spare name.
    case exchanged
  }

  /// The output as it was named, for errors.
  let name: String
  private let path: String
  private let spare: String
  private let existing: FileSnapshot?
  /// Whether its bytes, and so its name, are to be on the disk.
  let isDurable: Bool
  private let calls: any FileCalls
  private var state = State.beside

  /// Writes a file beside its target.
  ///
  /// - Parameters:
  ///   - content: what is written.
  ///   - name: the output as it was named.
  ///   - path: the target, without links.
  ///   - existing: the file that will be replaced; its mode and owner are kept.
  ///   - calls: how files are written.
  /// - Throws: `OutputError`; nothing is left behind then.
  init(
    _ content: OutputContent, name: String, path: String, existing: stat?,
    calls: any FileCalls = SystemCalls()
  ) throws(OutputError) {
    self.name = name
    self.path = path
    self.existing = existing.map { FileSnapshot($0) }
    self.calls = calls
    isDurable = existing != nil || content.isDurable
    let mode: mode_t = content.holdsSecret || existing != nil ? 0o600 : 0o666
    let (spare, descriptor) = try Self.create(besides: path, as: name, mode, calls)
    self.spare = spare
    var failure = Self.fill(descriptor, content, existing, name, calls)
    let closing = calls.close(descriptor)
    if closing != 0, failure == nil { failure = .refused(path: name, code: closing) }
    guard let failure else { return }
    throw calls.unlink(spare) == 0
      ? failure : .leftBehind(path: name, spare: spare, cause: failure)
  }

  /// Makes an empty file of a name that nothing has.
  private static func create(
    besides path: String, as name: String, _ mode: mode_t, _ calls: any FileCalls
  ) throws(OutputError) -> (path: String, descriptor: Int32) {
    while true {
      let random = String(UInt64.random(in: 0 ... .max), radix: 36)
      let spare = "\(folder(of: path))/.askform-\(random)"
      let (descriptor, code) = calls.create(spare, mode: mode)
      if code == 0 { return (spare, descriptor) }
      guard code == EEXIST else { throw .refused(path: name, code: code) }
    }
  }

  private static func fill(
    _ descriptor: Int32, _ content: OutputContent, _ existing: stat?, _ name: String,
    _ calls: any FileCalls
  ) -> OutputError? {
    let code = calls.write(content.bytes, to: descriptor)
    guard code == 0 else { return .refused(path: name, code: code) }
    if let existing {
      var made = stat()
      let looking = calls.status(of: descriptor, into: &made)
      guard looking == 0 else { return .refused(path: name, code: looking) }
      if made.st_uid != existing.st_uid || made.st_gid != existing.st_gid {
        guard calls.setOwner(of: descriptor, to: existing.st_uid, existing.st_gid) == 0 else {
          return .ownerNotKept(path: name)
        }
      }
      let setting = calls.setMode(of: descriptor, to: existing.st_mode & 0o7777)
      guard setting == 0 else { return .refused(path: name, code: setting) }
    }
    guard existing != nil || content.isDurable else { return nil }
    let flushing = calls.flush(descriptor)
    return flushing == 0 ? nil : .refused(path: name, code: flushing)
  }

  /// The folder the file is in.
  var folder: String {
    let folder = Self.folder(of: path)
    return folder.isEmpty ? "/" : folder
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
  }

  /// Puts the file in its place.
  ///
  /// - Throws: `OutputError`; the target is as it was once the file is taken back.
  mutating func install() throws(OutputError) {
    if existing == nil { try appear() } else { try exchange() }
  }

  /// Replaces the old file in one step, with a second name to bring it back by.
  private mutating func exchange() throws(OutputError) {
    if calls.link(path, as: old) != 0 {
      // Not every file system has second names, and not every file may get one.
      let code = calls.rename(path, to: old)
      guard code == 0 else { throw .refused(path: name, code: code) }
    }
    state = .displacing
    // Between the look at the file and now it may have become another one.
    guard FileSnapshot(path: old) == existing else { throw .changed(path: name) }
    let code = calls.rename(spare, to: path)
    guard code == 0 else { throw .refused(path: name, code: code) }
    state = .exchanged
  }

  /// Gives the old file its name again; where it never lost it, the second name is all that goes.
  private func restore() -> Int32 {
    let code = calls.rename(old, to: path)
    guard code == 0 else { return code }
    // A rename between two names of one file does nothing at all.
    let removal = calls.unlink(old)
    return removal == ENOENT ? 0 : removal
  }

  /// Takes a name that is free, and only one that is free.
  private mutating func appear() throws(OutputError) {
    let code = calls.renameToFree(spare, to: path)
    if code == EEXIST { throw .changed(path: name) }
    guard code == 0 else { throw .refused(path: name, code: code) }
    state = .installed
  }

  /// Puts everything back as it was before the file was written.
  ///
  /// - Parameter cause: why.
  /// - Returns: the cause, with what could not be put back.
  func takeBack(for cause: OutputError) -> OutputError {
    switch state {
    case .beside: removed(spare, cause)
    case .installed: removed(path, cause)
    case .displacing: removed(spare, restored(cause))
    case .exchanged: restored(cause)
    }
  }

  private func restored(_ cause: OutputError) -> OutputError {
    restore() == 0 ? cause : .notPutBack(path: name, old: old, cause: cause)
  }

  /// Takes a name away, if it is still there.
  private func removed(_ path: String, _ cause: OutputError) -> OutputError {
    let code = calls.unlink(path)
    return code == 0 || code == ENOENT
      ? cause : .leftBehind(path: name, spare: path, cause: cause)
  }

  /// Lets go of the old file, after which nothing can be taken back.
  ///
  /// - Returns: the spare name of the old file, where it could not be removed.
  func settle() -> String? {
    guard case .exchanged = state, calls.unlink(old) != 0 else { return nil }
    return old
  }

  /// The name that keeps the old file until all is settled.
  private var old: String {
    spare + "-old"
  }
}

internal import Glibc

/// Where an output really goes, links followed.
enum OutputDestination {
  /// An open file of this process.
  case descriptor(Int32)
  /// A pipe or a device, which is written in place.
  case device
  /// A regular file, which is replaced; its path without links.
  case file(path: String, existing: stat?)

  /// Finds out where an output goes now.
  ///
  /// - Parameter path: the output as named; `-` is standard output.
  /// - Throws: `OutputError` where it is a folder, its folder is missing or it cannot be looked at.
  init(path: String) throws(OutputError) {
    if let descriptor = Self.descriptor(named: path) {
      self = .descriptor(descriptor)
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      self = try Self.existing(path, status)
    } else if errno == ENOENT {
      self = .file(path: try Self.newFile(path, as: path), existing: nil)
    } else {
      throw .refused(path: path, code: errno)
    }
  }

  /// Whether it is a terminal.
  ///
  /// - Parameter path: the output as named.
  /// - Returns: whether it is one; a pipe is not opened to find out.
  func isTerminal(_ path: String) -> Bool {
    switch self {
    case .file: return false
    case .descriptor(let number): return isatty(number) == 1
    case .device:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
      let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return isatty(descriptor) == 1
    }
  }

  /// Names of open files: what stands behind them may have no name, or be appended to.
  private static func descriptor(named path: String) -> Int32? {
    if path == "-" || path == "/dev/stdout" { return 1 }
    if path == "/dev/stderr" { return 2 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func existing(_ path: String, _ status: stat) throws(OutputError) -> Self {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .refused(path: path, code: EISDIR)
    case S_IFREG:
      guard let real = realPath(path) else { throw .refused(path: path, code: errno) }
      guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else {
        throw .refused(path: path, code: errno)
      }
      return .file(path: real, existing: status)
    default: return .device
    }
  }

  /// The path of a file that is to be made, behind links that point to nothing yet.
  private static func newFile(_ named: String, as given: String) throws(OutputError) -> String {
    var path = named
    for _ in 0..<40 {
      let (folder, name) = split(path)
      guard !name.isEmpty else {
        throw .refused(path: given, code: given.isEmpty ? ENOENT : EISDIR)
      }
      guard let real = realPath(folder) else {
        guard errno == ENOENT else { throw .refused(path: given, code: errno) }
        throw .missingFolder(path: given, folder: folder)
      }
      let file = real == "/" ? "/" + name : real + "/" + name
      guard let target = linkTarget(file) else { return file }
      path = target.hasPrefix("/") ? target : real + "/" + target
    }
    throw .refused(path: given, code: ELOOP)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count: Int = buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      return readlink(path, start, bytes.count)
    }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }
}

internal import Glibc

/// Paths as a person writes them: `~` in front is the home folder.
enum FilePath {
  /// What stands at a path.
  enum Kind {
    /// Nothing that can be looked at.
    case nothing
    /// A file, or anything else that is no folder.
    case file
    /// A folder.
    case folder
  }

  /// What stands at a path.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(expanded(path), &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The last name of a path.
  static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  /// The path with the home folder for a leading `~`.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME"), home.pointee != 0 else {
      return path
    }
    return String(cString: home) + path.dropFirst()
  }

  /// The paths that go on from a text; folders end in a slash, hidden files count only where their dot is typed.
  ///
  /// - Parameters:
  ///   - typed: the beginning of a path.
  ///   - isWanted: whether something that is there is offered.
  /// - Returns: the paths, each beginning with what is typed, in order.
  static func completions(of typed: String, where isWanted: (String, Kind) -> Bool) -> [String] {
    if typed == "~" { return ["~/"] }
    let head = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let tail = typed.dropFirst(head.count)
    return names(in: head.isEmpty ? "." : expanded(head)).compactMap { name in
      guard name.utf8.starts(with: tail.utf8), !name.hasPrefix(".") || tail.hasPrefix(".") else {
        return nil
      }
      let kind = kind(of: head + name)
      return isWanted(name, kind) ? head + name + (kind == .folder ? "/" : "") : nil
    }
  }

  /// The names in a folder that can be typed, in order; none where it cannot be read.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: size) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != "..", name.firstControlCharacter == nil else { continue }
      names.append(name)
    }
    return names.sorted()
  }
}

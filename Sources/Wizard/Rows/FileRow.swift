internal import Glibc

/// The path of a file or a folder; what is there is looked at only where the row says so.
struct FileRow: RowType {
  static let keyword = "file"
  static let otherNames = ["image"]
  static let keys = ["mustExist", "extensions", "directory"]

  /// Whether there must be such a file.
  let mustExist: Bool
  /// Whether it must be a folder.
  let isDirectory: Bool
  /// The endings that are allowed, in lower case and without the dot; empty for any.
  let extensions: [String]

  init(from attributes: inout AttributeReader) {
    mustExist = attributes.boolean("mustExist") ?? false
    isDirectory = attributes.boolean("directory") ?? false
    extensions = (attributes.texts("extensions") ?? []).map { $0.lowercased() }
  }

  var checks: [any Check] {
    [FileCheck(mustExist: mustExist, isDirectory: isDirectory, extensions: extensions)]
  }
  var staticType: StaticType { .string }
  var accepted: Message { Message(isDirectory ? .acceptsFolder : .acceptsFile) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(try line.withoutControlCharacters())
  }

  func completions(of typed: String, in context: ReadingContext) -> [String]? {
    FilePath.completions(of: typed, foldersOnly: isDirectory)
  }
}

/// Holds a path against what must be there.
struct FileCheck: Check {
  let mustExist: Bool
  let isDirectory: Bool
  let extensions: [String]

  var rules: [Rule] { [.mustExist, .extensions] }
  var limits: [Message] {
    let names = extensions.joined(separator: ", ")
    return extensions.isEmpty ? [] : [Message(.extensionsAre, ["extensions": names])]
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let path) = value else { return .passes }
    let given = ["given": path.quotedForMessage]
    if !extensions.isEmpty, !extensions.contains(FilePath.ending(of: path)) {
      let arguments = given.merging(["extensions": extensions.joined(separator: ", ")]) { $1 }
      return .refused(Refusal(.extensions, Message(.wrongExtension, arguments)))
    }
    let found = FilePath.kind(of: path)
    if found == .nothing, mustExist {
      return .refused(Refusal(.mustExist, Message(isDirectory ? .noSuchFolder : .noSuchFile, given)))
    }
    if isDirectory, found == .file { return .refused(Refusal(.type, Message(.notAFolder, given))) }
    if !isDirectory, found == .folder, mustExist {
      return .refused(Refusal(.type, Message(.isAFolder, given)))
    }
    return .passes
  }
}

/// Paths as the person writes them: `~` is the home folder.
enum FilePath {
  /// What stands at a path.
  enum Kind { case nothing, file, folder }

  /// What stands at a path; something that cannot be looked at is nothing.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(expanded(path), &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The ending of a file name, in lower case and without the dot.
  static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path with the home folder for a leading `~`.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  /// The paths that go on from a text; folders end in a slash, hidden files only where their dot is typed.
  static func completions(of typed: String, foldersOnly: Bool) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let head = slash.map { String(typed[...$0]) } ?? ""
    let tail = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    guard let folder = opendir(head.isEmpty ? "." : expanded(head)) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != "..", name.hasPrefix(tail),
        !name.hasPrefix(".") || tail.hasPrefix("."), name.firstControlCharacter == nil
      else { continue }
      let kind = kind(of: head + name)
      if foldersOnly, kind != .folder { continue }
      names.append(head + name + (kind == .folder ? "/" : ""))
    }
    return names.sorted()
  }
}

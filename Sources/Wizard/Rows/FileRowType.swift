/// The path of a file or a folder; what is there is looked at only where the row says so.
struct FileRowType: RowType {
  static let keyword = "file"
  static let otherNames = ["image"]
  static let keys = ["mustExist", "extensions", "directory"]

  /// Whether it must be a folder.
  let isDirectory: Bool
  /// The endings that are allowed, in lower case and without the dot; empty for any.
  let extensions: [String]
  let checks: [any Check]

  init(from attributes: inout AttributeReader) {
    let mustExist = attributes.boolean("mustExist") ?? false
    isDirectory = attributes.boolean("directory") ?? false
    extensions = attributes.fileExtensions()
    var checks: [any Check] = []
    if !extensions.isEmpty { checks.append(ExtensionsCheck(extensions: extensions)) }
    if mustExist || isDirectory {
      checks.append(FileCheck(mustExist: mustExist, isDirectory: isDirectory))
    }
    self.checks = checks
  }

  var staticType: StaticType { .string }
  var accepted: Message { Message(isDirectory ? .acceptsFolder : .acceptsFile) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(FilePath.expanded(try line.withoutControlCharacters()))
  }

  var limits: [Message] { checks.flatMap(\.limits) + [Message(.pathCompletes)] }

  func echo(_ value: Value, of text: String) -> String? {
    value == .string(text) ? nil : shown(value)
  }

  var completer: (@Sendable (String) -> [String])? {
    let extensions = extensions
    let isDirectory = isDirectory
    return { typed in
      FilePath.completions(of: typed) { path, kind in
        if kind == .folder { return true }
        return !isDirectory
          && (extensions.isEmpty || ExtensionsCheck(extensions: extensions).allows(path))
      }
    }
  }
}

extension AttributeReader {
  /// Reads `extensions`: endings of file names, without the dot.
  fileprivate mutating func fileExtensions() -> [String] {
    guard let node = take("extensions")?.value else { return [] }
    guard let texts = texts("extensions"), case .array(let elements) = node.content else {
      return []
    }
    if elements.isEmpty { report("C025", "\"extensions\" of \(owner) is empty", at: node) }
    for element in elements {
      guard let text = element.text, text.isEmpty || text.hasPrefix(".") || text.contains("/")
      else { continue }
      let near = text.drop { $0 == "." }
      report(
        "C026",
        "\(text.quotedForMessage) in \"extensions\" of \(owner) is not an ending such as png",
        near.isEmpty || near.contains("/") ? nil : "write it without the dot: \"\(near)\"",
        at: element)
    }
    return texts.map { $0.lowercased() }
  }
}

import Foundation

/// A Swift file of the package's sources.
struct SourceFile: CustomStringConvertible, Sendable {
  /// The path below the package's folder.
  let path: String
  /// The text as it is written.
  let text: String

  var description: String { path }
  /// The file's name without its extension.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "" }

  /// All Swift files below a folder of the package, by path.
  static func all(in folder: String) -> [SourceFile] {
    let root = TextFile.root + "/" + folder
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: folder + "/" + path, text: TextFile.read(at: root + "/" + path) ?? "")
    }
  }

  /// The code without comments and without the texts of strings.
  var code: String {
    var code = ""
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\"\"\"") {
        rest = Self.dropping(rest.dropFirst(3), through: "\"\"\"")
        code += "\"\""
      } else if first == "\"" {
        rest = Self.dropping(rest.dropFirst(), through: "\"")
        code += "\"\""
      } else {
        code.append(first)
        rest.removeFirst()
      }
    }
    return code
  }

  /// What stands behind the next mark that no backslash escapes.
  private static func dropping(_ text: Substring, through mark: String) -> Substring {
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    return rest.dropFirst(mark.count)
  }

  /// The types that the file declares at its top, but for those no other file can name.
  var declaredTypes: [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    let access: Set<Substring> = ["public", "package", "internal", "final", "indirect"]
    return code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { access.contains($0) || $0.hasPrefix("@") }
      guard let kind = words.first, kinds.contains(kind), line.first != " ", words.count > 1 else {
        return nil
      }
      return words.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
    }
  }

  /// The names with an upper-case letter in front that the file mentions, but for parts of others (`Tree.Kind`).
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    var word = ""
    var before: Character = " "
    var last: Character = " "
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { before = last }
        word.append(character)
      } else {
        if word.first?.isUppercase == true, before != "." { names.insert(word) }
        word = ""
      }
      last = character
    }
    return names
  }
}

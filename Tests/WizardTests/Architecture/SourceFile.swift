import Foundation

/// A Swift file of the package's sources.
struct SourceFile: CustomStringConvertible, Sendable {
  /// The path below the package's folder.
  let path: String
  /// The text as it is written.
  let text: String
  /// The code without comments and without the texts of strings.
  let code: String

  var description: String { path }
  /// The file's name without its extension.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "" }

  /// All Swift files below a folder of the package, by path.
  static func all(in folder: String) -> [SourceFile] {
    (folder.hasPrefix("Tests") ? tests : sources).filter { $0.path.hasPrefix(folder + "/") }
  }

  private static let sources = read("Sources")
  private static let tests = read("Tests")

  private static func read(_ folder: String) -> [SourceFile] {
    let root = TextFile.root + "/" + folder
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: folder + "/" + path, text: TextFile.read(at: root + "/" + path) ?? "")
    }
  }

  /// Takes a file's text and finds its code.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.code(of: Array(text.utf8))
  }

  /// The code of a Swift text.
  private static func code(of text: [UInt8]) -> String {
    var code: [UInt8] = []
    var rest = text[...]
    let quote = UInt8(ascii: "\"")
    while let first = rest.first {
      if first != quote, first != UInt8(ascii: "/") {
        code.append(first)
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: [quote, quote, quote]) {
        rest = dropping(rest.dropFirst(3), through: [quote, quote, quote])
        code += [quote, quote]
      } else if first == quote {
        rest = dropping(rest.dropFirst(), through: [quote])
        code += [quote, quote]
      } else {
        code.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// What stands behind the next mark that no backslash escapes.
  private static func dropping(_ text: ArraySlice<UInt8>, through mark: [UInt8]) -> ArraySlice<
    UInt8
  > {
    var rest = text
    while let first = rest.first, first != mark[0] || !rest.starts(with: mark) {
      rest = rest.dropFirst(first == UInt8(ascii: "\\") ? 2 : 1)
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
    var before: Unicode.Scalar = " "
    var last: Unicode.Scalar = " "
    for character in (code + " ").unicodeScalars {
      if character.properties.isAlphabetic || ("0"..."9").contains(character) || character == "_" {
        if word.isEmpty { before = last }
        word.unicodeScalars.append(character)
      } else {
        if word.first?.isUppercase == true, before != "." { names.insert(word) }
        word = ""
      }
      last = character
    }
    return names
  }
}

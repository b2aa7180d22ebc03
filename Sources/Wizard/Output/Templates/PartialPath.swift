internal import Glibc

/// Where the file of a partial is.
enum PartialPath {
  /// The files that a name can mean, the likelier first.
  ///
  /// - Parameters:
  ///   - name: the name as written, or the value of a dynamic one.
  ///   - template: the template that all partials stand beside.
  ///   - isDynamic: whether the name is an answer, which finds templates only.
  /// - Returns: the paths; nothing where the name leads out of the template's folder.
  static func candidates(for name: String, of template: String, isDynamic: Bool) -> [String]? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
        && !part.contains(0)
    }
    guard isPlain else { return nil }
    let path = folder(of: template) + name
    return isDynamic ? [path + ".mustache"] : [path + ".mustache", path]
  }

  /// Whether a file really stands below the folder of a template, links followed.
  static func isInside(_ path: String, folderOf template: String) -> Bool {
    let folder = folder(of: template)
    guard let file = real(path), let root = real(folder.isEmpty ? "." : folder) else {
      return false
    }
    return file.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  private static func folder(of template: String) -> String {
    template.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(template[...$0]) } ?? ""
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

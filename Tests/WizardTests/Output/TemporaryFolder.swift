import Foundation
import Glibc

/// A folder of one test, removed when the test lets go of it.
final class TemporaryFolder {
  /// The folder, without links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "askform-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  subscript(name: String) -> String {
    "\(path)/\(name)"
  }

  /// Makes a file.
  @discardableResult
  func put(_ text: String, in name: String, mode: mode_t = 0o644) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: self[name]))
    chmod(self[name], mode)
    return self[name]
  }

  /// What a file holds, if there is one.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all that is in the folder, in order.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// The permissions of a file.
  func mode(of name: String) -> mode_t {
    var status = stat()
    return stat(self[name], &status) == 0 ? status.st_mode & 0o7777 : 0
  }
}

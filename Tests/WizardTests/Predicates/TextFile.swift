import Foundation

/// Files beside the tests, found from where this source lies.
enum TextFile {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The text of a file, or nothing where there is none.
  static func read(at path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// The names of the files in a folder of the package, in order.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []).sorted()
  }
}

import Foundation

/// A folder for one test that goes away with the last reference to it.
public final class TemporaryFolder: Sendable {
  private let url: URL

  /// Makes an empty folder.
  ///
  /// - Throws: what the file system says when it cannot be made.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "askform-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the folder.
  public var path: String { url.path }

  /// Writes a file, with the folders it stands in.
  ///
  /// - Parameters:
  ///   - name: its path in the folder.
  ///   - text: its content.
  /// - Returns: its full path.
  /// - Throws: what the file system says when it cannot be written.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Reads a file.
  ///
  /// - Parameter name: its path in the folder.
  /// - Returns: its content; malformed UTF-8 is repaired.
  /// - Throws: what the file system says when it cannot be read.
  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

import Foundation

/// Paths of the package, its built programs and the shared conformance data.
public enum PackageFolder {
  /// The folder of `Package.swift`.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The folder with the conformance data beside the package, if this machine has it.
  public static let sharedData: String? = {
    let folder = URL(filePath: root).deletingLastPathComponent().path + "/shared/data"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// The folder of the built programs, which the test bundle is in too.
  public static let programs: String = {
    let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    return FileManager.default.isExecutableFile(atPath: bundle + "/askform")
      ? bundle : root + "/.build/debug"
  }()

  /// The path of a program that the package builds.
  ///
  /// - Parameter name: the product's name.
  /// - Returns: its path.
  public static func program(_ name: String) -> String {
    programs + "/" + name
  }

  /// Reads a file of the package.
  ///
  /// - Parameter path: its path in the package.
  /// - Returns: its content; malformed UTF-8 is repaired.
  /// - Throws: what the file system says when it cannot be read.
  public static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: root + "/" + path)), as: UTF8.self)
  }
}

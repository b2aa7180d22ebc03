import Foundation
import Testing

/// A file system of its own that holds a few pages, where root may make one.
final class SmallDisk {
  /// Whether this process can make one.
  static let isPossible = (try? SmallDisk()) != nil

  let folder: TemporaryFolder

  /// Makes an empty one.
  ///
  /// - Parameter kilobytes: what it holds.
  /// - Throws: where the system refuses.
  init(kilobytes: Int = 32) throws {
    folder = try TemporaryFolder()
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path])
  }

  deinit {
    try? Self.run("umount", [folder.path])
  }

  /// Lets nothing be written any more.
  func close() throws {
    try Self.run("mount", ["-o", "remount,ro", folder.path])
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    let folders = ["/bin/", "/usr/bin/", "/sbin/", "/usr/sbin/"]
    let path = folders.map { $0 + program }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    process.executableURL = URL(filePath: path ?? program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ForeignReader.Failure(description: "\(program) failed")
    }
  }
}

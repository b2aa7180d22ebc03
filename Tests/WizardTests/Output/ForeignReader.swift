import Foundation
import Testing

/// Programs that are not ours and read what a format wrote.
enum ForeignReader {
  /// What went wrong with a reader.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Finds a Python that has a module.
  ///
  /// - Parameter module: the module's name, as it is imported.
  /// - Returns: the path of an interpreter; nothing where none has the module.
  static func python(with module: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let paths = ["/usr/bin/python3"] + folders.map { $0 + "/python3" }
    return paths.first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      return (try? run(path, ["-c", "import \(module)"], on: [])) != nil
    }
  }

  /// Finds a program.
  ///
  /// - Parameter name: its name.
  /// - Returns: its path; nothing where there is none.
  static func program(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Has Python read a file and takes what it found.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - python: the interpreter.
  ///   - script: statements that set `found` from the bytes in `data` or the file at `path`.
  /// - Returns: what it found, as JSON can say it.
  /// - Throws: `Failure` where the script fails.
  static func found(
    in bytes: [UInt8], by python: String?, _ script: String
  ) throws -> Any {
    let program = """
      import json, sys
      path = sys.argv[1]
      data = open(path, "rb").read()
      \(script)
      sys.stdout.buffer.write(json.dumps({"found": found}).encode("ascii"))
      """
    guard let python else { throw Failure(description: "there is no reader") }
    let output = try run(python, ["-c", program], on: bytes)
    let object = try JSONSerialization.jsonObject(with: Data(output))
    guard let map = object as? [String: Any], let found = map["found"] else {
      throw Failure(description: "no map came back")
    }
    return found
  }

  /// Runs a program on a file, whose path is its last argument.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: the arguments in front of the file.
  ///   - bytes: the file.
  /// - Returns: its standard output.
  /// - Throws: `Failure` where it cannot be started or does not end with 0.
  @discardableResult
  static func run(_ program: String, _ arguments: [String], on bytes: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: URL(filePath: folder["file"]))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments + [folder["file"]]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path]
    let output = Pipe()
    let errors = try folder.put("", in: "errors")
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: folder.text(of: "errors") ?? "it failed")
    }
    return Array(read)
  }
}

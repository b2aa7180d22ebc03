import Foundation
import TestSupport

/// A command of the documentation with what it prints.
struct ManualExample: Equatable, CustomStringConvertible {
  /// The command line for the shell.
  let command: String
  /// The lines below it, each with its end.
  let output: String

  /// The command, for the name of a test case.
  var description: String { command }

  /// Takes a literal block apart: commands behind `$ `, and below each what it prints.
  static func examples(in block: String) -> [ManualExample] {
    var examples: [ManualExample] = []
    for line in block.components(separatedBy: "\n") {
      if line.hasPrefix("$ ") {
        examples.append(ManualExample(command: String(line.dropFirst(2)), output: ""))
      } else if let last = examples.popLast() {
        examples.append(
          ManualExample(command: last.command, output: last.output + line + "\n"))
      }
    }
    return examples
  }

  /// Whether the command calls the program.
  var callsProgram: Bool { command.contains("askform") }
}

/// Runs the commands of one document in a folder of their own, at a fixed time.
///
/// A file that is shown by `cat` and is not there yet is written; so documents show the files they use.
struct ManualExampleRunner {
  /// The present time of the documentation.
  static let clock = "2026-11-30T10:00:00Z"

  let folder: TemporaryFolder

  /// Runs a command.
  ///
  /// - Returns: what it prints on both streams, as far as it can be told.
  func output(of example: ManualExample) throws -> String {
    let words = example.command.split(separator: " ")
    if words.count == 2, words[0] == "cat", !exists(String(words[1])) {
      try folder.write(String(words[1]), example.output)
      return example.output
    }
    if words.count == 2, words[0] == "askform", words[1].contains(".") {
      return try conversation(String(words[1]), expected: example.output)
    }
    var shell = ProgramRunner(in: folder)
    shell.path = "/bin/sh"
    let path = PackageFolder.programs
    let script = """
      PATH='\(path)':$PATH
      askform() { command askform --clock \(Self.clock) "$@"; }
      exec 2>&1
      \(example.command)
      """
    return try shell.run(["-c", script]).output
  }

  /// Holds a conversation on a terminal: what stands behind each prompt of the expected text is typed.
  ///
  /// The blank behind a prompt that only Enter was typed at is left out in documents.
  private func conversation(_ form: String, expected documented: String) throws -> String {
    let expected = documented.replacingOccurrences(of: ":\n", with: ": \n")
    let session = try TerminalSession(
      "askform", ["--plain", "--clock", Self.clock, form], environment: ["CI": nil], in: folder)
    var shown = ""
    while true {
      let seen = shown.count
      try session.expectScreen("a prompt") { _ in
        shown = text(session.transcript)
        return shown.count > seen && shown.hasSuffix(": ")
      }
      guard expected.hasPrefix(shown) else { return shown }
      let line = expected.dropFirst(shown.count).prefix { $0 != "\n" }
      try session.send(line + "\n")
      shown += line
      if expected.dropFirst(shown.count).hasPrefix("\n{\n") { break }
    }
    let result = try session.finish()
    let all = text(result.transcript) + result.output
    return all.replacingOccurrences(of: ": \n", with: ":\n")
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + name)
  }
}

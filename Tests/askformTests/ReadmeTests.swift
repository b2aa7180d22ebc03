import Foundation
import TestSupport
import Testing

@testable import Wizard
@testable import askform

/// The README and the changelog say what is so.
@Suite struct ReadmeTests {
  /// The contents of the blocks that show a console.
  private static func consoleBlocks() throws -> [String] {
    try PackageFolder.read("README.md").components(separatedBy: "```console\n").dropFirst()
      .compactMap {
        $0.components(separatedBy: "\n```").first
      }
  }

  @Test func `every example prints what the README says`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageFolder.root + "/forms", toPath: folder.path + "/forms")
    let runner = ManualExampleRunner(folder: folder)
    let examples = try Self.consoleBlocks().flatMap(ManualExample.examples)
    #expect(examples.filter(\.callsProgram).count > 5)
    for example in examples {
      let output = try runner.output(of: example)
      #expect(output == example.output, "\(example.command)")
    }
  }

  @Test func `the README names every row type`() throws {
    let line = try PackageFolder.read("README.md").components(separatedBy: "\n").first {
      $0.hasPrefix("| row types |")
    }
    let names = RowTypeRegistry.standard.types.map { "`\($0.keyword)`" }
    let listed = (line ?? "").split(separator: " ").filter { $0.hasPrefix("`") }.map(String.init)
    #expect(listed.sorted() == names.sorted())
  }

  @Test func `the README has the exit codes that are in use`() throws {
    let rows = try PackageFolder.read("README.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true
    }
    #expect(rows == ExitCode.allCases.map { "| \($0.rawValue) | \($0.summary) |" })
  }

  @Test func `the README shows every folder of the library`() throws {
    let library = PackageFolder.root + "/Sources/Wizard"
    let folders = try FileManager.default.contentsOfDirectory(atPath: library)
    let listed = try PackageFolder.read("README.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("| `") && $0.dropFirst(3).first?.isUppercase == true
    }.compactMap { $0.dropFirst(3).components(separatedBy: "`").first }
    #expect(listed.sorted() == folders.sorted())
  }

  @Test func `the version is the newest of the changelog`() throws {
    let headings = try PackageFolder.read("CHANGELOG.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("## ")
    }
    let newest = try #require(headings.first?.split(separator: " ").last)
    let folder = try TemporaryFolder()
    let result = try ProgramRunner(in: folder).run(["--version"])
    #expect(result.output == "askform \(newest)\n")
    #expect(result.outcome == .exited(0))
  }
}

import Foundation
import Testing
import Wizard

/// The files of the JSON conformance suite, where they are.
enum JSONConformance {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/json")

  static func files(_ prefix: String) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.lastPathComponent.hasPrefix(prefix) }
  }

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static func isRead(_ file: URL) throws -> Bool {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard let source = try? SourceText(name: file.lastPathComponent, validating: bytes) else {
      return false
    }
    return (try? JSONReader.read(source, dialect: .strict)) != nil
  }
}

@Suite(.enabled(if: JSONConformance.isPresent)) struct JSONConformanceTests {
  @Test func `what must be accepted is accepted`() throws {
    let files = JSONConformance.files("y_")
    #expect(files.count > 90)
    let refused = try files.filter { try !JSONConformance.isRead($0) }
    #expect(refused.map(\.lastPathComponent) == [])
  }

  @Test func `what must be refused is refused`() throws {
    let files = JSONConformance.files("n_")
    #expect(files.count > 180)
    let accepted = try files.filter { try JSONConformance.isRead($0) }
    #expect(accepted.map(\.lastPathComponent) == [])
  }

  @Test func `what may be either does not end the program`() throws {
    let files = JSONConformance.files("i_")
    let accepted = try files.filter { try JSONConformance.isRead($0) }
    #expect(
      Set(accepted.map(\.lastPathComponent)).isSuperset(of: [
        "i_structure_500_nested_arrays.json", "i_structure_UTF-8_BOM_empty_object.json",
        "i_number_huge_exp.json",
      ]))
  }
}

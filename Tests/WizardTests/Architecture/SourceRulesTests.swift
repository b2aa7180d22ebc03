import Testing

/// What no source file may contain or be called.
@Suite struct SourceRulesTests {
  static let files = SourceFile.all(in: "Sources")

  @Test func `no source file imports Foundation`() {
    #expect(Self.files.count > 150)
    #expect(Self.files(saying: "import Foundation") == [])
  }

  @Test(arguments: [
    "try!", "as!", "fatalError", "preconditionFailure", "precondition(", "assertionFailure",
    "@unchecked Sendable", "nonisolated(unsafe)", "unowned(unsafe)", "unsafeBitCast",
    "@preconcurrency", "public import",
  ])
  func `no source file traps or switches a check off`(text: String) {
    #expect(Self.files(saying: text) == [])
  }

  @Test func `no file has more than 300 lines`() {
    let everything = Self.files + SourceFile.all(in: "Tests")
    let long = everything.filter {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 301
    }
    #expect(long.map(\.path) == [])
  }

  @Test(arguments: ["Helper", "Util", "Common", "Manager", "Misc"])
  func `no file has a name that says nothing`(word: String) {
    #expect(Self.files.filter { $0.name.contains(word) }.map(\.path) == [])
  }

  private static func files(saying text: String) -> [String] {
    files.filter { $0.code.contains(text) }.map(\.path)
  }
}

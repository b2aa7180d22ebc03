import Foundation
import Testing
import Wizard

@Suite struct JSONFormatTests {
  /// The tool whose layout the format has.
  private static let jq = ["/usr/bin/jq", "/usr/local/bin/jq", "/bin/jq"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func written(_ tree: OutputNode) -> String {
    String(decoding: JSONFormat().bytes(of: tree), as: UTF8.self)
  }

  private func compact(_ tree: OutputNode) -> [UInt8] {
    var writer = JSONWriter(layout: .compact)
    writer.append(tree)
    return writer.finished()
  }

  /// What jq makes of a text of JSON.
  private func filtered(_ text: [UInt8], _ options: [String]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "askform-\(UUID().uuidString).json")
    try Data(text).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.jq))
    process.arguments = options + [".", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(output)
  }

  /// Strings of every scalar below U+0300 and some of every other plane, whole and in pieces.
  private var strings: OutputNode {
    let scalars =
      Array(0..<0x300) + [
        0x2028, 0x2029, 0xD7FF, 0xE000, 0xFEFF, 0xFFFE, 0xFFFF, 0x1F600, 0x10FFFF,
      ]
    let texts = scalars.compactMap { UnicodeScalar(UInt32($0)) }.map { String(Character($0)) }
    return .array(
      texts.map { .string($0) } + texts.map { .string("a\($0)b/\($0)") } + [
        .string(texts.joined()), .string(""),
      ])
  }

  /// A tree with every kind of piece, empty ones at every level.
  private var tree: OutputNode {
    .object([
      .init(key: "nothing", value: .null), .init(key: "yes", value: .boolean(true)),
      .init(key: "no", value: .boolean(false)), .init(key: "count", value: .number(digits: "12")),
      .init(key: "empty", value: .array([])), .init(key: "none", value: .object([])),
      .init(
        key: "list \"of\" \u{7F} things",
        value: .array([
          .array([.array([]), .object([])]), .string("é/\u{1F600}"),
          .object([.init(key: "", value: .array([.number(digits: "-0.5")]))]),
        ])),
    ])
  }

  @Test func `a tree is laid out with two spaces a level`() {
    let nested = OutputNode.object([
      .init(key: "name", value: .string("Zoë/x")),
      .init(key: "list", value: .array([.number(digits: "10.50"), .object([]), .array([])])),
    ])
    #expect(
      written(nested) == """
        {
          "name": "Zoë/x",
          "list": [
            10.50,
            {},
            []
          ]
        }

        """)
    #expect(
      String(decoding: compact(nested), as: UTF8.self)
        == "{\"name\":\"Zoë/x\",\"list\":[10.50,{},[]]}\n")
  }

  @Test func `control characters are escaped and nothing else is`() {
    #expect(
      written(.string("\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\\u{7F}\u{80}é"))
        == "\"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001f\\\"\\\\\\u007f\u{80}é\"\n")
  }

  @Test func `digits stay as they are`() {
    let digits = "99999999999999999999999999999999999999.0"
    #expect(written(.number(digits: digits)) == digits + "\n")
  }

  @Test(.enabled(if: Self.jq != nil, "jq is not installed"))
  func `jq prints the same bytes`() throws {
    for tree in [strings, tree, .object([]), .array([]), .null] {
      let ours = JSONFormat().bytes(of: tree)
      #expect(try filtered(ours, []) == ours)
      let line = compact(tree)
      #expect(try filtered(line, ["-c"]) == line)
    }
  }

  @Test func `Foundation reads back what was written`() throws {
    let ours = JSONFormat().bytes(of: strings)
    let read = try JSONDecoder().decode([String].self, from: Data(ours))
    guard case .array(let items) = strings else {
      Issue.record("the strings are no list")
      return
    }
    for (text, item) in zip(read, items) where OutputNode.string(text) != item {
      Issue.record("\(Array(text.unicodeScalars).map(\.value)) came back for \(item)")
    }
    #expect(read.count == items.count)
  }
}

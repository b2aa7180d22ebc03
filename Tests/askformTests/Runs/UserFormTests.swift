import Foundation
import TestSupport
import Testing
import Wizard

/// Where the forms of users are in the conformance data, if it lies beside the package.
private enum UserForms {
  static let data = PackageFolder.sharedData.map { $0 + "/userforms" }
  /// The forms without the ends of their names.
  static let stems: [String] = {
    let names = data.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.filter { $0.hasSuffix(".expected.json") }
      .map { String($0.dropLast(".expected.json".count)) }.sorted()
  }()
}

/// Forms as users would write them, with answers that are good and bad.
@Suite(.enabled(if: UserForms.data != nil, "the conformance data is absent"))
struct UserFormTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
  }

  @Test func `there are some`() {
    #expect(UserForms.stems.count >= 3)
  }

  @Test(.timeLimit(.minutes(10)), arguments: UserForms.stems)
  func `each is sound`(stem: String) throws {
    let result = try runner.run(["check", file(stem)])
    #expect(result.outcome == .exited(0), "\(result.errors)")
  }

  @Test(.timeLimit(.minutes(10)), arguments: UserForms.stems)
  func `good answers give the expected bytes, and so does what was written and saved`(
    stem: String
  ) throws {
    let expected = try text(of: file(stem, "expected"))
    let first = try answer(stem, by: file(stem, "answers"), ["--save", "saved.json"])
    #expect(first.outcome == .exited(0), "\(first.errors)")
    #expect(first.output == expected)
    try folder.write("written.json", first.output)
    // What is saved has no secrets: these are given as they were.
    for (name, secrets) in [("written.json", nil), ("saved.json", file(stem, "answers"))] {
      let path = folder.path + "/" + name
      let again = try answer(stem, by: secrets ?? path, ["-a", path])
      #expect(again.outcome == .exited(0), "\(again.errors)")
      #expect(again.output == expected, "\(name)")
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: UserForms.stems)
  func `bad answers are reported, all of them and no others`(stem: String) throws {
    let result = try answer(stem, by: file(stem, "bad"), ["--errors", "json"])
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
    let reported = Set(try tags(in: try root(of: result.errors), at: nil))
    let places = try root(of: text(of: file(stem, "bad.tags")))
    let (must, may) = (try tags(in: places, at: "must"), try tags(in: places, at: "may"))
    for tag in must { #expect(reported.contains { Self.is($0, at: tag) }, "\(tag)") }
    for tag in reported { #expect((must + may).contains { Self.is(tag, at: $0) }, "\(tag)") }
  }

  /// Whether a reported place is one that is listed; an item counts as its list.
  private static func `is`(_ place: String, at listed: String) -> Bool {
    place == listed || place.hasPrefix(listed + "[")
  }

  private func answer(
    _ stem: String, by answers: String, _ options: [String] = []
  ) throws -> ProgramResult {
    try runner.run(
      [file(stem), "-n", "-a", answers, "--clock", "2026-11-30T10:00:00Z"] + options)
  }

  /// The file of a form, or one that belongs to it, in JSON or YAML.
  private func file(_ stem: String, _ part: String? = nil) -> String {
    let start = (UserForms.data ?? "") + "/" + stem + (part.map { "." + $0 } ?? "")
    return [".json", ".yaml"].map { start + $0 }.first {
      FileManager.default.fileExists(atPath: $0)
    } ?? start
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  private func root(of text: String) throws -> Node {
    try JSONReader.read(SourceText(name: "report", text: text), dialect: .strict).root
  }

  /// The tags of a report, or those in a list of a map.
  private func tags(in node: Node, at key: String?) throws -> [String] {
    var list = node
    if let key { list = try #require(node.member(key)) }
    guard case .array(let elements) = list.content else { throw TranscriptFailure.noCall }
    return elements.compactMap { ($0.member("tag") ?? $0).text }
  }
}

extension Node {
  /// The value of a key; nothing where the value is no map, or has no such key.
  fileprivate func member(_ key: String) -> Node? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

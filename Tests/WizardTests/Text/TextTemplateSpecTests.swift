import Foundation
import Testing

@testable import Wizard

/// A JSON value of the specification's files as a template's value.
private struct SpecificationValue: Decodable {
  let value: TemplateValue

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let map = try? decoder.container(keyedBy: Key.self) {
      let members = try map.allKeys.map { key in
        try TemplateValue.Member(
          key.stringValue, map.decode(SpecificationValue.self, forKey: key).value)
      }
      value = .map(members)
    } else if let list = try? [SpecificationValue](from: decoder) {
      value = .list(list.map(\.value))
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        value = .nothing
      } else if let flag = try? single.decode(Bool.self) {
        value = .boolean(flag)
      } else if let whole = try? single.decode(Int.self) {
        value = .number(String(whole))
      } else if let number = try? single.decode(Double.self) {
        value = .number(String(number))
      } else {
        value = .text(try single.decode(String.self))
      }
    }
  }
}

/// One file of the specification.
private struct SpecificationFile: Decodable {
  struct Case: Decodable {
    let name: String
    let data: SpecificationValue
    let template: String
    let expected: String
    let partials: [String: String]?
  }

  let tests: [Case]
}

@Suite struct TextTemplateSpecTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/data/mustache").standardizedFileURL

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder.path)),
    arguments: [
      ("interpolation", 40), ("sections", 34), ("inverted", 22), ("comments", 12),
      ("delimiters", 14), ("partials", 12), ("~inheritance", 25), ("~dynamic-names", 20),
    ])
  func `the specification's cases come out as expected`(file: String, atLeast: Int) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file + ".json"))
    let cases = try JSONDecoder().decode(SpecificationFile.self, from: data).tests
    #expect(cases.count >= atLeast)
    for specified in cases {
      let partials = try (specified.partials ?? [:]).mapValues { try TextTemplate.parse($0) }
      var renderer = TextTemplateRenderer(
        context: specified.data.value, sink: PlacedText(MarkupPlaces(.html))
      ) { name, _ in partials[name] }
      renderer.render(try TextTemplate.parse(specified.template))
      renderer.sink.finish()
      let text = String(decoding: renderer.sink.bytes, as: UTF8.self)
      #expect(renderer.sink.faults == [], "\(file): \(specified.name)")
      #expect(text == specified.expected, "\(file): \(specified.name)")
    }
  }
}

import Foundation
import Testing

@testable import Wizard

/// Templates in files, and the partials beside them.
@Suite struct TemplateFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder["site/parts"], withIntermediateDirectories: true)
  }

  /// Fills a template of the folder `site`.
  private func fill(
    _ text: String, as name: String = "main.txt.mustache", isLax: Bool = false
  ) throws -> String {
    try folder.put(text, in: "site/" + name)
    let file = TemplateFile(
      path: folder["site/" + name], bytes: Array(text.utf8), read: Self.read)
    let context = TemplateValue.map([
      .init("v", .text("x")), .init("up", .text("../outside")), .init("part", .text("part")),
      .init("deep", .text("parts/deep")), .init("plain", .text("plain.txt")),
    ])
    let filled = file.filled(with: context, isLax: isLax, language: .english)
    guard let content = filled.content else {
      return filled.diagnostics.map { finding in
        let place = finding.position.map {
          "\($0.source.dropFirst(folder.path.count + 6)):\($0.line):\($0.column): "
        }
        return (place ?? "") + finding.message.replacingOccurrences(of: folder.path, with: "~")
      }.joined(separator: "\n")
    }
    return String(decoding: content.bytes, as: UTF8.self)
  }

  private static func read(_ path: String) -> TemplateFile.Reading {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .missing
    }
    if isFolder.boolValue { return .failed("cannot read it: Is a directory") }
    return .bytes(Array(FileManager.default.contents(atPath: path) ?? Data()))
  }

  @Test func `partials stand beside the template`() throws {
    try folder.put("part of {{v}}{{>parts/deep}}", in: "site/part.mustache")
    try folder.put(", deep\n", in: "site/parts/deep.mustache")
    try folder.put("plain {{v}}\n", in: "site/plain.txt")
    #expect(
      try fill("{{>part}}{{> plain.txt }}{{>*part}}{{>*deep}}")
        == "part of x, deep\nplain x\npart of x, deep\n, deep\n")
  }

  @Test func `the file of a template wins over a file of the same name`() throws {
    try folder.put("template", in: "site/part.mustache")
    try folder.put("file", in: "site/part")
    #expect(try fill("{{>part}}") == "template")
  }

  @Test(arguments: [
    ("{{>../outside}}", "../outside"), ("{{>/etc/passwd}}", "/etc/passwd"),
    ("{{>./part}}", "./part"),
    ("{{>parts//deep}}", "parts//deep"), ("{{>*up}}", "../outside"), ("{{>parts/..}}", "parts/.."),
  ])
  func `no partial leads out of the folder`(text: String, name: String) throws {
    try folder.put("secret", in: "outside.mustache")
    let column = text.utf8.firstIndex { !"{>*".utf8.contains($0) }.map {
      text.utf8.distance(from: text.startIndex, to: $0) + 1
    }
    #expect(
      try fill(text)
        == "main.txt.mustache:1:\(column ?? 0): the partial \"\(name)\" does not stand in the template's folder"
    )
    #expect(try fill(text, isLax: true).contains("does not stand in the template's folder"))
  }

  @Test func `a link that leads out of the folder is no partial, one within it is`() throws {
    try folder.put("secret", in: "outside.mustache")
    try folder.put("inside", in: "site/parts/real")
    symlink(folder["outside.mustache"], folder["site/part.mustache"])
    symlink("parts/real", folder["site/good.mustache"])
    #expect(try fill("{{>good}}") == "inside")
    #expect(
      try fill("{{>part}}")
        == "main.txt.mustache:1:4: the partial \"~/site/part.mustache\" does not stand in the template's folder"
    )
  }

  @Test func `an answer names templates only`() throws {
    try folder.put("plain", in: "site/plain.txt")
    #expect(
      try fill("{{>*plain}}")
        == "main.txt.mustache:1:5: there is no partial \"~/site/plain.txt.mustache\"")
    #expect(try fill("a{{>*plain}}b{{>*none}}", isLax: true) == "ab")
  }

  @Test func `faults are told with the file and the place they are in`() throws {
    try folder.put("one\n  {{#v}}", in: "site/part.mustache")
    try folder.put("one\n  {{v}} {{>none}}", in: "site/other.mustache")
    try folder.put("# {{v}}", in: "site/parts/deep.mustache")
    #expect(
      try fill("{{>part}}")
        == "part.mustache:2:3: the section \"v\" is not closed, expected \"{{/v}}\"")
    #expect(
      try fill("{{>other}}{{>parts/deep}}", as: "a.yaml.mustache")
        == """
        other.mustache:2:12: there is no partial "~/site/none.mustache"
        parts/deep.mustache:1:5: a value cannot stand in a comment
        """)
    #expect(try fill("a {{>parts}}") == "main.txt.mustache:1:6: cannot read it: Is a directory")
    #expect(
      try fill("a\n{{v")
        == "main.txt.mustache:2:1: this tag is not closed, expected \"}}\" behind its name")
  }

  @Test func `partials that call themselves end where the answers do, or are an error`() throws {
    try folder.put("{{.}}{{#down}}{{>part}}{{/down}}", in: "site/part.mustache")
    #expect(try fill("{{#v}}{{>part}}{{/v}}", isLax: true) == "x")
    try folder.put("x{{>part}}", in: "site/part.mustache")
    #expect(
      try fill("{{>part}}") == "part.mustache:1:5: partials call each other without end")
  }

  @Test func `a template that walks through itself is checked in finite time`() throws {
    try folder.put("{{>b}}{{>b}}{{$x}}{{/x}}{{#v}}{{>a}}{{/v}}", in: "site/a.mustache")
    try folder.put("{{>a}}{{<a}}{{$x}}{{$x}}{{/x}}{{/x}}{{/a}}", in: "site/b.mustache")
    let text = "{{>a}}{{>b}}"
    var file = TemplateFile(
      path: folder["site/main.yaml.mustache"], bytes: Array(text.utf8), read: Self.read)
    #expect(file.findings(for: TemplateValue.map([.init("v", .text("x"))])) == [])
  }

  @Test(arguments: [
    ("a.json.mustache", "json"), ("b/a.YML.mustache", "yaml"), ("a.b/c", "none"),
    ("a.conf.mustache", "none"),
    (".env.mustache", "env"), (".env.local.mustache", "env"), ("x.env", "env"),
    ("a.htm.mustache", "html"),
    ("a.mustache", "none"), ("json.mustache", "none"), ("a.xml.mustache", "xml"),
    ("a.Sh.Mustache", "sh"),
    ("a.toml.mustache", "toml"), ("a.ini.mustache", "ini"), ("a.html", "html"),
    ("a.yaml.mustache", "yaml"),
  ])
  func `the name of a file tells its format`(path: String, name: String) {
    #expect(TemplateNotations.name(ofFile: path) == name)
    #expect(TemplateNotations.names.contains(name))
  }
}

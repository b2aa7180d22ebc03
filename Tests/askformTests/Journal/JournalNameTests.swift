import Foundation
import TestSupport
import Testing
import Wizard

@testable import askform

/// How journals are called: so that a person knows the form, whatever its name has in it.
@Suite struct JournalNameTests {
  @Test(arguments: [
    ("event.json", "event"), ("a b.yaml", "a_b"), ("größe.json", "gr__e"), ("v1.2.json", "v1"),
    (".hidden", "form"), ("dir.d/x-1", "x_1"), (String(repeating: "x", count: 50), nil),
  ])
  func `the name begins like the form's`(file: String, stem: String?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file, "{}")
    let text = SourceText(name: file, text: "{}")
    let name = try #require(JournalName(form: path, text: text, folder: folder.path))
    #expect(name.prefix.hasPrefix((stem ?? String(repeating: "x", count: 40)) + "-"))
    #expect(name.prefix.hasSuffix("."))
  }

  @Test func `a form keeps its name, whatever becomes of the file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("form.json", "{}")
    let other = try folder.write("other.json", "{}")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let text = SourceText(name: "form.json", text: "{}")
    let names = [path, link].map { JournalName(form: $0, text: text, folder: folder.path) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other)
    for name in names { #expect(name?.prefix.hasPrefix("form-") == true) }
    #expect(names[0]?.form == names[1]?.form)
  }

  @Test func `a form that is no file is called by its text`() throws {
    let first = SourceText(name: "-", text: "{}")
    let second = SourceText(name: "-", text: "[]")
    let names = [first, second, first].map { JournalName(form: "-", text: $0, folder: "/nowhere") }
    #expect(names[0]?.prefix.hasPrefix("text_") == true)
    #expect(names[0]?.form == names[2]?.form)
    #expect(names[0]?.prefix == names[2]?.prefix)
    #expect(names[0]?.prefix != names[1]?.prefix)
  }
}

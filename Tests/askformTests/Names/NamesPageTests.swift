import Foundation
import TestSupport
import Testing

@testable import Wizard
@testable import askform

/// The page of names has every name of XLForm, FormKit and Form, and what it says of them is so.
@Suite struct NamesPageTests {
  private let page: ManualPage
  private let entries: [NamedEntry]

  init() throws {
    page = try NamedEntry.page()
    entries = try NamedEntry.all()
  }

  @Test func `every table has the names of its library, and no table is unknown`() {
    let titles = page.lines.filter { $0.hasPrefix(".Ss ") }.map { String($0.dropFirst(4)) }
    #expect(titles.sorted() == NamesOfLibraries.tables.keys.sorted())
    for title in titles {
      let names = NamedEntry.entries(of: page.part(title)).map(\.name)
      #expect(names.sorted() == NamesOfLibraries.names(in: title).sorted(), "\(title)")
    }
  }

  @Test func `an entry has a name of askform, or a short reason why there is none`() {
    for entry in entries {
      if entry.kind == NamedEntry.nothing {
        #expect((1...12).contains(entry.note.split(separator: " ").count), "\(entry.name)")
      } else {
        #expect(!entry.names.isEmpty && entry.names.allSatisfy { !$0.isEmpty }, "\(entry.name)")
      }
    }
    let told = page.part("DESCRIPTION").lines.filter { $0.hasPrefix(".It ") }
      .compactMap { $0.dropFirst(4).components(separatedBy: " Ta ").first }
    #expect(Set(told) == Set(entries.map(\.kind)))
  }

  @Test func `every row type of XLForm is taken under its own name`() throws {
    let types = NamedEntry.entries(of: page.part("Row types of XLForm"))
    #expect(types.count == 40)
    for entry in types {
      let form = try compiled(NamedForms.type(entry.name), "\(entry.name)")
      let keywords = form?.rows.last.map { [Swift.type(of: $0.type).keyword] }
      #expect(keywords == entry.names, "\(entry.name)")
    }
  }

  @Test func `every type and key that an entry names stands in a form`() throws {
    for entry in entries where NamedForms.kinds.contains(entry.kind) {
      for name in entry.names {
        let text = try #require(
          NamedForms.form(with: name, of: entry.kind), "\(entry.kind) \(name) of \(entry.name)")
        #expect(entry.kind == "expression" || text.contains("\"\(name)\""))
        try compiled(text, "\(entry.kind) \(name)")
      }
    }
  }

  @Test func `every command, option and rule that an entry names is one`() {
    let options = Arguments.Option.allCases.flatMap { option in
      ["--\(option.rawValue)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }
    let known = [
      "option": options,
      "program": Arguments.CommandName.allCases.map(\.rawValue),
      "command": CommandName.allCases.map(\.typed),
      "rule": Rule.allCases.map(\.rawValue),
    ]
    for entry in entries {
      guard let names = known[entry.kind] else { continue }
      for name in entry.names { #expect(names.contains(name), "\(name) of \(entry.name)") }
    }
  }

  @Test func `every name of the library that an entry names is declared`() throws {
    let folder = PackageFolder.root + "/Sources/Wizard"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let texts = try paths.filter { $0.hasSuffix(".swift") }
      .map { try PackageFolder.read("Sources/Wizard/" + $0) }
    for entry in entries where entry.kind == "library" {
      for name in entry.names {
        let parts = name.split(separator: ".").map(String.init)
        let type = "\\b(struct|enum|protocol|class|extension) \(parts[0])\\b"
        let own = texts.filter { $0.range(of: type, options: .regularExpression) != nil }
        #expect(
          own.contains { $0.range(of: "public .*" + type, options: .regularExpression) != nil })
        guard parts.count > 1 else { continue }
        let member = "(public mutating func|^  case) \(parts[1])\\("
        #expect(
          own.contains {
            $0.components(separatedBy: "\n")
              .contains { $0.range(of: member, options: .regularExpression) != nil }
          }, "\(name) of \(entry.name)")
      }
    }
  }

  @Test func `every key of Form is read`() throws {
    let documents = FormJSONNames.documents
    let named = ["Groups and sections", "Fields", "Options, validations and targets"]
      .flatMap { NamedEntry.entries(of: page.part($0 + " of Form")) }
    #expect(named.map(\.name).sorted() == documents.keys.sorted())
    for (name, text) in documents {
      let key = name.split(separator: ".").last.map { "\"\($0)\"" } ?? ""
      #expect(text.contains(key), "\(name)")
      try compiled(text, name)
    }
  }

  @Test func `the keys of Form are those that the reader knows`() {
    let known = [
      "group": FormJSONReader.groupKeys, "section": FormJSONSection.keys,
      "field": FormJSONField.keys, "option": FormJSONOption.keys,
      "validations": FormJSONValidations.keys, "target": FormJSONTarget.keys,
      "templates": FormJSONReader.templateKeys,
    ]
    let paths = entries.map { $0.name.split(separator: ".").map(String.init) }
    for (owner, keys) in known {
      let named = paths.filter { $0.count == 2 && $0[0] == owner }.map { $0[1] }
      #expect(named.sorted() == keys.sorted(), "\(owner)")
    }
    let names = entries.map(\.name)
    for name in FormJSON.keys + FormJSONTarget.Action.allCases.map(\.rawValue) {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test func `every field type of Form is the row type that the page says`() throws {
    let types = NamedEntry.entries(of: page.part("Field types of Form"))
    let names = types.map(\.name)
    #expect(FormJSONKind.names.filter { !names.contains($0) } == [])
    for entry in types where entry.kind == "type" {
      let needsOptions = ["select", "segment"].contains(entry.name)
      let options = needsOptions ? #", "values": [{"id": 0, "title": "Zero"}]"# : ""
      let text = FormJSONNames.document(field: #""type": "\#(entry.name)"\#(options)"#)
      let isKnown = FormJSONKind.names.contains(entry.name)
      let form = try compiled(text, "\(entry.name)", warnings: isKnown ? 0 : 1)
      let keywords = form?.rows.first.map { [Swift.type(of: $0.type).keyword] }
      #expect(keywords == entry.names, "\(entry.name)")
    }
  }

  /// Compiles a form, and expects that nothing is found in it.
  @discardableResult private func compiled(
    _ text: String, _ name: String, warnings: Int = 0
  ) throws -> CompiledForm? {
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(text.utf8), name: "form.json")
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    let clock = try Clock(isoText: ManualExampleRunner.clock, zone: .fixed(0))
    let compiled = FormCompiler.compile(form, clock: clock, adding: &diagnostics)
    #expect(
      diagnostics.count == warnings && compiled != nil, "\(name): \(diagnostics.map(\.rendered))")
    return compiled
  }
}

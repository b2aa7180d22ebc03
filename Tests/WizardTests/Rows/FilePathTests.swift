import Foundation
import TestSupport
import Testing

@testable import Wizard

/// Paths: what stands there, and what Tab makes of them.
@Suite struct `A path` {
  let folder: TestSupport.TemporaryFolder

  init() throws {
    folder = try TestSupport.TemporaryFolder()
    for name in ["a.txt", "ab.png", "ü b.TXT", ".hidden.txt"] { try folder.write(name, "x") }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/about", withIntermediateDirectories: false)
  }

  private func completions(_ keys: String, of typed: String) throws -> [LineCompletion] {
    let talk = try Talk("rows: [{tag: a, type: file\(keys)}]", typing: ["", ""])
    let completer = try #require(talk.requests[0].completer)
    return completer(folder.path + "/" + typed)
  }

  @Test(arguments: [
    ("", "", ["a.txt", "ab.png", "about/", "ü b.TXT"]), ("", "a", ["a.txt", "ab.png", "about/"]),
    ("", "ab", ["ab.png", "about/"]), ("", "A", []), ("", ".", [".hidden.txt"]),
    ("", "about/", []), ("", "none/", []),
    (", extensions: [txt]", "", ["a.txt", "about/", "ü b.TXT"]),
    (", directory: true", "", ["about/"]),
  ])
  func `is completed by what is there`(keys: String, typed: String, names: [String]) throws {
    let ways = try completions(keys, of: typed)
    #expect(ways.map(\.label) == names)
    #expect(ways.map(\.text) == names.map { folder.path + "/" + $0 })
  }

  @Test func `begins at the home folder with a tilde`() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    #expect(FilePath.expanded("~") == home)
    #expect(FilePath.expanded("~/x") == home + "/x")
    #expect(FilePath.expanded("~x/y") == "~x/y")
    #expect(FilePath.expanded("x~") == "x~")
    #expect(FilePath.completions(of: "~", where: { _, _ in true }) == ["~/"])
    let talk = try Talk("rows: [{tag: a, type: file}]", typing: ["~/x", ""])
    #expect(talk.session.value(of: 0) == .string(home + "/x"))
    #expect(talk.lines.contains("  = \(home)/x"))
  }

  @Test func `that is a default is looked at when the form is run`() throws {
    let path = folder.path + "/later"
    let form = "rows: [{tag: a, type: file, mustExist: true, default: \(path)}]"
    let absent = try Walk(form, asking: .never).session
    #expect(absent.allProblems.map(\.rule) == [.mustExist])
    try folder.write("later", "")
    #expect(try Walk(form, asking: .never).session.allProblems == [])
  }

  @Test func `can be the start of another row's default`() throws {
    let form = """
      rows:
        - {tag: a, type: file, default: x}
        - {tag: b, type: file, mustExist: true, default: {template: "\(folder.path)/{{a}}"}}
      """
    #expect(try Walk(form, asking: .never).session.allProblems.map(\.rule) == [.mustExist])
    let found = try Walk(form, answers: "a: a.txt", asking: .never).session
    #expect(found.allProblems == [])
  }

  @Test func `says what is asked for`() throws {
    let form = """
      rows:
        - {tag: a, type: file, mustExist: true, extensions: [png, JPG]}
        - {tag: b, type: file, mustExist: true, directory: true}
      """
    let talk = try Talk(form, typing: ["?", folder.path + "/ab.png", "?", folder.path, ""])
    for line in [
      "  Accepted: a path of a file such as docs/report.pdf.", "  Ends in one of .png, .jpg.",
      "  The file must be there.", "  Tab completes the path, and ~ is the home folder.",
      "  Accepted: a path of a folder such as /srv/data.", "  The folder must be there.",
    ] {
      #expect(talk.lines.contains(line), "\(line)")
    }
    #expect(talk.outcome == .finished)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Terminal

@Suite struct `The answers of earlier runs` {
  let folder: TemporaryFolder
  private var path: String { folder.path + "/form.history" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `are kept by row, in a file of their owner`() throws {
    let history = AnswerHistory(path: path)
    history.add("Ada", for: "name")
    history.add("a\\b\tc\nd", for: "note")
    history.add("Eve", for: "name")
    #expect(try mode() == 0o600)
    for history in [history, AnswerHistory(path: path)] {
      #expect(history.lines(for: "name") == ["Ada", "Eve"])
      #expect(history.lines(for: "note") == ["a\\b\tc\nd"])
      #expect(history.lines(for: "other") == [])
    }
  }

  @Test func `are offered once, where they were given last`() throws {
    let history = AnswerHistory(path: path)
    for line in ["a", "b", "a", "a"] { history.add(line, for: "r") }
    #expect(history.lines(for: "r") == ["b", "a"])
    #expect(try folder.read("form.history") == "r\ta\nr\tb\nr\ta\n")
  }

  @Test func `are so many for a row, and no long ones`() {
    let history = AnswerHistory(path: path)
    for number in 0...AnswerHistory.linesPerRow { history.add(String(number), for: "r") }
    history.add(String(repeating: "x", count: 4097), for: "r")
    #expect(history.lines(for: "r").count == AnswerHistory.linesPerRow)
    #expect(history.lines(for: "r").last == String(AnswerHistory.linesPerRow))
  }

  @Test func `of two runs at once are all kept`() {
    let (one, two) = (AnswerHistory(path: path), AnswerHistory(path: path))
    one.add("a", for: "r")
    two.add("b", for: "r")
    one.add("c", for: "s")
    let both = AnswerHistory(path: path)
    #expect(both.lines(for: "r") == ["a", "b"])
    #expect(both.lines(for: "s") == ["c"])
  }

  @Test func `are cut to the newer ones where they are too much`() throws {
    let old = String(repeating: "r\told answer of a row\n", count: 20000)
    try folder.write("form.history", old + "r\tnew\n")
    #expect(chmod(path, 0o644) == 0)
    #expect(AnswerHistory(path: path).lines(for: "r") == ["old answer of a row", "new"])
    #expect(try folder.read("form.history").utf8.count <= AnswerHistory.limit / 2)
    #expect(try folder.read("form.history").hasSuffix("\nr\tnew\n"))
    #expect(try mode() == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["form.history"])
  }

  @Test(arguments: ["no tab\n", "\n\n", "\t\n", "r\t\u{0}\nr", "r\tx"])
  func `of a file that is none are passed over`(text: String) throws {
    try folder.write("form.history", text)
    let history = AnswerHistory(path: path)
    #expect(history.lines(for: "q") == [])
  }

  @Test func `need no file, and no folder`() {
    let history = AnswerHistory(path: folder.path + "/none/form.history")
    history.add("a", for: "r")
    #expect(history.lines(for: "r") == ["a"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/none"))
  }

  @Test func `are not written through a link`() throws {
    try folder.write("target", "")
    #expect(symlink(folder.path + "/target", path) == 0)
    AnswerHistory(path: path).add("a", for: "r")
    #expect(try folder.read("target") == "")
  }
}

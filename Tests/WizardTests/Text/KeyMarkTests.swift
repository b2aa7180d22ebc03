import Testing

@testable import Wizard

@Suite struct KeyMarkTests {
  @Test(arguments: ["", "a", "tag", "minimum", "größe", "a key of more than fifteen bytes"])
  func `a key has one mark, whoever makes it`(key: String) throws {
    let mark = KeyMark(key)
    #expect(mark == KeyMark(first: key.utf8.first ?? 0, length: key.utf8.count))
    #expect(mark.byte < 64)
    #expect(mark.bit == 1 << mark.byte)
    let member = Node.Member(key: key, offset: 0, value: Node(.null, offset: 0, end: 0))
    #expect(member.mark == mark)
    for text in ["{\"\(key)\": 1}", "{\"\(key)\": [], \"other\": {}}"] {
      let document = try JSONReader.read(SourceText(name: "f", text: text), dialect: .strict)
      guard case .object(let members) = document.root.content else { throw NoMap() }
      #expect(members.first?.mark == mark)
    }
  }

  @Test func `a key that is written with an escape has the mark of its text`() throws {
    let source = SourceText(name: "f", text: #"{"t\u0061g": 1, "tag": 2}"#)
    let document = try JSONReader.read(source, dialect: .strict)
    guard case .object(let members) = document.root.content else { throw NoMap() }
    #expect(members.map(\.mark) == [KeyMark("tag"), KeyMark("tag")])
    #expect(document.duplicateKeys.count == 1)
  }

  private struct NoMap: Error {}
}

import Testing

@testable import Wizard

@Suite struct TextIndexTests {
  /// An index of texts, and what adding each of them gave.
  private func filled(_ texts: [String]) -> (index: TextIndex, earlier: [Int?]) {
    var index = TextIndex()
    let earlier = texts.indices.map { place in
      index.add(texts[place], at: place) { texts[$0] }
    }
    return (index, earlier)
  }

  @Test func `a text is found at the place where it stood first`() {
    let texts = ["port", "host", "", "port", "a text of more than sixteen bytes", "Port"]
    let (index, earlier) = filled(texts)
    #expect(earlier == [nil, nil, nil, 0, nil, nil])
    let places = texts.map { text in index.place(of: text) { texts[$0] } }
    #expect(places == [0, 1, 2, 0, 4, 5])
    #expect(index.place(of: "por") { texts[$0] } == nil)
    #expect(index.place(of: "a text of more than sixteen bytez") { texts[$0] } == nil)
    #expect(TextIndex().place(of: "port") { texts[$0] } == nil)
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("\u{212A}", "K"), ("Straße \u{37E}", "Straße ;"), ("Ω", "\u{2126}"),
  ])
  func `texts that are equal are one, however they are written`(text: String, other: String) {
    #expect(text == other)
    #expect(filled([text, other]).earlier == [nil, 0])
    #expect(filled([other, text]).earlier == [nil, 0])
  }

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 40])
  func `texts that differ in one byte are two`(length: Int) {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    var texts = [String(decoding: text, as: UTF8.self)]
    for place in text.indices {
      var other = text
      other[place] = UInt8(ascii: "b")
      texts.append(String(decoding: other, as: UTF8.self))
    }
    #expect(filled(texts).earlier.allSatisfy { $0 == nil })
  }

  @Test func `many texts are found, with and without room made for them`() {
    let texts = (0..<20_000).map { "q\($0)" }
    var roomy = TextIndex(capacity: texts.count)
    var (index, earlier) = filled(texts)
    index.reserve(100_000)
    #expect(earlier.allSatisfy { $0 == nil })
    for place in texts.indices {
      #expect(roomy.add(texts[place], at: place) { texts[$0] } == nil)
    }
    for place in texts.indices {
      #expect(index.place(of: texts[place]) { texts[$0] } == place)
      #expect(roomy.place(of: texts[place]) { texts[$0] } == place)
    }
  }
}

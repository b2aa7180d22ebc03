import Testing
import Wizard

@Suite struct TextFoldingTests {
  private func areEqual(_ left: String, _ right: String, _ options: String) -> Bool {
    let isCase = options.contains("c")
    let isMarks = options.contains("d")
    return TextFolding.fold(left, ignoringCase: isCase, ignoringMarks: isMarks)
      == TextFolding.fold(right, ignoringCase: isCase, ignoringMarks: isMarks)
  }

  @Test(arguments: [
    ("ABC", "abc", "c"), ("Straße", "STRASSE", "c"), ("ẞ", "ss", "c"), ("Σίσυφος", "ΣΊΣΥΦΟΣ", "c"),
    ("\u{212A}", "k", "c"), ("İ", "i\u{307}", "c"), ("É", "é", "c"), ("É", "e\u{301}", "c"),
    ("ǅ", "ǆ", "c"), ("ﬁ", "fi", "c"), ("Ａbc", "abc", "c"), ("ａ", "a", "d"), ("１", "1", "c"),
    ("é", "e", "d"), ("İ", "I", "d"), ("Å", "A", "d"), ("\u{212B}", "A", "d"), ("ё", "е", "d"),
    ("ź", "z", "d"), ("x\u{301}", "x", "d"), ("naïve", "naive", "d"), ("שָׁלוֹם", "שלום", "d"),
    ("ế", "e", "d"), ("İ", "i", "cd"), ("ÉCOLE", "ecole", "cd"), ("がＡ", "がa", "cd"),
    ("か\u{3099}", "が", "d"), ("각", "각", "cd"), ("é", "e\u{301}", "d"),
  ])
  func `folded texts are equal`(left: String, right: String, options: String) {
    #expect(areEqual(left, right, options))
  }

  @Test(arguments: [
    ("I", "ı", "c"), ("İ", "i", "c"), ("ı", "i", "c"), ("ı", "i", "cd"), ("é", "e", "c"),
    ("ø", "o", "d"), ("ł", "l", "d"), ("đ", "d", "d"), ("ı", "i", "d"), ("ß", "ss", "d"),
    ("A", "a", "d"), ("が", "か", "d"), ("ぱ", "は", "cd"), ("कि", "क", "d"), ("क्ष", "कष", "d"),
    ("Ａ", "A", ""), ("ﬁ", "fi", "d"), ("²", "2", "cd"),
  ])
  func `folded texts stay different`(left: String, right: String, options: String) {
    #expect(!areEqual(left, right, options))
  }

  @Test func `without options a text stays as it is`() {
    let text = "e\u{301}Ａ"
    let folded = TextFolding.fold(text, ignoringCase: false, ignoringMarks: false)
    #expect(Array(folded.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `results are composed`() {
    let folded = TextFolding.fold("E\u{301}ß", ignoringCase: true, ignoringMarks: false)
    #expect(folded.unicodeScalars.map(\.value) == [0xE9, 0x73, 0x73])
    let kana = TextFolding.fold("か\u{3099}", ignoringCase: false, ignoringMarks: true)
    #expect(kana.unicodeScalars.map(\.value) == [0x304C])
    // Three scalars come of one that has three bytes, and nine bytes of text grow to eighteen.
    let long = TextFolding.fold("\u{1D160}\u{390}\u{390}", ignoringCase: true, ignoringMarks: false)
    #expect(long.unicodeScalars.count == 5)
  }

  @Test func `normal form is composed`() {
    let cases: [(String, [UInt32])] = [
      ("e\u{301}", [0xE9]), ("abc", [0x61, 0x62, 0x63]), ("é", [0xE9]), ("\u{212B}", [0xC5]),
      ("a\u{323}\u{307}", [0x1EA1, 0x307]), ("a\u{307}\u{323}", [0x1EA1, 0x307]),
      ("\u{1112}\u{1161}\u{11AB}", [0xD55C]), ("", []), ("Ａ", [0xFF21]),
    ]
    for (text, expected) in cases {
      #expect(TextFolding.normalized(text).unicodeScalars.map(\.value) == expected)
    }
  }
}

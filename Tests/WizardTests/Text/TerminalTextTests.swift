import Testing
import Wizard

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("각", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🏳️‍🌈", 2), ("\u{200B}", 0), ("क्ष", 2),
    ("a\tb\u{7}", 2), ("שָׁ", 1),
  ])
  func `width is counted in cells`(text: String, width: Int) {
    #expect(TerminalText.width(of: text) == width)
  }

  @Test(arguments: [
    ("plain äöü 日本", "plain äöü 日本"), ("\u{1B}[31m", "^[[31m"), ("\u{7F}", "^?"),
    ("\u{0}\u{1}\u{1F}", "^@^A^_"), ("\u{9B}31m", "<U+009B>31m"), ("a\u{85}b", "a<U+0085>b"),
    ("\u{2028}\u{2029}", "<U+2028><U+2029>"), ("\u{202E}x\u{2066}", "<U+202E>x<U+2066>"),
    ("a\tb\nc\r", "a^Ib^Jc^M"), ("a\r\nb", "a^M^Jb"), ("\u{A0}“”\u{200D}", "\u{A0}“”\u{200D}"),
  ])
  func `control characters are shown`(text: String, expected: String) {
    #expect(TerminalText.visible(text) == expected)
  }

  @Test func `tabs and line feeds may stay`() {
    let text = "a\tb\nc\r\u{1B}"
    #expect(TerminalText.visible(text, allowingTabs: true) == "a\tb^Jc^M^[")
    #expect(TerminalText.visible(text, allowingLineBreaks: true) == "a^Ib\nc^M^[")
  }

  @Test(arguments: [
    ("", 10, [""]), ("abc", 3, ["abc"]), ("abc def", 7, ["abc def"]),
    ("abc def", 6, ["abc", "def"]),
    ("abc   def", 3, ["abc", "def"]), ("a b c d", 3, ["a b", "c d"]),
    ("  ab cd", 5, ["  ab", "cd"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh i", 4, ["ab", "cdef", "gh i"]),
    ("日本語 x", 4, ["日本", "語 x"]), ("日本", 1, ["日", "本"]), ("ab\n\ncd ef", 2, ["ab", "", "cd", "ef"]),
    ("a ", 5, ["a"]), ("ab", 0, ["a", "b"]), ("a\n", 5, ["a", ""]), ("   ", 2, [""]),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
  ])
  func `text is wrapped at blanks`(text: String, width: Int, lines: [String]) {
    #expect(TerminalText.wrapped(text, to: width) == lines)
  }

  @Test(arguments: [
    ("plain text", 10, true), ("plain text", 9, false), ("  indented", 10, true), ("", 10, false),
    ("blank ", 10, false), (" ", 10, false), ("two\nlines", 10, false), ("a\tb", 10, false),
    ("é", 10, false),
    ("\u{7F}", 10, false), ("~!", 2, true),
  ])
  func `visible ASCII that fits is one line`(text: String, width: Int, isOneLine: Bool) {
    #expect(TerminalText.isOneLine(text, in: width) == isOneLine)
    guard isOneLine else { return }
    #expect(TerminalText.visible(text) == text)
    #expect(TerminalText.wrapped(text, to: width) == [text])
  }

  @Test func `text is padded to a width`() {
    #expect(TerminalText.padded("日本", to: 6) == "日本  ")
    #expect(TerminalText.padded("ab", to: 4, isTrailing: true) == "  ab")
    #expect(TerminalText.padded("abc", to: 2) == "abc")
  }
}

import Testing
import Wizard

@Suite struct PatternTests {
  @Test(arguments: [
    ("a|ab", "ab", true), (#"\d{10}|\d{9}[Xx]"#, "123456789X", true), ("a", "ab", false),
    ("^a$", "a", true), ("a", "a\n", false), ("a.b", "a\nb", true), (".", "日", true),
    (".", "e\u{301}", false), (#"\w+"#, "Größe", true), (#"\d"#, "٣", true),
    (#"(?i)ä"#, "Ä", true), (#"\u00e9"#, "é", true), ("(?x)a#", "a", true), ("", "", true),
    ("", "a", false), (#"(?<=a)b"#, "b", false), (#"(\w)\1"#, "aa", true),
    (#"\p{Lu}+"#, "ÄB", true),
    ("(?m)^b$", "b", true), (#"[^\x00-\x7F]"#, "é", true),
  ])
  func `a whole text is matched`(pattern: String, subject: String, expected: Bool) throws {
    #expect(try Pattern(pattern).matchesWhole(subject) == expected)
  }

  @Test func `case can be ignored`() throws {
    let pattern = try Pattern("ÄBC", ignoringCase: true)
    #expect(pattern.ignoresCase)
    #expect(pattern.text == "ÄBC")
    #expect(try pattern.matchesWhole("äbc"))
    #expect(try !Pattern("ÄBC").matchesWhole("äbc"))
  }

  @Test func `a part is found`() throws {
    #expect(try Pattern("b+").matches("abbc"))
    #expect(try !Pattern("^b").matches("ab"))
    #expect(try Pattern("(?m)^b").matches("a\u{2028}b"))
  }

  @Test(arguments: [
    ("a)|(b", "unmatched closing parenthesis", 1), ("(a", "missing closing parenthesis", 2),
    ("a{2,1}", "numbers out of order in {} quantifier", 5),
    ("ä[", "missing terminating ] for character class", 3),
    ("*", "quantifier does not follow a repeatable item", 0),
    (#"\C"#, "using \\C is disabled by the application", 2),
  ])
  func `what is no pattern is refused with its place`(
    pattern: String, message: String, offset: Int
  ) {
    #expect(throws: PatternError.invalid(message: message, offset: offset)) {
      try Pattern(pattern)
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("(a+)+$", 30), ("(a|a)*b", 40), ("(a*)*b", 5000), ("(.*)*x", 100_000),
      ("a*a*a*a*a*b", 3000), ("(?:a?){50}a{50}b", 60), ("(?:a|a|[a!]*+b)*c", 5_000),
      ("(a|b|ab)*c", 100_000),
    ])
  func `no pattern hangs`(pattern: String, length: Int) throws {
    let compiled = try Pattern(pattern)
    let subject = String(repeating: "a", count: length) + "!"
    let started = ContinuousClock.now
    let isMatch = try? compiled.matchesWhole(subject)
    let isFound = try? compiled.matches(subject)
    #expect(isMatch != true)
    #expect(isFound != true)
    #expect(ContinuousClock.now - started < .seconds(10))
  }

  @Test func `the limit is an error of its own`() throws {
    let compiled = try Pattern("(a+)+$")
    let subject = String(repeating: "a", count: 30) + "!"
    #expect(throws: PatternError.limitReached) { try compiled.matchesWhole(subject) }
  }

  @Test func `a long text with many repetitions is within the limit`() throws {
    let text = String(repeating: "word another\n", count: 5000)
    #expect(try Pattern(#"(?:\w+\s)*"#).matchesWhole(text))
    #expect(try Pattern(#"(?:[^\n]*\n)*"#).matchesWhole(text))
    #expect(try !Pattern(#".*\.txt"#).matchesWhole(text))
    #expect(try Pattern(#".*x.*|.*another\n"#).matchesWhole(text))
  }

  @Test(arguments: [
    ("b", "abcb", "-", "a-c-"), ("b*", "abc", "-", "-a--c-"), ("", "é", "-", "-é-"),
    (#"\s+"#, "a  b\tc", " ", "a b c"), ("x", "abc", "-", "abc"), ("a", "", "-", ""),
    (#"(\d)"#, "1日2", "$1\\", "$1\\日$1\\"), ("^a", "aaa", "", "aa"), ("$", "ab", "!", "ab!"),
    (#"(?<=a)b"#, "abb", "-", "a-b"),
  ])
  func `every match is replaced literally`(
    pattern: String, subject: String, replacement: String, expected: String
  ) throws {
    let replaced = try Pattern(pattern).replacingMatches(in: subject, with: replacement)
    #expect(replaced == expected)
  }

  @Test(arguments: [
    ("[a-z&&[^q]]", [Pattern.ForeignSyntax(text: "&&", offset: 4), .init(text: "[", offset: 6)]),
    ("[a--b]", [.init(text: "--", offset: 2)]), ("[a[bc]]", [.init(text: "[", offset: 2)]),
    (#"\x{41}"#, [.init(text: #"\x{"#, offset: 0)]),
    (#"\U0001F600"#, [.init(text: #"\U"#, offset: 0)]),
    (
      "[[a-z]&&[^x]]+",
      [Pattern.ForeignSyntax(text: "[", offset: 1), .init(text: "&&", offset: 6)]
    ),
    ("[[a-z]--[x]]", [.init(text: "[", offset: 1), .init(text: "--", offset: 6)]),
    ("[[a-z]--x", []), ("a&&b--c", []), (#"[\&\&]"#, []), ("[--a]", []), ("[+--]", []),
    ("[^[]", []),
    ("[[:alpha:]]", []),
    (#"\Q[a&&b]\E"#, []), (#"\[a&&b]"#, []), ("[]&&a]", [.init(text: "&&", offset: 2)]),
    ("[", []), (#"\"#, []), ("[a", []), (#"[\"#, []), (#"\Q"#, []), ("[[:", []),
  ])
  func `what ICU reads otherwise is found`(pattern: String, found: [Pattern.ForeignSyntax]) {
    #expect(Pattern.foreignSyntax(in: pattern) == found)
  }
}

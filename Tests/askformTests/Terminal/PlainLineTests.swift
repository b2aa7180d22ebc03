import Testing
import Wizard

@testable import Terminal

@Suite struct PlainLineTests {
  private func line(_ text: String, limit: Int = 100) -> PlainLine {
    var line = PlainLine(isShown: true, limit: limit)
    for scalar in text.unicodeScalars { line.append(scalar) }
    return line
  }

  @Test(arguments: [
    ("ab", "a", "\u{8} \u{8}"), ("é", "", "\u{8} \u{8}"), ("ae\u{301}", "a", "\u{8} \u{8}"),
    ("日", "", "\u{8} \u{8}\u{8} \u{8}"), ("a\u{1B}", "a", "\u{8} \u{8}\u{8} \u{8}"), ("", "", ""),
  ])
  func `backspace takes a cluster from the line and its cells from the screen`(
    text: String, rest: String, echo: String
  ) {
    var line = line(text)
    _ = line.takeEcho()
    line.eraseCluster()
    let written = line.takeEcho()
    #expect(line.reply() == .line(rest))
    #expect(written == echo)
  }

  @Test(arguments: [("one two", "one "), ("one two  ", "one "), ("one", ""), ("  ", "")])
  func `a word goes with the spaces after it`(text: String, rest: String) {
    var line = line(text)
    line.eraseWord()
    #expect(line.reply() == .line(rest))
  }

  @Test func `control characters are shown and not written`() {
    var line = line("\u{1B}[1m\u{7F}\u{9B}\t")
    let echo = line.takeEcho()
    #expect(echo == "^[[1m^?\\x9B^I")
  }

  @Test func `a line past the limit is refused and not kept in memory`() {
    var line = line(String(repeating: "x", count: 1000), limit: 10)
    let echo = line.takeEcho()
    #expect(echo.count == 11)
    #expect(line.reply() == .refused(.tooLong(limit: 10)))
    #expect(self.line(String(repeating: "x", count: 10), limit: 10).reply() == .line("xxxxxxxxxx"))
  }

  @Test func `malformed bytes that are taken away again do no harm`() {
    var line = line("é")
    line.appendMalformed()
    #expect(line.reply() == .refused(.malformed(offset: 2)))
    line.eraseCluster()
    #expect(line.reply() == .line("é"))
  }
}

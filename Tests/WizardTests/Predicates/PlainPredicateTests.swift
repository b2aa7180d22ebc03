import Testing

@testable import Wizard

@Suite struct `Predicates that compare a row with a value` {
  /// Everything that a tree is made of.
  private func parts(_ tree: ExpressionTree) -> String {
    var text = ""
    dump(tree, to: &text)
    return text
  }

  private func plain(_ text: String) -> ExpressionTree? {
    var lexer = ExpressionLexer(text)
    return ExpressionTree.plain(text, readBy: &lexer)
  }

  @Test(arguments: [
    "$a == YES", "$a=no", " $a_1 != true ", "$a <> FALSE", "$a == 1", "$a == 0x1F", "$a == 1.50",
    "$a == 123456789012345678901", "$a == 'x'", #"$a == "it's""#, #"$a == 'a\nb'"#, "$a == ''",
    "$a == 'pear'", "$a\n==\n'ü'",
  ])
  func `are the trees that the parser builds`(text: String) throws {
    let tree = try #require(plain(text))
    let parser = ExpressionParser(text, as: .predicate, readBy: ExpressionLexer(text))
    #expect(try parts(tree) == parts(parser.parse()))
  }

  @Test(arguments: [
    "", "$a", "$a ==", "$a == $b", "$a == nil", "$a === 1", "$a > 1", "$a ==[c] 'x'", "$a == -1",
    "$a.title == 'x'", "$#a == 1", "$'a' == 1", "1 == $a", "NOT $a == 1", "$a == 1 AND $b == 1",
    "($a == 1)", "$a == '2026-01-01'", "$a == 'P1D'", "$a == 1x", "$a == 'x", "$a == {1}",
    "$a == 1 1", "ANY $a == 1",
    "$a == 1234567890123456789012345678901234567890",
  ])
  func `are no others, and none that are wrong`(text: String) {
    #expect(plain(text) == nil)
  }
}

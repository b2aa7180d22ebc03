/// One word, sign or literal of an expression, with its place in the bytes of the text.
struct ExpressionToken: Equatable {
  /// What a token is; words that mean the same as a sign are that sign.
  enum Kind: UInt8 {
    case end, number, string, identifier, escapedIdentifier, row
    case plus, minus, star, power, slash
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, between
    case and, or, not, any, all, none
    case null, selfWord, yes, no, first, last, size, anyKey, subquery, fetch, cast, caseInsensitive
    case truePredicate, falsePredicate
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, dot, colon, at
  }

  /// What it is.
  var kind: Kind
  /// The byte offset of its first character.
  var start: Int
  /// The byte offset behind its last character.
  var end: Int

  /// How many bytes it covers.
  var length: Int { end - start }
}

extension ExpressionToken.Kind {
  /// Whether a token of this kind is a word that cannot be a name.
  var isReservedWord: Bool {
    switch self {
    case .contains, .beginsWith, .endsWith, .like, .matches, .isIn, .between, .and, .or, .not, .any,
      .all, .none, .null, .selfWord, .yes, .no, .first, .last, .size, .anyKey, .subquery, .fetch,
      .cast, .caseInsensitive, .truePredicate, .falsePredicate:
      true
    default: false
    }
  }
}

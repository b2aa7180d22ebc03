/// The words of the language, matched without regard to ASCII case.
enum ReservedWord {
  /// Every word with what it means, the longest at most 16 bytes; those that most expressions have come first.
  static let all: [(word: String, kind: ExpressionToken.Kind)] = [
    ("yes", .yes), ("no", .no), ("true", .yes), ("false", .no), ("and", .and), ("or", .or),
    ("in", .isIn), ("not", .not), ("nil", .null), ("self", .selfWord), ("all", .all), ("any", .any),
    ("some", .any), ("none", .none), ("like", .like), ("caseinsensitive", .caseInsensitive),
    ("ci", .caseInsensitive), ("matches", .matches), ("contains", .contains),
    ("beginswith", .beginsWith), ("endswith", .endsWith), ("between", .between), ("null", .null),
    ("first", .first), ("last", .last), ("size", .size), ("anykey", .anyKey),
    ("subquery", .subquery), ("fetch", .fetch), ("cast", .cast),
    ("truepredicate", .truePredicate), ("falsepredicate", .falsePredicate),
  ]

  /// The words packed into numbers, so that a word of an expression is looked up by comparing integers.
  private static let packed: [(word: UInt128, kind: ExpressionToken.Kind)] = all.map { entry in
    (entry.word.utf8.reduce(0) { $0 << 8 | UInt128($1) }, entry.kind)
  }

  /// What a word of an expression means, if it is reserved.
  ///
  /// - Parameters:
  ///   - bytes: the text of the expression.
  ///   - range: where the word stands in it.
  /// - Returns: nothing where the word is an ordinary name.
  static func kind(of bytes: [UInt8], in range: Range<Int>) -> ExpressionToken.Kind? {
    guard range.count >= 2, range.count <= 15 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in range {
      let byte = bytes[index]
      // No word has a digit or an underscore in it, which `| 0x20` would turn to other signs.
      guard byte >= 0x41, byte != 0x5F else { return nil }
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte | 0x20)
    }
    let word = UInt128(high) << 64 | UInt128(low)
    for entry in packed where entry.word == word { return entry.kind }
    return nil
  }
}

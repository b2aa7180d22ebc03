/// The digits at the end of a number that are reckoned from those before, by weights and a division by 11.
enum CheckDigits {
  /// The digits of a number that is written with blanks and points between them.
  ///
  /// - Returns: the digits; nothing where there are other characters, or more or fewer than so many digits.
  static func digits(of text: String, count: Int) -> [Int]? {
    var digits: [Int] = []
    for byte in text.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: ".") {
      guard byte.isDigit else { return nil }
      digits.append(Int(byte & 15))
    }
    return digits.count == count ? digits : nil
  }

  /// Whether the digit behind those that have a weight is the one they demand.
  ///
  /// A remainder of 1 demands a digit that there is not.
  static func isCorrect(_ digits: [Int], weights: [Int]) -> Bool {
    guard digits.count > weights.count else { return false }
    let sum = zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
    return (11 - sum % 11) % 11 == digits[weights.count]
  }
}

/// A row type whose answers are 11 digits that hold check digits.
protocol CheckedNumber: LimitedText {
  /// Says that a text is none.
  static var refusal: Word { get }

  /// Whether 11 digits are what they should be.
  static func isCorrect(_ digits: [Int]) -> Bool
}

extension CheckedNumber {
  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard let digits = CheckDigits.digits(of: line, count: 11), Self.isCorrect(digits) else {
      throw Refusal(
        .type, Message(Self.refusal, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(digits.map(String.init).joined())
  }

  func echo(_ value: Value, of text: String) -> String? {
    shown(value) == text ? nil : shown(value)
  }
}

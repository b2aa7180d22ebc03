/// Digits of a fixed width.
enum PaddedDigits {
  /// Writes a number with zeros in front.
  ///
  /// - Parameters:
  ///   - number: what is written; not negative.
  ///   - radix: 10, or 16 with capital letters.
  ///   - width: how many digits there are at least.
  /// - Returns: the digits.
  static func text(_ number: some BinaryInteger, radix: Int = 10, width: Int = 2) -> String {
    let digits = String(number, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// A character by its number: `U+0007`.
  static func codePoint(_ number: some BinaryInteger) -> String {
    "U+" + text(number, radix: 16, width: 4)
  }
}

/// A Norwegian social security number, whose last two digits are checked.
struct SocialSecurityRowType: CheckedNumber {
  static let keyword = "socialsecurity"
  static let otherNames = ["social_security_number"]
  static let refusal = Word.notASocialSecurity
  private static let weights = [
    [3, 7, 6, 1, 8, 9, 4, 5, 2], [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
  ]

  let text: TextLimits
  var accepted: Message { Message(.acceptsSocialSecurity) }

  init(from attributes: inout AttributeReader) { text = TextLimits(from: &attributes) }

  static func isCorrect(_ digits: [Int]) -> Bool {
    weights.allSatisfy { CheckDigits.isCorrect(digits, weights: $0) }
  }
}

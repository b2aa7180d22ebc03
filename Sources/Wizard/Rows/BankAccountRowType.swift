/// The number of a Norwegian bank account, whose last digit is checked.
struct BankAccountRowType: CheckedNumber {
  static let keyword = "bankaccount"
  static let otherNames = ["bank_account_number"]
  static let refusal = Word.notABankAccount
  private static let weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

  let text: TextLimits
  var accepted: Message { Message(.acceptsBankAccount) }

  init(from attributes: inout AttributeReader) { text = TextLimits(from: &attributes) }

  /// Accounts that a bank keeps for itself have two zeros and no check digit; Form looks for them a digit later.
  static func isCorrect(_ digits: [Int]) -> Bool {
    digits[4...5] == [0, 0] || digits[5...6] == [0, 0]
      || CheckDigits.isCorrect(digits, weights: weights)
  }
}

import Wizard

/// A decimal number as a list of digits, calculated as on paper: an independent check of `ExactDecimal`.
struct SchoolbookDecimal {
  /// The digits, the last one first, without zeros at the far end.
  var digits: [Int]
  var scale: Int
  var isNegative: Bool

  init(_ number: ExactDecimal) {
    digits = String(number.significand.magnitude).utf8.reversed().map { Int($0) - 48 }
    scale = number.scale
    isNegative = number.isNegative
    trim()
  }

  /// The amount as plain text without needless zeros.
  var text: String {
    var digits = digits
    var scale = scale
    while scale > 0, digits.first ?? 0 == 0 {
      if !digits.isEmpty { digits.removeFirst() }
      scale -= 1
    }
    while digits.count < scale + 1 { digits.append(0) }
    var text = digits.reversed().map { String($0) }.joined()
    if scale > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -scale)) }
    return (isNegative && digits.contains { $0 != 0 } ? "-" : "") + text
  }

  /// How many digits the amount has without needless zeros.
  var digitCount: Int {
    let plain = text.filter(\.isNumber).drop { $0 == "0" }
    return plain.count
  }

  func multiplied(by other: SchoolbookDecimal) -> SchoolbookDecimal {
    var result = self
    result.digits = Array(repeating: 0, count: digits.count + other.digits.count + 1)
    for (place, digit) in digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        result.digits[place + otherPlace] += digit * otherDigit
      }
    }
    result.carry()
    result.scale = scale + other.scale
    result.isNegative = isNegative != other.isNegative
    return result
  }

  func adding(_ other: SchoolbookDecimal) -> SchoolbookDecimal {
    var first = self
    var second = other
    let places = max(scale, other.scale)
    first.raise(to: places)
    second.raise(to: places)
    let count = max(first.digits.count, second.digits.count) + 1
    first.digits += Array(repeating: 0, count: count - first.digits.count)
    second.digits += Array(repeating: 0, count: count - second.digits.count)
    guard first.isNegative != second.isNegative else {
      for place in 0..<count { first.digits[place] += second.digits[place] }
      first.carry()
      return first
    }
    if first.digits.reversed().lexicographicallyPrecedes(second.digits.reversed()) {
      swap(&first, &second)
    }
    for place in 0..<count { first.digits[place] -= second.digits[place] }
    for place in 0..<count where first.digits[place] < 0 {
      first.digits[place] += 10
      first.digits[place + 1] -= 1
    }
    first.trim()
    return first
  }

  private mutating func raise(to places: Int) {
    digits.insert(contentsOf: Array(repeating: 0, count: places - scale), at: 0)
    scale = places
  }

  private mutating func carry() {
    for place in digits.indices.dropLast() {
      digits[place + 1] += digits[place] / 10
      digits[place] %= 10
    }
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }
}

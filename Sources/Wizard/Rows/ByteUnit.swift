/// A unit of bytes: `k`, `M`, `G`, `T`, `P` and `E` are powers of 1000, with an `i` behind them of 1024.
struct ByteUnit {
  /// How many bytes it is.
  let factor: Int
  /// How it is written.
  let symbol: String

  /// The units with a letter, the greatest first.
  static let greatestFirst = zip(1..., ["k", "M", "G", "T", "P", "E"]).reversed().flatMap {
    power, letter in
    [
      ByteUnit(factor: ByteUnit.power(of: 1024, power), symbol: letter.uppercased() + "iB"),
      ByteUnit(factor: ByteUnit.power(of: 1000, power), symbol: letter + "B"),
    ]
  }

  /// What an amount of the unit comes to.
  enum Amount {
    /// So many bytes.
    case bytes(Int)
    /// A part of a byte is left over.
    case fraction
    /// More than 64 bits can count.
    case tooMany
  }

  private init(factor: Int, symbol: String) {
    self.factor = factor
    self.symbol = symbol
  }

  /// Reads a unit, or nothing, which is bytes.
  ///
  /// Letters count in any case but for `E`, as `1e` may be the half of a number.
  init?(_ text: Substring) {
    var name = text.utf8[...]
    if let last = name.last, last | 0x20 == UInt8(ascii: "b") { name.removeLast() }
    guard let letter = name.first else {
      self.init(factor: 1, symbol: "B")
      return
    }
    let isBinary = name.count == 2 && name.last.map { $0 | 0x20 } == UInt8(ascii: "i")
    let power =
      letter == UInt8(ascii: "E")
      ? 6 : Array("kmgtp".utf8).firstIndex(of: letter | 0x20).map { $0 + 1 }
    guard let power, isBinary || name.count == 1 else { return nil }
    self.init(factor: ByteUnit.power(of: isBinary ? 1024 : 1000, power), symbol: String(text))
  }

  /// An amount in bytes, exact.
  func count(of amount: ExactDecimal) -> Amount {
    let number = amount.normalized
    let product = number.significand.magnitude.multipliedFullWidth(by: UInt128(factor))
    let divisor = (0..<number.scale).reduce(UInt128(1)) { power, _ in power &* 10 }
    guard number.scale <= ExactDecimal.maximumDigits, product.high < divisor else {
      return .tooMany
    }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard remainder == 0 else { return .fraction }
    return Int(exactly: quotient).map { .bytes($0) } ?? .tooMany
  }

  private static func power(of base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}

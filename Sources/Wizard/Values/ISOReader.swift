/// Takes the parts of ISO 8601 texts from the front of a text.
struct ISOReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether everything was taken.
  var isAtEnd: Bool { position == bytes.count }

  /// The next byte.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes one byte where it is the one given.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes exactly so many digits.
  mutating func takeNumber(width: Int) -> Int? {
    guard position + width <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[position..<position + width] {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte & 15)
    }
    position += width
    return number
  }

  /// Takes `YYYY-MM-DD`.
  mutating func takeDate() -> CivilDate? {
    guard let year = takeNumber(width: 4), take("-"), let month = takeNumber(width: 2), take("-"),
      let day = takeNumber(width: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Takes `HH:MM` or `HH:MM:SS`.
  mutating func takeTime() -> CivilTime? {
    guard let hour = takeNumber(width: 2), take(":"), let minute = takeNumber(width: 2) else {
      return nil
    }
    guard take(":") else { return CivilTime(hour: hour, minute: minute) }
    guard let second = takeNumber(width: 2) else { return nil }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  /// Takes a fraction of a second that is all zeros; another one is refused.
  mutating func takeZeroFraction() throws(DateTimeSyntaxError) {
    guard take(".") || take(",") else { return }
    let start = position
    var isZero = true
    while let byte = peek, byte.isDigit {
      isZero = isZero && byte == UInt8(ascii: "0")
      position += 1
    }
    guard position > start else { throw .notADateTime }
    guard isZero else { throw .fractionOfSecond }
  }

  /// Takes `Z`, `+01`, `+01:00` or `+01:00:28`, as zones had it before they were agreed on, or nothing at the end of the text.
  ///
  /// - Returns: the offset in seconds, east positive.
  mutating func takeOffset() throws(DateTimeSyntaxError) -> Int? {
    if isAtEnd { return nil }
    if take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hour = takeNumber(width: 2) else { throw .notADateTime }
    var seconds = hour * 3600
    if !isAtEnd {
      guard take(":"), let minute = takeNumber(width: 2) else { throw .notADateTime }
      seconds += minute * 60
      var second = 0
      if take(":") {
        guard let number = takeNumber(width: 2) else { throw .notADateTime }
        second = number
        seconds += number
      }
      guard minute < 60, second < 60 else { throw .noSuchOffset }
    }
    guard hour < 24 else { throw .noSuchOffset }
    return sign * seconds
  }
}

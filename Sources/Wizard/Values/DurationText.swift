/// Reads a span of time as a person writes it: `1h30m`, `2 hours`, `1:30`, `PT1H30M`, seconds.
public enum DurationText {
  /// Reads a duration.
  ///
  /// - Parameter text: the duration as written, in any case.
  /// - Returns: the seconds.
  /// - Throws: the reason where the text is no duration.
  public static func seconds(_ text: String) throws(DurationSyntaxError) -> ExactDecimal {
    let text = TextPieces(text).text
    guard let first = text.utf8.first else { throw .empty }
    if first == UInt8(ascii: "-") {
      do {
        _ = try seconds(String(text.dropFirst()))
      } catch {
        throw error == .empty ? .notADuration : error
      }
      throw .negative
    }
    if text.utf8.contains(UInt8(ascii: ":")) { return ExactDecimal(try clock(text)) }
    if first == UInt8(ascii: "p") { return ExactDecimal(try iso(text.utf8.dropFirst())) }
    guard let last = text.utf8.last, last.isDigit, !text.utf8.contains(where: isLetter) else {
      return ExactDecimal(try units(ArraySlice(text.utf8)))
    }
    guard first.isDigit, let number = try? ExactDecimal(text, style: .literal) else {
      throw .notADuration
    }
    guard number.truncated.int != nil else { throw .tooLong }
    return number.normalized
  }

  /// `H:MM` or `H:MM:SS`.
  private static func clock(_ text: String) throws(DurationSyntaxError) -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, parts.allSatisfy(\.isDigits),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { throw .notADuration }
    guard let hours = Int(parts[0]) else { throw .tooLong }
    let rest = parts.dropFirst().map { Int($0) ?? 0 }
    guard rest[0] < 60 else { throw .noSuchMinute(rest[0]) }
    let second = rest.count > 1 ? rest[1] : 0
    guard second < 60 else { throw .noSuchSecond(second) }
    var total = DurationSum()
    try total.add(hours, .hour)
    try total.add(rest[0], .minute)
    try total.add(second, .second)
    return total.seconds
  }

  /// `1DT2H30M` behind the `P`.
  private static func iso(_ text: Substring.UTF8View) throws(DurationSyntaxError) -> Int {
    let parts = text.split(separator: UInt8(ascii: "t"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let days = parts.first, !text.contains(where: \.isBlank) else {
      throw .notADuration
    }
    if let last = days.last, "ymw".utf8.contains(last), days.first?.isDigit == true {
      throw .calendarUnit
    }
    var total = DurationSum()
    if !days.isEmpty {
      guard days.last == UInt8(ascii: "d") else { throw .notADuration }
      try total.add(ArraySlice(days), isShort: true)
    }
    if parts.count == 2 {
      guard !parts[1].contains(UInt8(ascii: "d")) else { throw .notADuration }
      try total.add(ArraySlice(parts[1]), isShort: true)
    }
    guard total.smallest != nil, parts.count == 1 || !parts[1].isEmpty else { throw .notADuration }
    return total.seconds
  }

  /// `1h30m`, `2 hours 30 minutes`.
  private static func units(_ text: ArraySlice<UInt8>) throws(DurationSyntaxError) -> Int {
    var total = DurationSum()
    try total.add(text, isShort: false)
    return total.seconds
  }

  /// The seconds of `1h30m`: letters alone, in lower case; nothing for any other text.
  static func secondsInLetters(_ text: Substring) -> Int? {
    var total = DurationSum()
    guard (try? total.add(ArraySlice(text.utf8), isShort: true)) != nil else { return nil }
    return total.seconds
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") }
}

/// Adds up the parts of a duration, each of them smaller than the one before.
struct DurationSum {
  /// A unit by its length in seconds.
  enum Unit: Int {
    case day = 86_400
    case hour = 3600
    case minute = 60
    case second = 1

    /// The unit of a letter, or of a word in lower case.
    init?(_ word: String, isShort: Bool) {
      switch word {
      case "d": self = .day
      case "h": self = .hour
      case "m": self = .minute
      case "s": self = .second
      case "day", "days": self = .day
      case "hour", "hours": self = .hour
      case "minute", "minutes": self = .minute
      case "second", "seconds": self = .second
      default: return nil
      }
      if isShort, word.utf8.count > 1 { return nil }
    }
  }

  private static let calendarUnits = [
    "w", "week", "weeks", "month", "months", "y", "year", "years",
  ]

  /// The seconds so far.
  private(set) var seconds = 0
  /// The last unit that was added.
  private(set) var smallest: Unit?

  /// Adds so many of a unit.
  mutating func add(_ count: Int, _ unit: Unit) throws(DurationSyntaxError) {
    if let smallest, smallest.rawValue <= unit.rawValue { throw .unitOrder }
    smallest = unit
    let (product, isTooLong) = count.multipliedReportingOverflow(by: unit.rawValue)
    let (sum, overflow) = seconds.addingReportingOverflow(product)
    guard !isTooLong, !overflow else { throw .tooLong }
    seconds = sum
  }

  /// Adds numbers with their units; blanks may stand between.
  mutating func add(_ text: ArraySlice<UInt8>, isShort: Bool) throws(DurationSyntaxError) {
    var rest = text
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count).drop(while: \.isBlank)
      let word = rest.prefix { !$0.isDigit && !$0.isBlank }
      rest = rest.dropFirst(word.count).drop(while: \.isBlank)
      guard !digits.isEmpty else { throw .notADuration }
      if word.isEmpty { throw smallest == nil ? .notADuration : .missingUnit }
      if word.elementsEqual([UInt8(ascii: ".")]) || word.elementsEqual([UInt8(ascii: ",")]) {
        throw .fraction
      }
      let name = String(decoding: word, as: UTF8.self)
      guard let unit = Unit(name, isShort: isShort) else {
        throw Self.calendarUnits.contains(name) ? .calendarUnit : .notADuration
      }
      guard let count = Int(String(decoding: digits, as: UTF8.self)) else { throw .tooLong }
      try add(count, unit)
    }
  }
}

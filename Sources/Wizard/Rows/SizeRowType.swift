/// An amount of bytes: `10G` and `1.5 TB` count in powers of 1000, `512MiB` in powers of 1024.
struct SizeRowType: SpokenValues {
  static let keyword = "size"
  static let keys = ["minimum", "maximum"]

  let checks: [any Check]

  init(from attributes: inout AttributeReader) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      try SizeRowType.value(of: node.boundTextOrNumber())
    }
    checks = attributes.rangeChecks(shown: SizeRowType.amount, read: bound)
  }

  var staticType: StaticType { .number }
  var accepted: Message { Self.accepted(nil) }
  func accepted(in context: ReadingContext) -> Message { Self.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try SizeRowType.value(of: line, locale: context.locale)
  }

  func words(for value: Value) -> Message { SizeRowType.words(value) }

  func typedWords(for value: Value) -> Message {
    .verbatim(SizeRowType.unitWords(value) ?? value.outputText)
  }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    value.outputText == text ? nil : shown(value, in: context)
  }

  /// The bytes in words, with the greatest unit that the amount is a whole number of.
  private static func words(_ value: Value) -> Message {
    let plain = Message(.bytes, ["bytes": value.outputText])
    return unitWords(value).map {
      Message(.bytesInUnit, ["amount": $0], parts: ["bytes": plain])
    } ?? plain
  }

  /// The amount as a limit or a refusal names it, and as it can be typed: `512 MiB`, `1500 B`.
  private static func amount(_ value: Value) -> Message {
    .verbatim(unitWords(value) ?? value.outputText + " B")
  }

  /// The amount in the greatest unit that it is a whole number of; nothing where that is bytes.
  private static func unitWords(_ value: Value) -> String? {
    guard case .number(let number) = value, let count = number.int, count > 0 else { return nil }
    let unit = ByteUnit.greatestFirst.first { count % $0.factor == 0 }
    return unit.map { "\(count / $0.factor) \($0.symbol)" }
  }

  private static func accepted(_ locale: LocaleWords?) -> Message {
    Message(.acceptsSize, ["decimal": String(locale?.decimalSign ?? ".")])
  }

  /// Reads a number, perhaps blanks, and a unit that begins with a letter.
  private static func value(
    of text: String, locale: LocaleWords? = nil
  ) throws(Refusal) -> Value {
    let digits = text.prefix { !$0.isLetter }
    guard digits.first?.isWhitespace == false, let unit = ByteUnit(text[digits.endIndex...]) else {
      throw refusal(.notASize, text, locale)
    }
    let style = locale?.localized(.decimal) ?? .decimal
    let number: ExactDecimal
    do throws(NumberSyntaxError) {
      number = try ExactDecimal(String(digits).trimmed, style: style)
    } catch {
      throw refusal(for: error, text, locale)
    }
    guard !number.isNegative else { throw refusal(.notASize, text, locale) }
    switch unit.count(of: number) {
    case .bytes(let count): return .number(ExactDecimal(count))
    case .fraction: throw refusal(.sizeNotWhole, text, locale)
    case .tooMany: throw refusal(.sizeTooLarge, text, locale)
    }
  }

  private static func refusal(_ word: Word, _ text: String, _ locale: LocaleWords?) -> Refusal {
    Refusal(
      .type, Message(word, ["given": text.quotedForMessage]), accepted: accepted(locale))
  }

  /// Why the number of an amount cannot be read.
  private static func refusal(
    for error: NumberSyntaxError, _ text: String, _ locale: LocaleWords?
  ) -> Refusal {
    switch error {
    case .tooManyDigits: return refusal(.sizeTooLarge, text, locale)
    case .misplacedGrouping: return refusal(.misplacedGrouping, text, locale)
    case .decimalComma: return refusal(.decimalComma, text, locale)
    case .ambiguousPoint:
      let message = error.message(
        for: text, isWhole: false, decimalSign: locale?.decimalSign ?? ".")
      return Refusal(.type, message, accepted: accepted(locale))
    default: return refusal(.notASize, text, locale)
    }
  }
}

/// How a row reads numbers: what they may look like, and what it says is accepted.
struct NumberReading: Sendable {
  let style: NumberStyle
  /// What is accepted; the sentence has a place for the decimal sign.
  let accepts: Word

  /// What is accepted in numbers of a locale, or of none.
  func accepted(_ locale: LocaleWords? = nil) -> Message {
    Message(accepts, ["decimal": String(locale?.decimalSign ?? ".")])
  }

  /// Reads a number and says why another text is refused.
  ///
  /// - Parameters:
  ///   - text: the number as written.
  ///   - locale: whose signs are read beside those of program text; nothing away from a prompt.
  /// - Returns: the number.
  /// - Throws: the reason it is none.
  func number(
    _ text: String, locale: LocaleWords? = nil
  ) throws(Refusal) -> ExactDecimal {
    do {
      return try ExactDecimal(text, style: locale?.localized(style) ?? style)
    } catch {
      let message = error.message(
        for: text, isWhole: !style.allowsFraction, decimalSign: locale?.decimalSign ?? ".")
      let saysRange = message.word == .integerTooLarge
      throw Refusal(.type, message, accepted: saysRange ? nil : accepted(locale))
    }
  }

  /// Reads a number as an answer.
  func value(of text: String, locale: LocaleWords? = nil) throws(Refusal) -> Value {
    .number(try number(text, locale: locale))
  }
}

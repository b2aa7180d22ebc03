/// How a datetime row reads a text: what counts for a date alone, and whether the moment is of the local zone.
struct DateTimeReading: Sendable {
  /// Whether the value has no offset.
  let isCivil: Bool
  /// The time that counts where only a date is given.
  let defaultTime: CivilTime?

  /// Reads a moment.
  ///
  /// - Parameters:
  ///   - text: the moment as written.
  ///   - clock: what `now` and relative days mean, and the local zone.
  ///   - locale: whose names and order are read beside the English ones; nothing away from a prompt.
  /// - Returns: the moment, with its offset unless the row has none.
  /// - Throws: the reason it cannot be read.
  func moment(
    _ text: String, clock: Clock, locale: LocaleWords? = nil
  ) throws(Refusal) -> DateTime {
    let choice = OverlapChoice(locale?.keywords.plain(text) ?? text)
    let moment = try written(choice.text, of: text, clock: clock, locale: locale)
    if moment.offset == nil, !isCivil {
      return try placed(moment, choice: choice.which, text: text, clock: clock, locale: locale)
    }
    // Nothing here comes twice.
    guard choice.which == nil else { throw refusal(.notADateTime, text, locale) }
    guard isCivil else { return moment }
    if moment.offset != nil, (try? DateTime(isoText: text.trimmed)) != nil {
      throw refusal(.offsetNotTaken, text, locale)
    }
    return DateTime(date: moment.date, time: moment.time)
  }

  /// The two moments that a text can mean where the clocks are put back; nothing where it means one.
  func overlap(
    of text: String, clock: Clock, locale: LocaleWords?
  ) -> (first: DateTime, second: DateTime)? {
    let choice = OverlapChoice(locale?.keywords.plain(text) ?? text)
    guard !isCivil, choice.which == nil,
      let moment = try? written(choice.text, of: text, clock: clock, locale: locale),
      moment.offset == nil,
      case .overlap(let first, let second) = clock.zone.localOffset(of: moment.date, moment.time)
    else { return nil }
    return (moment.at(first), moment.at(second))
  }

  /// The moment as a computed value becomes one of the row.
  ///
  /// - Returns: nothing where the local zone skips it or has it twice.
  func adopted(_ moment: DateTime, clock: Clock) -> DateTime? {
    if isCivil { return DateTime(date: moment.date, time: moment.time) }
    if moment.offset != nil { return moment }
    if case .unique(let offset) = clock.zone.localOffset(of: moment.date, moment.time) {
      return moment.at(offset)
    }
    return nil
  }

  /// What is accepted, at a prompt also in the words of the locale.
  func accepted(_ locale: LocaleWords?) -> Message {
    guard let locale, !locale.dateExamples.isEmpty else { return Message(.acceptsDateTime) }
    return Message(
      .acceptsLocalDateTime,
      [
        "forms": locale.dateExamples.map { $0 + " 12:00" }.joined(separator: ", "),
        "tomorrow": locale.keywords.shown(.typedTomorrow), "friday": locale.friday,
      ])
  }

  private func written(
    _ moment: String, of text: String, clock: Clock, locale: LocaleWords?
  ) throws(Refusal) -> DateTime {
    do {
      return try DateTimeText.moment(
        moment, clock: clock, words: locale?.dates ?? .english, defaultTime: defaultTime)
    } catch {
      throw Refusal(.type, error.message(for: text), accepted: accepted(locale))
    }
  }

  /// The moment with the offset of the local zone.
  private func placed(
    _ moment: DateTime, choice: OverlapChoice.Which?, text: String, clock: Clock,
    locale: LocaleWords?
  ) throws(Refusal) -> DateTime {
    switch clock.zone.localOffset(of: moment.date, moment.time) {
    case .unique(let offset):
      guard choice == nil else { throw refusal(.notADateTime, text, locale) }
      return moment.at(offset)
    case .gap:
      throw Refusal(.type, Message(.inGap, ["given": text.quotedForMessage]))
    case .overlap(let first, let second):
      switch choice {
      case .first?: return moment.at(first)
      case .second?: return moment.at(second)
      case nil:
        let arguments = [
          "given": text.quotedForMessage, "first": moment.at(first).isoText,
          "second": moment.at(second).isoText,
          "firstWord": (locale?.keywords ?? .none).shown(.typedFirst),
          "secondWord": (locale?.keywords ?? .none).shown(.typedSecond),
        ]
        throw Refusal(.type, Message(.inOverlap, arguments))
      }
    }
  }

  private func refusal(_ word: Word, _ text: String, _ locale: LocaleWords?) -> Refusal {
    Refusal(.type, Message(word, ["given": text.quotedForMessage]), accepted: accepted(locale))
  }
}

extension DateTime {
  /// The same civil time with an offset.
  fileprivate func at(_ offset: Int) -> DateTime {
    DateTime(date: date, time: time, offset: offset)
  }
}

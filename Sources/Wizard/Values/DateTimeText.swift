/// Reads a date with a time as a person writes it: ISO 8601, `tomorrow 10:00`, `2 pm`, `+90m`, `now`.
public enum DateTimeText {
  /// Reads a date with a time.
  ///
  /// - Parameters:
  ///   - text: the moment as written, in any case.
  ///   - clock: what `now` and relative days mean.
  ///   - words: names and order beside the English ones.
  ///   - defaultTime: the time of a date that is given without, or nothing where it is refused.
  /// - Returns: the moment; without an offset where none was written, for the caller to find in its zone.
  /// - Throws: the reason where the text is no moment.
  public static func moment(
    _ text: String, clock: Clock, words: DateWords = .english, defaultTime: CivilTime? = nil
  ) throws(DateTimeSyntaxError) -> DateTime {
    let pieces = TextPieces(text)
    if pieces.text.isEmpty { throw .empty }
    if pieces.text == "now" { return clock.now }
    if let moment = try isoMoment(pieces.text) { return moment }
    if let moment = try relativeMoment(pieces.text, clock: clock) { return moment }
    if let time = try? TimeText.time(pieces.text, now: clock.now.time) {
      return DateTime(date: clock.today, time: time)
    }
    if let date = try? DateText.date(pieces.text, today: clock.today, words: words) {
      guard let defaultTime else { throw .missingTime }
      return DateTime(date: date, time: defaultTime)
    }
    return try dateAndTime(pieces.words, clock: clock, words: words)
  }

  /// ISO 8601; nothing where another form may fit, an error where a part of it does not exist.
  private static func isoMoment(_ text: String) throws(DateTimeSyntaxError) -> DateTime? {
    do {
      return try DateTime(isoText: text)
    } catch .notADateTime, .missingTime {
      return nil
    } catch {
      throw error
    }
  }

  /// A distance from now, such as `+2h` or `-90m`; whole days alone are a date.
  private static func relativeMoment(
    _ text: String, clock: Clock
  ) throws(DateTimeSyntaxError) -> DateTime? {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let unit = text.utf8.last, !unit.isDigit, unit != UInt8(ascii: "d"),
      let seconds = DurationText.secondsInLetters(text.dropFirst())
    else { return nil }
    let distance = sign == UInt8(ascii: "-") ? -seconds : seconds
    let (sum, overflow) = clock.now.epochSecond.addingReportingOverflow(distance)
    guard !overflow,
      let moment = DateTime(epochSecond: sum, offset: clock.zone.offset(at: sum))
    else { throw .outOfRange }
    return moment
  }

  /// A date, blanks and a time, cut where both can be read.
  private static func dateAndTime(
    _ parts: [String], clock: Clock, words: DateWords
  ) throws(DateTimeSyntaxError) -> DateTime {
    var reason = DateTimeSyntaxError.notADateTime
    for cut in stride(from: parts.count - 1, to: 0, by: -1) {
      let dateText = parts[..<cut].joined(separator: " ")
      let timeText = parts[cut...].joined(separator: " ")
      let date = Result { () throws(DateSyntaxError) in
        try DateText.date(dateText, today: clock.today, words: words)
      }
      let time = Result { () throws(TimeSyntaxError) in
        try TimeText.time(timeText, now: clock.now.time)
      }
      switch (date, time) {
      case (.success(let date), .success(let time)): return DateTime(date: date, time: time)
      case (.success, .failure(let error)): reason = .time(error)
      case (.failure(let error), .success): reason = .date(error)
      case (.failure, .failure): break
      }
    }
    guard parts.count > 1 else { throw single(parts, clock: clock, words: words) }
    throw reason
  }

  /// Why one word is neither a date nor a time.
  private static func single(
    _ parts: [String], clock: Clock, words: DateWords
  ) -> DateTimeSyntaxError {
    let text = parts.joined()
    do {
      _ = try DateText.date(text, today: clock.today, words: words)
    } catch {
      if error != .notADate { return .date(error) }
    }
    do {
      _ = try TimeText.time(text, now: clock.now.time)
    } catch {
      if error != .notATime { return .time(error) }
    }
    return .notADateTime
  }
}

/// A date and a time: an instant with its offset, or a civil time where the row has no zone.
struct DateTimeRow: RowType {
  static let keyword = "datetime"
  static let otherNames = ["datetimeInline", "date_time"]
  static let keys = ["minimum", "maximum", "minuteInterval", "zone", "time"]

  let checks: [any Check]
  /// How a text is read.
  private let reading: Reading

  /// What a row says about zone and time.
  struct Reading: Sendable {
    /// Whether the value has no offset.
    let isCivil: Bool
    /// The time that counts where only a date is given.
    let defaultTime: CivilTime?
  }

  init(from attributes: inout AttributeReader) {
    let clock = attributes.scope.clock
    let reading = Reading(
      isCivil: attributes.isCivil(), defaultTime: attributes.defaultTime(clock: clock))
    func bound(_ node: Node) throws(Refusal) -> Value {
      guard let text = node.text else {
        throw Refusal(
          .type, Message(.wrongKind, ["kind": node.kindName]), accepted: Message(.acceptsDateTime))
      }
      return try DateTimeRow.value(of: text, reading, clock: clock)
    }
    let minimum = attributes.bound("minimum", read: bound)
    let maximum = attributes.bound("maximum", read: bound)
    attributes.reportEmptyRange(minimum, maximum)
    let interval = attributes.minuteInterval()
    var checks: [any Check] = []
    if minimum != nil || maximum != nil {
      checks.append(RangeCheck(minimum: minimum, maximum: maximum) { $0.outputText })
    }
    if let interval { checks.append(MinuteIntervalCheck(minutes: interval)) }
    self.checks = checks
    self.reading = reading
  }

  var staticType: StaticType { .datetime }
  var accepted: Message { Message(.acceptsDateTime) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try DateTimeRow.value(of: line, reading, clock: context.clock)
  }

  private static func value(
    of text: String, _ reading: Reading, clock: Clock
  ) throws(Refusal) -> Value {
    let choice = OverlapChoice(text)
    let moment: DateTime
    do {
      moment = try DateTimeText.moment(choice.text, clock: clock, defaultTime: reading.defaultTime)
    } catch {
      throw Refusal(.type, error.message(for: text), accepted: Message(.acceptsDateTime))
    }
    if reading.isCivil { return .datetime(DateTime(date: moment.date, time: moment.time)) }
    if moment.offset != nil { return .datetime(moment) }
    return .datetime(try placed(moment, choice: choice, text: text, clock: clock))
  }

  /// The moment with the offset of the local zone.
  private static func placed(
    _ moment: DateTime, choice: OverlapChoice, text: String, clock: Clock
  ) throws(Refusal) -> DateTime {
    switch clock.zone.localOffset(of: moment.date, moment.time) {
    case .unique(let offset): return moment.at(offset)
    case .gap:
      throw Refusal(.type, Message(.inGap, ["given": text.quotedForMessage]))
    case .overlap(let first, let second):
      switch choice.which {
      case .first?: return moment.at(first)
      case .second?: return moment.at(second)
      case nil:
        let arguments = [
          "given": text.quotedForMessage, "first": moment.at(first).isoText,
          "second": moment.at(second).isoText,
        ]
        throw Refusal(.type, Message(.inOverlap, arguments))
      }
    }
  }

  func shown(_ value: Value) -> String {
    guard case .datetime(let moment) = value else { return value.outputText }
    return "\(moment.date.longText), \(moment.time.isoText)"
  }

  func typed(_ value: Value) -> String {
    guard case .datetime(let moment) = value else { return value.outputText }
    return "\(moment.date.isoText) \(moment.time.isoText)"
  }

  func echo(_ value: Value, of text: String) -> String? { shown(value) }
  func candidates(in context: ReadingContext) -> [String] { ["now", "today", "tomorrow"] }
}

/// A text with, at its end, which of two equal local times is meant: `first` or `second`.
struct OverlapChoice {
  /// Which of the two.
  enum Which { case first, second }

  /// The text without the word.
  let text: String
  /// Which of the two is meant, where the text says so.
  let which: Which?

  /// Takes the word off a text.
  init(_ text: String) {
    for (word, which) in [(" first", Which.first), (" second", .second)]
    where text.lowercased().hasSuffix(word) {
      self.text = String(text.dropLast(word.count))
      self.which = which
      return
    }
    self.text = text
    which = nil
  }
}

extension DateTime {
  /// The same civil time with an offset.
  fileprivate func at(_ offset: Int) -> DateTime { DateTime(date: date, time: time, offset: offset) }
}

extension AttributeReader {
  /// Takes `zone`: `local`, the default, or `none`.
  fileprivate mutating func isCivil() -> Bool {
    guard let member = take("zone") else { return false }
    switch member.value.text {
    case "local": return false
    case "none": return true
    default:
      report("C028", "\"zone\" of \(owner) is \"local\" or \"none\"", at: member.value)
      return false
    }
  }

  /// Takes `time`: the time that counts where only a date is given.
  fileprivate mutating func defaultTime(clock: Clock) -> CivilTime? {
    guard let member = take("time") else { return nil }
    guard let text = member.value.text, let time = try? TimeText.time(text, now: clock.now.time) else {
      report("C029", "\"time\" of \(owner) takes a time such as \"09:00\"", at: member.value)
      return nil
    }
    return time
  }
}

/// A date and a time: an instant with its offset, or a civil time where the row has no zone.
struct DateTimeRowType: SpokenValues {
  static let keyword = "datetime"
  static let otherNames = ["datetimeInline", "date_time"]
  static let keys = ["minimum", "maximum", "minuteInterval", "zone", "time", "moment"]

  let checks: [any Check]
  /// Whether a moment is taken too as Foundation prints it: `2026-12-24 18:00:00 +0000`.
  private let takesMoments: Bool
  private let reading: DateTimeReading
  /// The local zone: an offset of another is shown.
  private let zone: ZoneRules

  init(from attributes: inout AttributeReader) {
    let clock = attributes.scope.clock
    let reading = DateTimeReading(
      isCivil: attributes.isCivil(), defaultTime: attributes.defaultTime(clock: clock))
    func bound(_ node: Node) throws(Refusal) -> Value {
      .datetime(try reading.moment(node.boundText(accepted: reading.accepted(nil)), clock: clock))
    }
    checks = attributes.rangeChecks(read: bound) + attributes.minuteIntervalChecks()
    self.reading = reading
    takesMoments = attributes.boolean("moment") ?? false
    zone = clock.zone
  }

  var staticType: StaticType { .datetime }
  var readsZone: Bool { true }
  var accepted: Message { reading.accepted(nil) }
  func accepted(in context: ReadingContext) -> Message { reading.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .datetime(
      try reading.moment(
        takesMoments ? FormJSONTimes.text(line, for: DateTimeRowType.keyword) : line,
        clock: context.clock, locale: context.locale))
  }

  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    if case .datetime(let moment) = computed,
      let adopted = reading.adopted(moment, clock: context.clock)
    {
      return .datetime(adopted)
    }
    if computed.isComposed {
      throw Refusal(.type, Message(.wrongKind, ["kind": "a list"]), accepted: accepted)
    }
    return try value(of: computed.outputText, in: context)
  }

  func clarification(of text: String, in context: ReadingContext) -> Clarification? {
    guard
      let (first, second) = reading.overlap(of: text, clock: context.clock, locale: context.locale)
    else { return nil }
    let words = context.shown([.typedFirst, .typedSecond])
    let arguments = [
      "time": first.time.isoText, "first": first.isoText, "second": second.isoText,
      "firstWord": words[0], "secondWord": words[1],
    ]
    return Clarification(
      Message(.whichOverlap, arguments), choices: words,
      otherNames: OverlapChoice.Which.allCases.map(\.rawValue))
  }

  func words(for value: Value) -> Message {
    guard case .datetime(let moment) = value else { return .verbatim(value.outputText) }
    let time = moment.time.textWithoutZeroSeconds
    return Message(
      .longMoment, ["time": isPlain(moment) ? time : time + " " + moment.offsetText],
      parts: ["date": moment.date.longWords])
  }

  func typedWords(for value: Value) -> Message {
    guard case .datetime(let moment) = value, isPlain(moment) else {
      return .verbatim(value.outputText)
    }
    return .verbatim("\(moment.date.isoText) \(moment.time.textWithoutZeroSeconds)")
  }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    shown(value, in: context)
  }

  func candidates(in context: ReadingContext) -> [String] {
    context.shown([.typedNow]) + context.dayNames
  }

  /// Whether the moment is the one that its date and time alone mean here.
  private func isPlain(_ moment: DateTime) -> Bool {
    guard let offset = moment.offset else { return true }
    return zone.localOffset(of: moment.date, moment.time) == .unique(offset)
  }
}

extension CivilTime {
  /// The time as `HH:MM`, with its seconds only where there are some.
  fileprivate var textWithoutZeroSeconds: String {
    CivilTime(clampedSecond: secondOfDay, hasSeconds: second ?? 0 != 0).isoText
  }
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
    guard let text = member.value.text,
      let time = try? TimeText.time(text, now: clock.now.time)
    else {
      report("C029", "\"time\" of \(owner) takes a time such as \"09:00\"", at: member.value)
      return nil
    }
    return time
  }
}

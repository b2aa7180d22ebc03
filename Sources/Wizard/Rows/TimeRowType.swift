/// A time of day.
struct TimeRowType: RowType {
  static let keyword = "time"
  static let otherNames = ["timeInline"]
  static let keys = ["minimum", "maximum", "minuteInterval", "moment"]

  let checks: [any Check]
  /// Whether a whole moment is taken too, for its time of day.
  private let takesMoments: Bool

  init(from attributes: inout AttributeReader) {
    let clock = attributes.scope.clock
    func bound(_ node: Node) throws(Refusal) -> Value {
      try TimeRowType.value(of: node.boundText(accepted: Message(.acceptsTime)), clock: clock)
    }
    checks = attributes.rangeChecks(read: bound) + attributes.minuteIntervalChecks()
    takesMoments = attributes.boolean("moment") ?? false
  }

  var staticType: StaticType { .time }
  var readsZone: Bool { true }
  var accepted: Message { Message(.acceptsTime) }
  func accepted(in context: ReadingContext) -> Message { TimeRowType.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try TimeRowType.value(
      of: takesMoments ? FormJSONTimes.text(line, for: TimeRowType.keyword) : line,
      clock: context.clock, locale: context.locale)
  }

  private static func value(
    of text: String, clock: Clock, locale: LocaleWords? = nil
  ) throws(Refusal) -> Value {
    do {
      return .time(
        try TimeText.time(locale?.keywords.plain(text) ?? text, now: clock.now.time))
    } catch {
      throw Refusal(.type, error.message(for: text), accepted: accepted(locale))
    }
  }

  private static func accepted(_ locale: LocaleWords?) -> Message {
    guard let words = locale?.keywords, !words.isEmpty else { return Message(.acceptsTime) }
    return Message(
      .acceptsLocalTime,
      [
        "noon": words.shown(.typedNoon), "midnight": words.shown(.typedMidnight),
        "now": words.shown(.typedNow),
      ])
  }

  func echo(_ value: Value, of text: String) -> String? {
    value.outputText == text ? nil : value.outputText
  }

  func candidates(in context: ReadingContext) -> [String] {
    context.shown([.typedNoon, .typedMidnight, .typedNow])
  }
}

/// A day of the calendar.
struct DateRowType: SpokenValues {
  static let keyword = "date"
  static let otherNames = ["dateInline", "datePicker"]
  static let keys = ["minimum", "maximum", "moment"]

  let checks: [any Check]
  /// Whether a whole moment is taken too, for its day.
  private let takesMoments: Bool

  init(from attributes: inout AttributeReader) {
    let clock = attributes.scope.clock
    func bound(_ node: Node) throws(Refusal) -> Value {
      try DateRowType.value(of: node.boundText(accepted: Message(.acceptsDate)), clock: clock)
    }
    checks = attributes.rangeChecks(read: bound)
    takesMoments = attributes.boolean("moment") ?? false
  }

  var staticType: StaticType { .date }
  var readsZone: Bool { true }
  var accepted: Message { Message(.acceptsDate) }
  func accepted(in context: ReadingContext) -> Message { DateRowType.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try DateRowType.value(
      of: takesMoments ? FormJSONTimes.text(line, for: DateRowType.keyword) : line,
      clock: context.clock, locale: context.locale)
  }

  private static func value(
    of text: String, clock: Clock, locale: LocaleWords? = nil
  ) throws(Refusal) -> Value {
    do {
      return .date(
        try DateText.date(
          locale?.keywords.plain(text) ?? text, today: clock.today,
          words: locale?.dates ?? .english))
    } catch {
      throw Refusal(.type, error.message(for: text), accepted: accepted(locale))
    }
  }

  private static func accepted(_ locale: LocaleWords?) -> Message {
    guard let locale, !locale.dateExamples.isEmpty else { return Message(.acceptsDate) }
    return Message(
      .acceptsLocalDate,
      [
        "forms": locale.dateExamples.joined(separator: ", "), "friday": locale.friday,
        "today": locale.keywords.shown(.typedToday),
        "tomorrow": locale.keywords.shown(.typedTomorrow),
      ])
  }

  func words(for value: Value) -> Message {
    if case .date(let date) = value { date.longWords } else { .verbatim(value.outputText) }
  }

  func typedWords(for value: Value) -> Message { .verbatim(value.outputText) }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    shown(value, in: context)
  }

  func candidates(in context: ReadingContext) -> [String] {
    context.dayNames
  }
}

extension ReadingContext {
  /// The days that have a name: those around today, and those of the week.
  var dayNames: [String] {
    let weekdays = locale?.dates.longWeekdays ?? []
    return shown([.typedToday, .typedTomorrow, .typedYesterday])
      + (weekdays.isEmpty ? EnglishDate.weekdays.map { $0.lowercased() } : weekdays)
  }
}

import Testing

@testable import Wizard

/// Values, limits and words of answers in a conversation whose language is German, with and without a locale.
@Suite struct GermanValuesTests {
  private func talk(
    _ rows: String, typing lines: [String], locale: LocaleWords? = Berlin.locale,
    reviews: Bool = false
  ) throws -> Talk {
    let form = try Walk.form("rows:\n" + rows, in: Language(["de"]))
    var session = Session(form)
    session.start()
    return Talk(session, replies: lines.map(LineReply.line), reviews: reviews, locale: locale)
  }

  /// What was said back or refused at the only row of a type, and the value.
  private func reply(
    _ type: String, _ line: String, _ keys: String = "", locale: LocaleWords? = Berlin.locale
  ) throws -> [String] {
    let row = "- {tag: a, type: \(type)\(keys.isEmpty ? "" : ", " + keys)}"
    let talk = try talk(row, typing: [line], locale: locale)
    let said = talk.lines.filter { $0.hasPrefix("  ") }.map { $0.trimmed }
    return said + (talk.outcome == .finished ? [talk.results] : [])
  }

  @Test func `what is printed can be typed again`() throws {
    let rows = """
      - {tag: price, type: decimal, title: Preis, default: 2.5, minimum: 0.5, maximum: 9.5, step: 0.25}
      - {tag: heat, type: slider, title: Wärme, minimum: 16, maximum: 24, steps: 16}
      - {tag: disk, type: size, title: Platte, default: 1500}
      - {tag: sure, type: switch, title: Sicher, default: false}
      - {tag: tags, type: multiselect, title: Art, options: [a, b], default: []}
      """
    let talk = try talk(
      rows, typing: ["?", "2,3", "2,25", "16,2", "16,5", "1,5 GB", "j", "keine", ""], reviews: true)
    #expect(
      talk.screen == """
        ? eingeben für Hilfe zu einer Frage, :back für die vorige, :quit zum Abbrechen.

        Preis [2,5]: «?»
          Zulässig: eine Zahl wie 42, -7 oder 2,5.
          Von 0,5 bis 9,5.
          In Schritten von 0,25.
          Enter übernimmt den Vorgabewert 2,5.
          Befehle: :back für die vorige Frage, :quit zum Abbrechen, :help für alle.
        Preis [2,5]: «2,3»
          Preis: 2,3 ist von 0,5 aus in Schritten von 0,25 nicht zu erreichen; am
          nächsten liegen 2,25 und 2,5.
        Preis [2,5]: «2,25»
        Wärme: «16,2»
          Wärme: 16,2 liegt zwischen zwei Schritten; am nächsten liegen 16 und 16,5.
        Wärme: «16,5»
        Platte [1500]: «1,5 GB»
          = 1500000000 Byte (1500 MB)
        Sicher (j/n) [n]: «j»
        Art
          1  a
          2  b
        Art [keine]: «keine»

        Übersicht
          1  Preis   2,25
          2  Wärme   16,5
          3  Platte  1500000000 Byte (1500 MB)
          4  Sicher  ja
          5  Art     keine
        Enter zum Abschließen, oder eine Nummer zum Ändern: «»

        """)
    #expect(
      talk.results
        == #"{"price":2.25,"heat":16.5,"disk":1500000000,"sure":true,"tags":[]}"#)
  }

  @Test(arguments: [
    ("date", "24.12.2026", "= Donnerstag, 24. Dezember 2026", #""2026-12-24""#),
    ("date", "heute", "= Montag, 30. November 2026", #""2026-11-30""#),
    ("date", "Morgen", "= Dienstag, 1. Dezember 2026", #""2026-12-01""#),
    ("date", "heute+3d", "= Donnerstag, 3. Dezember 2026", #""2026-12-03""#),
    ("date", "nächsten Montag", "= Montag, 7. Dezember 2026", #""2026-12-07""#),
    ("date", "3. April 2027", "= Samstag, 3. April 2027", #""2027-04-03""#),
    ("date", "3 mär", "= Mittwoch, 3. März 2027", #""2027-03-03""#),
    ("date", "fri", "= Freitag, 4. Dezember 2026", #""2026-12-04""#),
    (
      "datetime", "morgen mittag", "= Dienstag, 1. Dezember 2026, 12:00",
      #""2026-12-01T12:00:00Z""#
    ),
    ("datetime", "jetzt", "= Montag, 30. November 2026, 10:00", #""2026-11-30T10:00:00Z""#),
    ("time", "Mitternacht", "= 00:00", #""00:00""#), ("time", "mittags", "= 12:00", #""12:00""#),
    ("decimal", ",5", "= 0,5", "0.5"), ("decimal", "1.234,50", "= 1234,50", "1234.50"),
    ("decimal", "2.5", "", "2.5"), ("slider", "12,5%", "= 0,125", "0.125"),
    ("duration", "90m", "= 1h 30m", "5400"), ("size", "10k", "= 10000 Byte (10 kB)", "10000"),
    ("switch", "Ja", "", "true"), ("switch", "no", "", "false"), ("check", "N", "", "false"),
  ])
  func `answers are said back in German`(
    type: String, line: String, echo: String, value: String
  ) throws {
    #expect(
      try reply(type, line) == (echo.isEmpty ? [] : [echo]) + [#"{"a":"# + value + "}"])
  }

  @Test(arguments: [
    ("date", "3. märz 2027", "= Mittwoch, 3. März 2027"),
    ("date", "Fr", "= Freitag, 4. Dezember 2026"),
    ("date", "morgen", "= Dienstag, 1. Dezember 2026"), ("time", "mittag", "= 12:00"),
  ])
  func `the language alone is enough`(type: String, line: String, echo: String) throws {
    #expect(try reply(type, line, locale: nil).first == echo)
    #expect(try reply("switch", "j", locale: nil) == [#"{"a":true}"#])
    #expect(
      try reply("decimal", "1,5", locale: nil).first?.contains("das Dezimalzeichen ist der Punkt")
        == true)
  }

  @Test(arguments: [
    (
      "date", "bald",
      "A: \"bald\" ist kein Datum. Zulässig: 2026-12-24, 24.12.2026, 24 Dez, heute, "
        + "morgen, Fr, +3d."
    ),
    (
      "datetime", "bald",
      "A: \"bald\" ist kein Datum mit Uhrzeit. Zulässig: 2026-12-01 12:00, "
        + "24.12.2026 12:00, 24 Dez 12:00, morgen 12:00, Fr 9am, +2h."
    ),
    (
      "time", "bald",
      "A: \"bald\" ist keine Uhrzeit. Zulässig: 14:30, 2:30pm, 9, mittag, mitternacht, jetzt."
    ),
    (
      "switch", "jein",
      "A: \"jein\" ist weder ja noch nein. Zulässig: ja oder nein, yes oder no, y oder n."
    ),
    (
      "size", "1,5 X",
      "A: \"1,5 X\" ist keine Menge von Bytes. Zulässig: eine Menge von Bytes wie 10G, 512MiB "
        + "oder 1,5 TB."
    ),
    (
      "size", "1.500 kB",
      "A: \"1.500 kB\" kann 1500 kB oder 1,500 kB bedeuten; eines davon schreiben. "
        + "Zulässig: eine Menge von Bytes wie 10G, 512MiB oder 1,5 TB."
    ),
  ])
  func `refusals name German words`(type: String, line: String, reason: String) throws {
    let said = try reply(type, line, "title: A").joined(separator: " ")
    #expect(said == reason)
  }

  @Test func `an hour that comes twice is asked about in German`() throws {
    let form = try Walk.form(
      "rows:\n- {tag: a, type: datetime}", in: Language(["de"]), clock: Berlin.clock)
    for (typed, choice) in [("z", "+01:00"), ("erste", "+02:00"), ("second", "+01:00")] {
      var session = Session(form)
      session.start()
      let talk = Talk(
        session, replies: ["25.10.2026 2:30", typed].map(LineReply.line), reviews: false,
        locale: Berlin.locale)
      #expect(talk.prompts.last == "  erste/zweite: ")
      #expect(talk.screen.contains("erste, 2026-10-25T02:30:00+02:00, oder zweite, "))
      #expect(talk.results == "{\"a\":\"2026-10-25T02:30:00\(choice)\"}")
      #expect(talk.screen.hasSuffix("  = Sonntag, 25. Oktober 2026, 02:30 \(choice)\n"))
    }
    var session = Session(form)
    session.locale = Berlin.locale
    session.start()
    #expect(
      session.reply("25.10.2026 2:30 zweite", to: 0, from: .person)
        == .accepted(echo: "Sonntag, 25. Oktober 2026, 02:30 +01:00"))
  }

  @Test func `the names of the locale win where it is of the language`() throws {
    let austrian = LocaleWords(
      dates: DateWords(
        months: [], weekdays: [], order: .dayMonthYear, language: "de_AT.UTF-8",
        longMonths: ["Jänner"] + DateWords.monthWords.dropFirst().map(\.english),
        longWeekdays: DateWords.weekdayWords.map { Message($0).text(in: Language(["de"])) }))
    #expect(try reply("date", "1.1.2027", locale: austrian).first == "= Freitag, 1. Jänner 2027")
    let form = try RowTrial(type: "date", context: "{}").form
    var session = Session(form)
    session.locale = austrian
    session.start()
    #expect(
      session.reply("1.1.2027", to: 0, from: .person)
        == .accepted(echo: "Friday, 1 January 2027"))
  }

  @Test func `files are read in English, and told of in German with a point`() throws {
    let form = try Walk.form(
      "rows:\n- {tag: a, type: decimal, maximum: 2.5}\n- {tag: b, type: switch}",
      in: Language(["de"]))
    var session = Session(form, asking: .never)
    session.give("3.5", to: 0, from: .option("-s"))
    session.give("ja", to: 1, from: .option("-s"))
    session.start()
    #expect(session.problem(of: 0)?.message == "3.5 ist größer als 2.5")
    #expect(session.problem(of: 1)?.accepted == "yes oder no, y oder n")
  }

  @Test func `a message of the form has the limits as they are typed`() throws {
    let said = try reply(
      "decimal", "3", #"title: A, maximum: 2.5, messages: {maximum: "{{title}} bis {{maximum}}"}"#)
    #expect(said == ["A bis 2,5."])
  }

  @Test func `no choice is no text in a message of the form`() throws {
    let said = try reply(
      "multiselect", "keine",
      #"title: A, options: [a], required: true, messages: {required: "{{title}}:{{value}}!"}"#)
    #expect(said.contains("A:!"))
  }
}

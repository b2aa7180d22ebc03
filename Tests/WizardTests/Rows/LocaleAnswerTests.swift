import Testing

@testable import Wizard

/// A person's locale is read at the prompt beside what is read everywhere, and nowhere else.
@Suite struct LocaleAnswerTests {
  private func outcome(
    _ type: String, _ line: String, from source: AnswerSource = .person,
    locale: LocaleWords? = Berlin.locale
  ) throws -> String {
    var session = Session(try RowTrial(type: type, context: "{}").form)
    session.locale = locale
    session.start()
    switch session.reply(line, to: 0, from: source) {
    case .accepted: return session.value(of: 0).outputText
    case .refused(let problem):
      return problem.message + (problem.accepted.map { "; accepted: " + $0 } ?? "")
    }
  }

  @Test(arguments: [
    ("number", "1,5", "1.5"), ("number", "1.5", "1.5"), ("number", "1.234.567,8", "1234567.8"),
    ("number", "1,5e3", "1500"), ("decimal", "2,50", "2.50"), ("decimal", "1.000.000", "1000000"),
    ("integer", "1.234", "1234"), ("integer", "-1.234.567", "-1234567"), ("integer", "42", "42"),
    ("slider", "0,25", "0.25"), ("slider", "12,5%", "0.125"), ("stepper", "7,0", "7.0"),
    ("date", "24.12.2026", "2026-12-24"), ("date", "3.4.2027", "2027-04-03"),
    ("date", "24. Dezember", "2026-12-24"), ("date", "24 dez 2026", "2026-12-24"),
    ("date", "3. märz 2027", "2027-03-03"), ("date", "3 MÄR", "2027-03-03"),
    ("date", "dienstag", "2026-12-01"), ("date", "Di", "2026-12-01"),
    ("date", "next mo", "2026-12-07"), ("date", "24 dec", "2026-12-24"),
    ("date", "fri", "2026-12-04"),
    ("date", "2026-12-24", "2026-12-24"), ("date", "tomorrow", "2026-12-01"),
    ("datetime", "24.12.2026 18:00", "2026-12-24T18:00:00Z"),
    ("datetime", "24. Dez 6pm", "2026-12-24T18:00:00Z"),
    ("datetime", "Di 9", "2026-12-01T09:00:00Z"),
    ("switch", "ja", "true"), ("switch", "JA", "true"), ("switch", "j", "true"),
    ("switch", "nein", "false"), ("switch", "N", "false"), ("switch", "yes", "true"),
    ("check", "Ja", "true"), ("check", "off", "false"),
  ])
  func `the locale is read beside what is read everywhere`(
    type: String, line: String, expected: String
  ) throws {
    #expect(try outcome(type, line) == expected)
  }

  @Test(arguments: [
    ("number", "1.500", "\"1.500\" can mean 1500 or 1,500; write one of these"),
    ("number", "-1.500", "\"-1.500\" can mean -1500 or -1,500; write one of these"),
    (
      "number", "1.23.456",
      "\"1.23.456\" has its signs between groups of digits in the wrong places"
    ),
    (
      "decimal", "1,234.5", "\"1,234.5\" has its signs between groups of digits in the wrong places"
    ),
  ])
  func `a number that could be another one is refused`(
    type: String, line: String, reason: String
  ) throws {
    #expect(
      try outcome(type, line) == reason + "; accepted: a number such as 42, -7 or 2,5")
  }

  @Test func `refusals name what the locale adds`() throws {
    #expect(
      try outcome("date", "heute")
        == "\"heute\" is not a date; accepted: 2026-12-24, 24.12.2026, 24 Dez, today, tomorrow, fri, +3d"
    )
    #expect(
      try outcome("date", "24.12.26").hasPrefix(
        "\"24.12.26\" has a year of two digits; write all four; accepted: "))
    #expect(
      try outcome("datetime", "x")
        == "\"x\" is not a date and time; accepted: 2026-12-01 12:00, 24.12.2026 12:00, 24 Dez 12:00, "
        + "tomorrow 12:00, fri 9am, +2h")
    #expect(
      try outcome("switch", "jein")
        == "\"jein\" is neither yes nor no; accepted: ja or nein, yes or no, y or n")
  }

  @Test(arguments: [
    ("number", "1,5"), ("integer", "1.234"), ("date", "24.12.2026"), ("date", "24. Dezember"),
    ("date", "di"), ("switch", "ja"), ("check", "nein"), ("datetime", "24.12.2026 18:00"),
    ("slider", "0,25"),
  ])
  func `lines, options and files are read without it`(type: String, text: String) throws {
    let plain = try outcome(type, text, from: .line(1))
    #expect(plain == (try outcome(type, text, locale: nil)))
    #expect(plain.contains("accepted: "))
    let form = try RowTrial(type: type, context: "{}").form
    let file = SourceText(name: "a.json", text: "\"\(text)\"")
    let node = try Document.read(file, dialect: .strict).root
    for isFile in [true, false] {
      var session = Session(form, asking: .never)
      session.locale = Berlin.locale
      if isFile {
        session.give(node, to: 0, from: .file(file, offset: 0, end: 1))
      } else {
        session.give(text, to: 0, from: .option("-s"))
      }
      session.start()
      #expect(session.problem(of: 0)?.rule == .type)
    }
  }

  @Test func `a number of the locale is said back as it is written`() throws {
    var session = Session(try RowTrial(type: "integer", context: "{}").form)
    session.locale = Berlin.locale
    session.start()
    #expect(session.reply("1.234", to: 0, from: .person) == .accepted(echo: "1234"))
  }

  @Test func `help says what the locale adds`() throws {
    let form = try RowTrial(type: "number", context: "{}").form
    var session = Session(form)
    session.start()
    #expect(session.accepted(for: 0).english == "a number such as 42, -7 or 2.5")
    session.locale = Berlin.locale
    #expect(session.accepted(for: 0).english == "a number such as 42, -7 or 2,5")
  }

  @Test func `groups have the signs and sizes of the locale`() throws {
    let indian = LocaleWords(groupingSign: ",", groupSizes: [3, 2])
    #expect(try outcome("integer", "12,34,567", locale: indian) == "1234567")
    #expect(try outcome("number", "12,34,567.5", locale: indian) == "1234567.5")
    #expect(try outcome("number", "1,5", locale: indian).contains("in the wrong places"))
    let swiss = LocaleWords(groupingSign: "\u{2019}")
    #expect(try outcome("number", "1'234.5", locale: swiss) == "1234.5")
    #expect(try outcome("number", "1’234.5", locale: swiss) == "1234.5")
    let french = LocaleWords(decimalSign: ",", groupingSign: "\u{202F}")
    #expect(try outcome("number", "1 234,5", locale: french) == "1234.5")
    #expect(try outcome("number", "1\u{202F}234,5", locale: french) == "1234.5")
  }

  @Test func `month before day where the locale has it so`() throws {
    let american = LocaleWords(dates: DateWords(order: .monthDayYear))
    #expect(try outcome("date", "12/24/2026", locale: american) == "2026-12-24")
    #expect(try outcome("date", "03/04/2027", locale: american) == "2027-03-04")
    #expect(
      try outcome("date", "24/12/2026", locale: american).hasPrefix(
        "\"24/12/2026\" is not a date: there is no month 24"))
    let swedish = LocaleWords(dates: DateWords(order: .yearMonthDay), dateSeparator: "-")
    #expect(try outcome("date", "2026/12/24", locale: swedish) == "2026-12-24")
  }
}

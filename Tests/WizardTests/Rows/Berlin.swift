import Wizard

/// The clock of a test in Berlin in 2026: an hour ahead of UTC, two from 29 March to 25 October.
enum Berlin {
  static let zone = ZoneRules { epochSecond in
    1_774_746_000..<1_792_890_000 ~= epochSecond ? 7200 : 3600
  }

  /// 1 October 2026, 12:00 in Berlin.
  static let clock = Clock(epochSecond: 1_790_848_800, zone: zone)

  /// A locale as glibc has it of Germany.
  static let locale = LocaleWords(
    decimalSign: ",", groupingSign: ".", groupSizes: [3, 3],
    dates: DateWords(
      months: [
        ["Jan", "Januar"], ["Feb", "Februar"], ["Mär", "März"], ["Apr", "April"], ["Mai"],
        ["Jun", "Juni"], ["Jul", "Juli"], ["Aug", "August"], ["Sep", "September"],
        ["Okt", "Oktober"], ["Nov", "November"], ["Dez", "Dezember"],
      ],
      weekdays: [
        ["Mo", "Montag"], ["Di", "Dienstag"], ["Mi", "Mittwoch"], ["Do", "Donnerstag"],
        ["Fr", "Freitag"], ["Sa", "Samstag"], ["So", "Sonntag"],
      ], order: .dayMonthYear),
    dateSeparator: ".",
    yesNo: YesNoWords(
      yes: "ja", no: "nein", yesExpression: "^[+1jJyY]", noExpression: "^[-0nN]"))
}

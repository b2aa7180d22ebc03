/// A row type that takes text, with the keys of ``TextLimits``.
protocol LimitedText: RowType {
  /// The length and the pattern that are demanded of the text.
  var text: TextLimits { get }
}

extension LimitedText {
  static var keys: [String] { TextLimits.keys }
  var checks: [any Check] { text.checks }
  var staticType: StaticType { .string }
  var isTrimmed: Bool { text.isTrimmed }
}

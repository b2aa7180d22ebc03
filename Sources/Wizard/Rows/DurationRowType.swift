/// A span of time, in seconds.
struct DurationRowType: RowType {
  static let keyword = "duration"
  static let otherNames = ["countDownTimer", "countDownTimerInline"]
  static let keys = ["minimum", "maximum"]

  let checks: [any Check]

  init(from attributes: inout AttributeReader) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      try DurationRowType.value(of: node.boundTextOrNumber(accepted: Message(.acceptsDuration)))
    }
    checks = attributes.rangeChecks(shown: { .verbatim(DurationRowType.words($0)) }, read: bound)
  }

  var staticType: StaticType { .duration }
  var accepted: Message { Message(.acceptsDuration) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try DurationRowType.value(of: line)
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do throws(DurationSyntaxError) {
      let seconds = try DurationText.seconds(text)
      guard seconds.isInteger else { throw DurationSyntaxError.fraction }
      return .duration(seconds)
    } catch {
      throw Refusal(.type, error.message(for: text), accepted: Message(.acceptsDuration))
    }
  }

  /// Takes a computed span as it is, also one that does not end on a whole second.
  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    if case .duration(let seconds) = computed, !seconds.isNegative { return computed }
    if computed.isComposed {
      throw Refusal(.type, Message(.wrongKind, ["kind": "a list"]), accepted: accepted)
    }
    return try value(of: computed.outputText, in: context)
  }

  func shown(_ value: Value) -> String { DurationRowType.words(value) }
  func echo(_ value: Value, of text: String) -> String? {
    DurationRowType.words(value) == text ? nil : DurationRowType.words(value)
  }

  /// The span in days, hours, minutes and seconds, as it could be typed: `1h 30m`.
  private static func words(_ value: Value) -> String {
    guard case .duration(let seconds) = value, var rest = seconds.int, rest >= 0 else {
      return value.outputText
    }
    var parts: [String] = []
    for (name, length) in [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)] {
      if rest >= length || (name == "s" && parts.isEmpty) {
        parts.append("\(rest / length)\(name)")
      }
      rest %= length
    }
    return parts.joined(separator: " ")
  }
}

/// A context without rows, for checks that only depend on the value.
struct NoOtherRows: EvaluationContext {
  var now: DateTime { DateTime(date: .epoch, time: .midnight, offset: 0) }
  var selfValue: Value { .null }
  func value(ofRow row: Int) -> Value { .null }
  func isHidden(_ row: Int) -> Bool { false }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var today: CivilDate { now.date }
}

/// A context without rows, for checks that only depend on the value.
struct NoOtherRows: EvaluationContext {
  let now: DateTime
  let selfValue = Value.null

  init(now: DateTime = DateTime(date: .epoch, time: .midnight, offset: 0)) {
    self.now = now
  }

  func value(ofRow row: Int) -> Value { .null }
  func isHidden(_ row: Int) -> Bool { false }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var today: CivilDate { now.date }
}

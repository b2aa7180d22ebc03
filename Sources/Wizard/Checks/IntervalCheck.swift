/// Demands that a number is on one of the steps that divide its range.
struct IntervalCheck: Check {
  let minimum: Bound
  let maximum: Bound
  /// How many steps there are between the ends, at least 1.
  let steps: Int

  var rules: [Rule] { [.step] }
  var expressions: [FormExpression] { [minimum.expression, maximum.expression].compactMap(\.self) }
  var limits: [Message] { [Message(.inIntervals, ["steps": String(steps)])] }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .number(let number) = value else { return .passes }
    do throws(ExpressionFailure) {
      guard case .number(let least) = try minimum.value(in: context),
        case .number(let greatest) = try maximum.value(in: context)
      else { return .passes }
      guard let grid = StepGrid(from: least, to: greatest, steps: steps), grid.reaches(number)
      else {
        let message = Message(.tooLongToReckon, parts: ["given": number.spoken])
        return .refused(Refusal(.step, message, dependsOnOthers: !isConstant))
      }
      guard let nearest = grid.neighbours(of: number) else { return .passes }
      let parts = ["given": number, "below": nearest.below, "above": nearest.above]
      return .refused(
        Refusal(
          .step,
          Message(.betweenIntervals, ["steps": String(steps)], parts: parts.mapValues(\.spoken)),
          dependsOnOthers: !isConstant))
    } catch {
      return .failed(error)
    }
  }
}

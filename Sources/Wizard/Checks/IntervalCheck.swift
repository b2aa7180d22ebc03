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
        case .number(let greatest) = try maximum.value(in: context),
        let nearest = StepGrid(from: least, to: greatest, steps: steps)?.neighbours(of: number)
      else { return .passes }
      let arguments = [
        "given": number.description, "steps": String(steps), "below": nearest.below.description,
        "above": nearest.above.description,
      ]
      return .refused(
        Refusal(.step, Message(.betweenIntervals, arguments), dependsOnOthers: !isConstant))
    } catch {
      return .failed(error)
    }
  }
}

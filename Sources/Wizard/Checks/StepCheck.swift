/// Demands that a number is a whole number of steps away from the minimum, or from 0 where there is none.
struct StepCheck: Check {
  let step: Bound
  let base: Bound?

  var rules: [Rule] { [.step] }
  var expressions: [FormExpression] { [step, base].compactMap { $0?.expression } }
  var isConstant: Bool { !step.dependsOnOthers && !base.dependsOnOthers }
  var limits: [Message] {
    step.constant.map { [Message(.inSteps, ["step": $0.outputText])] } ?? []
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .number(let number) = value else { return .passes }
    do throws(ExpressionFailure) {
      guard case .number(let size) = try step.value(comparableTo: value, in: context) else {
        return .passes
      }
      if let expression = step.expression, size.isNegative || size.isZero {
        throw expression.failure(expected: "a number above 0", found: size.description)
      }
      var start = ExactDecimal(significand: 0)
      if case .number(let minimum)? = try base?.value(comparableTo: value, in: context) {
        start = minimum
      }
      guard let nearest = neighbours(of: number, start: start, size: size) else { return .passes }
      let arguments = [
        "given": number.description, "step": size.description, "base": start.description,
        "below": nearest.below.description, "above": nearest.above.description,
      ]
      return .refused(
        Refusal(
          .step, Message(.betweenSteps, arguments),
          dependsOnOthers: !isConstant))
    } catch {
      return .failed(error)
    }
  }

  /// The steps below and above a number that is on none.
  ///
  /// - Returns: nothing for a number that is on a step, or where the amounts cannot be computed exactly.
  private func neighbours(
    of number: ExactDecimal, start: ExactDecimal, size: ExactDecimal
  ) -> (below: ExactDecimal, above: ExactDecimal)? {
    guard let distance = try? number.subtracting(start),
      let quotient = try? distance.divided(by: size),
      !quotient.isInteger,
      let below = try? start.adding(quotient.floor.multiplied(by: size)),
      let above = try? below.adding(size)
    else { return nil }
    return (below.normalized, above.normalized)
  }
}

/// Demands that a number is a whole number of steps away from the minimum, or from 0 where there is none.
struct StepCheck: Check {
  let step: Bound
  let base: Bound?
  /// Steps above it are not named.
  var maximum: Bound?

  var rules: [Rule] { [.step] }
  var expressions: [FormExpression] {
    [step, base, maximum].compactMap { $0?.expression }
  }
  var isConstant: Bool {
    !step.dependsOnOthers && !base.dependsOnOthers && !maximum.dependsOnOthers
  }
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
      guard !size.isZero else { return .passes }
      var start = ExactDecimal.zero
      if case .number(let minimum)? = try base?.value(comparableTo: value, in: context) {
        start = minimum
      }
      guard let nearest = StepGrid(from: start, size: size).neighbours(of: number) else {
        return .passes
      }
      let isLast =
        try maximum?.value(comparableTo: value, in: context).order(to: .number(nearest.above))
        == .less
      let arguments = [
        "given": number.description, "step": size.description, "base": start.description,
        "below": nearest.below.description, "above": nearest.above.description,
      ]
      return .refused(
        Refusal(
          .step, Message(isLast ? .behindLastStep : .betweenSteps, arguments),
          dependsOnOthers: !isConstant))
    } catch {
      return .failed(error)
    }
  }
}

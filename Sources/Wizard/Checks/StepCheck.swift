/// Demands that a number is a whole number of steps away from the minimum, or from 0 where there is none.
struct StepCheck: Check {
  let step: Bound
  let base: Bound?
  /// Steps above it are not named.
  var maximum: Bound?
  /// Whether only numbers of 64 bits are steps.
  var isWhole = false

  var rules: [Rule] { [.step] }
  var expressions: [FormExpression] {
    [step, base, maximum].compactMap { $0?.expression }
  }
  var isConstant: Bool {
    !step.dependsOnOthers && !base.dependsOnOthers && !maximum.dependsOnOthers
  }
  var limits: [Message] {
    step.constant.map { [Message(.inSteps, parts: ["step": $0.spoken])] } ?? []
  }

  func limit(named key: String, in context: any EvaluationContext) -> Message? {
    switch key {
    case "step": Bound?(step).words(in: context)
    default: nil
    }
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
      let grid = StepGrid(from: start, size: size)
      if grid.contains(number) { return .passes }
      let nearest = try self.nearest(to: number, on: grid, in: context)
      let parts = ["given": number, "step": size, "base": start].merging(nearest) { $1 }
      let word: Word =
        switch nearest.count {
        case 2: .betweenSteps
        case 1: .behindLastStep
        default: .notOnStep
        }
      return .refused(
        Refusal(
          .step, Message(word, parts: parts.mapValues(\.spoken)), dependsOnOthers: !isConstant))
    } catch {
      return .failed(error)
    }
  }

  /// The steps next to a number that an answer could be: both, or the one by the name `nearest`, or none.
  private func nearest(
    to number: ExactDecimal, on grid: StepGrid, in context: any EvaluationContext
  ) throws(ExpressionFailure) -> [String: ExactDecimal] {
    guard let pair = grid.neighbours(of: number) else { return [:] }
    let greatest = try maximum?.value(comparableTo: .number(number), in: context) ?? .null
    // Steps next to the greatest numbers have more digits than a number can, and are rounded.
    func isAnswer(_ step: ExactDecimal) -> Bool {
      grid.contains(step) && (!isWhole || step.int != nil)
    }
    let hasAbove = isAnswer(pair.above) && greatest.order(to: .number(pair.above)) != .less
    switch (isAnswer(pair.below), hasAbove) {
    case (true, true): return ["below": pair.below, "above": pair.above]
    case (true, false): return ["nearest": pair.below]
    case (false, true): return ["nearest": pair.above]
    case (false, false): return [:]
    }
  }
}

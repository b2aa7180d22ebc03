/// A check that the form's author wrote as a predicate, with a message of its own.
struct PredicateCheck: Check {
  /// What must hold.
  let predicate: FormExpression
  /// The check only counts where this holds.
  let condition: FormExpression?
  /// What the person is told when it does not hold.
  let message: Phrase?

  var rules: [Rule] { [.predicate] }
  var isConstant: Bool { false }
  var expressions: [FormExpression] { [predicate] + (condition.map { [$0] } ?? []) }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    do throws(ExpressionFailure) {
      if let condition, try !condition.holds(in: context) { return .passes }
      if try predicate.holds(in: context) { return .passes }
      return .refused(
        Refusal(
          .predicate, Message(.checkFailed, ["predicate": predicate.text]), dependsOnOthers: true))
    } catch {
      return .failed(error)
    }
  }
}

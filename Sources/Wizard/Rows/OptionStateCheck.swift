/// Demands that the chosen options are still there and can be chosen.
struct OptionStateCheck: Check {
  let list: OptionList

  var rules: [Rule] { [.options] }
  var expressions: [FormExpression] { list.expressions }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    for item in value.listElements ?? [value] {
      let refusals = list.indices(of: item).map { list.unavailability(of: $0, in: context) }
      if !refusals.contains(where: { $0 == nil }), let refusal = refusals.first ?? nil {
        return .refused(refusal)
      }
    }
    return .passes
  }
}

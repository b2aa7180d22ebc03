/// Demands that both choices are still there and can be chosen.
struct LeftrightStateCheck: Check {
  let row: LeftrightRowType

  var rules: [Rule] { [.options] }
  var expressions: [FormExpression] { row.left.expressions + row.rights.flatMap(\.expressions) }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard let items = value.listElements, items.count == 2 else { return .passes }
    var first: Refusal?
    for left in row.left.indices(of: items[0]) {
      for right in row.rights[left].indices(of: items[1]) {
        let refusal =
          row.left.unavailability(of: left, in: context)
          ?? row.rights[left].unavailability(of: right, in: context)
        guard let refusal else { return .passes }
        first = first ?? refusal
      }
    }
    return first.map { .refused($0) } ?? .passes
  }
}

/// Demands one of the two values of a boolean row: an agreement that must be given.
struct MustBeCheck: Check {
  let demanded: Bool

  var rules: [Rule] { [.mustBe] }
  var isConstant: Bool { true }
  var limits: [Message] { [Message(demanded ? .mustBeYes : .mustBeNo)] }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .boolean(let given) = value, given != demanded else { return .passes }
    return .refused(Refusal(.mustBe, Message(demanded ? .mustBeYes : .mustBeNo)))
  }
}

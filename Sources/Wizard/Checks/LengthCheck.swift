/// Holds a text's length, in grapheme clusters, against `minLength` and `maxLength`.
struct LengthCheck: Check {
  let minimum: Bound?
  let maximum: Bound?

  var rules: [Rule] { [.minLength, .maxLength] }
  var expressions: [FormExpression] { [minimum, maximum].compactMap { $0?.expression } }
  var isConstant: Bool { !minimum.dependsOnOthers && !maximum.dependsOnOthers }
  var limits: [Message] {
    let least = minimum?.constant.map { Message(.atLeastCharacters, ["minLength": $0.outputText]) }
    let greatest = maximum?.constant.map {
      Message(.atMostCharacters, ["maxLength": $0.outputText])
    }
    return [least, greatest].compactMap(\.self)
  }

  func limit(named key: String, in context: any EvaluationContext) -> Message? {
    switch key {
    case "minLength": minimum.words(in: context)
    case "maxLength": maximum.words(in: context)
    default: nil
    }
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let text) = value else { return .passes }
    let length = text.count
    do throws(ExpressionFailure) {
      if let minimum, let least = try minimum.count(in: context), length < least {
        let arguments = ["minLength": String(least), "length": String(length)]
        return .refused(
          Refusal(
            .minLength, Message(.tooShort, arguments), dependsOnOthers: minimum.dependsOnOthers))
      }
      if let maximum, let greatest = try maximum.count(in: context), length > greatest {
        let arguments = ["maxLength": String(greatest), "length": String(length)]
        return .refused(
          Refusal(
            .maxLength, Message(.tooLong, arguments), dependsOnOthers: maximum.dependsOnOthers))
      }
      return .passes
    } catch {
      return .failed(error)
    }
  }
}

/// Holds the number of items of a list against `minItems` and `maxItems`.
struct ItemsCheck: Check {
  let minimum: Bound?
  let maximum: Bound?
  /// Whether what is counted is called items, not choices.
  var countsItems = false

  var rules: [Rule] { [.minItems, .maxItems] }
  var expressions: [FormExpression] { [minimum, maximum].compactMap { $0?.expression } }
  var isConstant: Bool { !minimum.dependsOnOthers && !maximum.dependsOnOthers }
  var limits: [Message] {
    let least = minimum?.constant.map {
      Message(countsItems ? .atLeastOfList : .atLeastItems, ["minItems": $0.outputText])
    }
    let greatest = maximum?.constant.map {
      Message(countsItems ? .atMostOfList : .atMostItems, ["maxItems": $0.outputText])
    }
    return [least, greatest].compactMap(\.self)
  }

  func limit(named key: String, in context: any EvaluationContext) -> Message? {
    switch key {
    case "minItems": minimum.words(in: context)
    case "maxItems": maximum.words(in: context)
    default: nil
    }
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .list(let items) = value else { return .passes }
    return verdict(onCount: items.count, in: context)
  }

  /// Holds a number of items against the limits.
  func verdict(onCount found: Int, in context: any EvaluationContext) -> Verdict {
    do throws(ExpressionFailure) {
      if let minimum, let count = try minimum.count(in: context), found < count {
        let arguments = ["minItems": String(count), "count": String(found)]
        return .refused(
          Refusal(
            .minItems, Message(countsItems ? .tooFewOfList : .tooFewItems, arguments),
            dependsOnOthers: minimum.dependsOnOthers))
      }
      if let maximum, let count = try maximum.count(in: context), found > count {
        let arguments = ["maxItems": String(count), "count": String(found)]
        return .refused(
          Refusal(
            .maxItems, Message(countsItems ? .tooManyOfList : .tooManyItems, arguments),
            dependsOnOthers: maximum.dependsOnOthers))
      }
      return .passes
    } catch {
      return .failed(error)
    }
  }
}

/// Holds the digits behind a number's decimal point against `places`.
struct PlacesCheck: Check {
  let places: Bound

  var rules: [Rule] { [.places] }
  var expressions: [FormExpression] { [places.expression].compactMap(\.self) }
  var limits: [Message] {
    places.constant.map { [Message(.atMostPlaces, ["places": $0.outputText])] } ?? []
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .number(let number) = value else { return .passes }
    do throws(ExpressionFailure) {
      guard case .number(let limit) = try places.value(in: context), let count = limit.int,
        number.scale > count
      else { return .passes }
      return .refused(
        Refusal(
          .places,
          Message(.tooManyPlaces, ["places": String(count)], parts: ["given": number.spoken]),
          dependsOnOthers: places.dependsOnOthers))
    } catch {
      return .failed(error)
    }
  }
}

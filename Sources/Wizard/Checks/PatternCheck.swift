/// Demands that a whole text matches a regular expression (PCRE2, PREDICATES §14).
struct PatternCheck: Check {
  let pattern: Pattern
  /// The pattern as the author wrote it.
  let text: String

  var rules: [Rule] { [.pattern] }
  var isConstant: Bool { true }
  var limits: [Message] { [Message(.matchesPattern, ["pattern": text])] }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let subject) = value else { return .passes }
    let matches: Bool
    do {
      matches = try pattern.matchesWhole(subject)
    } catch {
      return .refused(Refusal(.pattern, Message(.patternLimit, ["pattern": text])))
    }
    if matches { return .passes }
    return .refused(
      Refusal(.pattern, Message(.noMatch, ["given": subject.quotedForMessage, "pattern": text])))
  }
}

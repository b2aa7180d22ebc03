/// Demands that a whole text matches a regular expression (PCRE2, PREDICATES §14).
struct PatternCheck: Check {
  let pattern: Pattern
  /// The pattern as the author wrote it.
  let text: String

  var rules: [Rule] { [.pattern] }
  var isConstant: Bool { true }
  var limits: [Message] { [Message(.matchesPattern, ["pattern": told])] }
  /// The pattern as it is told: what makes it one without regard to case says nothing to a person.
  private var told: String { text.hasPrefix("(?i)") ? String(text.dropFirst(4)) : text }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let subject) = value else { return .passes }
    let matches: Bool
    do {
      matches = try pattern.matchesWhole(subject)
    } catch {
      return .refused(Refusal(.pattern, Message(.patternLimit, ["pattern": told])))
    }
    if matches { return .passes }
    return .refused(
      Refusal(.pattern, Message(.noMatch, ["given": subject.quotedForMessage, "pattern": told])))
  }
}

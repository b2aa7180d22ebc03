/// Something that keeps a form from being finished: an answer that is missing or does not pass.
public struct Problem: Equatable, Sendable {
  /// The row, if it is a row's.
  public let row: Int?
  /// The row's tag; empty for a problem of the whole form or file.
  public let tag: String
  /// The rule that is broken.
  public let rule: Rule
  /// What is wrong, in a phrase without the row's name.
  public let message: String
  /// What would be accepted.
  public let accepted: String?
  /// What was perhaps meant, as a question; nothing where something is accepted.
  public let suggestion: String?
  /// Where the answer came from; nothing where there is none.
  public let source: AnswerSource?
  /// The answer as given; never that of a secret.
  public let given: String?

  /// Describes a problem.
  ///
  /// - Parameters:
  ///   - row: the row, if it is a row's.
  ///   - tag: the row's tag.
  ///   - rule: the rule that is broken.
  ///   - message: what is wrong.
  ///   - accepted: what would be accepted.
  ///   - suggestion: what was perhaps meant, as a question.
  ///   - source: where the answer came from.
  ///   - given: the answer as given.
  public init(
    row: Int? = nil, tag: String, rule: Rule, message: String, accepted: String? = nil,
    suggestion: String? = nil, source: AnswerSource? = nil, given: String? = nil
  ) {
    self.row = row
    self.tag = tag
    self.rule = rule
    self.message = message
    self.accepted = accepted
    self.suggestion = suggestion
    self.source = source
    self.given = given
  }
}

extension CompiledForm {
  /// A failure as a problem of the row whose expression it is.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the problem, which stands in the form.
  public func problem(for failure: ExpressionFailure) -> Problem {
    let owner = failure.expression.owner
    if !templates.isEmpty, case .row(let place) = owner,
      let row = allRows.firstIndex(where: { $0.tagPlace.offset == place.offset }),
      row >= rows.count
    {
      return Problem(
        row: outermost(row), tag: path(of: row), rule: .expression, message: sentence(for: failure),
        source: diagnostic(for: failure).position.map { .place($0) })
    }
    let tag = owner.tag
    return Problem(
      row: tags.index(of: tag), tag: tag, rule: .expression, message: sentence(for: failure),
      source: diagnostic(for: failure).position.map { .place($0) })
  }
}

/// Something about an expression that shows without any values.
public struct ExpressionFinding: Equatable, Sendable {
  /// What was found.
  public enum Reason: Equatable, Sendable {
    /// It cannot be evaluated.
    case fault(ExpressionError.Reason)
    /// Two types are never equal.
    case neverEqual(left: String, right: String)
    /// A value that is none of a row's options.
    case noSuchOption(String, row: String, suggestion: String?)
    /// A predicate that holds, or does not, whatever the answers are.
    case constant(Bool)
  }

  /// What was found.
  public let reason: Reason
  /// The byte offset in the text of the expression.
  public let offset: Int
  /// How many bytes of the text are meant.
  public let length: Int

  /// Describes a finding.
  ///
  /// - Parameters:
  ///   - reason: what was found.
  ///   - offset: the byte offset in the text of the expression.
  ///   - length: how many bytes of the text are meant.
  public init(_ reason: Reason, at offset: Int, length: Int) {
    self.reason = reason
    self.offset = offset
    self.length = length
  }

  /// How much it matters: what cannot be evaluated is an error, the rest a warning.
  public var severity: Diagnostic.Severity {
    if case .fault = reason { .error } else { .warning }
  }

  /// What was found, in lower case and without a full stop.
  public var message: String {
    switch reason {
    case .fault(let fault): ExpressionError(fault, at: offset, length: length).message
    case .neverEqual(let left, let right): "\(left) never equals \(right)"
    case .noSuchOption(let value, let row, _): "\"\(row)\" has no option \"\(value)\""
    case .constant(true): "the predicate always holds"
    case .constant(false): "the predicate never holds"
    }
  }

  /// What would mend it, if that can be said.
  public var remedy: String? {
    switch reason {
    case .fault(let fault): ExpressionError(fault, at: offset, length: length).remedy
    case .noSuchOption(_, _, let suggestion): suggestion.map { "did you mean \"\($0)\"?" }
    default: nil
    }
  }
}

/// A pattern of an expression: compiled, or the reason why it cannot be.
enum CompiledPattern: Sendable {
  /// It can be used.
  case ready(Pattern)
  /// It is no pattern.
  case refused(ExpressionError.Reason)

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - text: the pattern as it is written, its escapes resolved.
  ///   - options: what it does not look at in text.
  init(_ text: String, options: Comparison.Options) {
    let marks = options.contains(.ignoringMarks)
    let source =
      marks ? TextFolding.fold(text, ignoringCase: false, ignoringMarks: true) : text
    do {
      self = .ready(try Pattern(source, ignoringCase: options.contains(.ignoringCase)))
    } catch {
      self = .refused(Self.reason(for: error, of: text))
    }
  }

  /// The pattern itself.
  ///
  /// - Throws: why it is none.
  func pattern(at node: ExpressionNode) throws(ExpressionError) -> Pattern {
    switch self {
    case .ready(let pattern): return pattern
    case .refused(let reason): throw node.error(reason)
    }
  }

  /// What an error of a pattern means in an expression.
  static func reason(for error: PatternError, of text: String) -> ExpressionError.Reason {
    switch error {
    case .invalid(let message, _): .invalidPattern(text, message: message)
    case .limitReached: .patternLimit(text)
    }
  }
}

extension ExpressionNode {
  /// An error about this part of the text.
  func error(_ reason: ExpressionError.Reason) -> ExpressionError {
    ExpressionError(reason, at: Int(start), length: Int(end - start))
  }
}

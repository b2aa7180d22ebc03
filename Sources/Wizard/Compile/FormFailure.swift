/// Why a form cannot be used: everything that is wrong with it.
public struct FormFailure: Error, Sendable {
  /// The findings, in the order of the form's text; at least one is an error.
  public let diagnostics: [Diagnostic]

  /// Gathers what is wrong with a form.
  ///
  /// - Parameter diagnostics: the findings.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension FormFailure: CustomStringConvertible {
  /// The findings as a person reads them, each with its line of the form.
  public var description: String { diagnostics.map(\.rendered).joined(separator: "\n") }
}

extension Form {
  /// Checks a form, and prepares it for a walk.
  ///
  /// - Parameters:
  ///   - registry: the row types there are.
  ///   - clock: when the run started; relative dates count from it.
  ///   - language: the language that texts of the form are taken in.
  /// - Returns: the form as checked.
  /// - Throws: `FormFailure` with all that is wrong.
  public func compiled(
    registry: RowTypeRegistry = .standard, clock: Clock = .system(),
    language: Language = .english
  ) throws(FormFailure) -> CompiledForm {
    var diagnostics: [Diagnostic] = []
    guard
      let compiled = FormCompiler.compile(
        self, registry: registry, clock: clock, language: language, adding: &diagnostics)
    else { throw FormFailure(diagnostics: diagnostics) }
    return compiled
  }
}

/// A finding about a form, an expression or a file, for the person who wrote it.
public struct Diagnostic: Equatable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Sendable {
    /// The form cannot be used as it is.
    case error
    /// The form can be used, but does not do what its author meant.
    case warning
    /// Something worth knowing that changes nothing.
    case note
  }

  /// How much it matters.
  public let severity: Severity
  /// A stable code such as `F012`, for tests and programs; not printed.
  public let code: String
  /// What is wrong, in lower case and without a full stop.
  public let message: String
  /// What would mend it: `did you mean "type"?`, `accepted: …`.
  public let remedy: String?
  /// Where it is, if it is anywhere.
  public let position: SourcePosition?

  /// Describes a finding.
  ///
  /// - Parameters:
  ///   - severity: how much it matters.
  ///   - code: its stable code.
  ///   - message: what is wrong, in lower case and without a full stop.
  ///   - remedy: what would mend it.
  ///   - position: where it is.
  public init(
    _ severity: Severity, code: String, message: String, remedy: String? = nil,
    position: SourcePosition? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.remedy = remedy
    self.position = position
  }
}

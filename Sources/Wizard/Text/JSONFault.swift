/// What is wrong with a JSON text, and where.
typealias JSONFault = TextFault<JSONFaultKind>

/// The kinds of fault of a JSON text.
enum JSONFaultKind: String {
  /// Something else was expected here.
  case unexpected = "J001"
  /// A word that is no JSON value.
  case word = "J002"
  /// A character that a string may not hold as it is.
  case control = "J003"
  /// An escape that JSON does not have.
  case escape = "J004"
  /// Half of a surrogate pair.
  case surrogate = "J005"
  /// A number that is not written as JSON has it.
  case number = "J006"
  /// Lists and maps that stand too deep in each other.
  case depth = "J007"
  /// A comment or a comma that only forms may have.
  case dialect = "J008"
  /// A string or comment without its end.
  case unclosed = "J009"
}

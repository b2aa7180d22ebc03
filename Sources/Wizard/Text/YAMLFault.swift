/// What is wrong with a YAML text, and where.
typealias YAMLFault = TextFault<YAMLFaultKind>

/// The kinds of fault of a YAML text.
enum YAMLFaultKind: String {
  /// The text does not follow the grammar.
  case syntax = "Y001"
  /// A tag such as `!!str`.
  case tag = "Y002"
  /// A second document in the same text.
  case documents = "Y003"
  /// A key that is a list or a map.
  case key = "Y004"
  /// An alias without an anchor before it, or within its own.
  case alias = "Y005"
  /// Aliases that make the tree far larger than the text.
  case expansion = "Y006"
  /// Lists and maps that stand too deep in each other.
  case depth = "Y007"
}

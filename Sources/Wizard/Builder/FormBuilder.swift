/// A part of a form: a section, or a row that stands in none.
public enum FormElement: Sendable {
  /// A section with its rows.
  case section(Section)
  /// A row.
  case row(Row)
}

/// Gathers the sections and rows of a form; `if`, `switch` and `for` work in it.
@resultBuilder public enum FormBuilder {
  /// A section.
  public static func buildExpression(_ section: Section) -> [FormElement] { [.section(section)] }
  /// A row outside of a section.
  public static func buildExpression(_ row: some RowDescriptor) -> [FormElement] { [.row(row.row)] }
  /// The parts one after the other.
  public static func buildBlock(_ parts: [FormElement]...) -> [FormElement] {
    parts.flatMap(\.self)
  }
  /// Parts that may be left out.
  public static func buildOptional(_ parts: [FormElement]?) -> [FormElement] { parts ?? [] }
  /// The parts of the first branch.
  public static func buildEither(first parts: [FormElement]) -> [FormElement] { parts }
  /// The parts of the other branch.
  public static func buildEither(second parts: [FormElement]) -> [FormElement] { parts }
  /// The parts of all rounds.
  public static func buildArray(_ parts: [[FormElement]]) -> [FormElement] { parts.flatMap(\.self) }
}

/// Gathers the rows of a section; `if`, `switch` and `for` work in it.
@resultBuilder public enum RowBuilder {
  /// A row.
  public static func buildExpression(_ row: some RowDescriptor) -> [Row] { [row.row] }
  /// The rows one after the other.
  public static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap(\.self) }
  /// Rows that may be left out.
  public static func buildOptional(_ parts: [Row]?) -> [Row] { parts ?? [] }
  /// The rows of the first branch.
  public static func buildEither(first parts: [Row]) -> [Row] { parts }
  /// The rows of the other branch.
  public static func buildEither(second parts: [Row]) -> [Row] { parts }
  /// The rows of all rounds.
  public static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap(\.self) }
}

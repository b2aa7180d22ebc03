/// All row types, by every name they have.
public struct RowTypeRegistry: Sendable {
  /// The row types of askform.
  public static let standard = RowTypeRegistry([
    TextRow.self, NameRow.self, EmailRow.self, URLRow.self, PasswordRow.self, IntegerRow.self,
    NumberRow.self, DecimalRow.self, StepperRow.self, SliderRow.self, SwitchRow.self, CheckRow.self,
    DateRow.self, TimeRow.self, DateTimeRow.self, DurationRow.self, SelectRow.self, SegmentRow.self,
    LeftrightRow.self,
    MultiselectRow.self, PhoneRow.self, TwitterRow.self, AccountRow.self, ZipcodeRow.self,
    TextareaRow.self, PortRow.self, HostRow.self, IPRow.self, CIDRRow.self, SizeRow.self,
    FileRow.self,
    InfoRow.self, ButtonRow.self,
  ])

  /// The types in order.
  public let types: [any RowType.Type]

  /// Registers row types; a keyword wins over another name, and else the later type keeps a name.
  ///
  /// - Parameter types: the row types.
  public init(_ types: [any RowType.Type]) {
    self.types = types
  }

  /// The row type of a name; a few short names are compared faster than they are hashed.
  public func type(named name: String) -> (any RowType.Type)? {
    types.last { $0.keyword == name } ?? types.last { $0.otherNames.contains(name) }
  }

  /// Every name, for suggestions.
  public var names: [String] { types.flatMap { [$0.keyword] + $0.otherNames }.sorted() }
}

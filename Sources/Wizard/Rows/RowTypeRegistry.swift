/// All row types, by every name they have.
public struct RowTypeRegistry: Sendable {
  /// The row types of askform.
  public static let standard = RowTypeRegistry([
    TextRow.self, NameRow.self, EmailRow.self, URLRow.self, PasswordRow.self, IntegerRow.self,
    NumberRow.self, DecimalRow.self, StepperRow.self, SliderRow.self, SwitchRow.self, CheckRow.self,
    DateRow.self, TimeRow.self, DateTimeRow.self, DurationRow.self, SelectRow.self, SegmentRow.self,
    MultiselectRow.self, PhoneRow.self, TwitterRow.self, AccountRow.self, ZipcodeRow.self,
    TextareaRow.self, PortRow.self, HostRow.self, IPRow.self, CIDRRow.self, SizeRow.self, FileRow.self,
    InfoRow.self,
  ])

  /// The types in order.
  public let types: [any RowType.Type]
  private let byName: [String: any RowType.Type]

  /// Registers row types; where two have a name in common, the later one keeps it.
  ///
  /// - Parameter types: the row types.
  public init(_ types: [any RowType.Type]) {
    self.types = types
    var byName: [String: any RowType.Type] = [:]
    for type in types {
      for name in [type.keyword] + type.otherNames { byName[name] = type }
    }
    self.byName = byName
  }

  /// The row type of a name.
  public func type(named name: String) -> (any RowType.Type)? { byName[name] }

  /// Every name, for suggestions.
  public var names: [String] { byName.keys.sorted() }
}

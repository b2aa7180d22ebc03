/// All row types, by every name they have.
public struct RowTypeRegistry: Sendable {
  /// The row types of askform.
  public static let standard = RowTypeRegistry([
    TextRowType.self, NameRowType.self, EmailRowType.self, URLRowType.self, PasswordRowType.self,
    IntegerRowType.self,
    NumberRowType.self, DecimalRowType.self, StepperRowType.self, SliderRowType.self,
    SwitchRowType.self, CheckRowType.self,
    DateRowType.self, TimeRowType.self, DateTimeRowType.self, DurationRowType.self,
    SelectRowType.self, SegmentRowType.self,
    LeftrightRowType.self,
    MultiselectRowType.self, PhoneRowType.self, TwitterRowType.self, AccountRowType.self,
    ZipcodeRowType.self, BankAccountRowType.self, SocialSecurityRowType.self,
    TextareaRowType.self, PortRowType.self, HostRowType.self, IPRowType.self, CIDRRowType.self,
    SizeRowType.self,
    FileRowType.self,
    InfoRowType.self, ButtonRowType.self,
  ])

  /// The types in order.
  public let types: [any RowType.Type]
  /// By type: its keyword.
  private let keywords: [String]
  /// The other names of all types.
  private let otherNames: [String]
  /// By other name: which type it is of.
  private let owners: [Int]

  /// Registers row types; a keyword wins over another name, and else the later type keeps a name.
  ///
  /// - Parameter types: the row types.
  public init(_ types: [any RowType.Type]) {
    self.types = types
    keywords = types.map { $0.keyword }
    var others: [String] = []
    var owners: [Int] = []
    for (index, type) in types.enumerated() {
      others += type.otherNames
      owners += [Int](repeating: index, count: type.otherNames.count)
    }
    otherNames = others
    self.owners = owners
  }

  /// The row type of a name; some dozens of short names are compared faster than they are hashed.
  public func type(named name: String) -> (any RowType.Type)? {
    let length = name.utf8.count
    for index in keywords.indices.reversed()
    where keywords[index].utf8.count == length && keywords[index] == name {
      return types[index]
    }
    return otherNames.lastIndex(of: name).map { types[owners[$0]] }
  }

  /// Every name, for suggestions.
  public var names: [String] { (keywords + otherNames).sorted() }
}

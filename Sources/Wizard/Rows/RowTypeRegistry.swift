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
  /// By length: a bit for each keyword that is so long, of the first 64.
  private let places: [UInt64]

  /// Registers row types; a keyword wins over another name, and else the later type keeps a name.
  ///
  /// - Parameter types: the row types.
  public init(_ types: [any RowType.Type]) {
    self.types = types
    keywords = types.map { $0.keyword }
    var places: [UInt64] = []
    for (index, keyword) in keywords.enumerated() {
      let length = keyword.utf8.count
      while places.count <= length { places.append(0) }
      if index < 64 { places[length] |= 1 << UInt64(index) }
    }
    self.places = places
  }

  /// The row type of a name; some dozens of short names are compared faster than they are hashed.
  ///
  /// The other names are few, and no table is made of them: most forms have none.
  public func type(named name: String) -> (any RowType.Type)? {
    if keywords.count > 64, let index = keywords[64...].lastIndex(of: name) { return types[index] }
    let length = name.utf8.count
    var candidates = length < places.count ? places[length] : 0
    let first = name.utf8.first
    while candidates != 0 {
      let index = 63 - candidates.leadingZeroBitCount
      if keywords[index].utf8.first == first, keywords[index] == name { return types[index] }
      candidates &= ~(1 << UInt64(index))
    }
    return types.last { $0.otherNames.contains(name) }
  }

  /// Every name, for suggestions.
  public var names: [String] { (keywords + types.flatMap { $0.otherNames }).sorted() }
}

/// What kind of value a row or a part of an expression has, as far as that is known without values; null is always possible.
public indirect enum StaticType: Equatable, Sendable {
  /// Not known.
  case unknown
  /// Null and nothing else.
  case null
  /// A boolean.
  case boolean
  /// A number.
  case number
  /// Text.
  case string
  /// A date.
  case date
  /// A time of day.
  case time
  /// A date and time.
  case datetime
  /// A duration.
  case duration
  /// A list whose elements have a type.
  case list(StaticType)
  /// An item of a list of several rows, with what is known of them.
  case item([ItemKey])

  /// A row of an item: its name and its type.
  public struct ItemKey: Equatable, Sendable {
    /// The row's tag.
    public let name: String
    /// The type of its value.
    public let type: StaticType

    /// Describes a row of an item.
    ///
    /// - Parameters:
    ///   - name: the row's tag.
    ///   - type: the type of its value.
    public init(_ name: String, _ type: StaticType) {
      self.name = name
      self.type = type
    }
  }
}

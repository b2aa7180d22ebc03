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
}

/// A whole number of 64 bits.
public struct IntegerRow: SteppedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `integer`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("integer", tag, title) }
}

/// An exact number.
public struct NumberRow: SteppedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `number`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("number", tag, title) }
}

/// An exact number without an exponent.
public struct DecimalRow: SteppedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `decimal`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("decimal", tag, title) }

  /// How many digits there may be behind the decimal sign.
  public func places(_ count: FormValue) -> Self { attribute("places", count) }
}

/// A number that is counted up and down.
public struct StepperRow: SteppedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `stepper`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("stepper", tag, title) }

  /// Whether counting goes on from one limit to the other.
  public func wraps(_ wraps: Bool = true) -> Self { attribute("wraps", FormValue(wraps)) }
}

/// A number between two limits.
public struct SliderRow: SteppedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `slider`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("slider", tag, title) }

  /// How many steps there are between the limits.
  public func steps(_ count: FormValue) -> Self { attribute("steps", count) }
  /// Whether a value between two steps becomes the nearest.
  public func snap(_ snaps: Bool = true) -> Self { attribute("snap", FormValue(snaps)) }
}

/// An amount of bytes.
public struct SizeRow: RangedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `size`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("size", tag, title) }
}

/// A port of TCP or UDP.
public struct PortRow: RangedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `port`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("port", tag, title) }
}

/// The name or address of a host.
public struct HostRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `host`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("host", tag, title) }
}

/// An address of the internet protocol.
public struct IPRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `ip`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("ip", tag, title) }
}

/// A network: an address and the length of its prefix.
public struct CIDRRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `cidr`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("cidr", tag, title) }
}

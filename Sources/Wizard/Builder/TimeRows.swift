/// A day of the calendar.
public struct DateRow: MomentDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `date`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("date", tag, title) }
}

/// A time of day.
public struct TimeRow: TimedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `time`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("time", tag, title) }
}

/// A date and a time.
public struct DateTimeRow: TimedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `datetime`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("datetime", tag, title) }

  /// Makes the value one without an offset: the same time wherever it is read.
  public func withoutZone() -> Self { attribute("zone", "none") }
  /// The time of a date that comes without one.
  public func time(_ time: String) -> Self { attribute("time", FormValue(time)) }
}

/// A span of time.
public struct DurationRow: RangedDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `duration`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("duration", tag, title) }
}

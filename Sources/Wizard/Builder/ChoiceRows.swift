/// Yes or no.
public struct SwitchRow: BooleanDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `switch`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("switch", tag, title) }
}

/// Yes or no, as a box to tick.
public struct CheckRow: BooleanDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `check`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("check", tag, title) }
}

/// One of several options.
public struct SelectRow: OptionsDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `select`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("select", tag, title) }

  /// Whether a text that is no option is taken too.
  public func other(_ takesOther: Bool = true) -> Self { attribute("other", FormValue(takesOther)) }
}

/// One of a few options, which are asked on one line.
public struct SegmentRow: OptionsDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `segment`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("segment", tag, title) }
}

/// Any of several options.
public struct MultiselectRow: OptionsDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `multiselect`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("multiselect", tag, title) }

  /// How many there are at least; a number or `.compute(…)`.
  public func minItems(_ count: FormValue) -> Self { attribute("minItems", count) }
  /// How many there are at most; a number or `.compute(…)`.
  public func maxItems(_ count: FormValue) -> Self { attribute("maxItems", count) }
  /// Whether the choices stay in the order they were made in.
  public func keepOrder(_ keeps: Bool = true) -> Self { attribute("keepOrder", FormValue(keeps)) }
}

/// One of several options, and one of those that belong to it.
public struct LeftrightRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `leftright`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("leftright", tag, title) }

  /// What becomes of the right choice when a person changes the left one.
  public enum LeftChange: String, Sendable {
    /// It is asked again, or is the first or last of the new ones.
    case clear, first, last
  }
  /// The left options, each with its right ones.
  public func options(_ options: FormOption...) -> Self {
    attribute("options", FormValue(options.map(\.formValue)))
  }
  /// What becomes of the right choice when a person changes the left one.
  public func onLeftChange(_ change: LeftChange) -> Self {
    attribute("onLeftChange", FormValue(change.rawValue))
  }
}

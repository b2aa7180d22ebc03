/// The path of a file.
public struct FileRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `file`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("file", tag, title) }

  /// Whether the file must be there.
  public func mustExist(_ must: Bool = true) -> Self { attribute("mustExist", FormValue(must)) }
  /// The endings of names that are taken, without the dot.
  public func extensions(_ extensions: String...) -> Self {
    attribute("extensions", FormValue(extensions))
  }
  /// Whether it is a folder.
  public func directory(_ isDirectory: Bool = true) -> Self {
    attribute("directory", FormValue(isDirectory))
  }
}

/// A text to read, which is not asked.
public struct InfoRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `info`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("info", tag, title) }

  /// What is printed, with answers in it.
  public func text(_ text: FormValue) -> Self { attribute("text", text) }
  /// The row's value.
  public func value(_ value: FormValue) -> Self { attribute("value", value) }
}

/// A row that does something when a person presses Enter at it.
public struct ButtonRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `button`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("button", tag, title) }

  /// Ends the questions.
  public func submits() -> Self { attribute("action", "submit") }
  /// Goes back to the row before.
  public func goesBack() -> Self { attribute("action", "back") }
  /// Goes to a row.
  public func goes(to tag: String) -> Self {
    attribute("action", "goto").attribute("goto", FormValue(tag))
  }
}

/// A row of a type that the form declares (`Form.type(_:basedOn:)`), or that a program registers.
public struct CustomRow: LimitedTextDescriptor, SteppedDescriptor, OptionsDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of some type.
  ///
  /// - Parameters:
  ///   - type: the name of the type.
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ type: String, _ tag: String, _ title: FormValue? = nil) {
    row = Row(type, tag, title)
  }
}

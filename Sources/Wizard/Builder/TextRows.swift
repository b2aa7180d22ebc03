/// A line of text.
public struct TextRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `text`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("text", tag, title) }
}

/// A name.
public struct NameRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `name`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("name", tag, title) }
}

/// An address of electronic mail.
public struct EmailRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `email`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("email", tag, title) }

  /// Takes domains without a dot too.
  public func local(_ takesLocal: Bool = true) -> Self { attribute("local", FormValue(takesLocal)) }
}

/// An address of the web, or of other schemes.
public struct URLRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `url`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("url", tag, title) }

  /// The schemes that are taken in place of http and https.
  public func schemes(_ schemes: String...) -> Self { attribute("schemes", FormValue(schemes)) }
}

/// A secret, which is never shown.
public struct PasswordRow: LimitedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `password`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("password", tag, title) }

  /// Whether a person types it twice.
  public func confirm(_ isConfirmed: Bool = true) -> Self {
    attribute("confirm", FormValue(isConfirmed))
  }
}

/// A telephone number.
public struct PhoneRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `phone`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("phone", tag, title) }
}

/// A name on Twitter, without the at sign.
public struct TwitterRow: RowDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `twitter`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("twitter", tag, title) }
}

/// The name of an account: ASCII without blanks.
public struct AccountRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `account`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("account", tag, title) }
}

/// A postal code.
public struct ZipcodeRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `zipcode`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("zipcode", tag, title) }
}

/// The number of a Norwegian bank account.
public struct BankAccountRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `bankaccount`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("bankaccount", tag, title) }
}

/// A Norwegian social security number.
public struct SocialSecurityRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `socialsecurity`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("socialsecurity", tag, title) }
}

/// A text of several lines.
public struct TextareaRow: TrimmedTextDescriptor {
  /// The row as a form file would have it.
  public var row: Row

  /// Describes a row of type `textarea`.
  ///
  /// - Parameters:
  ///   - tag: the row's name in answers and predicates.
  ///   - title: what it is called to a person; nothing for its tag.
  public init(_ tag: String, _ title: FormValue? = nil) { row = Row("textarea", tag, title) }
}

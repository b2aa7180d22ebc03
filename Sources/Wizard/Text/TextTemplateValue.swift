/// What a name of a template can stand for.
public indirect enum TemplateValue: Equatable, Sendable {
  /// One member of a map.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let name: String
    /// What it stands for.
    public let value: TemplateValue

    /// Describes a member.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - value: what it stands for.
    public init(_ name: String, _ value: TemplateValue) {
      self.name = name
      self.value = value
    }
  }

  /// No value: the empty text, and false to a section.
  case nothing
  /// True or false.
  case boolean(Bool)
  /// A number by its digits.
  case number(String)
  /// Text.
  case text(String)
  /// A list; a section is repeated for each element.
  case list([TemplateValue])
  /// Values by their names.
  case map([Member])
  /// A value that must not be seen by others than those the result is for.
  case secret(TemplateValue)

  /// The value itself, also where it is a secret.
  var open: TemplateValue {
    if case .secret(let value) = self { value.open } else { self }
  }

  /// Whether a section is left out; the empty text is not false, as the specification leaves it open.
  public var isFalse: Bool {
    switch open {
    case .nothing, .boolean(false): true
    case .list(let elements): elements.isEmpty
    default: false
    }
  }

  /// The text that stands for the value; lists have commas between, maps none.
  public var text: String {
    switch self {
    case .nothing, .map: ""
    case .secret(let value): value.text
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let text), .text(let text): text
    case .list(let elements): elements.map(\.text).joined(separator: ",")
    }
  }

  /// The member of a map.
  ///
  /// - Parameter name: the member's name.
  /// - Returns: its value; nil where the value is no map or has no such member.
  public func member(_ name: String) -> TemplateValue? {
    switch self {
    case .map(let members): return members.first { $0.name == name }?.value
    case .secret(let value): return value.member(name).map { .secret($0) }
    default: return nil
    }
  }
}

/// Something that knows what the outermost names of a template stand for.
public protocol TemplateContext {
  /// Looks a name up; dotted names arrive by their first part, `.` outside of sections as itself.
  ///
  /// - Parameter name: the name.
  /// - Returns: what it stands for, or nil where it is unknown.
  func value(named name: String) -> TemplateValue?
}

extension TemplateValue: TemplateContext {
  /// A map's member, and the value itself for `.`.
  public func value(named name: String) -> TemplateValue? {
    name == "." ? self : member(name)
  }
}

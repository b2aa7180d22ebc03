/// A value of a JSON or YAML text that knows where it stands.
public struct Node: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    /// JSON's `null`; YAML's plain `null`, `~` or nothing.
    case null
    /// JSON's `true` or `false`.
    case boolean(Bool)
    /// A JSON number, as its exact characters.
    case number(String)
    /// A JSON string or a quoted or block scalar of YAML.
    case string(String)
    /// A plain scalar of YAML that is not null: text until a reader decides what it is.
    case plain(String)
    /// The elements of a list.
    case array([Node])
    /// The members of a map, in the order of the text. A key that stands twice is there twice, and the
    /// document's `duplicateKeys` tell of it.
    case object([Member])
  }

  /// One member of a map.
  public struct Member: Sendable {
    /// The key as text.
    public let key: String
    /// The byte offset of the key in the source text.
    public let offset: UInt32
    /// The mark of the key.
    let mark: KeyMark
    /// The member's value.
    public let value: Node

    /// Describes a member.
    ///
    /// - Parameters:
    ///   - key: the key as text.
    ///   - offset: the byte offset of the key.
    ///   - value: the member's value.
    public init(key: String, offset: UInt32, value: Node) {
      self.init(key: key, mark: KeyMark(key), offset: offset, value: value)
    }

    /// Describes a member whose key is marked already.
    init(key: consuming String, mark: KeyMark, offset: UInt32, value: consuming Node) {
      self.key = key
      self.offset = offset
      self.mark = mark
      self.value = value
    }
  }

  /// What the value is.
  public let content: Content
  /// The byte offset of the value's first character.
  public let offset: UInt32
  /// The byte offset behind the value's last character.
  public let end: UInt32

  /// Describes a value.
  ///
  /// - Parameters:
  ///   - content: what the value is.
  ///   - offset: the byte offset of its first character.
  ///   - end: the byte offset behind its last character.
  public init(_ content: Content, offset: UInt32, end: UInt32) {
    self.content = content
    self.offset = offset
    self.end = end
  }
}

extension [Node.Member] {
  /// The value of a key, the first one where the key stands twice.
  func value(of key: String) -> Node? { index(of: key).map { self[$0].value } }

  /// The place of a key, the first one where the key stands twice.
  ///
  /// Most keys are ruled out by their mark, which takes no comparison.
  func index(of key: String) -> Int? {
    let mark = KeyMark(key)
    for index in indices where self[index].mark == mark && self[index].key == key { return index }
    return nil
  }
}

/// A row as written: one question, or one piece of information, of a form.
public struct Row: Sendable {
  /// The row's name in the form; a row without one has the empty tag and where the row begins.
  public let tag: LocatedText
  /// The name of the row's type; empty where the author gave none.
  public let type: LocatedText
  /// All attributes in the author's order, `tag` and `type` among them.
  public let attributes: [Node.Member]

  /// Describes a row.
  ///
  /// - Parameters:
  ///   - tag: the row's name in the form.
  ///   - type: the name of the row's type.
  ///   - attributes: all attributes, `tag` and `type` among them.
  public init(tag: LocatedText, type: LocatedText, attributes: [Node.Member]) {
    self.tag = tag
    self.type = type
    self.attributes = attributes
  }
}

/// A text with the place it was written at.
public struct LocatedText: Sendable {
  /// What was written.
  public let content: String
  /// The byte offset of its first character in the form's text.
  public let offset: UInt32
  /// The byte offset behind its last character.
  public let end: UInt32

  /// Describes a text and its place.
  ///
  /// - Parameters:
  ///   - content: what was written.
  ///   - offset: the byte offset of its first character.
  ///   - end: the byte offset behind its last character.
  public init(_ content: String, offset: UInt32, end: UInt32) {
    self.content = content
    self.offset = offset
    self.end = end
  }
}

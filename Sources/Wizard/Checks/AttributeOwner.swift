/// What attributes and expressions can belong to.
public enum AttributeOwner: Sendable {
  /// Something that is called so in messages: `the form`, `an option of row "size"`.
  case named(String)
  /// The row of a tag, which is empty where the author gave none.
  case row(LocatedText)

  /// What it is called in messages.
  public var name: String {
    switch self {
    case .named(let name): name
    case .row(let tag): tag.content.isEmpty ? "the row" : "row \"\(tag.content)\""
    }
  }

  /// The tag of the row it is; empty for anything else.
  public var tag: String {
    if case .row(let tag) = self { tag.content } else { "" }
  }
}

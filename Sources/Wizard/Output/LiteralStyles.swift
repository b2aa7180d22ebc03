/// The ways to write a value among other text, by the extension of the files they are for.
public enum LiteralStyles {
  /// The extensions there is a style for, in lower case and without the point.
  public static let names = ["json", "yaml", "toml", "ini", "env", "sh", "html", "xml"]

  /// Finds a style.
  ///
  /// - Parameter name: one of `names`, or another extension of the same format, such as `yml`.
  /// - Returns: the style; nothing where there is none.
  public static func style(named name: String) -> (any LiteralStyle)? {
    switch name {
    case "json": JSONLiteral()
    case "yaml", "yml": YAMLLiteral()
    case "toml": TOMLLiteral()
    case "ini": INILiteral()
    case "env": DotenvLiteral()
    case "sh": ShellLiteral()
    case "html", "htm": MarkupLiteral(.html)
    case "xml": MarkupLiteral(.xml)
    default: nil
    }
  }
}

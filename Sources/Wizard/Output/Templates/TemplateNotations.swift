/// The formats whose places a template's values are written for, by the extension in front of `.mustache`.
public enum TemplateNotations {
  /// The names that `--escape` takes.
  public static let names = LiteralStyles.names + ["none"]

  /// The name of the format that a template's file name tells.
  ///
  /// - Parameter path: the file, such as `site/app.yml.mustache`; case does not count.
  /// - Returns: one of `names`; `none` where the name tells none.
  public static func name(ofFile path: String) -> String {
    var name = (path.split(separator: "/").last ?? "").lowercased()
    if name.hasSuffix(".mustache") { name.removeLast(9) }
    guard let point = name.lastIndex(of: ".") else { return "none" }
    switch name[name.index(after: point)...] {
    case "yml": return "yaml"
    case "htm": return "html"
    case let ending where LiteralStyles.names.contains(String(ending)): return String(ending)
    // `.env.local` and its like are of the same kind.
    default: return name == ".env" || name.hasPrefix(".env.") ? "env" : "none"
    }
  }

  /// The places of a format, at the beginning of a text.
  static func notation(named name: String) -> any TemplateNotation {
    switch name {
    case "json": JSONPlaces()
    case "yaml": YAMLPlaces()
    case "toml": TOMLPlaces()
    case "ini": INIPlaces()
    case "env": DotenvPlaces()
    case "sh": ShellPlaces()
    case "html": MarkupPlaces(.html)
    case "xml": MarkupPlaces(.xml)
    default: PlainPlaces()
    }
  }
}

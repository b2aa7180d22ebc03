// In:  a text of a form or a file with Mustache tags, and something that knows the names in them.
// Out: the text with the tags replaced; before that, the names it reads and the faults it has.
// Who: the compiler checks the names, the session shows the texts, the writers fill templates.

/// A Mustache text, compiled once: interpolation, sections, inverted sections, comments, delimiters, partials.
public struct TextTemplate: Sendable {
  /// A name that a template reads.
  public struct Reference: Equatable, Sendable {
    /// The name as written, dotted names whole.
    public let name: String
    /// The byte offset of the name in the text.
    public let offset: Int
    /// The names of the sections around it, the outermost first; inside, a name may be one of the section's own.
    public let sections: [String]
  }

  /// What becomes of a value before it is put into the text.
  public enum Escaping {
    /// Nothing.
    case none
    /// The characters `&`, `"`, `<` and `>` become entities.
    case html
    /// What a function makes of it.
    case custom((String) -> String)
  }

  /// A part of a template; a section is followed by its content.
  enum Node: Sendable {
    case text(String)
    case variable(TextTemplateName, isEscaped: Bool)
    case section(TextTemplateName, isInverted: Bool, end: Int)
    case partial(TextTemplateName, indentation: String)
  }

  /// The text as written.
  public let source: String
  /// The parts, or none where the text has no tags.
  let nodes: [Node]

  /// The text itself where it has no tags that read anything.
  public let constantText: String?

  /// Whether the text is the same whatever the names mean.
  public var isConstant: Bool { constantText != nil }

  /// Compiles a text; one without tags costs nothing.
  ///
  /// - Parameter text: the text as written.
  /// - Returns: the template.
  /// - Throws: the first fault, with its offset.
  public static func parse(_ text: String) throws(TextTemplateError) -> TextTemplate {
    guard hasTag(text) else { return TextTemplate(source: text, nodes: [], constantText: text) }
    var parser = TextTemplateParser(text)
    let nodes = try parser.parse()
    return TextTemplate(source: text, nodes: nodes, constantText: constant(nodes))
  }

  /// The names that are read, in the order of the text; `.` is none, and partials are listed apart.
  public var references: [Reference] {
    var found: [Reference] = []
    var open: [(name: String, end: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      switch node {
      case .variable(let name, _), .section(let name, _, _):
        if !name.parts.isEmpty {
          found.append(
            Reference(name: name.text, offset: name.offset, sections: open.map(\.name)))
        }
        if case .section(_, let isInverted, let end) = node, !isInverted {
          open.append((name.text, end))
        }
      case .text, .partial:
        break
      }
    }
    return found
  }

  /// The partials that are called for, with the sections around them.
  public var partials: [Reference] {
    nodes.compactMap { node in
      guard case .partial(let name, _) = node else { return nil }
      return Reference(name: name.text, offset: name.offset, sections: [])
    }
  }

  private static func hasTag(_ text: String) -> Bool {
    var isBrace = false
    for byte in text.utf8 {
      guard byte == UInt8(ascii: "{") else {
        isBrace = false
        continue
      }
      if isBrace { return true }
      isBrace = true
    }
    return false
  }

  private static func constant(_ nodes: [Node]) -> String? {
    var text = ""
    for node in nodes {
      guard case .text(let part) = node else { return nil }
      text += part
    }
    return text
  }
}

/// A name in a tag.
struct TextTemplateName: Equatable, Sendable {
  /// The name as written.
  let text: String
  /// Its parts between dots; none for `.`, which is the value at hand.
  let parts: [String]
  /// The byte offset of the name.
  let offset: Int
}

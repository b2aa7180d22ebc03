// In:  a text of a form or a file with Mustache tags, and something that knows the names in them.
// Out: the text with the tags replaced; before that, the names it reads and the faults it has.
// Who: the compiler checks the names, the session shows the texts, the writers fill templates.

/// A Mustache text, compiled once: interpolation, sections, inverted sections, comments, delimiters,
/// partials, inheritance and dynamic names.
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

  /// A part of a template; a section, a parent and a block are followed by their content.
  enum Node: Sendable {
    /// Text; one that begins a line of the template is indented where the template is.
    case text(String, startsLine: Bool)
    case variable(TextTemplateName, isEscaped: Bool)
    case section(TextTemplateName, isInverted: Bool, end: Int)
    /// The indentation is nothing for a partial amid a line.
    case partial(TextTemplateName, indentation: String?)
    /// Of its content only the blocks count.
    case parent(TextTemplateName, indentation: String?, end: Int)
    case block(TextTemplateName, TextTemplateLayout, end: Int)
  }

  /// The text as written.
  public let source: String
  /// Which of several texts it is, for those who tell places; 0 where there is one.
  let number: Int
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
    try parse(text, number: 0)
  }

  /// Compiles one of several texts.
  static func parse(_ text: String, number: Int) throws(TextTemplateError) -> TextTemplate {
    guard hasTag(text) else {
      let nodes = [Node.text(text, startsLine: true)]
      return TextTemplate(source: text, number: number, nodes: nodes, constantText: text)
    }
    var parser = TextTemplateParser(text)
    let nodes = try parser.parse()
    return TextTemplate(source: text, number: number, nodes: nodes, constantText: constant(nodes))
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
      case .text, .partial, .parent, .block:
        break
      }
    }
    return found
  }

  /// The partials and parents that are called for.
  public var partials: [Reference] {
    nodes.compactMap { node in
      switch node {
      case .partial(let name, _), .parent(let name, _, _):
        Reference(name: name.text, offset: name.offset, sections: [])
      case .text, .variable, .section, .block: nil
      }
    }
  }

  /// The contents of the blocks right within a parent, by their names.
  func blocks(in content: Range<Int>) -> [String: Range<Int>] {
    var blocks: [String: Range<Int>] = [:]
    var index = content.lowerBound
    while index < content.upperBound {
      switch nodes[index] {
      case .block(let name, _, let end):
        blocks[name.text] = index + 1..<end
        index = end
      case .section(_, _, let end), .parent(_, _, let end): index = end
      case .text, .variable, .partial: index += 1
      }
    }
    return blocks
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
      guard case .text(let part, _) = node else { return nil }
      text += part
    }
    return text
  }
}

/// A name in a tag.
struct TextTemplateName: Hashable, Sendable {
  /// The name as written, without the `*` of a dynamic one.
  let text: String
  /// Its parts between dots; none for `.`, which is the value at hand.
  let parts: [String]
  /// The byte offset of the name.
  let offset: Int
  /// Whether the value of the name is the name that is meant.
  let isDynamic: Bool
}

/// How what replaces a block is laid out.
enum TextTemplateLayout: Equatable, Sendable {
  /// The block stands amid a line; lines behind the first one get these blanks.
  case inline(indentation: String)
  /// The block has lines of its own, and all get these blanks.
  case lines(indentation: String)
}

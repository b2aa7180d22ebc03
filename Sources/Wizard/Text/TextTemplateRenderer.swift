extension TextTemplate {
  /// Fills the template; partials are left out.
  ///
  /// - Parameters:
  ///   - context: what the names stand for.
  ///   - escaping: what becomes of the values of `{{name}}`; those of `{{{name}}}` stay as they are.
  /// - Returns: the text.
  public func render(_ context: some TemplateContext, escaping: Escaping = .none) -> String {
    if let constantText { return constantText }
    var renderer = TextTemplateRenderer(context: context, escaping: escaping) { _ in nil }
    renderer.render(self, depth: 0)
    return renderer.output
  }

  /// Fills the template with partials.
  ///
  /// - Parameters:
  ///   - context: what the names stand for.
  ///   - escaping: what becomes of the values of `{{name}}`; those of `{{{name}}}` stay as they are.
  ///   - partial: gives the template of a partial's name, or nil where there is none: it is left out.
  /// - Returns: the text.
  /// - Throws: `partialsTooDeep` where partials call each other without end.
  public func render(
    _ context: some TemplateContext, escaping: Escaping = .none,
    partial: @escaping (_ name: String) -> TextTemplate?
  ) throws(TextTemplateError) -> String {
    if let constantText { return constantText }
    var renderer = TextTemplateRenderer(context: context, escaping: escaping, partial: partial)
    renderer.render(self, depth: 0)
    if renderer.isTooDeep { throw .partialsTooDeep }
    return renderer.output
  }
}

/// Fills templates into one text.
struct TextTemplateRenderer<Context: TemplateContext> {
  /// How many sections and partials may stand in each other; only partials without end reach it.
  private static var maximumDepth: Int { 500 }

  let context: Context
  let escaping: TextTemplate.Escaping
  let partial: (String) -> TextTemplate?
  /// The text so far.
  private(set) var output = ""
  /// Whether something was left out for its depth.
  private(set) var isTooDeep = false
  /// The values of the open sections, the innermost last.
  private var stack: [TemplateValue] = []
  /// Partials with their indentation, by both.
  private var indented: [[String]: TextTemplate] = [:]

  init(
    context: Context, escaping: TextTemplate.Escaping, partial: @escaping (String) -> TextTemplate?
  ) {
    self.context = context
    self.escaping = escaping
    self.partial = partial
  }

  /// Adds a template to the text.
  mutating func render(_ template: TextTemplate, depth: Int) {
    if let text = template.constantText {
      output += text
    } else {
      render(template.nodes, template.nodes.indices, depth: depth)
    }
  }

  private mutating func render(_ nodes: [TextTemplate.Node], _ range: Range<Int>, depth: Int) {
    guard depth < Self.maximumDepth, !isTooDeep else {
      isTooDeep = true
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      switch nodes[index] {
      case .text(let text):
        output += text
      case .variable(let name, let isEscaped):
        guard let value = value(of: name) else { break }
        output += isEscaped ? escaped(value.text) : value.text
      case .section(let name, let isInverted, let end):
        let value = value(of: name) ?? .nothing
        let content = index + 1..<end
        if !isInverted {
          renderSection(value, nodes, content, depth: depth)
        } else if value.isFalse {
          render(nodes, content, depth: depth + 1)
        }
        index = end
        continue
      case .partial(let name, let indentation):
        if let template = template(name.text, indentation: indentation) {
          render(template, depth: depth + 1)
        }
      }
      index += 1
    }
  }

  private mutating func renderSection(
    _ value: TemplateValue, _ nodes: [TextTemplate.Node], _ content: Range<Int>, depth: Int
  ) {
    guard !value.isFalse else { return }
    let elements = if case .list(let elements) = value { elements } else { [value] }
    for element in elements {
      stack.append(element)
      render(nodes, content, depth: depth + 1)
      stack.removeLast()
    }
  }

  /// What a name stands for: its first part in the innermost section that knows it, the rest within that.
  private func value(of name: TextTemplateName) -> TemplateValue? {
    guard let first = name.parts.first else {
      return stack.last ?? context.value(named: ".")
    }
    var value = context(for: first)
    for part in name.parts.dropFirst() { value = value?.member(part) }
    return value
  }

  private func context(for name: String) -> TemplateValue? {
    for value in stack.reversed() {
      if let member = value.member(name) { return member }
    }
    return context.value(named: name)
  }

  private func escaped(_ text: String) -> String {
    switch escaping {
    case .none: text
    case .html: HTMLText.escaped(text)
    case .custom(let function): function(text)
    }
  }

  /// A partial, each of its lines with the blanks before its tag.
  private mutating func template(_ name: String, indentation: String) -> TextTemplate? {
    guard let template = partial(name), !indentation.isEmpty else { return partial(name) }
    if let known = indented[[name, indentation]] { return known }
    var text = ""
    var isLineStart = true
    for scalar in template.source.unicodeScalars {
      if isLineStart { text += indentation }
      text.unicodeScalars.append(scalar)
      isLineStart = scalar == "\n"
    }
    // What could be parsed can be parsed with blanks before its lines.
    let result = try? TextTemplate.parse(text)
    indented[[name, indentation]] = result
    return result
  }
}

/// Text within HTML.
enum HTMLText {
  /// Replaces the characters that HTML gives a meaning.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 34 || $0 == 38 || $0 == 60 || $0 == 62 }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

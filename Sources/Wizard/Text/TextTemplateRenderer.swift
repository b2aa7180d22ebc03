extension TextTemplate {
  /// Fills the template with values as they are; partials are left out.
  ///
  /// - Parameter context: what the names stand for.
  /// - Returns: the text.
  public func render(_ context: some TemplateContext) -> String {
    if let constantText { return constantText }
    var renderer = TextTemplateRenderer(context: context, sink: TemplateText()) { _, _ in nil }
    renderer.render(self)
    return renderer.sink.text
  }

  /// Fills the template, and partials, with values as they are.
  ///
  /// - Parameters:
  ///   - context: what the names stand for.
  ///   - partial: gives the template of a partial's name, or nil where there is none: it is left out.
  /// - Returns: the text.
  /// - Throws: `partialsTooDeep` where partials call each other without end.
  public func render(
    _ context: some TemplateContext, partial: @escaping (_ name: String) -> TextTemplate?
  ) throws(TextTemplateError) -> String {
    if let constantText { return constantText }
    var renderer = TextTemplateRenderer(context: context, sink: TemplateText()) { name, _ in
      partial(name)
    }
    renderer.render(self)
    if renderer.endlessPartial != nil { throw .partialsTooDeep }
    return renderer.sink.text
  }
}

/// Takes a filled template piece by piece, and decides what becomes of values.
protocol TemplateSink {
  /// Takes text of the template itself.
  mutating func write(_ text: String)

  /// Takes a value.
  ///
  /// - Parameters:
  ///   - value: the value; nothing for a name that is not known.
  ///   - place: where its tag stands.
  ///   - isRaw: whether it is written as it is.
  mutating func write(_ value: TemplateValue?, for place: TemplateSpot, isRaw: Bool)

  /// Whether so much was written that the rest is not wanted.
  var isFull: Bool { get }
}

/// A name in one of several templates.
struct TemplateSpot: Hashable, Sendable {
  /// The number of the template.
  let template: Int
  /// The name as written.
  let name: TextTemplateName
}

/// A filled template with its values as they are.
private struct TemplateText: TemplateSink {
  var text = ""
  var isFull: Bool { false }

  mutating func write(_ text: String) { self.text += text }

  mutating func write(_ value: TemplateValue?, for place: TemplateSpot, isRaw: Bool) {
    if let value { text += value.text }
  }
}

/// Fills templates into one sink.
struct TextTemplateRenderer<Context: TemplateContext, Sink: TemplateSink> {
  /// How many sections and partials may stand in each other; only partials without end reach it.
  private static var maximumDepth: Int { 500 }
  /// How many partials may be filled, each time counted; only partials that call others ever more often reach it.
  private static var maximumCount: Int { 1_000_000 }

  /// What fills a block: a part of a template.
  private struct Argument {
    let template: TextTemplate
    let content: Range<Int>
  }

  let context: Context
  let partial: (_ name: String, _ isDynamic: Bool) -> TextTemplate?
  /// What is written so far.
  var sink: Sink
  /// The partials that there are not, in the order in which they were called for.
  private(set) var missingPartials: [TemplateSpot] = []
  /// The first partial that was left out because it stands in too many others.
  private(set) var endlessPartial: TemplateSpot?
  /// The open sections.
  private var stack = TemplateStack()
  /// What fills blocks, by the parents around, the outermost first, which wins.
  private var arguments: [[String: Argument]] = []
  /// What each line of a template begins with.
  private var indentation = ""
  /// Whether the indentation of the line at hand is written already.
  private var isIndented = false
  private var partialCount = 0

  init(
    context: Context, sink: Sink,
    partial: @escaping (_ name: String, _ isDynamic: Bool) -> TextTemplate?
  ) {
    self.context = context
    self.sink = sink
    self.partial = partial
  }

  /// Adds a template.
  mutating func render(_ template: TextTemplate) {
    render(template, template.nodes.indices, depth: 0)
  }

  private mutating func render(_ template: TextTemplate, _ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound, endlessPartial == nil, !sink.isFull {
      switch template.nodes[index] {
      case .text(let text, let startsLine): write(text, startsLine: startsLine)
      case .variable(let name, let isEscaped):
        let place = TemplateSpot(template: template.number, name: name)
        sink.write(stack.value(of: name, in: context), for: place, isRaw: !isEscaped)
      case .section(let name, let isInverted, let end):
        let value = stack.value(of: name, in: context) ?? .nothing
        let content = index + 1..<end
        if !isInverted {
          renderSection(value, template, content, depth: depth)
        } else if value.isFalse {
          render(template, content, depth: depth + 1)
        }
        index = end
        continue
      case .partial(let name, let indentation):
        renderPartial(name, indentation, in: template, depth: depth)
      case .parent(let name, let indentation, let end):
        arguments.append(
          template.blocks(in: index + 1..<end).mapValues {
            Argument(template: template, content: $0)
          })
        renderPartial(name, indentation, in: template, depth: depth)
        arguments.removeLast()
        index = end
        continue
      case .block(let name, let layout, let end):
        renderBlock(name, layout, template, index + 1..<end, depth: depth)
        index = end
        continue
      }
      index += 1
    }
  }

  private mutating func renderSection(
    _ value: TemplateValue, _ template: TextTemplate, _ content: Range<Int>, depth: Int
  ) {
    guard !value.isFalse else { return }
    guard case .list(let elements) = value.open else {
      stack.push(value)
      render(template, content, depth: depth + 1)
      stack.pop()
      return
    }
    for (index, element) in elements.enumerated() where !sink.isFull {
      stack.push(element, at: index, of: elements.count)
      render(template, content, depth: depth + 1)
      stack.pop()
    }
  }

  private mutating func renderPartial(
    _ name: TextTemplateName, _ indentation: String?, in template: TextTemplate, depth: Int
  ) {
    let place = TemplateSpot(template: template.number, name: name)
    partialCount += 1
    guard depth < Self.maximumDepth, partialCount < Self.maximumCount else {
      endlessPartial = endlessPartial ?? place
      return
    }
    var text = name.text
    if name.isDynamic {
      text = stack.value(of: name, in: context)?.text ?? ""
      if text.isEmpty { return }
    }
    guard let partial = partial(text, name.isDynamic) else {
      missingPartials.append(place)
      return
    }
    // Amid a line the lines of a partial stay as they are.
    let outer = self.indentation
    self.indentation = indentation.map { outer + $0 } ?? ""
    render(partial, partial.nodes.indices, depth: depth + 1)
    self.indentation = outer
  }

  private mutating func renderBlock(
    _ name: TextTemplateName, _ layout: TextTemplateLayout, _ template: TextTemplate,
    _ content: Range<Int>, depth: Int
  ) {
    guard let argument = arguments.lazy.compactMap({ $0[name.text] }).first else {
      return render(template, content, depth: depth + 1)
    }
    guard depth < Self.maximumDepth else {
      let place = TemplateSpot(template: template.number, name: name)
      endlessPartial = endlessPartial ?? place
      return
    }
    let outer = indentation
    switch layout {
    case .inline(let blanks):
      indentation += blanks
      isIndented = true
    case .lines(let blanks): indentation += blanks
    }
    render(argument.template, argument.content, depth: depth + 1)
    indentation = outer
    isIndented = false
  }

  private mutating func write(_ text: String, startsLine: Bool) {
    var result = startsLine && !isIndented ? indentation : ""
    isIndented = false
    guard !indentation.isEmpty else { return sink.write(text) }
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      result += Substring(rest[...end])
      rest = rest[text.utf8.index(after: end)...]
      if !rest.isEmpty { result += indentation }
    }
    result += Substring(rest)
    sink.write(result)
  }
}

extension TextTemplateParser {
  /// Opens a parent; whether it has lines of its own is only known when it is closed.
  mutating func openParent(
    _ tag: Range<Int>, _ name: TextTemplateName
  ) throws(TextTemplateError) {
    let margin = margin(before: tag.lowerBound, isStrict: false)
    append(position..<tag.lowerBound - (margin?.utf8.count ?? 0))
    // The blanks are taken back where the parent turns out to stand alone.
    appendMargin(margin ?? "", before: tag.lowerBound)
    cleanEnd = margin == nil ? -1 : tag.upperBound
    position = (margin == nil ? nil : lineEnd(behind: tag.upperBound)) ?? tag.upperBound
    try push(at: tag.lowerBound, margin: margin)
    nodes.append(.parent(name, indentation: nil, end: nodes.count))
  }

  private mutating func appendMargin(_ margin: String, before tag: Int) {
    let start = tag - margin.utf8.count
    let startsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    nodes.append(.text(margin, startsLine: startsLine))
  }

  mutating func closeParent(_ name: TextTemplateName, _ opened: Open, _ tag: Range<Int>) {
    append(position..<tag.lowerBound)
    position = tag.upperBound
    cleanEnd = -1
    var indentation: String?
    if let margin = opened.margin, let end = lineEnd(behind: tag.upperBound) {
      nodes[opened.node - 1] = .text("", startsLine: false)
      indentation = margin
      position = end
    }
    nodes[opened.node] = .parent(name, indentation: indentation, end: nodes.count)
  }

  /// Opens a block: a place that can be filled, or within a parent what fills it.
  mutating func openBlock(
    _ tag: Range<Int>, _ name: TextTemplateName
  ) throws(TextTemplateError) {
    let margin = margin(before: tag.lowerBound, isStrict: false)
    var layout = TextTemplateLayout.inline(indentation: margin ?? "")
    if let margin, let end = lineEnd(behind: tag.upperBound) {
      append(position..<tag.lowerBound - margin.utf8.count)
      layout = .lines(indentation: margin)
      position = end
    } else {
      appendLine(position..<tag.lowerBound)
      position = tag.upperBound
    }
    cleanEnd = margin == nil ? -1 : tag.upperBound
    try push(at: tag.lowerBound, margin: margin)
    nodes.append(.block(name, layout, end: nodes.count))
  }

  mutating func closeBlock(
    _ name: TextTemplateName, _ layout: TextTemplateLayout, _ opened: Open, _ tag: Range<Int>
  ) {
    let isArgument =
      if let outer = open.last, case .parent = nodes[outer.node] { true } else { false }
    // A block that is closed on the line it is opened on is a part of that line.
    let isOfLine = !bytes[opened.offset..<tag.lowerBound].contains(UInt8(ascii: "\n"))
    let margin = isOfLine ? nil : margin(before: tag.lowerBound, isStrict: false)
    let end = margin == nil ? nil : lineEnd(behind: tag.upperBound)
    let isDropped = margin != nil && (end != nil || isArgument)
    append(position..<tag.lowerBound - (isDropped ? margin?.utf8.count ?? 0 : 0))
    position = end ?? tag.upperBound
    cleanEnd = margin == nil ? -1 : tag.upperBound
    let content = opened.node + 1..<nodes.count
    let indentation = indentation(of: content)
    if isArgument, let indentation {
      for index in content { nodes[index] = nodes[index].dedented(by: indentation) }
    }
    var layout = layout
    if case .lines = layout, let indentation { layout = .lines(indentation: indentation) }
    nodes[opened.node] = .block(name, layout, end: nodes.count)
  }

  /// The blanks that the first line of a block begins with; nothing where it does not begin with a line.
  private func indentation(of content: Range<Int>) -> String? {
    for node in nodes[content] {
      switch node {
      case .text(let text, let startsLine):
        guard startsLine else { return nil }
        return String(decoding: text.utf8.prefix(while: \.isSpaceOrTab), as: UTF8.self)
      case .partial(_, let indentation?), .parent(_, let indentation?, _),
        .block(_, .lines(let indentation), _):
        return indentation
      case .section: continue
      default: return nil
      }
    }
    return nil
  }
}

extension TextTemplate.Node {
  /// The node with some blanks taken from the beginning of its lines.
  fileprivate func dedented(by indentation: String) -> Self {
    switch self {
    case .text(let text, let startsLine):
      .text(text.dedented(by: indentation, fromStart: startsLine), startsLine: startsLine)
    case .partial(let name, let own?):
      .partial(name, indentation: own.dedented(by: indentation, fromStart: true))
    case .parent(let name, let own?, let end):
      .parent(name, indentation: own.dedented(by: indentation, fromStart: true), end: end)
    case .block(let name, .lines(let own), let end):
      .block(
        name, .lines(indentation: own.dedented(by: indentation, fromStart: true)), end: end)
    case .block(let name, .inline(let own), let end):
      .block(
        name, .inline(indentation: own.dedented(by: indentation, fromStart: true)), end: end)
    case .variable, .section, .partial, .parent: self
    }
  }
}

extension String {
  /// The text with some blanks taken from the beginning of its lines, as far as they are there.
  fileprivate func dedented(by blanks: String, fromStart: Bool) -> String {
    var result: [UInt8] = []
    var expected = fromStart ? blanks.utf8[...] : ""[...].utf8
    for byte in utf8 {
      if let next = expected.first, next == byte {
        expected = expected.dropFirst()
        continue
      }
      result.append(byte)
      expected = byte == UInt8(ascii: "\n") ? blanks.utf8[...] : ""[...].utf8
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Cuts a Mustache text into its parts.
struct TextTemplateParser {
  /// How many sections may stand in each other.
  private static let maximumDepth = 200

  /// A section, a parent or a block that is not closed yet.
  struct Open {
    /// The index of its node.
    let node: Int
    /// Where its tag begins.
    let offset: Int
    /// The blanks before its tag, where nothing but such tags stands before it on its line.
    let margin: String?
  }

  let bytes: [UInt8]
  /// What was read up to here.
  var position = 0
  var nodes: [TextTemplate.Node] = []
  /// What is open, the innermost last.
  var open: [Open] = []
  /// Where the last tag of inheritance ends that has only blanks and such tags before it on its line.
  var cleanEnd = -1
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(TextTemplateError) -> [TextTemplate.Node] {
    while let start = find(opening, from: position) {
      try parseTag(at: start)
    }
    append(position..<bytes.count)
    guard let last = open.last else { return nodes }
    switch nodes[last.node] {
    case .block(let name, _, _): throw .unclosedBlock(name: name.text, offset: last.offset)
    case .section(let name, _, _), .parent(let name, _, _), .variable(let name, _),
      .partial(let name, _):
      throw .unclosedSection(name: name.written, offset: last.offset)
    case .text: return nodes
    }
  }

  private mutating func parseTag(at start: Int) throws(TextTemplateError) {
    var inner = start + opening.count
    while inner < bytes.count, bytes[inner].isTemplateBlank { inner += 1 }
    let sigil = inner < bytes.count ? Unicode.Scalar(bytes[inner]) : " "
    let hasSigil = "#^/!=>&{<$".unicodeScalars.contains(sigil)
    if hasSigil { inner += 1 }
    let end =
      sigil == "{"
      ? [UInt8(ascii: "}")] + closing : sigil == "=" ? [UInt8(ascii: "=")] + closing : closing
    guard let innerEnd = find(end, from: inner) else { throw .unclosedTag(offset: start) }
    let content = inner..<innerEnd
    let after = innerEnd + end.count
    switch sigil {
    case "<": try openParent(start..<after, name(in: content, tag: start, isPartial: true))
    case "$": try openBlock(start..<after, name(in: content, tag: start))
    case "/": try close(start..<after, content)
    case "#", "^", "!", "=", ">": try parse(sigil, content, in: start..<after)
    default:
      appendLine(position..<start)
      position = after
      let name = try name(in: content, tag: start)
      nodes.append(.variable(name, isEscaped: !hasSigil))
    }
  }

  /// Takes a tag that may stand alone on its line, which then leaves nothing.
  private mutating func parse(
    _ sigil: Unicode.Scalar, _ content: Range<Int>, in tag: Range<Int>
  ) throws(TextTemplateError) {
    let margin = pass(tag)
    switch sigil {
    case "!": break
    case "=": try setDelimiters(content, tag: tag.lowerBound)
    case ">":
      let name = try name(in: content, tag: tag.lowerBound, isPartial: true)
      nodes.append(.partial(name, indentation: margin))
    default:
      let name = try name(in: content, tag: tag.lowerBound)
      try push(at: tag.lowerBound, margin: nil)
      nodes.append(.section(name, isInverted: sigil == "^", end: nodes.count))
    }
  }

  /// Takes the text before a tag, and its whole line where it stands alone on it.
  ///
  /// - Returns: the blanks before a tag that stands alone.
  private mutating func pass(_ tag: Range<Int>) -> String? {
    let margin = margin(before: tag.lowerBound, isStrict: true)
    guard let margin, let line = lineEnd(behind: tag.upperBound) else {
      appendLine(position..<tag.lowerBound)
      position = tag.upperBound
      return nil
    }
    append(position..<tag.lowerBound - margin.utf8.count)
    position = line
    return margin
  }

  /// Remembers that the next node is open.
  mutating func push(at offset: Int, margin: String?) throws(TextTemplateError) {
    guard open.count < Self.maximumDepth else { throw .nestedTooDeep(offset: offset) }
    open.append(Open(node: nodes.count, offset: offset, margin: margin))
  }

  private mutating func close(
    _ tag: Range<Int>, _ content: Range<Int>
  ) throws(TextTemplateError) {
    let last = open.last.map { nodes[$0.node] }
    let isParent = if case .parent = last { true } else { false }
    let name = try name(in: content, tag: tag.lowerBound, isPartial: isParent)
    guard let opened = open.last, let last else {
      throw .unopenedSection(name: name.written, offset: name.offset)
    }
    switch last {
    case .section(let expected, _, _), .parent(let expected, _, _), .block(let expected, _, _):
      guard expected.written == name.written else {
        throw .wrongClose(name: name.written, expected: expected.written, offset: name.offset)
      }
    case .text, .variable, .partial: break
    }
    open.removeLast()
    switch last {
    case .section(let name, let isInverted, _):
      _ = pass(tag)
      nodes[opened.node] = .section(name, isInverted: isInverted, end: nodes.count)
    case .parent(let name, _, _): closeParent(name, opened, tag)
    case .block(let name, let layout, _): closeBlock(name, layout, opened, tag)
    case .text, .variable, .partial: break
    }
  }

  private mutating func setDelimiters(
    _ content: Range<Int>, tag: Int
  ) throws(TextTemplateError) {
    let words = bytes[content].split(whereSeparator: \.isTemplateBlank)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
      throw .malformedDelimiters(offset: tag)
    }
    opening = Array(words[0])
    closing = Array(words[1])
  }

  /// Where a run of bytes next occurs.
  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, start <= bytes.count - pattern.count else { return nil }
    return (start...bytes.count - pattern.count).first {
      bytes[$0] == first && bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }
}

/// Cuts a Mustache text into its parts.
struct TextTemplateParser {
  /// How many sections may stand in each other.
  private static let maximumDepth = 200

  private let bytes: [UInt8]
  private var position = 0
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)
  private var nodes: [TextTemplate.Node] = []
  /// The indices of the open sections' nodes, and where their tags begin.
  private var open: [(node: Int, offset: Int)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(TextTemplateError) -> [TextTemplate.Node] {
    while let start = find(opening, from: position) {
      try parseTag(at: start)
    }
    append(position..<bytes.count)
    if let last = open.last, case .section(let name, _, _) = nodes[last.node] {
      throw .unclosedSection(name: name.text, offset: last.offset)
    }
    return nodes
  }

  private mutating func parseTag(at start: Int) throws(TextTemplateError) {
    var inner = start + opening.count
    while inner < bytes.count, bytes[inner].isTemplateBlank { inner += 1 }
    let sigil = inner < bytes.count ? Unicode.Scalar(bytes[inner]) : " "
    let hasSigil = "#^/!=>&{".unicodeScalars.contains(sigil)
    if hasSigil { inner += 1 }
    let end =
      sigil == "{"
      ? [UInt8(ascii: "}")] + closing : sigil == "=" ? [UInt8(ascii: "=")] + closing : closing
    guard let innerEnd = find(end, from: inner) else { throw .unclosedTag(offset: start) }
    let content = inner..<innerEnd
    let after = innerEnd + end.count
    guard hasSigil, sigil != "&", sigil != "{" else {
      append(position..<start)
      position = after
      let name = try name(in: content, tag: start)
      nodes.append(.variable(name, isEscaped: !hasSigil))
      return
    }
    let line = standaloneLine(from: start, to: after)
    // A partial that stands inside a line keeps the blanks before it.
    append(position..<(line?.lowerBound ?? start))
    position = line?.upperBound ?? after
    switch sigil {
    case "!": break
    case "=": try setDelimiters(content, tag: start)
    case "/": try closeSection(name(in: content, tag: start))
    case ">":
      let indentation = line.map { String(decoding: bytes[$0.lowerBound..<start], as: UTF8.self) }
      nodes.append(.partial(try name(in: content, tag: start), indentation: indentation ?? ""))
    default:
      guard open.count < Self.maximumDepth else { throw .nestedTooDeep(offset: start) }
      open.append((nodes.count, start))
      let name = try name(in: content, tag: start)
      nodes.append(.section(name, isInverted: sigil == "^", end: nodes.count))
    }
  }

  private mutating func closeSection(_ name: TextTemplateName) throws(TextTemplateError) {
    guard let last = open.popLast(), case .section(let opened, let isInverted, _) = nodes[last.node]
    else { throw .unopenedSection(name: name.text, offset: name.offset) }
    guard opened.text == name.text else {
      throw .wrongClose(name: name.text, expected: opened.text, offset: name.offset)
    }
    nodes[last.node] = .section(opened, isInverted: isInverted, end: nodes.count)
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

  /// The name of a tag, without the blanks around it.
  private func name(
    in content: Range<Int>, tag: Int
  ) throws(TextTemplateError) -> TextTemplateName {
    let trimmed = bytes[content].drop(while: \.isTemplateBlank)
    let tail = trimmed.reversed().prefix(while: \.isTemplateBlank).count
    let inner = trimmed.dropLast(tail)
    let text = String(decoding: inner, as: UTF8.self)
    guard !inner.isEmpty else { throw .emptyTag(offset: tag) }
    if text == "." { return TextTemplateName(text: text, parts: [], offset: inner.startIndex) }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !inner.contains(where: \.isTemplateBlank), !parts.contains(where: \.isEmpty) else {
      throw .malformedName(text, offset: inner.startIndex)
    }
    return TextTemplateName(
      text: text, parts: parts.map { String($0) ?? "" }, offset: inner.startIndex)
  }

  /// The whole line of a tag that stands alone on it, with its line break.
  private func standaloneLine(from start: Int, to end: Int) -> Range<Int>? {
    var first = start
    while first > position, bytes[first - 1].isSpaceOrTab { first -= 1 }
    guard first == 0 || bytes[first - 1] == UInt8(ascii: "\n") else { return nil }
    var last = end
    while last < bytes.count, bytes[last].isSpaceOrTab { last += 1 }
    if last == bytes.count { return first..<last }
    if bytes[last] == UInt8(ascii: "\r"), last + 1 < bytes.count { last += 1 }
    return bytes[last] == UInt8(ascii: "\n") ? first..<last + 1 : nil
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    nodes.append(.text(String(decoding: bytes[range], as: UTF8.self)))
  }

  /// Where a run of bytes next occurs.
  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, start <= bytes.count - pattern.count else { return nil }
    return (start...bytes.count - pattern.count).first {
      bytes[$0] == first && bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  fileprivate var isSpaceOrTab: Bool { self == 32 || self == 9 }

  /// Whether the byte is a space, a tab or a line break.
  fileprivate var isTemplateBlank: Bool { self == 32 || (self >= 9 && self <= 13) }
}

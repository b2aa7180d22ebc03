extension TextTemplateParser {
  /// The name of a tag, without the blanks around it.
  ///
  /// - Parameters:
  ///   - content: the bytes behind the sigil.
  ///   - tag: where the tag begins.
  ///   - isPartial: whether it names a template, by any signs but blanks, or with a `*` a value.
  /// - Returns: the name.
  /// - Throws: `emptyTag` or `malformedName`.
  func name(
    in content: Range<Int>, tag: Int, isPartial: Bool = false
  ) throws(TextTemplateError) -> TextTemplateName {
    var inner = trimmed(bytes[content])
    let isDynamic = isPartial && inner.first == UInt8(ascii: "*")
    if isDynamic { inner = trimmed(inner.dropFirst()) }
    let text = String(decoding: inner, as: UTF8.self)
    guard !inner.isEmpty else { throw .emptyTag(offset: tag) }
    let offset = inner.startIndex
    if text == "." {
      return TextTemplateName(text: text, parts: [], offset: offset, isDynamic: isDynamic)
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPath = isPartial && !isDynamic
    guard !inner.contains(where: \.isTemplateBlank),
      isPath || !parts.contains(where: \.isEmpty)
    else { throw .malformedName(text, offset: offset) }
    return TextTemplateName(
      text: text, parts: parts.map { String($0) ?? "" }, offset: offset, isDynamic: isDynamic)
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop(while: \.isTemplateBlank)
    return rest.dropLast(rest.reversed().prefix(while: \.isTemplateBlank).count)
  }

  /// The blanks before a tag that only blanks precede on its line; nothing where other text does.
  ///
  /// - Parameters:
  ///   - start: where the tag begins.
  ///   - isStrict: whether tags of inheritance count as other text.
  /// - Returns: the blanks.
  func margin(before start: Int, isStrict: Bool) -> String? {
    var first = start
    while first > position, bytes[first - 1].isSpaceOrTab { first -= 1 }
    guard first == 0 || bytes[first - 1] == UInt8(ascii: "\n") || !isStrict && first == cleanEnd
    else { return nil }
    return String(decoding: bytes[first..<start], as: UTF8.self)
  }

  /// Where the line of a tag ends that only blanks follow, behind its line break; nothing where other text does.
  func lineEnd(behind end: Int) -> Int? {
    var last = end
    while last < bytes.count, bytes[last].isSpaceOrTab { last += 1 }
    if last == bytes.count { return last }
    if bytes[last] == UInt8(ascii: "\r"), last + 1 < bytes.count { last += 1 }
    return bytes[last] == UInt8(ascii: "\n") ? last + 1 : nil
  }

  /// Adds text, if there is any.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let startsLine =
      range.lowerBound == 0 || bytes[range.lowerBound - 1] == UInt8(ascii: "\n")
    nodes.append(.text(text, startsLine: startsLine))
  }

  /// Adds the text before a tag amid a line; where there is none the line begins with the tag.
  mutating func appendLine(_ range: Range<Int>) {
    append(range)
    if range.upperBound == 0 || bytes[range.upperBound - 1] == UInt8(ascii: "\n") {
      nodes.append(.text("", startsLine: true))
    }
  }
}

extension TextTemplateName {
  /// The name as written, with the `*` of a dynamic one.
  var written: String { isDynamic ? "*" + text : text }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isSpaceOrTab: Bool { self == 32 || self == 9 }

  /// Whether the byte is a space, a tab or a line break.
  var isTemplateBlank: Bool { self == 32 || (self >= 9 && self <= 13) }
}

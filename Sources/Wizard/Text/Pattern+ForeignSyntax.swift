extension Pattern {
  /// A part of a pattern that means something else in ICU's regular expressions.
  public struct ForeignSyntax: Equatable, Sendable {
    /// The part as written: `&&`, `--`, `[`, `\x{`, `\U`.
    public let text: String
    /// The byte of the pattern at which it stands.
    public let offset: Int

    /// Describes such a part.
    ///
    /// - Parameters:
    ///   - text: the part as written.
    ///   - offset: the byte of the pattern at which it stands.
    public init(text: String, offset: Int) {
      self.text = text
      self.offset = offset
    }
  }

  /// Finds what ICU reads as set operations, nested sets or escapes and this library does not.
  ///
  /// - Parameter pattern: a pattern, valid or not.
  /// - Returns: the parts, in the order of the text.
  public static func foreignSyntax(in pattern: String) -> [ForeignSyntax] {
    var finder = ForeignSyntaxFinder(bytes: Array(pattern.utf8))
    finder.find()
    return finder.found
  }
}

/// Walks over a pattern as PCRE2 divides it into escapes and classes.
private struct ForeignSyntaxFinder {
  let bytes: [UInt8]
  var position = 0
  var found: [Pattern.ForeignSyntax] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func find() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): passEscape()
      case UInt8(ascii: "["): passClass()
      default: position += 1
      }
    }
  }

  private func stands(_ text: String, at place: Int) -> Bool {
    bytes[min(place, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func add(_ text: String, at offset: Int) {
    found.append(Pattern.ForeignSyntax(text: text, offset: offset))
  }

  private mutating func passEscape() {
    if stands("\\Q", at: position) {
      while position < bytes.count, !stands("\\E", at: position) { position += 1 }
    } else if stands("\\x{", at: position) {
      add("\\x{", at: position)
    } else if stands("\\U", at: position) {
      add("\\U", at: position)
    }
    position += 2
  }

  /// Passes a class: up to its first `]` that is neither escaped nor the first character.
  private mutating func passClass() {
    position += 1
    if stands("^", at: position) { position += 1 }
    let first = position
    if stands("]", at: position) { position += 1 }
    var nested: Int?
    while position < bytes.count, !stands("]", at: position) {
      if stands("\\", at: position) {
        passEscape()
      } else if stands("[:", at: position), let end = endOfNamedSet() {
        position = end
      } else if stands("&&", at: position) {
        add("&&", at: position)
        position += 2
      } else if stands("--", at: position), position > first, !stands("]", at: position + 2) {
        add("--", at: position)
        position += 2
      } else {
        if stands("[", at: position) { nested = position }
        position += 1
      }
    }
    position += 1
    // `[a[bc]]` closes twice; a lone `[` in a class is just that character.
    if let nested, stands("]", at: position) || passesOperation() { add("[", at: nested) }
    found.sort { $0.offset < $1.offset }
  }

  /// Whether what closed is the first of two sets: `[[a-z]&&[^x]]`; that operation is then found too.
  private mutating func passesOperation() -> Bool {
    for sign in ["&&", "--"] where stands(sign, at: position) && stands("[", at: position + 2) {
      add(sign, at: position)
      return true
    }
    return false
  }

  private func endOfNamedSet() -> Int? {
    var end = position + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
      if stands(":]", at: end) { return end + 2 }
      end += 1
    }
    return nil
  }
}

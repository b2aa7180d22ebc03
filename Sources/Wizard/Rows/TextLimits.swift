/// The keys that every text row has: `minLength`, `maxLength`, `pattern` and `trim`.
struct TextLimits: Sendable {
  static let keys = ["minLength", "maxLength", "pattern", "trim"]

  let isTrimmed: Bool
  let checks: [any Check]

  /// Reads the keys.
  ///
  /// - Parameters:
  ///   - attributes: the row's keys.
  ///   - hasTrim: whether `trim` is one of them.
  init(from attributes: inout AttributeReader, hasTrim: Bool = true) {
    isTrimmed = hasTrim ? attributes.boolean("trim") ?? true : false
    let minimum = attributes.count("minLength")
    let maximum = attributes.count("maxLength")
    attributes.reportEmptyRange(minimum, maximum, keys: ("minLength", "maxLength"))
    var checks: [any Check] = []
    if minimum != nil || maximum != nil {
      checks.append(LengthCheck(minimum: minimum, maximum: maximum))
    }
    if let member = attributes.take("pattern"),
      let check = attributes.pattern(in: member.value, key: "pattern")
    {
      checks.append(check)
    }
    self.checks = checks
  }
}

extension AttributeReader {
  /// Reads a regular expression.
  mutating func pattern(in node: Node, key: String) -> PatternCheck? {
    guard let text = node.text else {
      reportKind(of: node, key: key, expected: "a regular expression")
      return nil
    }
    do {
      return PatternCheck(pattern: try Pattern(text), text: text)
    } catch {
      switch error {
      case .invalid(let message, let offset):
        report(
          "C033", "\"\(key)\" of \(owner) is not a regular expression: \(message)", nil, in: node,
          at: offset, length: 1)
      case .limitReached:
        report("C033", "\"\(key)\" of \(owner) is too large a regular expression", at: node)
      }
      return nil
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let bytes = utf8.span
    guard let last = bytes.indices.last, bytes[0].mayBeBlank || bytes[last].mayBeBlank else {
      return self
    }
    var rest = unicodeScalars[...]
    while let scalar = rest.first, scalar.properties.isWhitespace { rest.removeFirst() }
    while let scalar = rest.last, scalar.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Whether there is nothing in the text, or nothing but blanks where these are dropped.
  func isBlank(trimming isTrimmed: Bool) -> Bool {
    guard isTrimmed, let first = utf8.first else { return isEmpty }
    // A text that begins with a sign of ASCII is not, whatever it goes on with.
    return first > 0x20 && first < 0x80 ? false : trimmed.isEmpty
  }

  /// The first control character (Cc) of the text, line breaks among them.
  var firstControlCharacter: Unicode.Scalar? {
    let bytes = utf8.span
    for index in bytes.indices where bytes[index].mayBeControl {
      return unicodeScalars.first { $0.properties.generalCategory == .control }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether a scalar of white space may begin or end with the byte.
  fileprivate var mayBeBlank: Bool { isBlank || self >= 0x80 }

  /// Whether a control character may begin with the byte.
  fileprivate var mayBeControl: Bool { self < 0x20 || self == 0x7F || self == 0xC2 }
}

/// A text in lower case without blanks at its ends, cut into words.
struct TextPieces {
  /// The text in lower case without blanks at its ends.
  let text: String

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    let end = (bytes.lastIndex { !$0.isBlank } ?? -1) + 1
    self.text = start < end ? String(decoding: bytes[start..<end], as: UTF8.self).lowercased() : ""
  }

  /// The parts between blanks.
  var words: [String] {
    text.utf8.split { $0.isBlank }.map { String($0) ?? "" }
  }
}

extension StringProtocol {
  /// Whether there is something, and all of it is ASCII digits.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}

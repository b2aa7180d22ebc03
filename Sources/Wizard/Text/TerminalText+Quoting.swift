extension String {
  /// The text in quotes for a message: control characters visible, cut where it is long.
  var quotedForMessage: String {
    let isLong = unicodeScalars.count > 80
    let head = isLong ? String(prefix(79)) + "…" : self
    return "\"" + TerminalText.visible(head) + "\""
  }
}

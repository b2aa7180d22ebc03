extension AttributeReader {
  /// Reads the length of `{"generate": length}`, which only a secret takes.
  ///
  /// - Parameters:
  ///   - node: the length as written.
  ///   - type: the row's type, whose own rules must accept a secret of that length.
  /// - Returns: the default; nothing where it cannot be made.
  mutating func generatedDefault(_ node: Node, for type: any RowType) -> DefaultValue? {
    guard type.isSecret else {
      report("C052", "the default of \(owner): only a password can be generated", at: node)
      return nil
    }
    let lengths = SecretText.lengths
    guard let text = node.numberText, let length = ExactDecimal(data: text)?.int,
      lengths.contains(length)
    else {
      report(
        "C052",
        "\"generate\" of \(owner) takes a length from \(lengths.lowerBound) to \(lengths.upperBound)",
        at: node)
      return nil
    }
    let secret = SecretText.make(length: length) {
      type.constantRefusal(of: .string($0), lookingAround: false) == nil
    }
    guard let refusal = type.constantRefusal(of: .string(secret), lookingAround: false) else {
      return .generated(length: length)
    }
    let message = refusal.message.with(["given": "a secret that is generated so"])
    report("C050", "the default of \(owner): \(message.english)", at: node)
    return nil
  }
}

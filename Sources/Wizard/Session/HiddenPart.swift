/// What of a reason is never shown, as it is a secret or tells of one.
enum HiddenPart {
  /// What was given: the row is a secret.
  case answer
  /// What the answer is compared with: a limit follows the value of a secret.
  case limits

  /// What a sentence may say of a refused secret: what its row demands, and how long the answer is.
  private static let demands: Set<String> = [
    "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "predicate",
    "length", "count", "character", "kind", "schemes",
  ]

  /// The reason without the part that is never shown; a sentence that is about it alone gives way to a general one.
  ///
  /// - Parameters:
  ///   - reason: the sentence.
  ///   - language: the language of what stands for the part.
  /// - Returns: the sentence, with the names of its places kept for a text of the author's.
  func hidden(in reason: Message, language: Language) -> Message {
    switch self {
    case .answer:
      let answer = Message(.theAnswer).text(in: language)
      let parts = reason.arguments.keys.filter { !Self.demands.contains($0) }
      let covered = reason.with(Dictionary(uniqueKeysWithValues: parts.map { ($0, answer) }))
      let isTold = parts.allSatisfy { $0 == "given" }
      return isTold ? covered : Message(.secretRefused, covered.arguments)
    case .limits:
      let secret = Message(.secretWord).text(in: language)
      let limits = reason.arguments.keys.filter { $0 != "given" }
      return Message(
        .limitOfSecret,
        reason.arguments.merging(limits.map { ($0, secret) }) { $1 })
    }
  }
}

/// What of a reason is never shown, as it is a secret or tells of one.
enum HiddenPart {
  /// What was given: the row is a secret.
  case answer
  /// What the answer is compared with: a limit follows the value of a secret.
  case limits

  /// What a sentence may say of a refused secret: what its row demands, and nothing of the answer.
  private static let demands: Set<String> = [
    "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "predicate",
    "kind", "schemes", "first",
  ]

  /// The sentences about an answer that say no more of it than that it breaks the rule.
  private static let silent: [Word: Word] = [
    .tooShort: .secretTooShort, .tooLong: .secretTooLong, .controlCharacter: .secretHasControl,
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
      let parts = reason.places.filter { !Self.demands.contains($0) }
      let covered = reason.with(Dictionary(uniqueKeysWithValues: parts.map { ($0, answer) }))
      let isTold = parts.allSatisfy { $0 == "given" }
      let word = Self.silent[reason.word] ?? (isTold ? reason.word : .secretRefused)
      return Message(word, covered.arguments, parts: covered.parts)
    case .limits:
      let secret = Message(.secretWord).text(in: language)
      let limits = reason.places.filter { $0 != "given" }
      let covered = reason.with(Dictionary(uniqueKeysWithValues: limits.map { ($0, secret) }))
      return Message(.limitOfSecret, covered.arguments, parts: covered.parts)
    }
  }
}

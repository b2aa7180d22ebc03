extension AttributeReader {
  /// The keys of whatever names a command.
  static let commandKeys = ["command", "timeout", "reads", "secrets"]
  /// How many milliseconds a command may take where the form does not say.
  private static let standardTimeout = 10_000
  /// The most seconds that a form can give a command.
  private static let longestTimeout = 86_400

  /// Reads `command` with the keys beside it.
  ///
  /// - Parameter purpose: what the command is for.
  /// - Returns: the command; nothing where there is none, or it is wrong.
  mutating func command(for purpose: FormCommand.Purpose) -> FormCommand? {
    let member = take("command")
    let beside = AttributeReader.commandKeys.dropFirst().compactMap { take($0) }
    guard let node = member?.value else {
      for stray in beside {
        report("C120", "\(owner) has \"\(stray.key)\" without \"command\"", at: stray)
      }
      return nil
    }
    let timeout = timeout()
    let reads = readRows()
    let sharesSecrets = boolean("secrets") ?? false
    guard let words = commandWords(in: node) else { return nil }
    return FormCommand(
      purpose, words: words, timeout: timeout, reads: reads, sharesSecrets: sharesSecrets,
      node: node, owner: owner)
  }

  /// The program and its arguments.
  private mutating func commandWords(in node: Node) -> [String]? {
    guard case .array(let elements) = node.content else {
      let hint = "no shell reads it; write [\"sh\", \"-c\", \"…\"] for one that does"
      report(
        "C121",
        "\"command\" of \(owner) takes a list, a program and its arguments, found \(node.kindName)",
        node.text == nil ? nil : hint, at: node)
      return nil
    }
    let words = elements.map { $0.text ?? $0.numberText }
    for (element, word) in zip(elements, words) where word == nil {
      reportKind(of: element, key: "command", expected: "a list of texts")
    }
    guard let program = words.first, !words.contains(nil) else {
      if elements.isEmpty { report("C121", "\"command\" of \(owner) names no program", at: node) }
      return nil
    }
    let texts = words.compactMap(\.self)
    if program?.isEmpty == true {
      report("C121", "\"command\" of \(owner) names no program that can be run", at: node)
      return nil
    }
    if let place = texts.firstIndex(where: { $0.utf8.contains(0) }) {
      report(
        "C121", "\"command\" of \(owner) has a NUL character, which no program can be given",
        at: elements[place])
      return nil
    }
    return texts
  }

  /// The time a command may take, in milliseconds.
  private mutating func timeout() -> Int {
    guard let node = take("timeout")?.value else { return AttributeReader.standardTimeout }
    let longest = AttributeReader.longestTimeout
    guard let seconds = node.numberText.flatMap({ ExactDecimal(data: $0) }),
      let milliseconds = seconds.exactProduct(with: ExactDecimal(1000))?.int,
      (1...(longest * 1000)).contains(milliseconds)
    else {
      report(
        "C122", "\"timeout\" of \(owner) takes seconds, from 0.001 to \(longest)", at: node)
      return AttributeReader.standardTimeout
    }
    return milliseconds
  }

  /// The rows that `reads` names.
  private mutating func readRows() -> [Int] {
    guard let node = take("reads")?.value else { return [] }
    guard case .array(let elements) = node.content else {
      reportKind(of: node, key: "reads", expected: "a list of tags")
      return []
    }
    return elements.compactMap { element in
      guard let name = element.text else {
        reportKind(of: element, key: "reads", expected: "a list of tags")
        return nil
      }
      if let row = scope.tags.index(of: name) { return row }
      let near = scope.suggestedTag(for: name)
      report(
        "C062", "unknown tag \(name.quotedForMessage) in \"reads\" of \(owner)",
        near.map { "did you mean \"\($0)\"?" }, at: element)
      return nil
    }
  }
}

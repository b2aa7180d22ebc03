/// The attributes of one row, section or form while the compiler reads them.
///
/// Each accessor takes a key: what is left untaken in the end is unknown. Wrong types are reported here.
public struct AttributeReader {
  /// What is being compiled.
  public let scope: FormScope
  /// What the attributes belong to, for messages: `row "port"`, `section`, `form`.
  public let owner: String
  /// Findings so far.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Where the owner stands, for findings about something that is missing.
  var place: Located<String>?
  private let members: [Node.Member]
  private var taken: UInt64 = 0

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - members: the attributes as written.
  ///   - owner: what they belong to, for messages.
  ///   - scope: what is being compiled.
  init(_ members: [Node.Member], of owner: String, in scope: FormScope) {
    self.members = members
    self.owner = owner
    self.scope = scope
  }

  /// Where the owner stands in the form's text.
  var position: SourcePosition? {
    place.map { scope.source.position(from: Int($0.offset), to: Int($0.end)) }
  }

  /// Takes a key's value as it was written.
  ///
  /// - Parameter key: the key.
  /// - Returns: its member; nothing where the key is not there.
  public mutating func take(_ key: String) -> Node.Member? {
    var found: Node.Member?
    // A key that stands twice is reported where the file is read; the first one counts here.
    for index in members.indices where members[index].key == key {
      if index < 64 { taken |= 1 << UInt64(index) }
      if found == nil { found = members[index] }
    }
    return found
  }

  /// Takes `true` or `false`.
  public mutating func boolean(_ key: String) -> Bool? {
    guard let node = take(key)?.value else { return nil }
    if let boolean = node.booleanValue { return boolean }
    reportKind(of: node, key: key, expected: "true or false")
    return nil
  }

  /// Takes a text.
  public mutating func text(_ key: String) -> String? {
    guard let node = take(key)?.value else { return nil }
    if let text = node.text { return text }
    reportKind(of: node, key: key, expected: "text")
    return nil
  }

  /// Takes a number, exact.
  public mutating func number(_ key: String) -> ExactDecimal? {
    guard let node = take(key)?.value else { return nil }
    return number(in: node, key: key)
  }

  /// Takes a list of texts.
  public mutating func texts(_ key: String) -> [String]? {
    guard let node = take(key)?.value else { return nil }
    guard case .array(let elements) = node.content else {
      reportKind(of: node, key: key, expected: "a list of texts")
      return nil
    }
    return elements.compactMap { element in
      if let text = element.text { return text }
      reportKind(of: element, key: key, expected: "a list of texts")
      return nil
    }
  }

  /// Takes a bound: a value that a function reads, or `{"compute": expression}`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - read: reads a constant; what it throws is reported at the constant.
  public mutating func bound(
    _ key: String, read: (Node) throws(Refusal) -> Value
  ) -> Bound? {
    guard let node = take(key)?.value else { return nil }
    if case .object = node.content {
      return computation(in: node, key: key).map { .computed($0) }
    }
    do {
      return .constant(try read(node))
    } catch {
      let accepted = error.accepted.map { "accepted: \($0.english)" }
      report("C020", "\"\(key)\" of \(owner): \(error.message.english)", accepted, at: node)
      return nil
    }
  }

  /// Takes a count: a whole number of at least 0, or one that is computed.
  public mutating func count(_ key: String) -> Bound? {
    bound(key) { node throws(Refusal) in
      guard let text = node.numberText, let number = ExactDecimal(data: text),
        let count = number.int, count >= 0
      else {
        throw Refusal(.type, Message(.notACount, ["given": node.spoken]))
      }
      return .number(ExactDecimal(count))
    }
  }

  /// Takes a text that a person reads, with its places for answers.
  public mutating func phrase(_ key: String) -> Phrase? {
    guard let node = take(key)?.value else { return nil }
    return phrase(in: node, key: key)
  }

  /// Takes a predicate, or true or false.
  public mutating func condition(_ key: String) -> Condition? {
    guard let node = take(key)?.value else { return nil }
    if let boolean = node.booleanValue { return .constant(boolean) }
    guard node.text != nil else {
      reportKind(of: node, key: key, expected: "true, false or a predicate")
      return nil
    }
    return expression(in: node, as: .predicate, key: key).map { .predicate($0) }
  }

  /// Reports every key that nothing took.
  ///
  /// - Parameters:
  ///   - known: the keys that would be, for suggestions.
  ///   - tolerated: keys that are not reported although nothing took them.
  mutating func reportUnknownKeys(known: [String], tolerating tolerated: [String] = []) {
    for (index, member) in members.enumerated() {
      if index < 64, taken & (1 << UInt64(index)) != 0 { continue }
      if index >= 64, known.contains(member.key) { continue }
      if tolerated.contains(member.key) { continue }
      if member.key == "$schema" || member.key.hasPrefix("x-") { continue }
      let near = NearestName.suggestion(for: member.key, among: known)
      report(
        "C001", "unknown key \"\(member.key)\" in \(owner)", near.map { "did you mean \"\($0)\"?" },
        from: Int(member.offset), to: Int(member.offset) + member.key.utf8.count + quotes(member))
    }
  }

  private func quotes(_ member: Node.Member) -> Int {
    let offset = Int(member.offset)
    let isQuoted =
      offset < scope.source.bytes.count && [0x22, 0x27].contains(scope.source.bytes[offset])
    return isQuoted ? 2 : 0
  }
}

/// The attributes of one row, section or form while the compiler reads them.
///
/// Each accessor takes a key: what is left untaken in the end is unknown. Wrong types are reported here.
public struct AttributeReader {
  /// What is being compiled.
  public let scope: FormScope
  /// Findings so far.
  public internal(set) var diagnostics: [Diagnostic] = []
  let named: AttributeOwner
  private let members: [Node.Member]
  private var known: UInt64 = 0
  /// A bit for each mark that a key has: most keys that are asked for are not there.
  private let marks: UInt64
  /// The marks of the first eight keys, a byte each.
  private let packedMarks: UInt64

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - members: the attributes as written.
  ///   - owner: what they belong to.
  ///   - scope: what is being compiled.
  init(_ members: [Node.Member], of owner: AttributeOwner, in scope: FormScope) {
    self.members = members
    named = owner
    self.scope = scope
    var marks: UInt64 = 0
    var packedMarks = UInt64.max
    for index in members.indices {
      let mark = members[index].mark
      marks |= mark.bit
      if index < 8 { packedMarks ^= (mark.byte ^ 0xFF) << UInt64(8 * index) }
    }
    self.marks = marks
    self.packedMarks = packedMarks
  }

  /// What the attributes belong to, for messages: `row "port"`, `the section`, `the form`.
  public var owner: String {
    named.name
  }

  /// Where the owner stands in the form's text.
  var position: SourcePosition? {
    guard case .row(let tag) = named else { return nil }
    return scope.position(from: Int(tag.offset), to: Int(tag.end))
  }

  /// Takes a key's value as it was written.
  ///
  /// - Parameter key: the key.
  /// - Returns: its member; nothing where the key is not there.
  @inline(__always)
  public mutating func take(_ key: String) -> Node.Member? {
    mayHave(key) ? taken(key, KeyMark(key)) : nil
  }

  /// Notes that a key is known, and leaves its value alone.
  @inline(__always)
  mutating func pass(_ key: String) {
    if mayHave(key) { _ = first(of: key, KeyMark(key)) }
  }

  /// Whether a key can be there, by its mark: for a key that is written out, that is one test of a bit.
  @inline(__always)
  private func mayHave(_ key: String) -> Bool { marks & KeyMark(key).bit != 0 }

  private mutating func taken(_ key: String, _ mark: KeyMark) -> Node.Member? {
    first(of: key, mark).map { members[$0] }
  }

  /// The place of a key, which is noted as known.
  ///
  /// A key that stands twice is reported where the file is read; the first one counts here.
  private mutating func first(of key: String, _ mark: KeyMark) -> Int? {
    guard members.count <= 8 else { return firstOfMany(of: key) }
    var found: Int?
    // A byte of `differences` is 0 where a key has the mark; the subtraction sets the bits of these
    // bytes, and perhaps of some above them, which the comparison of the keys sorts out.
    let differences = packedMarks ^ (mark.byte &* 0x0101_0101_0101_0101)
    var candidates = (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080
    while candidates != 0 {
      let index = candidates.trailingZeroBitCount / 8
      if index < members.count, members[index].key == key {
        known |= 1 << UInt64(index)
        if found == nil { found = index }
      }
      candidates &= candidates - 1
    }
    return found
  }

  private mutating func firstOfMany(of key: String) -> Int? {
    var found: Int?
    for index in members.indices where members[index].key == key {
      if index < 64 { known |= 1 << UInt64(index) }
      if found == nil { found = index }
    }
    return found
  }

  /// Takes `true` or `false`.
  @inline(__always)
  public mutating func boolean(_ key: String) -> Bool? {
    mayHave(key) ? takenBoolean(key, KeyMark(key)) : nil
  }

  private mutating func takenBoolean(_ key: String, _ mark: KeyMark) -> Bool? {
    guard let node = taken(key, mark)?.value else { return nil }
    if let boolean = node.booleanValue { return boolean }
    reportKind(of: node, key: key, expected: "true or false")
    return nil
  }

  /// Takes a text.
  @inline(__always)
  public mutating func text(_ key: String) -> String? {
    mayHave(key) ? takenText(key, KeyMark(key)) : nil
  }

  private mutating func takenText(_ key: String, _ mark: KeyMark) -> String? {
    guard let node = taken(key, mark)?.value else { return nil }
    if let text = node.text { return text }
    reportKind(of: node, key: key, expected: "text")
    return nil
  }

  /// Takes a number, exact.
  @inline(__always)
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
  /// - Returns: the bound; nothing where the key is not there, or is wrong.
  @inline(__always)
  public mutating func bound(
    _ key: String, read: (Node) throws(Refusal) -> Value
  ) -> Bound? {
    mayHave(key) ? takenBound(key, KeyMark(key), read: read) : nil
  }

  private mutating func takenBound(
    _ key: String, _ mark: KeyMark, read: (Node) throws(Refusal) -> Value
  ) -> Bound? {
    guard let node = taken(key, mark)?.value else { return nil }
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
  @inline(__always)
  public mutating func count(_ key: String) -> Bound? {
    mayHave(key) ? takenCount(key, KeyMark(key)) : nil
  }

  private mutating func takenCount(_ key: String, _ mark: KeyMark) -> Bound? {
    takenBound(key, mark) { node throws(Refusal) in
      guard let text = node.numberText, let number = ExactDecimal(data: text),
        let count = number.int, count >= 0
      else {
        throw Refusal(.type, Message(.notACount, ["given": node.spoken]))
      }
      return .number(ExactDecimal(count))
    }
  }

  /// Takes a text that a person reads, with its places for answers.
  @inline(__always)
  public mutating func phrase(_ key: String) -> Phrase? {
    mayHave(key) ? takenPhrase(key, KeyMark(key)) : nil
  }

  private mutating func takenPhrase(_ key: String, _ mark: KeyMark) -> Phrase? {
    guard let node = taken(key, mark)?.value else { return nil }
    return phrase(in: node, key: key)
  }

  /// Takes a predicate, or true or false.
  @inline(__always)
  public mutating func condition(_ key: String) -> Condition? {
    mayHave(key) ? takenCondition(key, KeyMark(key)) : nil
  }

  private mutating func takenCondition(_ key: String, _ mark: KeyMark) -> Condition? {
    guard let node = taken(key, mark)?.value else { return nil }
    if let boolean = node.booleanValue { return .constant(boolean) }
    guard scope.isForm else {
      reportKind(of: node, key: key, expected: "true or false in a file")
      return nil
    }
    guard node.text != nil else {
      reportKind(of: node, key: key, expected: "true, false or a predicate")
      return nil
    }
    return expression(in: node, as: .predicate, key: key).map { .predicate($0) }
  }

  /// Reports every key that nothing took.
  ///
  /// - Parameters:
  ///   - names: the keys that would be, for suggestions.
  ///   - tolerated: keys that are not reported although nothing took them.
  mutating func reportUnknownKeys(
    known names: @autoclosure () -> [String], tolerating tolerated: @autoclosure () -> [String] = []
  ) {
    let all = members.count < 64 ? (1 << UInt64(members.count)) - 1 : UInt64.max
    guard members.count > 64 || known != all else { return }
    let names = names()
    let tolerated = tolerated()
    for (index, member) in members.enumerated() {
      if index < 64, known & (1 << UInt64(index)) != 0 { continue }
      if index >= 64, names.contains(member.key) { continue }
      if tolerated.contains(member.key) { continue }
      if member.key == "$schema" || member.key.hasPrefix("x-") { continue }
      let near = NearestName.suggestion(for: member.key, among: names)
      report(
        "C001", "unknown key \"\(member.key)\" in \(owner)", near.map { "did you mean \"\($0)\"?" },
        at: member)
    }
  }

  /// Reports something about a key.
  mutating func report(
    _ code: String, _ message: String, _ remedy: String? = nil, at member: Node.Member
  ) {
    report(
      code, message, remedy, from: Int(member.offset),
      to: Int(member.offset) + member.key.utf8.count + quotes(member))
  }

  /// How many quotation marks stand around a key.
  func quotes(_ member: Node.Member) -> Int {
    let offset = Int(member.offset)
    let isQuoted =
      offset < scope.source.bytes.count && [0x22, 0x27].contains(scope.source.bytes[offset])
    return isQuoted ? 2 : 0
  }
}

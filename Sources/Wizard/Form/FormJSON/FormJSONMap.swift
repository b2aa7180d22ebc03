/// A map of a form of the library Form, whose keys are taken one by one.
///
/// As in the library null and the empty text are absent.
struct FormJSONMap {
  /// What the map is, for messages: `field "email"`.
  let name: String
  /// Where the map stands.
  let node: Node
  private let members: [Node.Member]
  private let findings: FormJSONFindings

  /// Takes a map apart, and reports the keys that the library does not have.
  ///
  /// A key that is nearly one of the library's is an error, for it was meant; any other the library ignores.
  ///
  /// - Parameters:
  ///   - node: the value; one that is no map is reported.
  ///   - name: what it is, for messages.
  ///   - keys: the keys that it may have.
  ///   - findings: where findings are added.
  init?(_ node: Node, named name: String, keys: [String], _ findings: FormJSONFindings) {
    guard case .object(let members) = node.content else {
      findings.report(
        "L001", "\(name) is a map, found \(node.kindName)", at: node)
      return nil
    }
    self.name = name
    self.node = node
    self.members = members
    self.findings = findings
    for member in members
    where !keys.contains(member.key) && member.key != "$schema" && !member.key.hasPrefix("x-") {
      let near = NearestName.suggestion(for: member.key, among: keys)
      findings.report(
        near == nil ? .warning : .error, "L002", "unknown key \"\(member.key)\" in \(name)",
        near.map { "did you mean \"\($0)\"?" } ?? "it is ignored, as in Form", at: member)
    }
  }

  /// A key's value; nothing where it is not there, null or empty.
  func node(_ key: String) -> Node? {
    guard let value = members.value(of: key) else { return nil }
    if case .null = value.content { return nil }
    return value.text?.isEmpty == true ? nil : value
  }

  /// A key's value, where it is a scalar.
  func scalar(_ key: String) -> Node? {
    guard let value = node(key) else { return nil }
    switch value.content {
    case .array, .object:
      reportKind(of: value, key: key, expected: "text, a number, true or false")
      return nil
    default: return value
    }
  }

  /// A key's value, where it is text.
  func text(_ key: String) -> Node? {
    guard let value = node(key) else { return nil }
    if value.text != nil { return value }
    reportKind(of: value, key: key, expected: "text")
    return nil
  }

  /// True or false; the library also takes 1 and 0.
  func boolean(_ key: String) -> Bool {
    guard let value = node(key) else { return false }
    switch value.booleanValue.map({ $0 ? "1" : "0" }) ?? value.numberText ?? value.text {
    case "1", "true": return true
    case "0", "false": return false
    default:
      reportKind(of: value, key: key, expected: "true or false")
      return false
    }
  }

  /// A key's value, where it is a number or a text that is one.
  func number(_ key: String) -> Node? {
    guard let value = node(key) else { return nil }
    if value.numberText != nil { return value }
    if case .string(let text) = value.content {
      let plain = Node(.plain(text), offset: value.offset, end: value.end)
      if plain.numberText != nil { return Node(.number(text), at: value) }
    }
    reportKind(of: value, key: key, expected: "a number")
    return nil
  }

  /// The elements of a list; none where there is no list.
  func list(_ key: String) -> [Node] {
    guard let value = node(key) else { return [] }
    if case .array(let elements) = value.content { return elements }
    reportKind(of: value, key: key, expected: "a list")
    return []
  }

  /// A map at a key.
  func map(_ key: String, keys: [String]) -> FormJSONMap? {
    node(key).flatMap { FormJSONMap($0, named: "\"\(key)\" of \(name)", keys: keys, findings) }
  }

  /// Reports that a key has a value of the wrong kind.
  func reportKind(of node: Node, key: String, expected: String) {
    findings.report(
      "L003", "\"\(key)\" of \(name) takes \(expected), found \(node.kindName)", at: node)
  }
}

extension Node {
  /// A value that stands for another at its place.
  init(_ content: Content, at place: Node) {
    self.init(content, offset: place.offset, end: place.end)
  }
}

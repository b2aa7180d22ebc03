/// Writes a form as JSON in askform's own format, whatever it was written in.
public enum FormWriter {
  /// The form's text.
  ///
  /// Comments are lost; a form whose rows have no sections gets one without a title.
  ///
  /// - Parameter form: the form as written.
  /// - Returns: JSON in UTF-8, with a line break at its end.
  public static func json(of form: Form) -> [UInt8] {
    var members = form.attributes.map { OutputNode.Member($0) }
    members.append(.init(key: "sections", value: .array(form.sections.map { OutputNode($0) })))
    var writer = JSONWriter(layout: .indented)
    writer.append(.object(members))
    return writer.finished()
  }
}

extension OutputNode.Member {
  /// Takes a member as it was written.
  fileprivate init(_ member: Node.Member) {
    self.init(key: member.key, value: OutputNode(member.value))
  }
}

extension OutputNode {
  fileprivate init(_ section: Section) {
    let rows = section.rows.map { row in OutputNode.object(row.attributes.map { .init($0) }) }
    self = .object(
      section.attributes.map { .init($0) } + [.init(key: "rows", value: .array(rows))])
  }

  /// Takes a value as it was written; a plain scalar of YAML as what it looks like.
  fileprivate init(_ node: Node) {
    switch node.content {
    case .null: self = .null
    case .boolean(let truth): self = .boolean(truth)
    case .number(let digits): self = .number(digits: digits)
    case .string(let text): self = .string(text)
    case .plain(let text): self = OutputNode(plain: text, node)
    case .array(let elements): self = .array(elements.map { OutputNode($0) })
    case .object(let members): self = .object(members.map { .init($0) })
    }
  }

  private init(plain text: String, _ node: Node) {
    if let truth = node.booleanValue {
      self = .boolean(truth)
    } else if let digits = node.numberText?.asJSONNumber {
      self = .number(digits: digits)
    } else {
      self = .string(text)
    }
  }
}

extension String {
  /// The number with a digit before its point and no sign but `-`; nothing for one with needless zeros, which JSON
  /// does not have.
  fileprivate var asJSONNumber: String? {
    var rest = self[...]
    if rest.first == "+" { rest.removeFirst() }
    let sign = rest.first == "-" ? "-" : ""
    rest = rest.dropFirst(sign.count)
    if rest.first == "." { rest = "0" + rest }
    let whole = rest.prefix { $0.isNumber }
    if whole.count > 1, whole.first == "0" { return nil }
    let behind = rest.dropFirst(whole.count)
    if behind.first == ".", behind.dropFirst().first?.isNumber != true {
      return sign + whole + behind.dropFirst()
    }
    return sign + rest
  }
}

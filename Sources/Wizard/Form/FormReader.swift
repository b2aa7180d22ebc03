/// Reads a form file in askform's own format (DESIGN §3), or in the JSON of the iOS library Form (§3.4), to a `Form`,
/// judging its shape only.
///
/// Which keys a row may have depends on its type and is the compiler's to say.
public struct FormReader {
  private let source: SourceText
  private var diagnostics: [Diagnostic] = []
  /// The lines of the text; looked for when the first finding needs them.
  private var positions: SourcePositions?

  private init(source: SourceText) {
    self.source = source
  }

  /// Reads a form.
  ///
  /// - Parameters:
  ///   - document: the form's text as a positioned tree.
  ///   - diagnostics: where findings about the form's shape are added, in the order of the text.
  /// - Returns: the form as far as its shape could be read; nothing where the root is not a map.
  public static func read(_ document: Document, adding diagnostics: inout [Diagnostic]) -> Form? {
    var reader = FormReader(source: document.source)
    reader.diagnostics += document.duplicateKeys
    let form: Form?
    if FormJSON.isForm(document.root) {
      let (root, wording) = FormJSON.native(document, adding: &reader.diagnostics)
      var native = reader.form(root)
      native?.wording = wording
      form = native
    } else {
      form = reader.form(document.root)
    }
    diagnostics += reader.diagnostics
    return form
  }

  private mutating func form(_ root: Node) -> Form? {
    guard case .object(let members) = root.content else {
      report(
        "F001", "expected a map with \"rows\" or \"sections\", found \(root.kindName)", at: root,
        nil)
      return nil
    }
    var attributes: [Node.Member] = []
    var sections: [Section]?
    var looseRows: [Row]?
    for member in members {
      switch member.key {
      case "sections": sections = sectionList(member.value)
      case "rows": looseRows = rowList(member.value)
      default: attributes.append(member)
      }
    }
    if let looseRows, sections != nil {
      _ = looseRows
      report("F002", "a form has \"sections\" or \"rows\", not both", at: root, nil)
    }
    if sections == nil, looseRows == nil {
      report("F003", "the form has neither \"sections\" nor \"rows\"", at: root, nil)
    }
    let untitled = looseRows.map { [Section(attributes: [], rows: $0, offset: root.offset)] }
    return Form(source: source, attributes: attributes, sections: sections ?? untitled ?? [])
  }

  private mutating func sectionList(_ node: Node) -> [Section] {
    guard case .array(let elements) = node.content else {
      report("F004", "\"sections\" takes a list, found \(node.kindName)", at: node, nil)
      return []
    }
    return elements.compactMap { section($0) }
  }

  private mutating func section(_ node: Node) -> Section? {
    guard case .object(let members) = node.content else {
      report("F005", "a section is a map with \"rows\", found \(node.kindName)", at: node, nil)
      return nil
    }
    var attributes: [Node.Member] = []
    var rows: [Row]?
    for member in members {
      if member.key == "rows" {
        rows = rowList(member.value)
      } else {
        attributes.append(member)
      }
    }
    if rows == nil {
      report("F006", "the section has no \"rows\"", at: node, nil)
    }
    return Section(attributes: attributes, rows: rows ?? [], offset: node.offset)
  }

  private mutating func rowList(_ node: Node) -> [Row] {
    guard case .array(let elements) = node.content else {
      report("F007", "\"rows\" takes a list, found \(node.kindName)", at: node, nil)
      return []
    }
    var rows: [Row] = []
    rows.reserveCapacity(elements.count)
    for element in elements {
      if let row = row(element) { rows.append(row) }
    }
    return rows
  }

  private mutating func row(_ node: Node) -> Row? {
    guard case .object(let members) = node.content else {
      report(
        "F008", "a row is a map with \"tag\" and \"type\", found \(node.kindName)", at: node, nil)
      return nil
    }
    var tag: LocatedText?
    var type: LocatedText?
    for index in members.indices {
      // Most keys are ruled out by their mark, which takes no comparison.
      switch members[index].mark {
      case KeyMark("tag") where members[index].key == "tag": tag = name(at: index, of: members)
      case KeyMark("type") where members[index].key == "type": type = name(at: index, of: members)
      default: break
      }
    }
    if tag == nil {
      report(
        "F009", "the row has no \"tag\"", at: node, "give it a name, such as \"tag\": \"port\"")
    }
    if type == nil {
      report("F010", "the row has no \"type\"", at: node, "give it one, such as \"type\": \"text\"")
    }
    let here = LocatedText("", offset: node.offset, end: node.offset)
    return Row(tag: tag ?? here, type: type ?? here, attributes: members)
  }

  private mutating func name(at index: Int, of members: [Node.Member]) -> LocatedText {
    let name = members[index].value.text ?? ""
    if name.isEmpty { reportMissingName(in: members[index]) }
    return LocatedText(name, offset: members[index].value.offset, end: members[index].value.end)
  }

  private mutating func reportMissingName(in member: Node.Member) {
    if member.value.text == nil {
      report(
        "F011", "\"\(member.key)\" takes text, found \(member.value.kindName)", at: member.value,
        nil)
    } else {
      report("F012", "\"\(member.key)\" is empty", at: member.value, nil)
    }
  }

  private mutating func report(
    _ code: String, _ message: String, at node: Node, _ remedy: String?
  ) {
    let isContainer = if case .object = node.content { true } else { false }
    let end = isContainer ? node.offset + 1 : node.end
    diagnostics.append(
      Diagnostic(
        .error, code: code, message: message, remedy: remedy,
        position: position(from: Int(node.offset), to: Int(end))))
  }

  private mutating func position(from: Int, to: Int) -> SourcePosition {
    var positions = self.positions ?? SourcePositions(source)
    defer { self.positions = positions }
    return positions.position(from: from, to: to)
  }
}

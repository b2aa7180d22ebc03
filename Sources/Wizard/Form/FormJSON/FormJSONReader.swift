/// Reads the tree of a form of the library Form to its sections and fields, judging their shape only.
struct FormJSONReader {
  /// The keys of a group.
  static let groupKeys = ["id", "title", "sections", "collapsed", "collapsible", "styles"]
  /// The keys of `templates`.
  static let templateKeys = ["sections", "fields"]

  let findings: FormJSONFindings

  /// Prepares to read.
  ///
  /// - Parameter findings: where findings are added.
  init(_ findings: FormJSONFindings) {
    self.findings = findings
  }

  /// Reads a form.
  ///
  /// - Parameter root: a list of groups, or a map with `groups` and `templates`.
  /// - Returns: the form as far as its shape could be read.
  func form(_ root: Node) -> FormJSON {
    var groups: [Node] = []
    var templates: [FormJSONMap] = []
    if case .array(let elements) = root.content {
      groups = elements
    } else if let map = FormJSONMap(root, named: "the form", keys: FormJSON.keys, findings) {
      groups = map.list("groups")
      templates = self.templates(of: map)
    }
    if groups.isEmpty, root.member("groups").map({ $0.isEmptyOrNull }) ?? true {
      findings.report("L004", "the form has no groups", at: root)
    }
    var form = FormJSON()
    reportEmpty(groups)
    for group in groups { form.sections += sections(ofGroup: group, templates) }
    form.sections = FormJSONNumberedItems(form.sections).asLists
    return form
  }

  /// Tells of groups without sections: the library shows nothing of them, and a form has some.
  private func reportEmpty(_ groups: [Node]) {
    let empty = groups.filter { group in
      if case .object = group.content { group.member("sections") == nil } else { false }
    }
    for group in empty {
      let message = "the group has no \"sections\""
      if empty.count < groups.count {
        findings.warn("L005", message, "it is left out", at: group)
      } else {
        findings.report("L005", message, at: group)
      }
    }
  }

  private func templates(of form: FormJSONMap) -> [FormJSONMap] {
    guard let map = form.map("templates", keys: FormJSONReader.templateKeys) else { return [] }
    // The library reads the templates of single fields and uses them nowhere.
    _ = map.list("fields")
    return map.list("sections").compactMap { node in
      FormJSONMap(node, named: "a template", keys: FormJSONSection.keys, findings)
    }
  }

  private func sections(ofGroup node: Node, _ templates: [FormJSONMap]) -> [FormJSONSection] {
    let keys = FormJSONReader.groupKeys
    guard let group = FormJSONMap(node, named: "the group", keys: keys, findings) else {
      return []
    }
    for key in ["collapsed", "collapsible"] { _ = group.boolean(key) }
    _ = group.scalar("id")
    var sections: [FormJSONSection] = []
    for section in group.list("sections") { sections += self.sections(section, templates) }
    if !sections.isEmpty { sections[0].title = group.text("title") }
    return sections
  }

  /// A section; one that is dynamic and has fields of its own besides is two.
  private func sections(_ node: Node, _ templates: [FormJSONMap]) -> [FormJSONSection] {
    guard let map = FormJSONMap(node, named: "the section", keys: FormJSONSection.keys, findings)
    else { return [] }
    let id = map.text("id")
    let isDynamic = map.text("type")?.text == "dynamic"
    let written = map.list("fields")
    let fields = self.fields(written, list: nil)
    let targets = self.targets(of: map)
    if !isDynamic, let first = targets.first {
      findings.warn(
        "L010", "the targets of a section are only those of a dynamic one's button",
        "they are ignored, as in Form", at: first.node)
    }
    let plain = FormJSONSection(
      id: id.map { LocatedText(at: $0) }, list: nil, fields: fields, targets: [],
      hasRemoval: written.contains { $0.isRemovalButton }, node: node)
    guard isDynamic else { return [plain] }
    let list = self.list(map, id: id, targets: targets, templates)
    return (fields.isEmpty ? [] : [plain]) + (list.map { [$0] } ?? [])
  }

  private func list(
    _ map: FormJSONMap, id: Node?, targets: [FormJSONTarget], _ templates: [FormJSONMap]
  ) -> FormJSONSection? {
    guard let id, let name = id.text else {
      findings.warn(
        "L011", "the dynamic section has no \"id\", and so no items",
        "give it the one of its template",
        at: map.node)
      return nil
    }
    guard let template = templates.first(where: { $0.text("id")?.text == name }) else {
      let ids = templates.compactMap { $0.text("id")?.text }
      findings.warn(
        "L012", "the dynamic section \"\(name)\" has no template of its id, and so no items",
        NearestName.suggestion(for: name, among: ids).map { "did you mean \"\($0)\"?" }, at: id)
      return nil
    }
    let written = template.list("fields")
    if written.allSatisfy(\.isRemovalButton) {
      findings.warn(
        "L018", "the template of the dynamic section \"\(name)\" has no fields",
        "give it those of an item, such as \"\(name)[:index].name\"", at: template.node)
      return nil
    }
    let actionTitle = map.text("action_title")
    if actionTitle == nil {
      findings.report(
        "L013", "the dynamic section \"\(name)\" has no \"action_title\"",
        "give it the label of its button, such as \"action_title\": \"Add\"", at: map.node)
    }
    return FormJSONSection(
      id: LocatedText(at: id),
      list: .init(id: name, actionTitle: actionTitle, count: nil),
      fields: fields(written, list: name), targets: targets, hasRemoval: true,
      node: map.node)
  }

  /// Reads the targets of a field, an option or a dynamic section.
  func targets(of map: FormJSONMap) -> [FormJSONTarget] {
    map.list("targets").compactMap { node in
      FormJSONMap(
        node, named: "a target of \(map.name)", keys: FormJSONTarget.keys, findings
      ).flatMap { target($0) }
    }
  }

  private func target(_ map: FormJSONMap) -> FormJSONTarget? {
    guard let id = map.text("id") else {
      findings.warn("L014", "\(map.name) has no \"id\", and does nothing", at: map.node)
      return nil
    }
    let actions = FormJSONTarget.Action.allCases.map(\.rawValue)
    guard let type = word("type", of: map, among: ["field", "section"], as: .warning),
      let name = word("action", of: map, among: actions, as: .warning),
      let action = FormJSONTarget.Action(rawValue: name)
    else { return nil }
    var condition: FormJSONExpression.Text?
    if let node = map.text("condition") {
      condition = self.condition(node, of: map)
      if condition == nil { return nil }
    }
    return FormJSONTarget(
      id: LocatedText(at: id), isSection: type == "section", action: action,
      value: map.scalar("target_value"), condition: condition, node: map.node)
  }

  /// A key whose value is one of a few words.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - map: the map that has it.
  ///   - words: the words.
  ///   - severity: what another word is, or none: a warning where the library does without.
  /// - Returns: the word; nothing where it is none of them.
  func word(
    _ key: String, of map: FormJSONMap, among words: [String], as severity: Diagnostic.Severity
  ) -> String? {
    guard let node = map.text(key), let word = node.text else {
      findings.add(
        severity, "L015", "\(map.name) has no \"\(key)\"",
        "accepted: \(words.joined(separator: ", "))", at: map.node)
      return nil
    }
    if words.contains(word) { return word }
    let near = NearestName.suggestion(for: word, among: words)
    findings.add(
      severity, "L016", "\"\(key)\" of \(map.name) cannot be \(word.quotedForMessage)",
      near.map { "did you mean \"\($0)\"?" } ?? "accepted: \(words.joined(separator: ", "))",
      at: node)
    return nil
  }

  private func condition(_ node: Node, of map: FormJSONMap) -> FormJSONExpression.Text? {
    let text = node.text ?? ""
    do throws(FormJSONExpressionParser.Fault) {
      return .init(root: try FormJSONExpressionParser.condition(text), text: text, node: node)
    } catch {
      findings.report(
        "L017", "\"condition\" of \(map.name): \(error.message)", error.remedy, at: error.range,
        in: node)
      return nil
    }
  }
}

extension LocatedText {
  /// A text value and its place.
  init(at node: Node) {
    self.init(node.text ?? "", offset: node.offset, end: node.end)
  }

  /// The text as a value at its place.
  var node: Node { Node(.string(content), offset: offset, end: end) }
}

// In:  a positioned tree whose root is a list of groups, or a map with `groups`: the JSON of the iOS library Form.
// Out: the same form as a tree of askform's own format, each value at the place that it comes from.
// Who: the form reader hands such trees over, and reads what comes back as if an author had written it.

/// A form as the library Form has it in JSON: its sections with their fields.
///
/// Groups are presentation: the first section of each carries its title.
struct FormJSON {
  /// The keys of a root that is a map.
  static let keys = ["groups", "templates"]

  /// The sections in order, those of all groups.
  var sections: [FormJSONSection] = []

  /// Whether a tree is a form of the library.
  static func isForm(_ root: Node) -> Bool {
    switch root.content {
    case .array(let groups): !groups.contains { isNativeRow($0) }
    case .object(let members):
      members.contains { $0.key == "groups" }
        && !members.contains { $0.key == "sections" || $0.key == "rows" }
    default: false
    }
  }

  /// Whether an element of the root is a row of askform's own, in a form that lacks its `rows`.
  private static func isNativeRow(_ node: Node) -> Bool {
    guard case .object(let members) = node.content else { return false }
    return members.contains { $0.key == "tag" } && !members.contains { $0.key == "sections" }
  }

  /// Turns a form of the library into one of askform's own.
  ///
  /// - Parameters:
  ///   - document: the form's text as a positioned tree.
  ///   - diagnostics: where findings are added, in the order of the text.
  /// - Returns: the tree of the same form in askform's own format, and how what is said of it is said of the form.
  static func native(
    _ document: Document, adding diagnostics: inout [Diagnostic]
  ) -> (root: Node, wording: FormJSONWording) {
    let findings = FormJSONFindings(document.source)
    let form = FormJSONReader(findings).form(document.root)
    let translator = FormJSONTranslator(form, findings)
    let node = translator.node(at: document.root)
    diagnostics += findings.diagnostics.inOrderOfPlace
    return (node, FormJSONWording(translator.directory))
  }
}

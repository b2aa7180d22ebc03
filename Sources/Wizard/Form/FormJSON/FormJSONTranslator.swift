/// Writes a form of the library Form as the tree of one of askform's own.
struct FormJSONTranslator {
  let form: FormJSON
  let findings: FormJSONFindings
  let effects: FormJSONEffects
  private(set) var directory: FormJSONDirectory

  /// Prepares to translate.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - findings: where findings are added.
  init(_ form: FormJSON, _ findings: FormJSONFindings) {
    self.form = form
    self.findings = findings
    directory = FormJSONDirectory(form)
    effects = FormJSONEffects(form, directory, findings)
    for index in directory.entries.indices {
      let isReplaced = effects.ofFields[index].contains { effects.replaces($0, valueOf: index) }
      if isReplaced { directory.giveFinalTag(to: index) }
    }
  }

  /// The form's tree.
  ///
  /// - Parameter root: where the form stands.
  /// - Returns: a map with its sections.
  func node(at root: Node) -> Node {
    let sections = form.sections.indices.map { section($0) }
    return .map(
      [
        .init("askform", Node(.number("1"), at: root)),
        .init("sections", Node(.array(sections), at: root)),
      ], at: root)
  }

  private func section(_ index: Int) -> Node {
    let section = form.sections[index]
    var members: [Node.Member] = []
    if let id = section.id, section.list == nil || id.content != section.list?.id {
      members.append(.init("tag", id.node))
    }
    if let title = section.title { members.append(.init("title", title.withoutPlaces)) }
    let state = FormJSONState(
      effects.ofSections[index].map { effect in
        (effect, effect.predicate(directory, findings, list: nil, own: nil))
      })
    members += state.visibility(hidden: false, at: section.node)
    if section.list != nil { members.append(multivalued(section, index: index)) }
    var rows = directory.ranges[index].flatMap { self.rows($0) }
    if section.list != nil, rows.count == 1 { rows.append(.companion(at: section.node)) }
    members.append(.init("rows", Node(.array(rows), at: section.node)))
    return .map(members, at: section.node)
  }

  private func multivalued(_ section: FormJSONSection, index: Int) -> Node.Member {
    let place = section.id?.node ?? section.node
    var members = [Node.Member("tag", .text(directory.listTags[index] ?? "", at: place))]
    if let title = section.list?.actionTitle {
      members.append(.init("addTitle", title.withoutPlaces))
    }
    members.append(.init("reorder", Node(.boolean(false), at: place)))
    if let count = section.list?.count {
      let number = Node(.number(String(count)), at: place)
      // Items of which nothing must be answered can all be left out.
      if !section.hasRemoval, section.fields.contains(where: \.validations.isRequired) {
        members.append(.init("minItems", number))
      }
      members.append(.init("maxItems", number))
    }
    return .init("multivalued", .map(members, at: place))
  }

  /// The row of a field, and where targets of fields below replace its answer the row that has the value.
  private func rows(_ index: Int) -> [Node] {
    let entry = directory.entries[index]
    let effects = self.effects.ofFields[index]
    let row = FormJSONRow(entry: entry, index: index, directory: directory, findings: findings)
    let predicates = effects.map { effect in
      (effect, effect.predicate(directory, findings, list: entry.list, own: index))
    }
    let later = predicates.filter { self.effects.replaces($0.0, valueOf: index) }
    let earlier = predicates.filter {
      $0.0.setsValue && !self.effects.replaces($0.0, valueOf: index)
    }
    let readsItself = later.contains { effect, _ in
      effect.source == index || effect.reads(index, in: directory, list: entry.list)
    }
    let replaced = NativePredicate.some(later.map(\.1))
    let state = FormJSONState(predicates)
    let asked = row.asked(
      state, sets: earlier, hiddenToo: readsItself ? .constant(false) : replaced)
    guard let tag = entry.finalTag else { return [asked] }
    return [asked, row.final(tag, state, sets: later, when: replaced)]
  }
}

extension Node {
  /// A map at the place of another value.
  static func map(_ members: [Node.Member], at place: Node) -> Node {
    Node(.object(members), at: place)
  }

  /// A text at the place of another value.
  static func text(_ text: String, at place: Node) -> Node { Node(.string(text), at: place) }

  /// An expression made of the value at a place; what is wrong in it is shown at the beginning of that value.
  static func expression(_ text: String, at place: Node) -> Node {
    let isText = if case .string = place.content { place.end > place.offset + 1 } else { false }
    return Node(.string(text), offset: place.offset + (isText ? 1 : 0), end: place.end)
  }

  /// A row that is never seen, beside the only one of a list: so each item is a map, as in the library.
  fileprivate static func companion(at place: Node) -> Node {
    .map(
      [
        .init("tag", .text("item", at: place)), .init("type", .text("info", at: place)),
        .init("hidden", Node(.boolean(true), at: place)),
      ], at: place)
  }

  /// The text with its braces as they are: texts of askform's own have places for answers there.
  var withoutPlaces: Node {
    guard let text, text.hasMark("{{") else { return self }
    return .text(text.withoutPlaces, at: self)
  }
}

extension Node.Member {
  /// A member whose key stands where its value does.
  init(_ key: String, _ value: Node) {
    self.init(key: key, offset: value.offset, value: value)
  }
}

extension String {
  /// The text with its braces as they are, in a text that has places for answers.
  var withoutPlaces: String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") {
        result += "{{=<% %>=}}{{<%={{ }}=%>"
        rest = rest.dropFirst(2)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

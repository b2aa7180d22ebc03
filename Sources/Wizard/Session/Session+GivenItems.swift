extension Session {
  /// Takes a whole list of a file, in place of what it had.
  ///
  /// - Parameters:
  ///   - node: the list; null is the empty one.
  ///   - list: the row that is the list.
  ///   - source: where it stands.
  ///   - isOffer: whether it is an earlier answer, of which items that cannot be read are left out with a note.
  /// - Returns: what is wrong with it beside the answers themselves: unknown names, and items of another kind.
  mutating func give(
    _ node: Node, toList list: Int, from source: AnswerSource, isOffer: Bool = false
  ) -> [Problem] {
    guard let type = state.compiled(list).list else { return [] }
    state.clear(list)
    reopened.remove(list)
    if !offers.rows.isEmpty {
      offers.rows = offers.rows.filter { $0 != list && state.outermost($0) != list }
    }
    let text = state.compiled(list).holdsSecret ? nil : node.givenText
    state.given[list] = Given(value: .list([]), refusal: nil, source: source, text: text)
    if node.isBlank(trimming: true) { return [] }
    guard let nodes = items(in: node, of: type, from: source) else {
      let accepted =
        type.item == nil
        ? type.accepted : Message(.acceptsListOf, parts: ["accepted": type.accepted])
      let refusal = Refusal(
        .type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
      state.given[list] = Given(value: .null, refusal: refusal, source: source, text: text)
      return []
    }
    var problems: [Problem] = []
    var misread: [Int] = []
    for node in nodes {
      let item = state.makeItem(of: list)
      state.put(item)
      let found = give(node, toItem: item, from: source.at(node))
      if isOffer || source == .journal, let problem = found.first(where: { $0.rule == .type }) {
        offers.dropped[item] = problem
        misread.append(item)
      } else {
        problems += found
      }
    }
    for item in misread { state.takeOut(item) }
    makeRoom()
    return problems
  }

  /// The items of a list as a file or an option has it; nothing where it is none.
  private func items(
    in node: Node, of type: RowOfItems, from source: AnswerSource
  ) -> [Node]? {
    switch node.content {
    case .array(let elements): return elements
    case .object, .null: return nil
    case .number, .boolean: return type.item == nil ? nil : [node]
    case .string(let text), .plain(let text):
      let isOption = if case .option = source { true } else { false }
      if text.trimmed.hasPrefix("["), isOption || !type.isTextual, let nodes = text.jsonArray {
        return nodes
      }
      let context = ReadingContext(
        origin: isOption ? .option : .data, clock: form.clock, rows: nil)
      if text.trimmed.lowercased() == "none",
        type.item?.optionList?.hasName("none", in: context) != true
      {
        return []
      }
      guard type.item != nil else { return nil }
      let texts = type.texts(of: text, in: context)
      return texts.count == 1
        ? [node] : texts.map { Node(.string($0), offset: node.offset, end: node.end) }
    }
  }

  /// Takes an item of a list: a value, or a map of names to values.
  mutating func give(_ node: Node, toItem item: Int, from source: AnswerSource) -> [Problem] {
    guard let list = state.list(of: item), let type = state.compiled(list).list else { return [] }
    let template = form.templates[type.template]
    if template.isSingle {
      if case .option = source, let text = node.text {
        state.give(text, to: item, from: source)
        return []
      }
      return give(node, to: item, from: source)
    }
    guard case .object(let written) = node.content else {
      return [
        Problem(
          tag: state.tag(ofItem: item), rule: .type,
          message: Message(.wrongKind, ["kind": node.kindName]).text(in: form.language),
          accepted: Message(.acceptsItem).text(in: form.language), source: source)
      ]
    }
    // Names in names: those of keys with points.
    let groups = template.groups
    let members = groups.isEmpty ? written : written.flattened(at: groups)
    var problems: [Problem] = []
    var seen: [Int: String] = [:]
    for member in members {
      let rows = rows(named: member, in: template, item: item, from: source)
      if rows.isEmpty { problems.append(unknown(member, in: template, item: item, from: source)) }
      for row in rows {
        if let earlier = seen.updateValue(member.key, forKey: row) {
          // The same name twice is reported with the file.
          let isFile = if case .file = source { true } else { false }
          if earlier != member.key || !isFile {
            problems.append(twice(member, row, from: source))
          }
          continue
        }
        problems += give(member.value, to: row, from: source.at(member.value))
      }
    }
    return problems
  }

  /// The rows of an item that a name of an answer means, also one that a row had before, which is noted.
  private mutating func rows(
    named member: Node.Member, in template: ItemTemplate, item: Int, from source: AnswerSource
  ) -> [Int] {
    let written = template.rows(named: member.key)
    guard written.isEmpty, let former = former(member.key, in: template, from: source) else {
      return written.map { item + $0 - template.rows.lowerBound }
    }
    let row = item + former - template.rows.lowerBound
    noteFormer(state.tag(ofItem: item) + "." + member.key, of: row, from: source.at(member))
    return [row]
  }

  /// The row that had a tag before, where the source may call it by that.
  private func former(_ tag: String, in template: ItemTemplate, from source: AnswerSource) -> Int? {
    knowsFormerNames(source) ? template.formerTags[tag] : nil
  }

  /// Whether a source may call rows by the tags they had before: a file may be older than the form.
  private func knowsFormerNames(_ source: AnswerSource) -> Bool {
    switch source {
    case .file, .journal: true
    case .person, .line, .option, .variable, .place: false
    }
  }

  /// Takes note that a row was answered by a tag that it had before.
  private mutating func noteFormer(_ name: String, of row: Int, from source: AnswerSource) {
    let message = Message(.renamedRow, ["tag": state.tag(of: row)])
    formerNames.append(
      Problem(
        tag: name, rule: .unknown, message: message.text(in: form.language), source: source))
  }

  private func unknown(
    _ member: Node.Member, in template: ItemTemplate, item: Int, from source: AnswerSource
  ) -> Problem {
    let near = suggestion(for: member.key, in: template)
    return Problem(
      tag: state.tag(ofItem: item) + "." + member.key, rule: .unknown,
      message: Message(.unknownTag).text(in: form.language),
      suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
      source: source.at(member))
  }

  /// What a name that no row of an item has may mean: a row that was called so before, or is called nearly so.
  private func suggestion(for name: String, in template: ItemTemplate) -> String? {
    template.formerTags[name].map { form.allRows[$0].tag }
      ?? NearestName.suggestion(for: name, among: template.names.all + template.keys.keys.sorted())
  }

  private func twice(_ member: Node.Member, _ row: Int, from source: AnswerSource) -> Problem {
    let line = state.given[row]?.source.position?.line
    return Problem(
      tag: state.tag(of: row), rule: .duplicate, message: duplicateReason(of: row, line: line),
      source: source.at(member))
  }

  /// What a name such as `guests[1].name` means; an item that follows on the last one is made.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - source: where the answer stands.
  /// - Returns: the rows, or why there are none.
  mutating func target(of name: ItemName, from source: AnswerSource) -> ItemTarget {
    let renamed = knowsFormerNames(source) ? form.formerTags[name.list] : nil
    let named = form.rows(named: name.list) + [renamed].compactMap(\.self)
    guard var list = named.first(where: { isList($0) }) else {
      if let values = values(of: named, at: name.steps[...]) { return values }
      // A row that is no list has no items.
      if form.tags.index(of: name.list) != nil { return .unknown(name.text, suggestion: name.list) }
      return .unknown(
        name.text,
        suggestion: NearestName.suggestion(for: name.list, among: form.tags.tags)
          .map { $0 + name.text.dropFirst(name.list.count) })
    }
    for (depth, step) in name.steps.enumerated() {
      let count = items(of: list).count
      // What is wrong with the list as a whole is told of it.
      if state.given[list]?.refusal != nil { return .refused }
      if step.place > count { return .gap("\(state.tag(of: list))[\(count)]", list: list) }
      if step.place == count {
        let item = state.makeItem(of: list)
        state.put(item)
        makeRoom()
        if state.given[list] == nil {
          state.given[list] = Given(value: .list([]), refusal: nil, source: source, text: nil)
        }
      }
      let item = items(of: list)[step.place]
      guard let part = step.part else { return .item(item) }
      guard let type = state.compiled(list).list else { return .item(item) }
      let template = form.templates[type.template]
      var rows = template.isSingle ? [] : template.rows(named: part)
      if rows.isEmpty, let former = former(part, in: template, from: source) {
        rows = [former]
        noteFormer(name.text, of: item + former - type.rows.lowerBound, from: source)
      }
      guard let first = rows.first else {
        let near = template.isSingle ? nil : suggestion(for: part, in: template)
        let tag = state.tag(ofItem: item)
        return .unknown(tag + "." + part, suggestion: near.map { tag + "." + $0 })
      }
      if depth == name.steps.count - 1 {
        return .rows(rows.map { item + $0 - type.rows.lowerBound })
      }
      list = item + first - type.rows.lowerBound
      guard isList(list) else {
        let rows = rows.map { item + $0 - type.rows.lowerBound }
        return values(of: rows, at: name.steps[(depth + 1)...])
          ?? .unknown(name.text, suggestion: nil)
      }
    }
    return .unknown(name.text, suggestion: nil)
  }

  /// What a name means that ends with the place of a value: one of those that were chosen of several.
  private func values(of rows: [Int], at steps: ArraySlice<ItemName.Step>) -> ItemTarget? {
    guard steps.count == 1, let step = steps.first, step.part == nil else { return nil }
    let choices = rows.filter { state.compiled($0).holdsChoices }
    return choices.isEmpty ? nil : .values(choices, place: step.place)
  }
}

/// What the name of an answer in a list means.
enum ItemTarget {
  /// An item as a whole, by the first of its rows.
  case item(Int)
  /// Rows of an item.
  case rows([Int])
  /// One of the values of rows that are a choice of several.
  case values([Int], place: Int)
  /// Nothing, as the list was given as something that is none.
  case refused
  /// Nothing, as an item before it is missing.
  case gap(String, list: Int)
  /// Nothing that there is.
  case unknown(String, suggestion: String?)
}

extension AnswerSource {
  /// The place of a value in the same file; a source that is no file stays as it is.
  func at(_ node: Node) -> AnswerSource {
    guard case .file(let source, _, _) = self else { return self }
    return .file(source, offset: Int(node.offset), end: Int(node.end))
  }

  /// The place of a name in the same file.
  func at(_ member: Node.Member) -> AnswerSource {
    guard case .file(let source, _, _) = self else { return self }
    return .file(
      source, offset: Int(member.offset), end: Int(member.offset) + member.key.utf8.count)
  }
}

extension ItemTemplate {
  /// The names that keys of several parts lie inside of.
  var groups: Set<String> {
    var groups: Set<String> = []
    for path in resultPaths where path.count > 1 {
      for depth in 1..<path.count { groups.insert(path.prefix(depth).joined(separator: ".")) }
    }
    return groups
  }
}

extension [Node.Member] {
  /// The members with those of maps that are groups in their place, under names with points.
  fileprivate func flattened(at groups: Set<String>, depth: Int = 0) -> [Node.Member] {
    flatMap { member -> [Node.Member] in
      guard groups.contains(member.key), depth < 64, case .object(let parts) = member.value.content
      else { return [member] }
      let named = parts.map { part in
        Node.Member(key: member.key + "." + part.key, offset: part.offset, value: part.value)
      }
      return named.flattened(at: groups, depth: depth + 1)
    }
  }
}

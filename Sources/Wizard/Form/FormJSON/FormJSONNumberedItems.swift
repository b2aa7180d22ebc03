/// The sections of a form of the library Form that are the written out items of a list: `companies[0]`,
/// `companies[1]`.
///
/// They are that list where its template can say all that they say: where they differ in their number and the words
/// around it only, have no values at the start, and no target goes in or out.
struct FormJSONNumberedItems {
  private let sections: [FormJSONSection]
  /// The ids of lists that cannot be made of sections: those of dynamic sections, and those that targets tie to others.
  private let excluded: Set<String>
  /// By list: how many sections are named as its items.
  private let counts: [String: Int]

  /// Looks through the sections of a form.
  init(_ sections: [FormJSONSection]) {
    self.sections = sections
    let dynamic = sections.compactMap { $0.list?.id }
    excluded = Set(dynamic).union(FormJSONNumberedItems.tied(in: sections))
    counts = Dictionary(grouping: sections.compactMap { $0.item?.list }) { $0 }.mapValues(\.count)
  }

  /// The sections of the form, with those that are items of a list as that list.
  var asLists: [FormJSONSection] {
    var result: [FormJSONSection] = []
    var rest = sections[...]
    while let first = rest.first {
      let items = items(at: rest)
      result.append(items.isEmpty ? first : items.asList)
      rest.removeFirst(max(items.count, 1))
    }
    return result
  }

  /// The items of a list that some sections begin with; none where they are no list.
  private func items(at rest: ArraySlice<FormJSONSection>) -> ArraySlice<FormJSONSection> {
    guard let first = rest.first, let list = first.item?.list, !excluded.contains(list),
      let count = counts[list], !first.fields.isEmpty
    else { return [] }
    let items = rest.prefix(count)
    let areAlike = items.enumerated().allSatisfy { place, section in
      section.item?.list == list && section.item?.place == String(place)
        && (place == 0 || section.title == nil) && section.isAlike(first, in: list)
    }
    return areAlike ? items : []
  }

  /// The lists with an item that targets act on from elsewhere, or from which they act on something else.
  private static func tied(in sections: [FormJSONSection]) -> Set<String> {
    var ofFields: [String: Int] = [:]
    var ofSections: [String: Int] = [:]
    for (index, section) in sections.enumerated() {
      if let id = section.id?.content { ofSections[id] = index }
      for field in section.fields { ofFields[field.id.content] = index }
    }
    var lists: Set<String> = []
    for (index, section) in sections.enumerated() {
      for target in section.allTargets {
        let id = target.id.content
        guard let other = target.isSection ? ofSections[id] : ofFields[id],
          other != index || target.isSection
        else { continue }
        lists.formUnion([section, sections[other]].compactMap { $0.item?.list })
      }
    }
    return lists
  }
}

extension FormJSONSection {
  /// The list that the section is a written out item of by its id, and its place there: `companies` and `0` of
  /// `companies[0]`.
  fileprivate var item: (list: String, place: String)? {
    guard list == nil, let id = id?.content, id.last == "]", let open = id.firstIndex(of: "["),
      open > id.startIndex
    else { return nil }
    let place = id[id.index(after: open)...].dropLast()
    return place.allSatisfy(\.isNumber) ? (String(id[..<open]), String(place)) : nil
  }

  /// The targets of its fields and their options, and of its button.
  fileprivate var allTargets: [FormJSONTarget] {
    targets + fields.flatMap { $0.targets + $0.options.flatMap(\.targets) }
  }

  /// Whether the section says no more than another item of a list does.
  fileprivate func isAlike(_ first: FormJSONSection, in list: String) -> Bool {
    guard fields.count == first.fields.count, hasRemoval == first.hasRemoval else { return false }
    // What is only read may differ in items that come and go, as in those of a dynamic section it cannot.
    let ignored = FormJSONField.mute + (hasRemoval ? ["info", "placeholder"] : [])
    return zip(fields, first.fields).allSatisfy { field, other in
      guard let name = field.id.content.itemName(of: list) else { return false }
      return name == other.id.content.itemName(of: list) && field.kind == other.kind
        && !field.hasStart && field.sharesTitle(with: other)
        && field.node.outline(without: ignored, in: list, of: id)
          == other.node.outline(without: ignored, in: list, of: first.id)
    }
  }
}

extension ArraySlice<FormJSONSection> {
  /// The list that the sections are the items of.
  fileprivate var asList: FormJSONSection {
    var section = self[startIndex]
    let id = section.item?.list ?? ""
    section.list = .init(id: id, actionTitle: nil, count: count)
    for index in section.fields.indices {
      let field = section.fields[index]
      section.fields[index].name = field.id.content.itemName(of: id) ?? field.name
      let titles = Set(map { $0.fields[index].title?.text })
      if titles.count > 1, let title = field.title {
        section.fields[index].title = .text((title.text ?? "").withoutNumber, at: title)
      }
    }
    return section
  }
}

extension FormJSONField {
  /// The keys that mean nothing here, and the title, which is looked at by itself.
  fileprivate static let mute = ["title", "size", "styles", "accessibility_label"]

  /// Whether it has a value before anything is answered: an item that is only added would lose it.
  fileprivate var hasStart: Bool { value != nil || options.contains(where: \.isDefault) }

  /// Whether its title is that of another, or differs in a number at its beginning or end.
  fileprivate func sharesTitle(with other: FormJSONField) -> Bool {
    let (one, two) = (title?.text, other.title?.text)
    if one == two { return true }
    let stem = one?.withoutNumber ?? ""
    return !stem.isEmpty && stem == two?.withoutNumber
  }
}

extension Node {
  /// What the value says, whichever item of a list it is written for: equal outlines are equal values.
  fileprivate func outline(
    without ignored: [String], in list: String, of item: LocatedText?
  ) -> String {
    switch content {
    case .object(let members):
      let parts = members.filter { !ignored.contains($0.key) }.map {
        "\($0.key.debugDescription):\($0.value.outline(without: [], in: list, of: item))"
      }
      return "{\(parts.sorted().joined(separator: ","))}"
    case .array(let elements):
      let parts = elements.map { $0.outline(without: [], in: list, of: item) }
      return "[\(parts.joined(separator: ","))]"
    default:
      let text = scalarText.map { $0.substituting(item?.content ?? list, by: list) }
      return text?.debugDescription ?? "null"
    }
  }
}

extension String {
  /// The text without a number at its beginning or end, and the signs around it.
  fileprivate var withoutNumber: String {
    let start = firstIndex(where: \.isLetter) ?? endIndex
    let end = lastIndex(where: \.isLetter).map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

/// The fields and sections of a form of the library Form by their ids, with the tags that they get.
struct FormJSONDirectory {
  /// A field and where it stands.
  struct Entry {
    /// The field.
    let field: FormJSONField
    /// The section that it is in.
    let section: Int
    /// The section whose items it is a part of.
    let list: Int?
    /// Its tag; in a list that of each item.
    let tag: String
    /// Where a form that is filled from top to bottom comes to it.
    let order: Int
    /// The tag of the row that has its value after the targets of other fields; nothing where none sets it.
    var finalTag: String?
  }

  /// What an id means where it stands.
  struct Reference {
    /// The field.
    let entry: Int
    /// The place of its item, where it is named from outside of its list.
    let item: Int?
  }

  /// All fields, in the order of the form.
  private(set) var entries: [Entry] = []
  /// By section: the first and the last entry.
  private(set) var ranges: [Range<Int>] = []
  /// By section: its tag, where it is a list.
  private(set) var listTags: [String?] = []
  /// By section that is a list: where a form that is filled from top to bottom comes to it.
  private(set) var listOrders: [Int] = []
  private let sections: [FormJSONSection]
  /// The fields outside of lists by id.
  private var outer: [String: Int] = [:]
  /// The lists by id.
  private var lists: [String: Int] = [:]
  /// By list: its fields by name.
  private var inner: [[String: Int]] = []
  /// The sections by id.
  private var sectionsByID: [String: [Int]] = [:]
  /// The tags of the form's own name space.
  private var tags: Set<String> = []
  /// How often a name was made a tag.
  private var numbers: [String: Int] = [:]

  /// Gives every field its tag.
  init(_ form: FormJSON) {
    sections = form.sections
    for (index, section) in sections.enumerated() {
      if let id = section.id?.content { sectionsByID[id, default: []].append(index) }
      if let list = section.list, lists[list.id] == nil { lists[list.id] = index }
    }
    // The tags outside of lists are known before those inside, which must not hide them.
    let outside = sections.filter { $0.list == nil }.flatMap(\.fields)
    tags = Set(outside.filter { !$0.isUnnamed }.map(\.id.content))
    listTags = sections.map { section in section.list.map { $0.id.asTag } }
    tags.formUnion(listTags.compactMap { $0 })
    inner = sections.map { _ in [:] }
    var order = 0
    for (index, section) in sections.enumerated() {
      listOrders.append(order)
      if section.list != nil { order += 1 }
      add(section, index: index, order: &order)
    }
  }

  private mutating func add(_ section: FormJSONSection, index: Int, order: inout Int) {
    let first = entries.count
    var local: Set<String> = []
    for field in section.fields {
      let tag =
        section.list == nil
        ? outerTag(of: field) : innerTag(of: field, in: listTags[index] ?? "", &local)
      if section.list == nil {
        if outer[field.id.content] == nil { outer[field.id.content] = entries.count }
      } else if inner[index][field.name] == nil {
        inner[index][field.name] = entries.count
      }
      entries.append(
        Entry(
          field: field, section: index, list: section.list == nil ? nil : index, tag: tag,
          order: order))
      order += 1
    }
    ranges.append(first..<entries.count)
  }

  /// The tag of a field outside of lists: its id, or what is most like it among tags.
  private mutating func outerTag(of field: FormJSONField) -> String {
    // An id that stands twice is reported with its tag.
    if field.id.content.asTag == field.id.content, !field.isUnnamed { return field.id.content }
    return unused(field.id.content.asTag)
  }

  private mutating func innerTag(
    of field: FormJSONField, in list: String, _ local: inout Set<String>
  ) -> String {
    let plain = field.name.asTag
    guard tags.contains(plain) || plain != field.name else { return plain }
    let name = tags.contains(plain) ? list + "_" + plain : plain
    while true {
      let tag = numbered(name)
      if !tags.contains(tag), local.insert(tag).inserted { return tag }
    }
  }

  /// A tag that nothing has, and that is taken now.
  mutating func unused(_ name: String) -> String {
    while true {
      let tag = numbered(name)
      if tags.insert(tag).inserted { return tag }
    }
  }

  /// A name, then the name with a number behind it, each once.
  private mutating func numbered(_ name: String) -> String {
    let number = numbers[name, default: 0] + 1
    numbers[name] = number
    return number == 1 ? name : "\(name)_\(number)"
  }

  /// Notes that another row has the value of a field after the targets of others.
  mutating func giveFinalTag(to entry: Int) {
    entries[entry].finalTag = unused(entries[entry].tag + "_now")
  }

  /// What an id means.
  ///
  /// - Parameters:
  ///   - id: the id as written.
  ///   - list: the list in whose template it is written.
  /// - Returns: the field; nothing where there is none.
  func reference(to id: String, in list: Int?) -> Reference? {
    if let entry = outer[id] { return Reference(entry: entry, item: nil) }
    guard let open = id.firstIndex(of: "["), let owner = lists[String(id[..<open])],
      let name = id.itemName(of: String(id[..<open])), let entry = inner[owner][name]
    else { return nil }
    // In a list its own fields are meant, whatever the number of the item.
    if owner == list { return Reference(entry: entry, item: nil) }
    let place = id[id.index(after: open)...].prefix { $0 != "]" }
    return Reference(entry: entry, item: place == ":index" ? -1 : Int(place) ?? -1)
  }

  /// The field that is meant.
  func field(_ reference: Reference) -> FormJSONField { entries[reference.entry].field }

  /// The sections of an id: two, where a dynamic one has fields of its own besides.
  func sections(named id: String) -> [Int] { sectionsByID[id] ?? [] }

  /// All ids of fields, for suggestions.
  var ids: [String] { entries.map(\.field.id.content) }

  /// All ids of sections, for suggestions.
  var sectionIDs: [String] { sections.compactMap { $0.id?.content } }

  /// How an expression reads a field.
  ///
  /// - Parameters:
  ///   - reference: the field.
  ///   - own: the field whose answer is read as it was given, before targets set it.
  /// - Returns: the text; nothing for the field of an item that is not told.
  func text(of reference: Reference, asGiven own: Int? = nil) -> String? {
    let entry = entries[reference.entry]
    let tag = reference.entry == own ? entry.tag : entry.finalTag ?? entry.tag
    guard let item = reference.item else { return tag.asReference }
    guard item >= 0, let list = entry.list.flatMap({ listTags[$0] })?.asReference else {
      return nil
    }
    return "TERNARY(\(list).@count > \(item), \(list)[\(item)].\(tag), nil)"
  }
}

extension FormJSONField {
  /// Whether the field has no id of its own, and is only printed.
  var isUnnamed: Bool { kind == .info && id.end == id.offset + 1 }
}

extension String {
  /// The text as a tag: other signs become `_`.
  var asTag: String {
    var tag = ""
    for byte in utf8 {
      let isPart =
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      if isPart {
        tag.unicodeScalars.append(Unicode.Scalar(byte))
      } else if tag.last != "_" {
        tag += "_"
      }
    }
    while tag.count > 1, tag.last == "_", last != "_" { tag.removeLast() }
    let startsWell = tag.utf8.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") } ?? false
    return startsWell ? tag : "_" + tag
  }

  /// The tag as an expression names it.
  var asReference: String {
    let isPlain = utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    return isPlain ? "$" + self : "$\"" + self + "\""
  }

  /// The text as an expression has it.
  var asLiteral: String {
    var literal = "'"
    for scalar in unicodeScalars {
      if scalar == "'" || scalar == "\\" { literal += "\\" }
      literal.unicodeScalars.append(scalar)
    }
    return literal + "'"
  }
}

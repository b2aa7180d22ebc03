extension FormCompiler {
  /// The keys of a declaration that no row has.
  private static let keyOfBase = "base"
  /// The keys of a row that a declaration cannot give.
  private static let keysOfRows = ["tag", "key", "type", "was"]
  /// How many declarations may be based on each other.
  private static let deepestBase = 32

  /// The names of all types, for suggestions.
  var typeNames: [String] { registry.names + types.keys.sorted() }

  /// Reads `types`: the row types that the form declares.
  mutating func readTypes(from reader: inout AttributeReader) {
    guard let node = reader.take("types")?.value else { return }
    guard case .object(let declarations) = node.content else {
      reader.reportKind(of: node, key: "types", expected: "a map of name to type")
      return
    }
    var written: [String: Node.Member] = [:]
    for declaration in declarations where written[declaration.key] == nil {
      written[declaration.key] = declaration
    }
    for declaration in declarations {
      if let fault = faultOfName(declaration.key) {
        reader.report(fault.code, fault.message, fault.remedy, at: declaration)
        brokenTypes.insert(declaration.key)
      }
    }
    for declaration in declarations {
      readType(declared: declaration, among: written, reportingTo: &reader)
    }
  }

  private func faultOfName(_ name: String) -> Diagnostic? {
    if registry.type(named: name) != nil {
      return Diagnostic(
        .error, code: "C091", message: "\(name.quotedForMessage) is a type of the program",
        remedy: "give the form's type another name")
    }
    guard !name.isTag else { return nil }
    return Diagnostic(
      .error, code: "C090", message: "\(name.quotedForMessage) is not a name for a type",
      remedy: "accepted: a letter or _, then letters, digits, _ and -")
  }

  /// What a declaration is based on.
  private enum Base {
    /// A type of the program.
    case program(any RowType.Type)
    /// Another declaration.
    case declared(Node.Member)
  }

  /// Reads a declaration with those it is based on; each is read and reported once, in any order of the form.
  private mutating func readType(
    declared first: Node.Member, among written: [String: Node.Member],
    reportingTo reader: inout AttributeReader
  ) {
    var path: [Node.Member] = []
    var names: Set<String> = []
    var next: Node.Member? = first
    var base: CustomType?
    while let declaration = next {
      next = nil
      if let type = types[declaration.key] {
        base = type
      } else if !brokenTypes.contains(declaration.key) {
        path.append(declaration)
        names.insert(declaration.key)
        switch self.base(of: declaration, among: written, behind: names, path, to: &reader) {
        case .program(let type)?: base = CustomType(base: type, members: [], depth: 0)
        case .declared(let declared)?: next = declared
        case nil: break
        }
      }
    }
    for declaration in path.reversed() {
      base = base.flatMap { type(declared: declaration, basedOn: $0, reportingTo: &reader) }
      if base == nil { brokenTypes.insert(declaration.key) }
    }
  }

  /// The type of a declaration whose base is read.
  private mutating func type(
    declared declaration: Node.Member, basedOn base: CustomType,
    reportingTo reader: inout AttributeReader
  ) -> CustomType? {
    guard case .object(let members) = declaration.value.content,
      let node = members.value(of: FormCompiler.keyOfBase)
    else { return nil }
    guard base.depth < FormCompiler.deepestBase else {
      reader.report(
        "C096",
        "the type \"\(declaration.key)\" is based on more than \(FormCompiler.deepestBase) types",
        at: node)
      return nil
    }
    let own = ownMembers(members, of: declaration.key, reportingTo: &reader)
    let type = CustomType(
      base: base.base, members: base.completed(own), depth: base.depth + 1)
    types[declaration.key] = type
    check(type, at: declaration)
    return type
  }

  /// What a declaration is based on; nothing, and a report, where that cannot be said.
  private mutating func base(
    of declaration: Node.Member, among written: [String: Node.Member], behind names: Set<String>,
    _ path: [Node.Member], to reader: inout AttributeReader
  ) -> Base? {
    let owner = "the type \"\(declaration.key)\""
    guard case .object(let members) = declaration.value.content else {
      reader.report(
        "C092", "\(owner) is a map with a \"base\", found \(declaration.value.kindName)",
        at: declaration.value)
      return nil
    }
    guard let node = members.value(of: FormCompiler.keyOfBase) else {
      reader.report(
        "C093", "\(owner) has no \"base\"", "give it one, such as \"base\": \"text\"",
        at: declaration)
      return nil
    }
    guard let name = node.text else {
      reader.report(
        "C093", "\"base\" of \(owner) takes the name of a type, found \(node.kindName)",
        at: node)
      return nil
    }
    if let type = registry.type(named: name) { return .program(type) }
    guard let next = written[name] else {
      let near = NearestName.suggestion(for: name, among: registry.names + written.keys.sorted())
      reader.report(
        "C094", "unknown base \(name.quotedForMessage) of \(owner)",
        near.map { "did you mean \"\($0)\"?" }, at: node)
      return nil
    }
    if names.contains(name), let start = path.firstIndex(where: { $0.key == name }) {
      let circle = (path[start...].map(\.key) + [name]).map { "\"\($0)\"" }
      reader.report(
        "C095",
        "types are based on each other in a circle: "
          + circle.joined(separator: " on "), at: node)
      return nil
    }
    return .declared(next)
  }

  /// The keys that a declaration gives its rows; those that only a row can have are reported.
  private func ownMembers(
    _ members: [Node.Member], of name: String, reportingTo reader: inout AttributeReader
  ) -> [Node.Member] {
    members.filter { member in
      guard FormCompiler.keysOfRows.contains(member.key) else {
        return member.key != FormCompiler.keyOfBase
      }
      reader.report(
        "C097", "the type \"\(name)\" cannot have the key \"\(member.key)\"",
        member.key == "type" ? "did you mean \"base\"?" : "each row has its own", at: member)
      return false
    }
  }

  /// Reads the keys of a declaration as a row's, and reports what is wrong with them.
  ///
  /// What is missing is no fault: a row can have it. What is found here again at a row is told once.
  private mutating func check(_ type: CustomType, at declaration: Node.Member) {
    let name = "the type \"\(declaration.key)\""
    var reader = AttributeReader(type.members, of: .named(name), in: scope)
    let place = LocatedText(
      declaration.key, offset: declaration.offset, end: declaration.value.offset)
    let row = Row(tag: place, type: place, attributes: type.members)
    let rowType = type.base.init(from: &reader)
    _ = reader.itemLimits()
    let compiled = self.row(row, of: rowType, section: 0, from: &reader)
    _ = reader.reactions(of: 0)
    let known = FormCompiler.rowKeys.filter { !FormCompiler.keysOfRows.contains($0) }
    reader.reportUnknownKeys(known: known + type.base.keys)
    diagnostics += reader.diagnostics.filter { $0.position != nil }
    checkTexts(of: compiled)
  }

  /// Reports buttons that lead to a row that is never asked.
  mutating func checkLeads() {
    for (button, node) in leads {
      guard case .goTo(let target)? = rows[button].action else { continue }
      let isNever = rows[target].isComputed && rows[target].action == nil
      guard isNever || target == button else { continue }
      var reader = AttributeReader([], of: .row(rows[button].tagPlace), in: scope)
      let reason = isNever ? "a row that is never asked" : "the button itself"
      reader.report("C058", "\"goto\" of \(reader.owner) leads to \(reason)", at: node)
      diagnostics += reader.diagnostics
    }
  }
}

extension [Diagnostic] {
  /// The findings without those of the same kind at the same place as an earlier one.
  var withoutRepeats: [Diagnostic] {
    var seen: Set<String> = []
    return filter { finding in
      guard let position = finding.position else { return true }
      return seen.insert("\(position.line) \(position.column) \(finding.code)").inserted
    }
  }
}

/// Turns a form as written into a form as checked, and reports everything that is wrong with it.
public struct FormCompiler {
  /// The keys of a form beside `sections` and `rows`.
  static let formKeys = [
    "askform", "title", "intro", "footer", "disabled", "hiddenValues", "checks", "review",
    "markRequired", "types", "sections", "rows",
  ]
  /// The keys of a section beside `rows`.
  static let sectionKeys = [
    "tag", "title", "intro", "footer", "hidden", "when", "disabled", "rows", "multivalued",
  ]
  /// The keys of every row.
  static let rowKeys = [
    "tag", "type", "key", "title", "description", "placeholder", "default", "required", "hidden",
    "when", "disabled", "ask", "compute", "template", "checks", "messages", "noValueText", "secret",
    "list", "was", "none", "onChange",
  ]

  let form: Form
  let registry: RowTypeRegistry
  var scope: FormScope
  var diagnostics: [Diagnostic]
  var sections: [CompiledSection] = []
  var rows: [CompiledRow] = []
  /// The lists of the form: multivalued sections, then rows with `list`.
  var lists: [WrittenList] = []
  /// The row types that the form declares, by name.
  var types: [String: CustomType] = [:]
  /// The names of declarations that are wrong; rows of these types are not reported on top.
  var brokenTypes: Set<String> = []
  /// The former tags of rows, with the places where they are named.
  var formerTags: [(tag: String, row: Int, node: Node)] = []
  /// Buttons that lead to a row, with the place where it is named.
  var leads: [(button: Int, node: Node)] = []

  /// What changes of rows do to others, as written.
  var reactions: [WrittenReaction] = []

  /// The checks of the form that are commands.
  var commandChecks: [CompiledCommandCheck] = []

  private init(form: Form, registry: RowTypeRegistry, clock: Clock, language: Language) {
    self.form = form
    self.registry = registry
    var tags = TagTable()
    var lists: [WrittenList] = []
    diagnostics = FormCompiler.gather(&tags, from: form, &lists)
    self.lists = lists
    scope = FormScope(
      form: form, registry: registry, tags: tags, clock: clock, language: language)
  }

  /// Compiles a form.
  ///
  /// - Parameters:
  ///   - form: the form as written.
  ///   - registry: the row types there are.
  ///   - clock: when the run started; relative dates of the form count from it.
  ///   - language: the language that texts of the form are taken in.
  ///   - diagnostics: where findings are added, in the order of the text.
  /// - Returns: the form as checked; nothing where an error was found.
  public static func compile(
    _ form: Form, registry: RowTypeRegistry = .standard, clock: Clock,
    language: Language = .english, adding diagnostics: inout [Diagnostic]
  ) -> CompiledForm? {
    var compiler = FormCompiler(form: form, registry: registry, clock: clock, language: language)
    let compiled = compiler.compiled()
    // What is wrong with a declared type is found again at each of its rows.
    let found =
      compiler.types.isEmpty ? compiler.diagnostics : compiler.diagnostics.withoutRepeats
    diagnostics += form.wording?.worded(found) ?? found
    return diagnostics.contains { $0.severity == .error } ? nil : compiled
  }

  private mutating func compiled() -> CompiledForm? {
    var reader = AttributeReader(form.attributes, of: .named("the form"), in: scope)
    readVersion(from: &reader)
    let texts = FormTexts(
      title: reader.phrase("title"), intro: reader.phrase("intro"), footer: reader.phrase("footer"))
    let settings = FormSettings(
      disabled: reader.condition("disabled") ?? .constant(false),
      keepsHiddenValues: readHiddenValues(from: &reader),
      hasReview: reader.boolean("review") ?? true,
      marksRequired: reader.boolean("markRequired") ?? true)
    let checks = readFormChecks(from: &reader)
    readTypes(from: &reader)
    scope.customType =
      types.isEmpty
      ? nil
      : { [types] row in
        types[row.type.content].map { ($0.base, $0.completed(row.attributes)) }
      }
    reader.reportUnknownKeys(known: FormCompiler.formKeys)
    diagnostics += reader.diagnostics
    rows.reserveCapacity(scope.tags.tags.count)
    for (index, section) in form.sections.enumerated() { compile(section, index: index) }
    if !lists.isEmpty { compileItems() }
    checkLeads()
    placeReactions()
    let ownRows = 0..<(lists.first?.rows.lowerBound ?? rows.count)
    let keys = checkedKeys(among: ownRows)
    let templates = lists.map { template(of: $0) }
    let formerTags = checkedFormerTags(among: ownRows, keys)
    let allTexts =
      [texts.title, texts.intro, texts.footer] + checks.map(\.check.message)
      + commandChecks.map(\.check.message)
    for text in allTexts { checkText(text) }
    checkExpressions(disabled: settings.disabled, checks)
    guard let graph = makeGraph(keeps: settings.keepsHiddenValues, disabled: settings.disabled)
    else {
      checkSecrets(of: rows, texts: allTexts)
      return nil
    }
    return CompiledForm(
      written: form, texts: texts, settings: settings, sections: sections,
      rows: rowsWithSecrets(graph, texts: allTexts), templates: templates, checks: checks,
      commandChecks: commandChecks,
      tags: scope.tags, keys: keys, formerTags: formerTags, graph: graph, clock: scope.clock,
      language: scope.language, registry: registry)
  }

  private mutating func readVersion(from reader: inout AttributeReader) {
    guard let member = reader.take("askform") else { return }
    if member.value.numberText != "1" {
      reader.report(
        "C003", "\"askform\" is the version of the form format, which is 1", at: member.value)
    }
  }

  private func readHiddenValues(from reader: inout AttributeReader) -> Bool {
    guard let member = reader.take("hiddenValues") else { return false }
    switch member.value.text {
    case "drop": return false
    case "keep": return true
    default:
      reader.report(
        "C004", "\"hiddenValues\" is \"drop\" or \"keep\", found \(member.value.spoken)",
        at: member.value)
      return false
    }
  }

  private mutating func readFormChecks(
    from reader: inout AttributeReader
  ) -> [CompiledFormCheck] {
    reader.formChecks().compactMap { written in
      switch written.check {
      case .predicate(let check): return CompiledFormCheck(check: check, row: written.row)
      case .command(let check):
        commandChecks.append(CompiledCommandCheck(check: check, row: written.row))
        return nil
      }
    }
  }

  private mutating func compile(_ section: Section, index: Int) {
    var reader = AttributeReader(section.attributes, of: .named("the section"), in: scope)
    let tag = reader.text("tag")
    let title = reader.phrase("title")
    let intro = reader.phrase("intro")
    let footer = reader.phrase("footer")
    let hidden = reader.hiddenCondition()
    let disabled = reader.condition("disabled") ?? .constant(false)
    reader.pass("multivalued")
    reader.reportUnknownKeys(known: FormCompiler.sectionKeys)
    diagnostics += reader.diagnostics
    let first = rows.count
    if let multivalued = section.multivalued {
      compileList(multivalued, of: section, index: index, titled: title)
    } else {
      for place in section.rows.indices {
        rows.append(compile(section.rows[place], section: index))
      }
    }
    for text in [title, intro, footer] { checkText(text) }
    sections.append(
      CompiledSection(
        tag: tag, title: title, intro: intro, footer: footer, hidden: hidden, disabled: disabled,
        rows: first..<rows.count))
  }

  /// Gathers the tags of a form, and reports those that are malformed or given twice.
  private static func gather(
    _ tags: inout TagTable, from form: Form, _ lists: inout [WrittenList]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var places: [LocatedText] = []
    var positions: SourcePositions?
    let count = form.sections.reduce(0) { $0 + $1.rows.count }
    tags.reserve(count)
    places.reserveCapacity(count)
    for (index, section) in form.sections.enumerated() {
      let multivalued = section.multivalued
      if multivalued != nil {
        lists.append(WrittenList(row: tags.tags.count, section: index, rows: 0..<0))
      }
      let rows = multivalued.map { [section.listRow($0)] } ?? section.rows
      for place in rows.indices {
        let tag = rows[place].tag
        places.append(tag)
        let earlier = tags.add(tag.content)
        if tag.content.isEmpty { continue }
        if !tag.content.isTag { diagnostics.append(form.malformedTag(tag, &positions)) }
        if let earlier {
          diagnostics.append(form.usedTag(tag, at: places[earlier], &positions))
        }
      }
    }
    var next = tags.tags.count
    for index in lists.indices {
      let rows = form.sections[lists[index].section].rows
      lists[index].rows = next..<(next + rows.count)
      next += rows.count
      diagnostics += form.faultsOfTags(rows.map(\.tag), &positions)
    }
    return diagnostics
  }
}

extension Form {
  private func position(
    of place: LocatedText, _ positions: inout SourcePositions?
  ) -> SourcePosition {
    var found = positions ?? SourcePositions(source)
    defer { positions = found }
    return found.position(from: Int(place.offset), to: Int(place.end))
  }

  /// What is wrong with the tags of the rows of one list.
  fileprivate func faultsOfTags(
    _ tags: [LocatedText], _ positions: inout SourcePositions?
  ) -> [Diagnostic] {
    var first: [String: LocatedText] = [:]
    var faults: [Diagnostic] = []
    for tag in tags where !tag.content.isEmpty {
      if !tag.content.isTag { faults.append(malformedTag(tag, &positions)) }
      if let earlier = first[tag.content] {
        faults.append(usedTag(tag, at: earlier, &positions))
      } else {
        first[tag.content] = tag
      }
    }
    return faults
  }

  /// That a tag is no tag.
  fileprivate func malformedTag(
    _ tag: LocatedText, _ positions: inout SourcePositions?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "C005", message: "\(tag.content.quotedForMessage) is not a tag",
      remedy: "accepted: a letter or _, then letters, digits, _ and -",
      position: position(of: tag, &positions))
  }

  /// That a tag is another row's already.
  fileprivate func usedTag(
    _ tag: LocatedText, at earlier: LocatedText, _ positions: inout SourcePositions?
  ) -> Diagnostic {
    let line = position(of: earlier, &positions).line
    return Diagnostic(
      .error, code: "C006", message: "the tag \"\(tag.content)\" is already used in line \(line)",
      position: position(of: tag, &positions))
  }
}

extension String {
  /// Whether the text is a tag: an ASCII letter or `_`, then letters, digits, `_` and `-`.
  var isTag: Bool {
    let bytes = utf8.span
    guard !bytes.isEmpty, bytes[0].isASCIILetter || bytes[0] == UInt8(ascii: "_") else {
      return false
    }
    return bytes.indices.allSatisfy { index in
      bytes[index].isASCIILetterOrDigit || bytes[index] == UInt8(ascii: "_")
        || bytes[index] == UInt8(ascii: "-")
    }
  }
}

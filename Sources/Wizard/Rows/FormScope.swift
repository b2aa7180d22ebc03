/// What the parts of a form are compiled in: its text, its rows, their tags and the clock.
///
/// A class that the readers of all rows share: what one of them finds out of another row, and of the text's
/// lines, is kept here.
public final class FormScope {
  /// The text that is read: the form's, or that of a file beside it.
  public let source: SourceText
  /// The tags of all rows.
  public let tags: TagTable
  /// When the run started; relative dates count from it.
  public let clock: Clock
  /// The language that texts of the form are taken in.
  let language: Language
  /// What defaults are read against.
  let reading: ReadingContext
  /// Whether the text is the form's, so that it may have expressions and places for answers.
  let isForm: Bool
  /// Finds what a type of the form's own stands for: a type of the program, and the row's attributes with
  /// those that the type adds.
  ///
  /// Known once the form's `types` are read.
  var customType: ((_ row: Row) -> (base: any RowType.Type, attributes: [Node.Member])?)?
  private let form: Form
  private let registry: RowTypeRegistry
  private lazy var rows = form.writtenRows
  /// By list of a multivalued section: the rows of its items by their tags.
  private(set) lazy var itemTags = form.itemTags
  /// By row: its type, as other rows look at it; nothing where it cannot be told.
  private var types: [Int: (any RowType)?] = [:]

  /// Cuts the expressions of the text into tokens.
  var lexer = ExpressionLexer("")
  /// The lines of the text; looked for when the first finding needs them.
  private var positions: SourcePositions?
  /// How many unknown names are still compared with all others to suggest one.
  private var suggestions = 20

  /// Gathers what parts are compiled in.
  ///
  /// - Parameters:
  ///   - form: the form as written.
  ///   - registry: the row types there are.
  ///   - tags: the tags of all rows.
  ///   - clock: when the run started.
  ///   - language: the language that texts are taken in.
  convenience init(
    form: Form, registry: RowTypeRegistry, tags: TagTable, clock: Clock, language: Language
  ) {
    self.init(
      form, form.source, isForm: true, registry: registry, tags: tags, clock: clock,
      language: language)
  }

  private init(
    _ form: Form, _ source: SourceText, isForm: Bool, registry: RowTypeRegistry, tags: TagTable,
    clock: Clock, language: Language
  ) {
    self.form = form
    self.source = source
    self.isForm = isForm
    self.registry = registry
    self.tags = tags
    self.clock = clock
    self.language = language
    reading = ReadingContext(origin: .data, clock: clock, rows: nil)
  }

  /// The same scope for the text of another file.
  func reading(file: SourceText) -> FormScope {
    FormScope(
      form, file, isForm: false, registry: registry, tags: tags, clock: clock, language: language)
  }

  /// The same scope inside of a list.
  ///
  /// - Parameters:
  ///   - tags: the tags of the list's own rows.
  ///   - first: the index of the first of them.
  /// - Returns: a scope in which these hide others of the same name.
  func inside(_ tags: [String], from first: Int) -> FormScope {
    let inner = FormScope(
      form, source, isForm: isForm, registry: registry, tags: self.tags.inside(tags, from: first),
      clock: clock, language: language)
    inner.customType = customType
    return inner
  }

  /// The type of a row that another one reads its options of.
  ///
  /// - Parameter row: the row's index.
  /// - Returns: its type; nothing where it has none, or where rows read each other in a circle, which are
  ///   reported elsewhere.
  func rowType(of row: Int) -> (any RowType)? {
    if let known = types[row] { return known }
    // The last of a chain comes first, so that a chain of any length takes no stack.
    var chain = [row]
    var members: Set<Int> = [row]
    while let next = decidingRow(of: chain[chain.count - 1]), types[next] == nil,
      members.insert(next).inserted
    {
      chain.append(next)
    }
    for row in chain.reversed() where types[row] == nil { types[row] = .some(type(of: row)) }
    return types[row] ?? nil
  }

  /// Whether a row is the list of a multivalued section.
  func isSection(_ row: Int) -> Bool {
    rows[row].type.content.isEmpty && rows[row].attributes.isEmpty
  }

  /// Whether a row is a list of values: one with `list`, or a multivalued section of one row.
  func isListOfValues(_ row: Int) -> Bool {
    guard isSection(row) else {
      let attributes = customType?(rows[row])?.attributes ?? rows[row].attributes
      return attributes.contains { $0.key == "list" && $0.value.booleanValue != false }
    }
    let tag = rows[row].tag.offset
    return form.sections.contains { section in
      section.rows.count == 1 && section.multivalued.map { section.listRow($0).tag.offset } == tag
    }
  }

  private func type(of row: Int) -> (any RowType)? {
    // Rows that read each other in a circle find nothing here.
    types[row] = .some(nil)
    let written = rows[row]
    let custom = registry.type(named: written.type.content) == nil ? customType?(written) : nil
    var reader = AttributeReader(
      custom?.attributes ?? written.attributes, of: .row(written.tag), in: self)
    return (custom?.base ?? registry.type(named: written.type.content))?.init(from: &reader)
  }

  /// The row that a row's options name with `from` or `by`.
  private func decidingRow(of row: Int) -> Int? {
    let attributes = customType?(rows[row])?.attributes ?? rows[row].attributes
    guard let options = attributes.first(where: { $0.key == "options" }),
      case .object(let members) = options.value.content,
      let name = members.first(where: { $0.key == "from" || $0.key == "by" })?.value.text?.trimmed
    else { return nil }
    return tags.index(of: name) ?? tags.index(of: String(name.dropFirst()))
  }

  /// The place of a stretch of the form's text.
  ///
  /// - Parameters:
  ///   - from: the byte offset of its first character.
  ///   - to: the byte offset behind its last character.
  /// - Returns: the place.
  public func position(from: Int, to: Int) -> SourcePosition {
    var positions = self.positions ?? SourcePositions(source)
    defer { self.positions = positions }
    return positions.position(from: from, to: to)
  }

  /// The tag that is nearest to a name that is none, in words; nothing for the many in a form full of them.
  func suggestedTag(for name: String) -> String? {
    guard suggestions > 0 else { return nil }
    suggestions -= 1
    return NearestName.suggestion(for: name, among: tags.tags)
  }
}

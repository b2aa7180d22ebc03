// In:  a form as written, the registry of row types and the clock.
// Out: a form in which everything is checked: types, expressions, names, dependencies.
// Who: the session walks it; `check`, `explain` and `graph` report on it.

/// A form as checked.
///
/// Only the compiler makes one, so later floors have no cases that cannot happen.
/// A class, though nothing in it changes: the session and all that looks at it share it.
public final class CompiledForm: Sendable {
  /// The form as written, whose parts the rows refer to.
  public let written: Form
  /// The form's title.
  public let title: Phrase?
  /// What is printed before the first question.
  public let intro: Phrase?
  /// What is printed after the last question.
  public let footer: Phrase?
  /// Whether the whole form is read-only.
  public let disabled: Condition
  /// Whether expressions read a hidden row's value, as in XLForm.
  public let keepsHiddenValues: Bool
  /// Whether the answers are reviewed before the end.
  public let hasReview: Bool
  /// Whether required rows are marked with an asterisk.
  public let marksRequired: Bool
  /// The sections in order.
  public let sections: [CompiledSection]
  /// The rows in order.
  public let rows: [CompiledRow]
  /// The rows of the items of lists, by the order of the lists; their indices follow on those of `rows`.
  let itemRows: [CompiledRow]
  /// All rows, those of the items of lists among them.
  let allRows: [CompiledRow]
  /// What the items of each list are made of.
  let templates: [ItemTemplate]
  /// By list: the nodes of the rows of an item, each behind what it reads.
  let itemOrders: [[Int32]]
  /// The checks over the whole form.
  public let checks: [CompiledFormCheck]
  /// The checks over the whole form that are commands.
  let commandChecks: [CompiledCommandCheck]
  /// The rows of which something waits until commands may be run, in form order.
  let commandRows: [Int]
  /// The tags of all rows.
  public let tags: TagTable
  /// Which rows have a key that is not their tag, by key.
  public let keys: [String: [Int]]
  /// Which row had a tag before, by that tag.
  public let formerTags: [String: Int]
  /// What follows what.
  public let graph: DependencyGraph
  /// When the run started.
  public let clock: Clock
  /// The language that the form's texts were taken in, and that the person is spoken to in.
  public var language: Language { voice.language }
  /// How the program speaks where nobody is at a prompt.
  let voice: Voice
  /// The row types that there are.
  let registry: RowTypeRegistry

  /// Gathers what the compiler found.
  init(
    written: Form, texts: FormTexts, settings: FormSettings, sections: [CompiledSection],
    rows: [CompiledRow], templates: [ItemTemplate], checks: [CompiledFormCheck],
    commandChecks: [CompiledCommandCheck], tags: TagTable, keys: [String: [Int]],
    formerTags: [String: Int], graph: DependencyGraph, clock: Clock,
    language: Language, registry: RowTypeRegistry
  ) {
    self.written = written
    self.registry = registry
    title = texts.title
    intro = texts.intro
    footer = texts.footer
    disabled = settings.disabled
    keepsHiddenValues = settings.keepsHiddenValues
    hasReview = settings.hasReview
    marksRequired = settings.marksRequired
    self.sections = sections
    let outer = templates.first?.rows.lowerBound ?? rows.count
    self.rows = outer == rows.count ? rows : Array(rows[..<outer])
    itemRows = outer == rows.count ? [] : Array(rows[outer...])
    allRows = rows
    self.templates = templates
    itemOrders = templates.map { graph.nodes(ofRows: $0.rows) }
    self.checks = checks
    self.commandChecks = commandChecks
    commandRows = self.rows.indices.filter { rows[$0].waitsForCommands }
    self.tags = tags
    self.keys = keys
    self.formerTags = formerTags
    self.graph = graph
    self.clock = clock
    voice = Voice(language)
  }

  /// Whether the form declares row types.
  var hasTypes: Bool { written.attributes.contains { $0.key == "types" } }

  /// The number of rows, those of the items of lists among them.
  var rowCount: Int { allRows.count }

  /// A row of the form, or one of the rows that the items of a list have.
  func row(at index: Int) -> CompiledRow {
    allRows[index]
  }

  /// What a row is called where it stands for those of all items: `guests[].name`.
  func path(of row: Int) -> String {
    let compiled = self.row(at: row)
    guard let owner = compiled.listRow, let list = self.row(at: owner).list else {
      return compiled.tag
    }
    return path(of: owner) + (list.rows.count == 1 ? "[]" : "[]." + compiled.tag)
  }

  /// The row of the form that a row of items belongs to; any other row itself.
  func outermost(_ row: Int) -> Int {
    var row = row
    while let list = self.row(at: row).listRow { row = list }
    return row
  }

  /// The form's text.
  public var source: SourceText { written.source }

  /// The rows that a name of an answer can mean: one by tag, or all that share a key.
  ///
  /// - Parameter name: a tag or a key.
  /// - Returns: the indices of the rows, in form order.
  public func rows(named name: String) -> [Int] {
    if let index = tags.index(of: name) { return [index] }
    return keys[name] ?? []
  }
}

/// What a person reads of a form beside its rows.
struct FormTexts {
  let title: Phrase?
  let intro: Phrase?
  let footer: Phrase?
}

/// How a form as a whole behaves.
struct FormSettings {
  let disabled: Condition
  let keepsHiddenValues: Bool
  let hasReview: Bool
  let marksRequired: Bool
}

/// A section as checked.
public struct CompiledSection: Sendable {
  /// The section's name, where it has one.
  public let tag: String?
  /// The heading.
  public let title: Phrase?
  /// What is printed under the heading.
  public let intro: Phrase?
  /// What is printed after the section's last row.
  public let footer: Phrase?
  /// When the section is not there.
  public let hidden: Condition
  /// When its rows are read-only.
  public let disabled: Condition
  /// The indices of its rows.
  public let rows: Range<Int>
}

/// A check over the whole form.
public struct CompiledFormCheck: Sendable {
  /// What must hold, when, and the message.
  let check: PredicateCheck
  /// The row to go to when it does not.
  public let row: Int?
}

/// A check over the whole form that is a command.
struct CompiledCommandCheck: Sendable {
  /// What is run, when, and the message.
  let check: CommandCheck
  /// The row to go to when it does not pass.
  let row: Int?
}

extension CompiledForm {
  /// Why an expression failed, in words; they may quote values, so nothing is said where it reads a secret.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the reason.
  public func reason(for failure: ExpressionFailure) -> String {
    readsSecret(failure.expression)
      ? Message(.secretFailure).text(in: language) : failure.error.message
  }

  /// Whether an expression reads a row that is a secret.
  func readsSecret(_ expression: FormExpression) -> Bool {
    expression.tree.references.contains { $0.row.map { row(at: $0).holdsSecret } ?? false }
  }

  /// A failure as a finding with its place in the form.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the finding.
  public func diagnostic(for failure: ExpressionFailure) -> Diagnostic {
    let (error, node) = (failure.error, failure.expression.node)
    let start = source.offset(ofUTF8: error.offset, in: node)
    let end = source.offset(ofUTF8: error.offset + error.length, in: node)
    return Diagnostic(
      .error, code: "X001", message: sentence(for: failure), remedy: error.remedy,
      position: source.position(from: start, to: max(end, start + 1)))
  }

  /// Whose expression failed, and why; of an expression over several lines also the expression itself.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the sentence.
  public func sentence(for failure: ExpressionFailure) -> String {
    let expression = failure.expression
    let isSpread =
      expression.text.utf8.contains(UInt8(ascii: "\n"))
      || source.offset(ofUTF8: 1, in: expression.node) == Int(expression.node.offset)
    let place = isSpread ? " in \(expression.text)" : ""
    return "\"\(expression.key)\" of \(expression.owner.name): \(reason(for: failure))\(place)"
  }
}

extension CompiledSection {
  /// What the section is called: its tag, else its title.
  var name: String? { tag ?? title?.text }
}

// In:  a compiled form; then answers, one by one or all at once, from any source.
// Out: the next question, the problems, and in the end the values to write.
// Who: every front end drives one of these and nothing else; it never prints or reads.

/// One walk through a form: a plain value that knows what is answered, what is visible and what is next.
///
/// The same form and the same answers give the same questions, problems and output, whoever drives it.
public struct Session: Sendable {
  /// The form.
  public let form: CompiledForm
  /// Which rows are asked.
  public let mode: AskMode
  /// Whether rows that an earlier run settled are not asked, as long as nothing has changed for them.
  public let asksChangesOnly: Bool
  var state: SessionState
  /// Rows that want an answer.
  var wanting: RowSet
  /// Rows that need no more asking: answered, or left to their default.
  var settled: [Bool]
  /// Rows that a person was asked.
  var asked: [Bool]
  /// Problems of rows as they stand.
  var problems: [Int: Problem] = [:]
  /// A row to ask next whatever else wants asking.
  var focus: Int?
  /// Rows whose default may have changed after it was taken, since the last look.
  var changedDefaults: Set<Int> = []
  /// Whether a button ended the questions: only what is wrong is still asked.
  var isSubmitted = false
  /// How the person at a terminal's prompt writes numbers, dates, yes and no.
  var locale: LocaleWords? {
    didSet {
      words = LocaleWords.spoken(locale, in: form.language)
      state.voice = Voice(form.language, locale: locale)
    }
  }
  /// How the program speaks to the person.
  var voice: Voice { state.voice }
  /// What is read at the prompt beside what is read everywhere: the words of the locale and of the language.
  private(set) var words: LocaleWords?
  /// By row: how an earlier run left it.
  var earlier: [Int: EarlierAnswer] = [:]
  /// The rows that saved answers passed without an answer.
  var passed: Set<Int> = []
  /// What was kept by an earlier run of rows that items do not have any more, each as it was called.
  var goneNames: [String] = []
  /// Notes of rows of items that were answered by the tag they had before.
  var formerNames: [Problem] = []
  /// The lists that have items of an earlier run and are still to be ended.
  var reopened: Set<Int> = []
  /// The rows whose answer changed, where somebody keeps the answers; a row may be there twice.
  var touchedRows: [Int] = []
  /// Whether somebody keeps the answers.
  var keepsTouchedRows = false
  /// By row: the default that was taken, or told of last.
  var takenDefaults: [Int: Value] = [:]
  /// What an earlier run answered.
  var offers = Offers()
  /// By list of the form: the rows of its items that want an answer.
  var itemsWanting: [Int: ItemQueue] = [:]
  /// By list of the form: whether it wants an answer itself.
  var listWants: [Int: Bool] = [:]
  /// The rows of items, as they are written, that are without a problem in all items.
  var passingRows: Set<Int> = []

  /// Starts a walk; give it the answers of files and options, then call `start()`.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - mode: which rows are asked.
  ///   - asksChangesOnly: whether rows that an earlier run settled are not asked, as long as nothing has
  ///     changed for them.
  ///   - runner: runs the commands that the form names; without one there are no options and defaults of
  ///     commands, and their checks pass.
  public init(
    _ form: CompiledForm, asking mode: AskMode = .missing, asksChangesOnly: Bool = false,
    running runner: (any CommandRunner)? = nil
  ) {
    self.form = form
    self.mode = mode
    self.asksChangesOnly = asksChangesOnly
    state = SessionState(form, desk: runner.map { CommandDesk($0) })
    wanting = RowSet(count: form.rows.count)
    settled = [Bool](repeating: false, count: form.rowCount)
    asked = settled
  }

  /// Those who watch the walk.
  var observation: Observation?

  /// How many states and values were computed so far.
  package var evaluationCount: Int { state.evaluationCount }
  /// How often a row was held against its rules so far.
  package private(set) var checkCount = 0

  /// Computes every state and value, and finds what is wrong and what is to be asked.
  public mutating func start() {
    state.evaluateAll()
    for row in state.pendingRows where state.desk == nil || state.compiled(row).optionCommand == nil
    {
      settle(state.readPending(row))
    }
    makeRoom()
    let rows = orderedRows
    if mode != .all {
      for row in rows { settled[row] = isSettledAtStart(row) }
    }
    if !offers.isEmpty { settleOffers() }
    for row in rows { refresh(row) }
    changedDefaults = []
    state.touched = []
    if !earlier.isEmpty { goOn() }
    prepare()
    look(at: rows)
  }

  /// The row to ask now; nothing when all that want an answer have one.
  public var question: Int? {
    if let focus, isAskable(focus) { return isList(focus) ? question(in: focus) : focus }
    guard let first = wanting.first else { return nil }
    return form.rows[first].list == nil ? first : question(in: first)
  }

  /// Whether a row may be asked now: it is visible, a question, not computed, not disabled, and its `ask` holds.
  public func isAskable(_ row: Int) -> Bool {
    let compiled = state.compiled(row)
    if compiled.isComputed, compiled.action == nil { return false }
    if state.isHidden(row) || state.isDisabled(row) { return false }
    return asks(row)
  }

  /// Whether a row's `ask` holds.
  func asks(_ row: Int) -> Bool {
    if case .constant(let asks) = state.compiled(row).ask { return asks }
    return (try? state.compiled(row).ask.holds(in: state.inItem(of: row))) ?? true
  }

  /// Whether a row is hidden, by itself or by its section.
  @inline(__always)
  public func isHidden(_ row: Int) -> Bool { state.isHidden(row) }
  /// Whether a row is read-only, by itself, its section or the form.
  public func isDisabled(_ row: Int) -> Bool { state.isDisabled(row) }
  /// What expressions read of a row: its answer, its default or its computed value.
  public func value(of row: Int) -> Value { state.values[row] }
  /// Whether the row was answered or left to its default before; a question about it is a second one.
  public func isSettled(_ row: Int) -> Bool { settled[row] }
  /// A refusal that a front end found, as a problem of the row in the author's words where there are some.
  public func problem(_ refusal: Refusal, of row: Int) -> Problem {
    state.problem(refusal, row: row)
  }
  /// What is wrong with a row as it stands.
  public func problem(of row: Int) -> Problem? { problems[row] }

  /// Brings a row's problem and whether it wants an answer up to date.
  mutating func refresh(_ row: Int) {
    if row >= form.rows.count || form.rows[row].list != nil { return refreshListed(row) }
    wanting.set(row, to: updateProblem(of: row))
  }

  /// Finds out what is wrong with a row, and whether it therefore, or for want of an answer, is asked.
  mutating func updateProblem(of row: Int) -> Bool {
    checkCount += 1
    var hasProblem = false
    if state.isPlainlySound(row) {
      if !problems.isEmpty { problems[row] = nil }
    } else if let problem = state.problem(of: row) {
      problems[row] = problem
      hasProblem = true
      if !passingRows.isEmpty { passingRows.remove(state.written(row: row)) }
    } else if !problems.isEmpty {
      problems[row] = nil
    }
    return mode != .never && (hasProblem || !isLeftAlone(row)) && isAskable(row)
  }

  func isLeftAlone(_ row: Int) -> Bool {
    if settled[row] || isSubmitted { return true }
    guard mode == .withoutDefault, !state.values[row].isNull else { return false }
    return state.compiled(row).hasDefault || offers.rows.contains(row)
  }

  /// Takes note of what a change touched.
  ///
  /// - Parameter changes: the nodes that changed.
  mutating func settle(_ changes: [GraphNode]) {
    var touched: [Int] = []
    for node in changes {
      if let row = node.row { touched.append(row) }
      if case .rowValue(let row) = node, settled[row], state.given[row] == nil,
        !state.compiled(row).isComputed, !state.isHidden(row)
      {
        changedDefaults.insert(row)
      }
      let number = node.number(sections: form.sections.count)
      if form.templates.isEmpty {
        touched += form.graph.rechecked[number].map(Int.init)
      } else {
        for row in form.graph.rechecked[state.written(number)] {
          touched += rowsToCheck(Int(row), after: node)
        }
      }
      if case .sectionHidden(let section) = node { touched += form.sections[section].rows }
    }
    if !state.touched.isEmpty {
      touched += state.touched
      state.touched = []
    }
    for row in Set(touched) { refresh(row) }
    if observation != nil { tell(changes) }
  }
}

/// Which rows are asked.
public enum AskMode: Sendable {
  /// Rows without an answer.
  case missing
  /// Rows without an answer and without a default.
  case withoutDefault
  /// All rows, also those that have an answer.
  case all
  /// None.
  case never
}

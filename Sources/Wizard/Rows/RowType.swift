// In:  a row's attributes when the form is compiled; then texts and tree values that are to be answers.
// Out: typed values, refusals with a reason, and the words a row is shown in.
// Who: the compiler makes row types by the registry; the session and the front ends use them.

/// What kind of answer a row takes: its keys, how it reads a text, and how it shows a value.
///
/// A row type never sees a missing answer: empty input and null are the session's business.
public protocol RowType: Sendable {
  /// The type's short name.
  static var keyword: String { get }
  /// The other names XLForm and Form give it.
  static var otherNames: [String] { get }
  /// The keys a row of this type may have beside those of every row.
  static var keys: [String] { get }

  /// Reads the type's own keys.
  ///
  /// - Parameter attributes: the row's attributes; what is wrong with one is reported there.
  init(from attributes: inout AttributeReader)

  /// The rules an answer is held against, in order.
  var checks: [any Check] { get }
  /// What an expression that reads the row can find.
  var staticType: StaticType { get }
  /// Whether the answer must never be shown or saved.
  var isSecret: Bool { get }
  /// Whether the row asks for something; a row that does not is only printed.
  var isQuestion: Bool { get }
  /// Whether the answer is a list, which is empty rather than null where there is none.
  var isList: Bool { get }
  /// What Enter does at the row, where that is no answer.
  var action: ButtonAction? { get }
  /// Whether blanks at the ends of a text are dropped before it is read.
  var isTrimmed: Bool { get }
  /// Whether the text must be typed twice.
  var isConfirmed: Bool { get }
  /// Whether reading a text depends on other rows' answers.
  var readsOthers: Bool { get }
  /// Whether reading a text depends on the local zone.
  var readsZone: Bool { get }
  /// The options of a selector.
  var optionList: OptionList? { get }

  /// The same type with options that a command wrote.
  ///
  /// - Parameter options: the options.
  /// - Returns: the type; itself where it is no selector.
  func filled(with options: OptionList) -> any RowType

  /// The type's own texts for the person, beside those of every row.
  var phrases: [Phrase] { get }

  /// Reads a text as the person typed it or a file holds it.
  ///
  /// - Parameters:
  ///   - text: the text, trimmed where the type is trimmed; not empty.
  ///   - context: where it comes from, the clock and the other rows.
  /// - Returns: the value.
  /// - Throws: the reason it cannot be read.
  func value(of text: String, in context: ReadingContext) throws(Refusal) -> Value

  /// Reads a value of an answer file.
  ///
  /// - Parameters:
  ///   - node: the value; not null.
  ///   - context: where it comes from, the clock and the other rows.
  /// - Returns: the value.
  /// - Throws: the reason it cannot be read.
  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value

  /// Takes a computed value as if its text had been typed.
  ///
  /// - Parameters:
  ///   - computed: the value an expression gave; not null.
  ///   - context: the clock and the other rows.
  /// - Returns: the value as the row has it.
  /// - Throws: the reason it cannot be taken.
  func value(adopting computed: Value, in context: ReadingContext) throws(Refusal) -> Value

  /// The value in words, for the review and for what was understood.
  func shown(_ value: Value) -> String
  /// The value as it stands in brackets before the prompt, and as it could be typed again.
  func typed(_ value: Value) -> String
  /// What to say back after a text was read, where it may surprise; nothing where it says no more than the text.
  func echo(_ value: Value, of text: String) -> String?
  /// The value in words, where other rows have a say in them; by default `shown(_:)`.
  func shown(_ value: Value, in context: ReadingContext) -> String
  /// The value as it could be typed, where other rows have a say in it; by default `typed(_:)`.
  func typed(_ value: Value, in context: ReadingContext) -> String
  /// What to say back, where other rows have a say in it; by default `echo(_:of:)`.
  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String?
  /// What stands between the title and the brackets of the prompt, such as `(y/n)`.
  func promptHint(in context: ReadingContext) -> String?
  /// Whether the options are printed as a numbered list before the prompt.
  var listsOptions: Bool { get }
  /// Whether the answer can have several lines.
  var isMultiline: Bool { get }
  /// What is accepted, in a phrase, for `?` and refusals.
  var accepted: Message { get }
  /// What is accepted where a text comes from: at a prompt also what the locale writes.
  ///
  /// - Parameter context: where the text comes from.
  /// - Returns: the phrase.
  func accepted(in context: ReadingContext) -> Message
  /// What to ask a person about a text that can be meant in two ways; nothing where there is one.
  ///
  /// - Parameters:
  ///   - text: the text, trimmed where the type is trimmed; not empty.
  ///   - context: where it comes from, the clock and the other rows.
  /// - Returns: the question; nothing where the text is meant in one way, or cannot be read.
  func clarification(of text: String, in context: ReadingContext) -> Clarification?
  /// The limits of an answer in words, one a line, for `?`.
  var limits: [Message] { get }
  /// What Tab may complete.
  func candidates(in context: ReadingContext) -> [String]
  /// Gives the texts that go on from what is typed; nothing where the candidates that begin so are all there is.
  var completer: (@Sendable (_ typed: String) -> [String])? { get }
}

extension RowType {
  /// No other names.
  public static var otherNames: [String] { [] }
  /// No keys of its own.
  public static var keys: [String] { [] }
  /// No rules.
  public var checks: [any Check] { [] }
  /// The answer may be shown.
  public var isSecret: Bool { false }
  /// The row asks.
  public var isQuestion: Bool { true }
  /// Enter is an answer.
  public var action: ButtonAction? { nil }
  /// The answer is a single value.
  public var isList: Bool { false }
  /// Blanks at the ends are dropped.
  public var isTrimmed: Bool { true }
  /// Once is enough.
  public var isConfirmed: Bool { false }
  /// The text alone decides.
  public var readsOthers: Bool { false }
  /// Wherever the machine is.
  public var readsZone: Bool { false }
  /// No selector, so there is nothing to fill.
  public func filled(with options: OptionList) -> any RowType { self }
  /// Not a selector.
  public var optionList: OptionList? { nil }
  /// No texts of its own.
  public var phrases: [Phrase] { [] }
  /// No hint.
  public func promptHint(in context: ReadingContext) -> String? { nil }
  /// Wherever there are options.
  public var listsOptions: Bool { optionList != nil }
  /// The same everywhere.
  public func accepted(in context: ReadingContext) -> Message { accepted }
  /// Every text is meant in one way.
  public func clarification(of text: String, in context: ReadingContext) -> Clarification? { nil }
  /// One line.
  public var isMultiline: Bool { false }
  /// What the rules have to say.
  public var limits: [Message] { checks.flatMap(\.limits) }

  /// Reads text by `value(of:in:)`, a number by its digits, and refuses all else.
  public func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    switch node.content {
    case .string(let text), .plain(let text), .number(let text):
      return try value(of: isTrimmed ? text.trimmed : text, in: context)
    case .boolean, .null, .array, .object:
      throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
    }
  }

  /// Reads the text that the value is written as.
  public func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value {
    if computed.isComposed {
      throw Refusal(.type, Message(.wrongKind, ["kind": "a list"]), accepted: accepted)
    }
    return try value(of: computed.outputText, in: context)
  }

  /// The text the value is written as.
  public func shown(_ value: Value) -> String { value.outputText }
  /// The words the value is shown in.
  public func typed(_ value: Value) -> String { shown(value) }
  /// Nothing to say back.
  public func echo(_ value: Value, of text: String) -> String? { nil }
  /// As without other rows.
  public func shown(_ value: Value, in context: ReadingContext) -> String { shown(value) }
  /// As without other rows.
  public func typed(_ value: Value, in context: ReadingContext) -> String { typed(value) }
  /// As without other rows.
  public func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    echo(value, of: text)
  }
  /// Nothing to complete.
  public func candidates(in context: ReadingContext) -> [String] { [] }
  /// By the candidates.
  public var completer: (@Sendable (_ typed: String) -> [String])? { nil }
}

/// Where a text comes from, and what it is read against.
public struct ReadingContext {
  /// Where an answer was given.
  public enum Origin: Sendable {
    /// A line at a prompt or on standard input; numbers of a list count.
    case line
    /// An option on the command line; numbers of a list count.
    case option
    /// An answer file, a default or a computed value; numbers of a list do not count.
    case data
  }

  /// Where the text comes from.
  public let origin: Origin
  /// When the run started.
  public let clock: Clock
  /// The other rows; nothing while the form is compiled, when every option counts as available.
  public var rows: (any EvaluationContext)? { shelf?.rows }
  /// The row's present value, for texts that change it (`+2 -3`).
  public let present: Value
  /// How the person writes numbers, dates, yes and no; nothing away from a terminal's prompt.
  public let locale: LocaleWords?
  /// How the program speaks to the person.
  public let voice: Voice
  /// Whether an option that cannot be chosen now is read all the same.
  let takesUnavailable: Bool
  /// Holds the other rows, so that a context is copied in a few steps: most have none.
  private let shelf: Shelf?

  /// The rows that a context looks at.
  private final class Shelf {
    let rows: any EvaluationContext

    init(_ rows: any EvaluationContext) {
      self.rows = rows
    }
  }

  /// Describes where a text comes from.
  ///
  /// - Parameters:
  ///   - origin: where the text comes from.
  ///   - clock: when the run started.
  ///   - rows: the other rows.
  ///   - present: the row's present value.
  ///   - locale: how the person at a terminal's prompt writes.
  ///   - voice: how the program speaks to the person.
  public init(
    origin: Origin, clock: Clock, rows: (any EvaluationContext)?, present: Value = .null,
    locale: LocaleWords? = nil, voice: Voice = .english
  ) {
    self.origin = origin
    self.clock = clock
    shelf = rows.map { Shelf($0) }
    self.present = present
    self.locale = locale
    self.voice = voice
    takesUnavailable = false
  }

  private init(_ context: ReadingContext, takesUnavailable: Bool) {
    origin = context.origin
    clock = context.clock
    shelf = context.shelf
    present = context.present
    locale = context.locale
    voice = context.voice
    self.takesUnavailable = takesUnavailable
  }

  /// Words of answers as the person may type them here.
  func shown(_ words: [Word]) -> [String] {
    words.map { (locale?.keywords ?? .none).shown($0) }
  }

  /// The same context, in which options that cannot be chosen now are read all the same.
  var takingUnavailable: ReadingContext { ReadingContext(self, takesUnavailable: true) }
}

/// Rows whose answers can be put into the texts of their form.
protocol PhraseRenderer {
  /// A text of the form with the answers put in.
  func text(of phrase: Phrase) -> String
}

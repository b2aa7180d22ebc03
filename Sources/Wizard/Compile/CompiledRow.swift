/// A row as checked.
///
/// A class, though nothing in it changes: a row is looked at by every floor, and a struct of this size
/// would be copied each time, which took a third of the time of a form of 10,000 rows.
public final class CompiledRow: Sendable {
  /// The names of the value in the output, outermost first; empty for a row that is not in the output.
  public let key: [String]
  private let texts: RowTexts
  /// The row's type with its keys.
  public let type: any RowType
  /// The value where no answer is given.
  public let defaultValue: DefaultValue?
  /// What the row's value is computed from; such a row is never asked.
  public let computation: DefaultValue?
  private let states: RowStates
  /// The author's own checks that are predicates, in order.
  let checks: [PredicateCheck]
  /// The author's own checks that are commands, in order.
  let commandChecks: [CommandCheck]
  /// Whether the value must never be shown or saved.
  public let isSecret: Bool
  /// Whether the row follows others and is never asked.
  public let isComputed: Bool
  /// What Enter does at the row, where it is a button.
  let action: ButtonAction?
  private let isList: Bool
  /// What the row is a list of; nothing where it is no list of items.
  let list: RowOfItems?
  /// Whether no value, check or option of the row reads another row.
  let keepsToItself: Bool
  /// The list whose items have the row; nothing for a row of the form itself.
  let listRow: Int?
  /// Whether none is no answer, so that the default counts wherever none is given.
  let takesDefaultForNone: Bool
  /// Whether secrets are in the row's value, though it is none as a whole.
  public let holdsSecret: Bool
  /// What changes of other rows make of the row's value, in form order; the last one in force counts.
  let reactions: [Reaction]
  /// Whether changes of the row's value act on other rows.
  let isWatched: Bool
  /// The computed row that is in the output in place of this one; nothing where there is none.
  let heir: Int?
  /// The row whose place in the output this one has: answers go there, and problems are told under its tag.
  let origin: Int?
  /// What reads the row that decides which options are offered; nothing where none does.
  let offeringReference: FormExpression?
  /// The command that writes the row's options; nothing where none does.
  let optionCommand: FormCommand?
  /// The list whose values are the row's options; nothing where none is.
  let optionList: Int?
  /// The section the row stands in.
  public let section: Int
  /// Where the row's tag stands.
  public let tagPlace: LocatedText
  /// The row's attributes as written, for messages that speak of them.
  let attributes: [Node.Member]

  /// Gathers what the compiler found.
  init(
    tag: LocatedText, key: [String], texts: RowTexts, type: any RowType,
    defaultValue: DefaultValue?, computation: DefaultValue?, states: RowStates,
    checks: AuthorChecks, isSecret: Bool, section: Int, attributes: [Node.Member],
    listRow: Int? = nil, holdsSecret: Bool = false, takesDefaultForNone: Bool = false,
    reactions: [Reaction] = [], isWatched: Bool = false, heir: Int? = nil, origin: Int? = nil
  ) {
    self.tagPlace = tag
    self.key = key
    commandChecks = checks.commands
    self.isSecret = isSecret
    let action = type.action
    isComputed = computation != nil || !type.isQuestion && action?.command == nil
    isList = type.isList
    // To cast in vain what is none takes a thousand times as long as to compare the types.
    list = isList && Swift.type(of: type) == RowOfItems.self ? type as? RowOfItems : nil
    self.listRow = listRow
    self.holdsSecret = holdsSecret || isSecret
    self.takesDefaultForNone = takesDefaultForNone
    self.isWatched = isWatched
    self.heir = heir
    self.origin = origin
    let options = type.optionList
    optionCommand = options?.command
    let source = options?.source
    offeringReference = source?.reference
    optionList = source?.isList == true ? source?.row : nil
    self.section = section
    self.attributes = attributes
    keepsToItself =
      defaultValue.readsNothing && computation.readsNothing && reactions.isEmpty
      && checks.isEmpty && source == nil && optionCommand == nil && list == nil
      && type.checks.allSatisfy(\.isConstant)
    // What is not looked at any more is moved, not copied.
    self.action = action
    self.defaultValue = defaultValue
    self.computation = computation
    self.checks = checks.predicates
    self.reactions = reactions
    self.texts = texts
    self.states = states
    self.type = type
  }

  /// The title, or the tag where there is none.
  public var title: Phrase { texts.title }
  /// What `?` says about the row.
  public var description: Phrase? { texts.description }
  /// A hint at what could be typed; never a value.
  public var placeholder: Phrase? { texts.placeholder }
  /// What stands for a missing value in the review.
  public var noValueText: Phrase? { texts.noValueText }
  /// The author's own messages, by the rule that is broken.
  public var messages: [Rule: Phrase] { texts.messages }

  /// When the row must have a value.
  public var required: Condition { states.required }
  /// When the row is not there; its section's state comes on top.
  public var hidden: Condition { states.hidden }
  /// When the row is read-only; its section's and form's state come on top.
  public var disabled: Condition { states.disabled }
  /// When the row is asked.
  public var ask: Condition { states.ask }

  /// Whether the row is the same whatever other rows are: no state reads one either.
  var standsAlone: Bool { keepsToItself && states.areConstant }

  /// Whether the row's value is several choices, and so a list, though the row is no list of items.
  var holdsChoices: Bool {
    list == nil && (isList || Swift.type(of: type) == LeftrightRowType.self)
  }

  /// Whether the row may ever have a value: not where there is only text to print or a button.
  var canHaveValue: Bool {
    if type.isQuestion || action?.command != nil { return true }
    if case .constant(.null)? = computation { return false }
    return computation != nil
  }

  /// Whether the row can have a value that nobody gave: by default, or by a change of another row.
  public var hasDefault: Bool { defaultValue != nil || !reactions.isEmpty }

  /// The row's name in the form.
  public var tag: String { tagPlace.content }
  /// The text of one of the row's own keys; nothing for a key that is no text or is not there.
  func text(named key: String) -> Phrase? {
    switch key {
    case "description": description
    case "placeholder": placeholder
    case "noValueText": noValueText
    default: nil
    }
  }

  /// What expressions read where there is no value: null, or the empty list.
  var emptyValue: Value { isList ? .list([]) : .null }

  /// The row that decides which options are offered.
  var offeringRow: Int? { offeringReference?.tree.references.first?.row }

  /// The same row as a secret: one that is computed from a secret.
  var asSecret: CompiledRow { copy(isSecret: true, holdsSecret: true) }

  /// The same row of a list whose items have secrets.
  var holdingSecret: CompiledRow { copy(holdsSecret: true) }

  /// The same row, whose value changes of other rows act on.
  func reacting(by reactions: [Reaction]) -> CompiledRow { copy(reactions: reactions) }

  /// The same row, whose changes act on other rows.
  var watched: CompiledRow { copy(isWatched: true) }

  /// The same row, which has the place of another in the output.
  func inheriting(from origin: Int) -> CompiledRow { copy(origin: origin) }

  /// The same row, whose place in the output another has.
  func inherited(by heir: Int) -> CompiledRow { copy(key: [], heir: heir) }

  /// The same row with the options that its command wrote.
  func filled(with options: OptionList) -> CompiledRow { copy(type: type.filled(with: options)) }

  private func copy(
    key: [String]? = nil, type: (any RowType)? = nil, isSecret: Bool? = nil,
    holdsSecret: Bool? = nil, reactions: [Reaction]? = nil, isWatched: Bool? = nil,
    heir: Int? = nil, origin: Int? = nil
  ) -> CompiledRow {
    CompiledRow(
      tag: tagPlace, key: key ?? self.key, texts: texts, type: type ?? self.type,
      defaultValue: defaultValue, computation: computation, states: states,
      checks: AuthorChecks(predicates: checks, commands: commandChecks),
      isSecret: isSecret ?? self.isSecret, section: section, attributes: attributes,
      listRow: listRow, holdsSecret: holdsSecret ?? self.holdsSecret,
      takesDefaultForNone: takesDefaultForNone, reactions: reactions ?? self.reactions,
      isWatched: isWatched ?? self.isWatched, heir: heir ?? self.heir,
      origin: origin ?? self.origin)
  }
}

extension CompiledRow {
  /// What limits an answer beside its type, in words; of a list what limits its items too.
  var toldLimits: [Message] {
    list.map { ($0.item?.limits ?? []) + $0.limits.told } ?? type.limits
  }
}

/// What a person reads of a row.
struct RowTexts {
  let title: Phrase
  let description: Phrase?
  let placeholder: Phrase?
  let noValueText: Phrase?
  let messages: [Rule: Phrase]
}

/// The properties of a row that are true, false, or follow other rows.
struct RowStates {
  let required: Condition
  let hidden: Condition
  let disabled: Condition
  let ask: Condition

  /// Whether the author said of each which it is.
  var areConstant: Bool {
    required.isConstant && hidden.isConstant && disabled.isConstant && ask.isConstant
  }
}

/// Where a value comes from that is not an answer.
public enum DefaultValue: Sendable {
  /// A value that was written in the form, as the row's type read it.
  case constant(Value)
  /// An expression over other rows.
  case computed(FormExpression)
  /// A text with places for other rows' answers.
  case template(FormTemplate)
  /// A secret of so many characters that is made when it is needed.
  case generated(length: Int)
  /// The first line that a command writes.
  case command(FormCommand)
  /// A value that is read where the form is run, as a command writes the options that it is one of.
  case written(Node)
}

extension DefaultValue? {
  /// Whether nothing decides about the value but what the author wrote.
  fileprivate var readsNothing: Bool {
    switch self {
    case .constant?, .generated?, .written?, nil: true
    case .computed?, .template?, .command?: false
    }
  }
}

/// A template over the answers with its rows resolved.
public struct FormTemplate: Sendable {
  /// The template as written.
  public let phrase: Phrase
  /// The rows it reads.
  public let rows: [Int]
}

/// The parts of an answer file that a run saved: its answers stand one level down, beside what tells of them.
struct SavedAnswers {
  /// The name that marks such a file.
  static let mark = "askform-answers"
  /// The version that is written and read.
  static let version = "1"
  /// The name of the form, which is for people.
  static let form = "form"
  /// The name of the answers.
  static let answers = "answers"
  /// The name of the tags that were left to their default.
  static let defaults = "defaults"
  /// The name of the tags of lists that were passed without an answer.
  static let skipped = "skipped"
  /// The name of the tags of lists whose end was not told.
  static let unfinished = "unfinished"

  /// What is wrong with the file beside its answers.
  struct Fault {
    /// The name that it is about.
    let name: String
    let rule: Rule
    let message: Message
    /// What would be accepted, if there is more to say.
    var accepted: Message?
    /// Where it begins and ends in the text, in bytes.
    let place: (from: UInt32, to: UInt32)
  }

  /// The answers, by tag or key.
  private(set) var members: [Node.Member] = []
  /// The tags that tell more of the answers, of rows whose answer was their default among them.
  private(set) var parts = KeptParts()
  private(set) var faults: [Fault] = []

  /// Takes a map apart; nothing where it is an answer file like any.
  ///
  /// - Parameters:
  ///   - parts: the members of the whole file.
  ///   - form: the form; where it has a row of the name that marks a saved file, no file is one.
  init?(_ parts: [Node.Member], of form: CompiledForm) {
    guard let mark = parts.index(of: Self.mark).map({ parts[$0] }),
      form.rows(named: Self.mark).isEmpty
    else { return nil }
    guard mark.value.isNumber(Self.version) else {
      add(.type, Message(.savedByOther, ["version": Self.version]), Self.mark, at: mark.value)
      return
    }
    if !parts.contains(where: { $0.key == Self.answers }) {
      add(.required, Message(.required), Self.answers, at: mark.value)
    }
    for part in parts { take(part) }
  }

  private mutating func take(_ part: Node.Member) {
    switch part.key {
    case Self.mark, Self.form: break
    case Self.answers:
      if case .object(let members) = part.value.content {
        self.members = members
      } else {
        addWrongKind(part, accepting: .acceptsMap)
      }
    case Self.defaults: take(part, as: \.defaults)
    case Self.skipped: take(part, as: \.skipped)
    case Self.unfinished: take(part, as: \.unfinished)
    default:
      let end = part.offset + UInt32(part.key.utf8.count)
      faults.append(
        Fault(
          name: part.key, rule: .unknown, message: Message(.notSavedPart),
          accepted: Message(
            .oneOf,
            [
              "options": [
                Self.mark, Self.form, Self.answers, Self.defaults, Self.skipped, Self.unfinished,
              ].joined(separator: ", ")
            ]),
          place: (part.offset, end)))
    }
  }

  private mutating func take(_ part: Node.Member, as list: WritableKeyPath<KeptParts, [String]>) {
    if let tags = part.value.texts {
      parts[keyPath: list] = tags
    } else {
      addWrongKind(part, accepting: .acceptsTags)
    }
  }

  private mutating func addWrongKind(_ part: Node.Member, accepting word: Word) {
    let message = Message(.wrongKind, ["kind": part.value.kindName])
    add(.type, message, part.key, at: part.value, accepting: Message(word))
  }

  private mutating func add(
    _ rule: Rule, _ message: Message, _ name: String, at node: Node,
    accepting accepted: Message? = nil
  ) {
    faults.append(
      Fault(
        name: name, rule: rule, message: message, accepted: accepted, place: (node.offset, node.end)
      ))
  }
}

extension Node {
  /// Whether the value is a number of these digits.
  func isNumber(_ digits: String) -> Bool {
    switch content {
    case .number(let text), .plain(let text): text == digits
    case .null, .boolean, .string, .array, .object: false
    }
  }

  /// The texts of a list of texts; nothing for anything else.
  var texts: [String]? {
    guard case .array(let elements) = content else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}

/// A row of a form that a program describes, such as `TextRow("title", "Title").required()`.
///
/// Every method gives the row with one more key; what a file can say of a row, these can say.
public protocol RowDescriptor: Sendable {
  /// The row as a form file would have it.
  var row: Row { get set }
}

extension RowDescriptor {
  /// Sets a key of the row.
  ///
  /// - Parameters:
  ///   - key: the key, as a form file has it.
  ///   - value: its value.
  /// - Returns: the row with the key.
  public func attribute(_ key: String, _ value: FormValue) -> Self {
    var copy = self
    copy.row = Row(
      tag: row.tag, type: row.type, attributes: row.attributes.setting(key, to: value))
    return copy
  }

  /// What the row is called to a person.
  public func title(_ text: FormValue) -> Self { attribute("title", text) }
  /// What `?` tells of the row.
  public func description(_ text: FormValue) -> Self { attribute("description", text) }
  /// A hint of what an answer looks like; never a value.
  public func placeholder(_ text: FormValue) -> Self { attribute("placeholder", text) }
  /// What stands in the review where there is no value.
  public func noValueText(_ text: FormValue) -> Self { attribute("noValueText", text) }

  /// Whether an answer must be given.
  public func required(_ isRequired: Bool = true) -> Self {
    attribute("required", FormValue(isRequired))
  }
  /// Demands an answer where a predicate holds.
  public func required(when predicate: String) -> Self {
    attribute("required", FormValue(predicate))
  }
  /// Whether the row is hidden.
  public func hidden(_ isHidden: Bool = true) -> Self { attribute("hidden", FormValue(isHidden)) }
  /// Hides the row where a predicate holds.
  public func hidden(when predicate: String) -> Self { attribute("hidden", FormValue(predicate)) }
  /// Shows the row only where a predicate holds.
  public func shown(when predicate: String) -> Self { attribute("when", FormValue(predicate)) }
  /// Whether the row is read-only.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    attribute("disabled", FormValue(isDisabled))
  }
  /// Makes the row read-only where a predicate holds.
  public func disabled(when predicate: String) -> Self {
    attribute("disabled", FormValue(predicate))
  }
  /// Whether the row is asked; one that is not keeps its given answer or its default.
  public func asked(_ isAsked: Bool) -> Self { attribute("ask", FormValue(isAsked)) }
  /// Asks the row only where a predicate holds.
  public func asked(when predicate: String) -> Self { attribute("ask", FormValue(predicate)) }

  /// The value of a row that is not answered; a literal, or `.compute(…)` for one that follows other rows.
  public func defaultValue(_ value: FormValue) -> Self { attribute("default", value) }
  /// The value of a row that is not answered, as a text with answers in it.
  public func defaultValue(template text: String) -> Self {
    attribute("default", ["template": FormValue(text)])
  }
  /// Makes a secret of so many characters where none is given.
  public func defaultValue(generate length: Int) -> Self {
    attribute("default", ["generate": FormValue(length)])
  }
  /// Leaves the row to its default where none is given: none is no answer of its own.
  public func takesDefaultForNone() -> Self { attribute("none", "default") }
  /// Makes the row one that is never asked, and has the value of an expression.
  public func compute(_ expression: String) -> Self { attribute("compute", FormValue(expression)) }
  /// Makes the row one that is never asked, and is a text with answers in it.
  public func template(_ text: FormValue) -> Self { attribute("template", text) }

  /// Adds a check.
  ///
  /// - Parameters:
  ///   - predicate: what must hold of the row's value.
  ///   - message: what is said where it does not.
  ///   - condition: the predicate under which it is checked; nothing for always.
  /// - Returns: the row with the check.
  public func check(
    _ predicate: String, message: FormValue? = nil, when condition: String? = nil
  ) -> Self {
    let check = FormValue.check(predicate, message: message, when: condition)
    return attribute("checks", row.attributes.list(of: "checks", adding: check))
  }

  /// What is said where a rule is broken, in place of the program's words.
  public func message(_ text: FormValue, for rule: Rule) -> Self {
    var messages: [Node.Member] = []
    if case .object(let members)? = row.attributes.value(of: "messages")?.content {
      messages = members
    }
    messages = messages.setting(rule.rawValue, to: text)
    return attribute("messages", FormValue(map: messages))
  }

  /// The name in the output, `a.b` for one inside of another; nothing for a row that is not in it.
  public func key(_ name: String?) -> Self { attribute("key", name.map { FormValue($0) } ?? false) }
  /// The tags that the row had in earlier versions of the form.
  public func formerTags(_ tags: String...) -> Self { attribute("was", FormValue(tags)) }
  /// Makes the answer a secret.
  public func secret() -> Self { attribute("secret", true) }

  /// Makes the answer a list, each item of which is what the row takes.
  ///
  /// - Parameters:
  ///   - minItems: how many items there are at least; a number or `.compute(…)`.
  ///   - maxItems: how many items there are at most.
  ///   - uniqueItems: whether no item may be there twice.
  /// - Returns: the row as a list.
  public func list(
    minItems: FormValue? = nil, maxItems: FormValue? = nil, uniqueItems: Bool = false
  ) -> Self {
    let limits = [Node.Member].limits(
      minItems: minItems, maxItems: maxItems, uniqueItems: uniqueItems)
    return attribute("list", limits.isEmpty ? true : FormValue(map: limits))
  }

  /// Adds what a change of this row does to another one.
  ///
  /// - Parameters:
  ///   - change: what is done.
  ///   - condition: the predicate under which it is done; nothing for always.
  /// - Returns: the row with the change.
  public func onChange(_ change: RowChange, when condition: String? = nil) -> Self {
    var members = change.members
    if let condition { members.append(("when", FormValue(condition))) }
    return attribute("onChange", row.attributes.list(of: "onChange", adding: FormValue(members)))
  }
}

/// What a change of a row does to another row.
public struct RowChange: Sendable {
  let members: [(key: String, value: FormValue)]

  /// Sets a row to a value.
  public static func set(_ tag: String, to value: FormValue) -> RowChange {
    RowChange(members: [("set", FormValue(tag)), ("value", value)])
  }
  /// Sets a row to what an expression gives.
  public static func set(_ tag: String, compute expression: String) -> RowChange {
    RowChange(members: [("set", FormValue(tag)), ("compute", FormValue(expression))])
  }
  /// Takes the value of a row away.
  public static func clear(_ tag: String) -> RowChange {
    RowChange(members: [("clear", FormValue(tag))])
  }
  /// Gives a row its default again.
  public static func restoreDefault(_ tag: String) -> RowChange {
    RowChange(members: [("default", FormValue(tag))])
  }
}

extension Row {
  /// A row of a type, with a title.
  init(_ type: String, _ tag: String, _ title: FormValue?) {
    var attributes = [
      Node.Member("tag", FormValue(tag)),
      Node.Member("type", FormValue(type)),
    ]
    if let title { attributes.append(Node.Member("title", title)) }
    self.init(
      tag: LocatedText(tag, offset: 0, end: 0), type: LocatedText(type, offset: 0, end: 0),
      attributes: attributes)
  }
}

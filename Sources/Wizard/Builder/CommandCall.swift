/// A command that options, a default, a check or a button run, as a form file would name it.
public struct CommandCall: Sendable {
  let members: [(key: String, value: FormValue)]

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments; no shell reads them.
  ///   - timeout: the seconds that it may take; 10 where nothing is said.
  ///   - tags: the rows whose values decide about what it writes.
  ///   - secrets: whether it is told secrets too.
  public init(
    _ words: String..., timeout: FormValue? = nil, reads tags: [String] = [],
    secrets: Bool = false
  ) {
    self.init(words, timeout: timeout, reads: tags, secrets: secrets)
  }

  /// Describes a command whose words are made by the program.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments; no shell reads them.
  ///   - timeout: the seconds that it may take; 10 where nothing is said.
  ///   - tags: the rows whose values decide about what it writes.
  ///   - secrets: whether it is told secrets too.
  public init(
    _ words: [String], timeout: FormValue? = nil, reads tags: [String] = [], secrets: Bool = false
  ) {
    var members: [(key: String, value: FormValue)] = [("command", FormValue(words))]
    if let timeout { members.append(("timeout", timeout)) }
    if !tags.isEmpty { members.append(("reads", FormValue(tags))) }
    if secrets { members.append(("secrets", true)) }
    self.members = members
  }
}

extension FormValue {
  /// The first line that a command writes, for `defaultValue`.
  public static func command(_ call: CommandCall) -> FormValue { FormValue(call.members) }
}

extension OptionsDescriptor {
  /// The options that a command writes: JSON, YAML or one a line.
  public func options(writtenBy call: CommandCall) -> Self {
    attribute("options", FormValue(call.members))
  }
}

extension RowDescriptor {
  /// Adds a check that is passed where a command ends with status 0.
  ///
  /// - Parameters:
  ///   - call: the command.
  ///   - message: what a person is told otherwise; nothing for the command's first line.
  ///   - condition: the predicate under which it counts; nothing for always.
  /// - Returns: the row with the check.
  public func check(
    by call: CommandCall, message: FormValue? = nil, when condition: String? = nil
  ) -> Self {
    let check = call.check(message: message, when: condition)
    return attribute("checks", row.attributes.list(of: "checks", adding: check))
  }
}

extension Form {
  /// Adds a check of the whole form that is passed where a command ends with status 0.
  ///
  /// - Parameters:
  ///   - call: the command.
  ///   - message: what a person is told otherwise; nothing for the command's first line.
  ///   - condition: the predicate under which it counts; nothing for always.
  ///   - row: the tag of the row to go to.
  /// - Returns: the form with the check.
  public func check(
    by call: CommandCall, message: FormValue? = nil, when condition: String? = nil,
    row: String? = nil
  ) -> Form {
    let check = call.check(message: message, when: condition, row: row)
    return attribute("checks", attributes.list(of: "checks", adding: check))
  }
}

extension CommandCall {
  /// A check by the command as a file has it.
  fileprivate func check(
    message: FormValue?, when condition: String?, row: String? = nil
  ) -> FormValue {
    var members = members
    if let message { members.append(("message", message)) }
    if let condition { members.append(("when", FormValue(condition))) }
    if let row { members.append(("row", FormValue(row))) }
    return FormValue(members)
  }
}

extension ButtonRow {
  /// Runs a command, whose output is the row's value.
  public func runs(_ call: CommandCall) -> Self {
    call.members.reduce(self) { $0.attribute($1.key, $1.value) }
  }
}

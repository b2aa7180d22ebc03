extension CompiledForm {
  /// Every command that the form names, in the order of its text.
  public var commands: [FormCommand] {
    let rows = allRows.lazy.filter(\.hasCommands)
    let all = rows.flatMap(\.commands) + commandChecks.map(\.check.command)
    var places: Set<UInt32> = []
    return all.sorted { $0.node.offset < $1.node.offset }
      .filter { places.insert($0.node.offset).inserted }
  }

  /// Reads the options that a command wrote: JSON or YAML where it begins so, else a value a line.
  ///
  /// - Parameters:
  ///   - output: what the command wrote.
  ///   - command: the command.
  /// - Returns: the options, of which there is at least one.
  /// - Throws: why they cannot be read.
  func options(in output: String, of command: FormCommand) throws(OptionOutputFault) -> [Option] {
    if output.trimmed.isEmpty { throw .none }
    let scope = FormScope(
      form: written, registry: registry, tags: tags, clock: clock, language: language)
    var reader = AttributeReader([], of: .named(command.owner), in: scope)
    let file = OptionFile(outputOf: command)
    let options = file.options(in: Array(output.utf8), namedAt: command.node, for: &reader)
    if let fault = reader.diagnostics.first(where: { $0.severity == .error }) {
      throw .unreadable(fault.message)
    }
    if options.isEmpty { throw .none }
    return options
  }
}

/// Why what a command wrote is no list of options.
enum OptionOutputFault: Error {
  /// There is nothing in it.
  case none
  /// It cannot be read, for this reason.
  case unreadable(String)
}

extension CompiledRow {
  /// The commands that the row names.
  var commands: [FormCommand] {
    var commands = commandChecks.map(\.command)
    if let optionCommand { commands.append(optionCommand) }
    if case .command(let command)? = defaultValue { commands.append(command) }
    if case .run(let command)? = action { commands.append(command) }
    return commands
  }

  /// Whether the row names commands, of which most have none.
  var hasCommands: Bool { waitsForCommands || action?.command != nil }

  /// Whether something of the row waits until its commands may run.
  var waitsForCommands: Bool {
    if case .command? = defaultValue { return true }
    return optionCommand != nil || !commandChecks.isEmpty
  }
}

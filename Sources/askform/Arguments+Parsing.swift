internal import Wizard

extension Arguments {
  /// Reads a command line.
  ///
  /// - Parameter arguments: the arguments behind the name of the program.
  /// - Throws: `UsageError` at the first thing that is not understood.
  init(_ arguments: [String]) throws(UsageError) {
    let scanner = try OptionScanner(arguments)
    if let special = Self.special(scanner.options) {
      self.init(command: special)
      return
    }
    let (name, operands) = Self.split(scanner.operands)
    self.init(command: try Self.command(name, operands: operands))
    for found in scanner.options {
      guard found.option.commands.contains(name) else {
        throw .foreignOption(
          found.option.longName, command: name.rawValue,
          takenBy: found.option.commands.map(\.rawValue))
      }
      try take(found.option, found.argument)
    }
    try checkTogether()
  }

  /// Help and version win over everything else, the first one given over the other.
  private static func special(_ options: [OptionScanner.Found]) -> Command? {
    for found in options {
      if found.option == .help { return .help }
      if found.option == .version { return .version }
    }
    return nil
  }

  private static func split(_ operands: [String]) -> (CommandName, ArraySlice<String>) {
    guard let first = operands.first, let name = CommandName(rawValue: first) else {
      return (.run, operands[...])
    }
    return (name, operands.dropFirst())
  }

  private static func command(
    _ name: CommandName, operands: ArraySlice<String>
  ) throws(UsageError) -> Command {
    // An empty expression is an expression, if a wrong one.
    guard let first = operands.first, name == .eval || operands.allSatisfy({ !$0.isEmpty }) else {
      throw .missingOperand(command: name.rawValue, operand: name.operands)
    }
    let most =
      switch name {
      case .check: Int.max
      case .explain: 2
      case .run, .eval, .graph, .example, .convert: 1
      }
    if operands.count > most {
      let excess = operands[operands.startIndex + most]
      let near = NearestName.suggestion(for: first, among: CommandName.allCases.map(\.rawValue))
      throw .unexpectedOperand(
        excess, command: name.rawValue, nearest: name == .run ? near : nil)
    }
    switch name {
    case .run: return .run(form: first)
    case .check: return .check(forms: Array(operands))
    case .eval: return .eval(expression: first)
    case .explain: return .explain(form: first, tag: operands.dropFirst().first)
    case .graph: return .graph(form: first)
    case .example: return .example(form: first)
    case .convert: return .convert(form: first)
    }
  }

  private mutating func take(_ option: Option, _ argument: String) throws(UsageError) {
    switch option {
    case .answers: answerFiles.append(try Self.file(argument, of: option))
    case .output: outputFiles.append(try Self.file(argument, of: option))
    case .save: saveFile = try Self.savingFile(argument)
    case .resume: resumes = true
    case .noJournal: keepsJournal = false
    case .timeout: timeLimit = try Self.seconds(argument)
    case .set, .setFile: assignments.append(try Assignment(argument, of: option))
    case .env: variablePrefix = try Self.file(argument, of: option)
    case .defaultsFrom: earlierFiles.append(try Self.file(argument, of: option))
    case .ask: try take(asking: try Self.choice(argument, of: option))
    case .noInput: try take(asking: .never)
    case .onInvalid: invalidLine = try Self.choice(argument, of: option)
    case .lax: isLax = true
    case .yes: takesDefaults = true
    case .format: format = try format(argument)
    case .template: templates.append(TemplateArgument(try Self.file(argument, of: option)))
    case .escape: escape = try Self.notation(argument)
    case .quiet: isQuiet = true
    case .clock: clock = argument
    case .errors: errorFormat = try Self.choice(argument, of: option)
    case .answersFormat: answersFormat = try Self.choice(argument, of: option)
    case .language: language = try Self.language(argument)
    case .strict: isStrict = true
    case .plain: isPlain = true
    case .color: color = try Self.choice(argument, of: option)
    case .speech: isSpoken = true
    case .history: keepsHistory = true
    case .terse, .verbose: try takeAmount(option)
    case .tty: usesTerminal = true
    case .showSecrets: showsSecrets = true
    case .force: isForced = true
    case .diff: showsChanges = true
    case .dryRun: isDryRun = true
    case .allowCommands: allowsCommands = true
    case .nulls: writesNulls = true
    case .prefix: prefix = try Self.prefix(argument)
    case .export: exportsVariables = true
    case .value: takesAnyExpression = true
    case .hidden: hiddenTags += try Self.tags(argument, of: option)
    case .disabled: disabledTags += try Self.tags(argument, of: option)
    case .help, .version: break
    }
  }

  private mutating func takeAmount(_ option: Option) throws(UsageError) {
    let wanted: ConversationManner.Amount = option == .terse ? .terse : .verbose
    guard amount == .usual || amount == wanted else {
      throw .conflict(Option.terse.longName, Option.verbose.longName)
    }
    amount = wanted
  }

  /// Takes which rows are asked; it can be said twice, but not in two ways.
  private mutating func take(asking choice: AskChoice) throws(UsageError) {
    func words(_ choice: AskChoice) -> String {
      choice == .never ? Option.noInput.longName : "\(Option.ask.longName) \(choice.rawValue)"
    }
    if let asked, asked != choice { throw .conflict(words(asked), words(choice)) }
    asked = choice
  }

  private static func file(_ path: String, of option: Option) throws(UsageError) -> String {
    guard !path.isEmpty else {
      throw .missingArgument(option: option.longName, argument: option.argument ?? "")
    }
    return path
  }

  private static func savingFile(_ path: String) throws(UsageError) -> String {
    guard path != "-" else {
      throw .unknownValue(
        option: Option.save.longName, value: path, accepted: ["the name of a file"], nearest: nil)
    }
    return try file(path, of: .save)
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    let isPlain = text.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
    guard isPlain, let seconds = Double(text), seconds > 0, seconds <= 1e9 else {
      throw .malformedSeconds(text)
    }
    return seconds
  }

  private func format(_ name: String) throws(UsageError) -> String {
    if case .example = command {
      let notation: ExampleWriter.Notation = try Self.choice(name, of: .format)
      return notation.rawValue
    }
    do throws(UnknownFormat) {
      return try OutputFormats().format(named: name).name
    } catch {
      throw .unknownValue(
        option: Option.format.longName, value: name, accepted: error.known,
        nearest: error.nearest)
    }
  }

  private static func notation(_ name: String) throws(UsageError) -> String {
    guard TemplateNotations.names.contains(name) else {
      throw .unknownValue(
        option: Option.escape.longName, value: name, accepted: TemplateNotations.names,
        nearest: NearestName.suggestion(for: name, among: TemplateNotations.names))
    }
    return name
  }

  private static func prefix(_ text: String) throws(UsageError) -> String {
    guard VariableOptions.isPrefix(text) else { throw .malformedPrefix(text) }
    return text
  }

  private static func language(_ names: String) throws(UsageError) -> String {
    guard Language.isList(names) else { throw .malformedLanguage(names) }
    return names
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of option: Option
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue)
      throw .unknownValue(
        option: option.longName, value: name, accepted: names,
        nearest: NearestName.suggestion(for: name, among: names))
    }
    return choice
  }

  private static func tags(_ list: String, of option: Option) throws(UsageError) -> [String] {
    let tags = list.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard tags.allSatisfy({ !$0.isEmpty }) else {
      throw .emptyTag(option: option.longName, value: list)
    }
    return tags
  }

  /// Finds options that are right alone and wrong together.
  private func checkTogether() throws(UsageError) {
    if resumes && !keepsJournal {
      throw .conflict(Option.resume.longName, Option.noJournal.longName)
    }
    if noInput && usesTerminal {
      throw .conflict(Option.noInput.longName, Option.tty.longName)
    }
    if showsChanges && errorFormat == .json {
      throw .conflict(Option.diff.longName, Option.errors.longName + " json")
    }
    try checkTemplates()
    if asked == .all && takesDefaults {
      throw .conflict("\(Option.ask.longName) all", Option.yes.longName)
    }
    if isStrict && isLax { throw .conflict(Option.strict.longName, Option.lax.longName) }
    if asked == .new && earlierFiles.isEmpty {
      throw .missingCompanion("\(Option.ask.longName) new", companion: Option.defaultsFrom.longName)
    }
    var readers = answerFiles.filter { $0 == "-" }.map { _ in "\"--answers -\"" }
    readers += earlierFiles.filter { $0 == "-" }.map { _ in "\"--defaults-from -\"" }
    readers += assignments.filter { $0.isPath && $0.value == "-" }.map {
      "\"--set-file \($0.tag)=-\""
    }
    readers += templates.filter { $0.input == "-" }.map { _ in "\"--template -\"" }
    switch command {
    case .run(let form), .explain(let form, _), .graph(let form), .example(let form),
      .convert(let form):
      if form == "-" { readers.append("the form") }
    case .check(let forms):
      readers += forms.filter { $0 == "-" }.map { _ in "the form" }
    case .eval(let expression):
      if expression == "-" { readers.append("the expression") }
    case .help, .version: break
    }
    if readers.count > 1 { throw .standardInputTwice(readers[0], readers[1]) }
  }
}

extension Arguments.Assignment {
  /// Splits an argument of `--set` or `--set-file` at its first `=`.
  ///
  /// - Parameters:
  ///   - text: the argument as given.
  ///   - option: the option that it is of.
  /// - Throws: `UsageError.malformedAssignment` where there is no `=` or nothing in front of it, or no path
  ///   behind it.
  init(_ text: String, of option: Arguments.Option = .set) throws(UsageError) {
    isPath = option == .setFile
    let bytes = text.utf8
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")), sign != bytes.startIndex,
      !isPath || bytes.index(after: sign) != bytes.endIndex
    else { throw .malformedAssignment(text, option: option.longName) }
    tag = String(text[..<sign])
    value = String(text[bytes.index(after: sign)...])
  }
}

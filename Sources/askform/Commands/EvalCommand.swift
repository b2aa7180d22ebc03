internal import Wizard

/// `askform eval EXPRESSION`: evaluates an expression over rows given by `-a` and `-s`, without a form.
struct EvalCommand {
  private let expression: String
  private let arguments: Arguments

  /// Prepares the command.
  ///
  /// - Parameters:
  ///   - expression: the expression; `-` reads it from standard input.
  ///   - arguments: the options.
  init(_ expression: String, arguments: Arguments) {
    self.expression = expression
    self.arguments = arguments
  }

  /// Runs the command: prints the value as JSON.
  ///
  /// - Returns: `form` for any error of the expression.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let clock = try FormLoader(arguments).clock
      let source = try sourceText()
      let rows = RowValues(
        try ExpressionRows(arguments).values(), hidden: arguments.hiddenTags,
        disabled: arguments.disabledTags, now: clock.now, zone: clock.zone)
      do throws(ExpressionError) {
        return Report.output(
          try value(of: String(decoding: source.bytes, as: UTF8.self), over: rows))
      } catch {
        let diagnostic = Diagnostic(
          .error, code: "X001", message: error.message, remedy: error.remedy,
          position: source.position(from: error.offset, to: error.offset + max(1, error.length)))
        switch arguments.errorFormat {
        case .text: Report.diagnostics([diagnostic])
        case .json: Report.write(DiagnosticReport([diagnostic]).json)
        }
        return .form
      }
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }

  private func sourceText() throws(CommandFailure) -> SourceText {
    guard expression == "-" else { return SourceText(name: "expression", text: expression) }
    let bytes: [UInt8]
    do throws(StreamError) {
      bytes = try InputFile.bytes(of: "-")
    } catch {
      throw CommandFailure(error.exitCode, error.message)
    }
    do throws(SourceTextError) {
      return try SourceText(name: StandardStreams.inputName, validating: bytes)
    } catch {
      Report.diagnostics([error.diagnostic(in: StandardStreams.inputName)])
      throw CommandFailure(.form, nil)
    }
  }

  /// The value as JSON, with its line end.
  private func value(of text: String, over rows: RowValues) throws(ExpressionError) -> String {
    var tree = try ExpressionTree.parse(
      text, as: arguments.takesAnyExpression ? .value : .predicate)
    if let unknown = tree.resolve({ rows.row($0) }).first {
      throw ExpressionError(
        .unknownRow(
          unknown.name, suggestion: NearestName.suggestion(for: unknown.name, among: rows.names)),
        at: unknown.offset, length: unknown.length)
    }
    let value: Value =
      if arguments.takesAnyExpression {
        try tree.value(in: rows)
      } else {
        .boolean(try tree.holds(in: rows))
      }
    var writer = JSONWriter(layout: .compact)
    writer.append(OutputNode(value))
    return String(decoding: writer.finished(), as: UTF8.self)
  }
}

/// The rows that `eval` reads: the top-level members of answer files, and the options.
struct ExpressionRows {
  private let arguments: Arguments

  /// Prepares to gather them.
  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// The tags and values, later ones behind earlier ones.
  ///
  /// - Throws: where a file cannot be read or is no map of values.
  func values() throws(CommandFailure) -> [(tag: String, value: Value)] {
    var values: [(tag: String, value: Value)] = []
    for path in arguments.answerFiles { values += try self.values(of: path) }
    for assignment in arguments.assignments {
      values.append((assignment.tag, value(of: assignment.value)))
    }
    return values
  }

  private func values(of path: String) throws(CommandFailure) -> [(tag: String, value: Value)] {
    let document = try AnswerLoader(arguments: arguments).document(of: path)
    guard case .object(let members) = document.root.content else {
      throw CommandFailure(
        .invalid, "\(document.source.name): expected a map of rows, found \(document.root.kindName)"
      )
    }
    var values: [(tag: String, value: Value)] = []
    for member in members {
      guard let value = Value(typed: member.value) else {
        throw CommandFailure(
          .invalid, "\(document.source.name): \"\(member.key)\" has no value that a row can have")
      }
      values.append((member.key, value))
    }
    return values
  }

  /// A value of `-s`: JSON where it is, else text.
  private func value(of text: String) -> Value {
    let source = SourceText(name: "-s", text: text)
    guard let document = try? JSONReader.read(source, dialect: .strict) else {
      return .string(text)
    }
    return Value(typed: document.root) ?? .string(text)
  }
}

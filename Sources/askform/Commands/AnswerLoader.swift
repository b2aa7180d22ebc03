internal import Wizard

/// Gives the answers of files, options and the environment to a session, before it starts.
struct AnswerLoader {
  let arguments: Arguments

  /// Gives all answers, those of the lowest rank first: earlier runs, files, the environment, options.
  ///
  /// - Parameters:
  ///   - session: a session that has not started.
  ///   - keeper: gives the answers of a run that is gone on with, which rank above those of earlier runs.
  /// - Returns: what is to be said of the sources beside the answers themselves.
  /// - Throws: where a file cannot be read.
  func give(
    to session: inout Session, resuming keeper: RunKeeper? = nil
  ) throws(CommandFailure) -> SourceFindings {
    var findings = SourceFindings()
    for path in arguments.earlierFiles {
      findings.add(try give(file: path, as: .offers, to: &session))
    }
    keeper?.resume(into: &session)
    for path in arguments.answerFiles {
      findings.add(try give(file: path, as: arguments.isLax ? .lenient : .answers, to: &session))
    }
    if let prefix = arguments.variablePrefix {
      let (variables, malformed) = Environment.variables(withPrefix: prefix)
      findings.errors += malformed.map { name in
        problem(Message(.malformedVariable), .syntax, from: .variable(name), in: session.form)
      }
      var answers = EnvironmentAnswers(prefix: prefix, variables: variables)
      findings.add(answers.give(to: &session))
    }
    // Names of items that follow each other are given together, in the order of their places.
    var items: [(name: String, text: String)] = []
    for assignment in arguments.assignments {
      if assignment.tag.contains("["), !assignment.isPath {
        items.append((assignment.tag, assignment.value))
        continue
      }
      findings.errors += session.give(items, from: .option("-s"))
      items = []
      findings.errors += try give(assignment, to: &session)
    }
    findings.errors += session.give(items, from: .option("-s"))
    return arguments.isLax ? findings.tolerated : findings
  }

  private func give(
    file path: String, as use: AnswerFile.Use, to session: inout Session
  ) throws(CommandFailure) -> SourceFindings {
    let bytes = try bytes(of: path)
    let name = name(of: path)
    var findings = SourceFindings()
    let source: SourceText
    do throws(SourceTextError) {
      source = try SourceText(name: name, validating: bytes)
    } catch {
      let place = AnswerSource.place(SourcePosition(of: error, in: bytes, named: name))
      findings.errors = [problem(error, from: place)]
      return findings
    }
    guard !bytes.allSatisfy({ $0 <= 0x20 }) else {
      let place = AnswerSource.place(SourcePosition(startOf: name))
      findings.notes = [problem(Message(.emptyFile), .leftover, from: place, in: session.form)]
      return findings
    }
    do throws(ReadFailure) {
      var file = AnswerFile(try read(source), as: use)
      findings.errors = file.give(to: &session)
      findings.add(file.notes)
    } catch {
      let hasSecrets = session.form.rows.contains { $0.holdsSecret }
      findings.errors = error.diagnostics.map { diagnostic in
        let message = hasSecrets ? diagnostic.message.withoutQuotedWords : diagnostic.message
        return Problem(
          tag: "", rule: .syntax, message: message + (diagnostic.remedy.map { "; \($0)" } ?? ""),
          source: diagnostic.position.map { .place($0) })
      }
    }
    return findings
  }

  /// Gives the answer of an option, or of the file that it names.
  private func give(
    _ assignment: Arguments.Assignment, to session: inout Session
  ) throws(CommandFailure) -> [Problem] {
    let option = assignment.isPath ? Arguments.Option.setFile.longName : "-s"
    let rows = session.form.rows(named: assignment.tag)
    if rows.isEmpty { return [unknown(assignment.tag, from: option, in: session.form)] }
    guard assignment.isPath else {
      var problems: [Problem] = []
      for row in rows { problems += session.give(assignment.value, to: row, from: .option(option)) }
      return problems
    }
    let bytes = try bytes(of: assignment.value)
    do throws(SourceTextError) {
      let source = try SourceText(name: name(of: assignment.value), validating: bytes)
      let text = source.withoutFinalLineBreak
      let node = Node(.string(text), offset: 0, end: UInt32(text.utf8.count))
      for row in rows { session.give(node, to: row, from: .option(option)) }
      return []
    } catch {
      return [problem(error, ofRow: rows[0], named: assignment.tag, from: .option(option))]
    }
  }

  /// Reads an answer file as a tree.
  ///
  /// - Parameter path: the file; `-` is standard input.
  /// - Returns: the file as a tree.
  /// - Throws: where it cannot be read, or is malformed; that is printed.
  func document(of path: String) throws(CommandFailure) -> Document {
    let bytes = try bytes(of: path)
    do throws(ReadFailure) {
      return try read(try SourceText.of(bytes, name: name(of: path)))
    } catch {
      Report.diagnostics(error.diagnostics)
      throw CommandFailure(.invalid, nil)
    }
  }

  private func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(StreamError) {
      return try InputFile.bytes(of: path, deadline: Deadline(in: arguments.timeLimit))
    } catch {
      throw CommandFailure(error.exitCode, error.message)
    }
  }

  private func name(of path: String) -> String {
    path == "-" ? StandardStreams.inputName : path
  }

  private func read(_ source: SourceText) throws(ReadFailure) -> Document {
    let format: Document.Format? =
      switch arguments.answersFormat {
      case nil: nil
      case .json?: .json
      case .yaml?: .yaml
      case .env?: .dotenv
      }
    return try Document.readAnswers(source, as: format)
  }

  private func unknown(_ tag: String, from option: String, in form: CompiledForm) -> Problem {
    let near =
      form.formerTags[tag].map { form.rows[$0].tag }
      ?? NearestName.suggestion(for: tag, among: form.tags.tags + form.keys.keys.sorted())
    return Problem(
      tag: tag, rule: .unknown, message: Message(.unknownTag).text(in: form.language),
      suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
      source: .option(option))
  }

  /// That a file is no text.
  private func problem(
    _ error: SourceTextError, ofRow row: Int? = nil, named tag: String = "",
    from source: AnswerSource
  ) -> Problem {
    Problem(
      row: row, tag: tag, rule: .syntax,
      message: error.reason + (error.remedy.map { "; \($0)" } ?? ""), source: source)
  }

  private func problem(
    _ message: Message, _ rule: Rule, from source: AnswerSource, in form: CompiledForm
  ) -> Problem {
    Problem(tag: "", rule: rule, message: message.text(in: form.language), source: source)
  }
}

extension String {
  /// The text with what stands in quotes left out, unless it is one character: words of a malformed file
  /// may be a part of a secret.
  fileprivate var withoutQuotedWords: String {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      place % 2 == 1 && part.count > 1 ? "…" : String(part)
    }.joined(separator: "\"")
  }
}

extension SourcePosition {
  /// The place of what makes bytes no text.
  fileprivate init(of error: SourceTextError, in bytes: [UInt8], named name: String) {
    let offset =
      switch error {
      case .nul(let offset), .invalidUTF8(let offset): offset
      case .tooLong: 0
      }
    let before = bytes.prefix(offset)
    let line =
      before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    self.init(
      source: name, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: line, as: UTF8.self).unicodeScalars.count + 1, length: 1, excerpt: ""
    )
  }

  /// The start of a text, for what is wrong with all of it.
  fileprivate init(startOf name: String) {
    self.init(source: name, line: 1, column: 1, length: 1, excerpt: "")
  }
}

extension SourceText {
  /// The text of bytes.
  ///
  /// - Throws: where they are not text, as a finding.
  fileprivate static func of(_ bytes: [UInt8], name: String) throws(ReadFailure) -> SourceText {
    do throws(SourceTextError) {
      return try SourceText(name: name, validating: bytes)
    } catch {
      throw ReadFailure(diagnostics: [error.diagnostic(in: name)])
    }
  }

  /// The text without one line break at its end.
  fileprivate var withoutFinalLineBreak: String {
    var text = bytes[...]
    if text.last == UInt8(ascii: "\n") {
      text.removeLast()
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

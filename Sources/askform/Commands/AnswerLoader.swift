internal import Wizard

/// Gives the answers of files and options to a session, before it starts.
struct AnswerLoader {
  let arguments: Arguments

  /// Gives all answers; `-s` ranks above files, later files above earlier ones.
  ///
  /// - Parameter session: a session that has not started.
  /// - Returns: what is wrong with the sources beside the answers themselves.
  /// - Throws: where a file cannot be read.
  func give(to session: inout Session) throws(CommandFailure) -> [Problem] {
    var problems: [Problem] = []
    for path in arguments.answerFiles {
      problems += try give(file: path, to: &session)
    }
    for assignment in arguments.assignments {
      let rows = session.form.rows(named: assignment.tag)
      if rows.isEmpty { problems.append(unknown(assignment.tag, in: session.form)) }
      for row in rows { session.give(assignment.value, to: row, from: .option("-s")) }
    }
    return problems
  }

  private func give(file path: String, to session: inout Session) throws(CommandFailure)
    -> [Problem]
  {
    let bytes = try bytes(of: path)
    do throws(ReadFailure) {
      var file = AnswerFile(try read(bytes, name: name(of: path)))
      return file.give(to: &session)
    } catch {
      let hasSecrets = session.form.rows.contains { $0.isSecret }
      return error.diagnostics.map { diagnostic in
        let message = hasSecrets ? diagnostic.message.withoutQuotedWords : diagnostic.message
        return Problem(
          tag: "", rule: .syntax, message: message + (diagnostic.remedy.map { "; \($0)" } ?? ""),
          source: diagnostic.position.map { .place($0) })
      }
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
      return try read(bytes, name: name(of: path))
    } catch {
      Report.diagnostics(error.diagnostics)
      throw CommandFailure(.invalid, nil)
    }
  }

  private func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(StreamError) {
      return try InputFile.bytes(of: path)
    } catch {
      throw CommandFailure(error.exitCode, error.message)
    }
  }

  private func name(of path: String) -> String {
    path == "-" ? StandardStreams.inputName : path
  }

  private func read(_ bytes: [UInt8], name: String) throws(ReadFailure) -> Document {
    switch arguments.answersFormat {
    case nil: return try Document.read(bytes, name: name, dialect: .strict)
    case .json?: return try JSONReader.read(try SourceText.of(bytes, name: name), dialect: .strict)
    case .yaml?: return try YAMLReader.read(try SourceText.of(bytes, name: name))
    }
  }

  private func unknown(_ tag: String, in form: CompiledForm) -> Problem {
    let near = NearestName.suggestion(for: tag, among: form.tags.tags + form.keys.keys.sorted())
    return Problem(
      tag: tag, rule: .unknown, message: Message(.unknownTag).text(in: form.language),
      suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
      source: .option("-s"))
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
}

import Testing

@testable import Wizard

/// What a run wrote or saved, given back by any source, gives the same bytes (DESIGN §1.2).
@Suite(.timeLimit(.minutes(10))) struct ReplayTests {
  /// The names of the example forms; those with lists are given back where lists are tried, and what commands
  /// write where the program is.
  static let names = TextFile.names(in: "forms").filter { name in
    !name.contains(".answers.") && !ListFormTests.examples.contains(name)
      && name != "account.yaml"
      && [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
  }
  private static let runs: UInt64 = 25

  private static func walks(of name: String) throws -> [ExampleWalk] {
    let text = try #require(TextFile.read(at: TextFile.root + "/forms/" + name))
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(SourceText(name: name, text: text))
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: .fixed(0))
    let compiled = try #require(FormCompiler.compile(form, clock: clock, adding: &diagnostics))
    let walks = (0..<runs).compactMap { ExampleWalk(compiled, seed: $0 &* 7919 &+ 3) }
    #expect(walks.count >= 5, "\(name) is hard to answer")
    return walks
  }

  /// The output of a walk that was given answers before its start.
  private func output(
    _ walk: ExampleWalk, giving give: (inout Session) throws -> [Problem]
  ) throws -> String {
    var session = Session(walk.form, asking: .never)
    let problems = try give(&session)
    session.start()
    let wrong = problems + session.allProblems
    guard wrong.isEmpty else { return "\(wrong.map { "\($0.tag): \($0.message)" })" }
    return text(of: session)
  }

  /// The output of a session, with a word for each secret that the session made itself.
  private func text(of session: Session) -> String {
    let text = String(decoding: Walk.json(session), as: UTF8.self)
    return session.state.generated.values.reduce(text) { text, secret in
      text.replacing(secret.outputText, with: "made")
    }
  }

  private func file(_ text: String, _ name: String) throws -> AnswerFile {
    AnswerFile(try Document.readAnswers(SourceText(name: name, text: text)))
  }

  @Test(arguments: names) func `a result as JSON`(name: String) throws {
    for walk in try Self.walks(of: name) where !walk.hasUnwritten {
      let written = String(decoding: Walk.json(walk.session), as: UTF8.self)
      let again = try output(walk) { session in
        var file = try file(written, "a.json")
        return file.give(to: &session)
      }
      #expect(again == written)
    }
  }

  @Test(arguments: names) func `a result as YAML`(name: String) throws {
    for walk in try Self.walks(of: name) where !walk.hasUnwritten {
      let written = YAMLFormat().bytes(of: Walk.tree(walk.session))
      let again = try output(walk) { session in
        var file = try file(String(decoding: written, as: UTF8.self), "a.yaml")
        return file.give(to: &session)
      }
      #expect(again == String(decoding: Walk.json(walk.session), as: UTF8.self))
    }
  }

  @Test(arguments: names) func `saved answers, with the secrets given again`(name: String) throws {
    for walk in try Self.walks(of: name) {
      let saved = SavedAnswersWriter.bytes(of: walk.session, form: name, isFinished: true)
      let again = try output(walk) { session in
        var file = try file(String(decoding: saved, as: UTF8.self), "a.json")
        let problems = file.give(to: &session)
        for (row, text) in walk.secrets { session.give(text, to: row, from: .option("-s")) }
        return problems
      }
      #expect(again == text(of: walk.session))
    }
  }

  @Test(arguments: names) func `options`(name: String) throws {
    for walk in try Self.walks(of: name) {
      let again = try output(walk) { session in
        for (row, text) in walk.texts { session.give(text, to: row, from: .option("-s")) }
        return []
      }
      #expect(again == text(of: walk.session))
    }
  }

  @Test(arguments: names) func `variables of the environment`(name: String) throws {
    for walk in try Self.walks(of: name) where !walk.texts.contains(where: { $0.text.isEmpty }) {
      let variables = walk.texts.map { row, text in
        ("X_" + VariableNames.variable(for: walk.form.rows[row].tag), text)
      }
      let again = try output(walk) { session in
        var answers = EnvironmentAnswers(prefix: "X_", variables: variables)
        let findings = answers.give(to: &session)
        return findings.errors + findings.unused + findings.notes
      }
      #expect(again == text(of: walk.session))
    }
  }

  @Test(arguments: names) func `lines of NAME=VALUE`(name: String) throws {
    for walk in try Self.walks(of: name) {
      let lines = walk.texts.map { row, text in
        let quoted = text.unicodeScalars.map { scalar in
          switch scalar {
          case "\"", "\\", "$", "`": "\\" + String(scalar)
          case "\n": "\\n"
          default: String(scalar)
          }
        }.joined()
        return "\(walk.form.rows[row].tag)=\"\(quoted)\"\n"
      }
      let again = try output(walk) { session in
        var file = try file(lines.joined(), "a.env")
        return file.give(to: &session)
      }
      #expect(again == text(of: walk.session))
    }
  }

  @Test(arguments: names) func `lines of standard input, which ask the same rows`(name: String)
    throws
  {
    for walk in try Self.walks(of: name) where !walk.hasAskedAgain {
      var lines = walk.lines[...]
      var session = Session(walk.form)
      session.start()
      var piped = PipedConversation(session) { _ in }
      let outcome = piped.run { () throws(Never) -> String? in lines.popFirst() }
      #expect(outcome == .finished)
      #expect(lines.isEmpty)
      #expect(text(of: piped.session) == text(of: walk.session))
      #expect(ExampleWalk.asked(in: piped.session) == walk.asked)
    }
  }

  @Test(arguments: names) func `an example of an answer file changes nothing`(name: String) throws {
    let form = try #require(try Self.walks(of: name).first).form
    var plain = Session(form, asking: .never)
    plain.start()
    for notation in ExampleWriter.Notation.allCases {
      let example = ExampleWriter(plain, as: notation).text
      var session = Session(form, asking: .never)
      var file = try file(example, notation == .yaml ? "a.yaml" : "a.env")
      #expect(file.give(to: &session) == [])
      session.start()
      #expect(session.allProblems == plain.allProblems)
      #expect(session.unusedAnswers == [])
      #expect(text(of: session) == text(of: plain))
      for row in form.rows where !row.isComputed && row.type.isQuestion && row.action == nil {
        let sign = notation == .yaml ? ":" : "="
        let lines = example.split(separator: "\n")
        let names = ["", "#"].map { $0 + row.tag + sign }
        #expect(lines.filter { line in names.contains { line.hasPrefix($0) } }.count == 1)
        if row.isSecret { #expect(lines.contains { $0 == "#" + row.tag + sign }) }
      }
    }
  }
}

import TestSupport
import Testing

/// What users of other wizards complain of, and does not happen here.
@Suite(.timeLimit(.minutes(10))) struct `Complaints of other wizards' users` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Answers a form line by line, each when its prompt stands there, and gives all that was shown.
  private func run(
    _ form: String, typing lines: [(prompt: String, keys: String)], _ arguments: [String] = [],
    columns: Int = 80, environment: [String: String?] = [:]
  ) throws -> TerminalResult {
    try folder.write("form.yaml", form)
    let session = try TerminalSession(
      "askform", ["form.yaml"] + arguments, environment: environment, in: folder, columns: columns)
    for (prompt, keys) in lines {
      try session.expect(prompt)
      try session.send(keys)
    }
    let result = try session.finish()
    #expect(result.isModeRestored)
    return result
  }

  private static let end = (prompt: "change it: ", keys: "\n")

  @Test func `a prompt wider than the terminal is not drawn again at every key`() throws {
    let result = try run(
      "rows: [{tag: a, type: text, title: Long question of several words}]",
      typing: [("words: ", "one two three four"), ("four", "\n"), ("change", "\n")], columns: 20)
    let shown = String(decoding: result.transcript, as: UTF8.self)
    #expect(shown.split(separator: "Long question", omittingEmptySubsequences: false).count == 3)
    #expect(result.output == "{\n  \"a\": \"one two three four\"\n}\n")
  }

  @Test func `the cursor is never hidden, the screen never cleared or changed`() throws {
    let form = "rows:\n- {tag: a, type: select, options: [x, y]}\n- {tag: p, type: password}"
    for (keys, type) in [("1\n", "xterm-256color"), ("\u{3}", "xterm"), ("1\n", "vt100")] {
      let lines = [("a: ", keys)] + (keys == "\u{3}" ? [] : [("p: ", "secret\n"), Self.end])
      let result = try run(form, typing: lines, environment: ["TERM": type])
      let shown = String(decoding: result.transcript, as: UTF8.self)
      for sequence in ["[?25l", "[?1049", "[?47", "[2J", "[H", "\u{1B}c"] {
        #expect(!shown.contains(sequence), "\(sequence) in \(type)")
      }
    }
  }

  @Test func `yes and no take whole lines, and blanks around them`() throws {
    let result = try run(
      "rows:\n- {tag: a, type: switch}\n- {tag: b, type: text}",
      typing: [("(y/n): ", " YES \n"), ("b: ", "x\n"), Self.end])
    #expect(result.output == "{\n  \"a\": true,\n  \"b\": \"x\"\n}\n")
  }

  @Test func `several options are taken on one line, and the list is not printed again`() throws {
    let result = try run(
      "rows: [{tag: a, type: multiselect, options: [red, green, blue, black]}]",
      typing: [("a: ", "5\n"), ("a: ", "1,3-4\n"), Self.end])
    #expect(result.output == "{\n  \"a\": [\n    \"red\",\n    \"blue\",\n    \"black\"\n  ]\n}\n")
    #expect(result.screen.text.split(separator: "2  green").count == 2)
  }

  @Test func `a default can be declined, and an empty line takes it`() throws {
    let form = "rows:\n- {tag: a, type: text, default: d}\n- {tag: b, type: text, default: e}"
    let result = try run(form, typing: [("a [d]: ", ":none\n"), ("b [e]: ", "\n"), Self.end])
    #expect(result.output == "{\n  \"a\": null,\n  \"b\": \"e\"\n}\n")
  }

  @Test func `a paste of several lines does not answer the questions behind it`() throws {
    let result = try run(
      "rows:\n- {tag: a, type: text}\n- {tag: b, type: text}",
      typing: [
        ("a: ", "\u{1B}[200~one\ntwo\u{1B}[201~\n"), ("a: ", "1\n"), ("b: ", "2\n"), Self.end,
      ])
    #expect(result.output == "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n")
    #expect(result.screen.text.contains("takes one line, without line breaks"))
  }

  @Test func `one Ctrl-C ends it, without a trace and with nothing on standard output`() throws {
    let result = try run("rows: [{tag: a, type: text}]", typing: [("a: ", "x\u{3}")])
    #expect(result.outcome == .signalled(2))
    #expect(result.output == "")
    #expect(result.screen.text.contains("Interrupted; nothing was written."))
  }

  @Test func `Escape alone is no answer and no cancelling`() throws {
    let result = try run(
      "rows: [{tag: a, type: text}]", typing: [("a: ", "\u{1B}\n"), ("a: ", "x\n"), Self.end],
      environment: ["TERM": "dumb"])
    #expect(result.output == "{\n  \"a\": \"x\"\n}\n")
    #expect(result.screen.text.contains("takes no control characters, found ^["))
  }

  @Test func `a speech user hears what is required, chosen and the default`() throws {
    let result = try run(
      "rows:\n- {tag: a, type: text, required: true}\n- {tag: b, type: select, options: [x, y], default: y}",
      typing: [
        ("a, required: ", "1\n"), ("b [default 2]: ", "1\n"), (Self.end.prompt, ":back\n"),
        ("b [now 1]: ", "\n"), Self.end,
      ], environment: ["ACCESSIBLE": "1"])
    #expect(result.output == "{\n  \"a\": \"1\",\n  \"b\": \"x\"\n}\n")
    #expect(result.screen.text.contains("  1: x (chosen)"))
  }
}

import Testing

@testable import Wizard

/// An example form that was answered to its end with generated replies, and what was replied.
struct ExampleWalk {
  let form: CompiledForm
  private(set) var session: Session
  /// The replies that were taken: the row, and the text; nothing for none.
  private(set) var taken: [(row: Int, text: String?)] = []
  /// Whether a row had to be asked a second time, which lines cannot do.
  private(set) var hasAskedAgain = false

  /// Answers a form; nothing where the generated replies do not lead to its end.
  init?(_ form: CompiledForm, seed: UInt64) {
    self.form = form
    var numbers = SeededNumbers(seed: seed)
    session = Session(form)
    session.start()
    var tries = 0
    while let row = session.question, tries < 2000 {
      tries += 1
      if form.rows[row].action != nil {
        session.passOver(row)
        continue
      }
      if session.isSettled(row) { hasAskedAgain = true }
      reply(to: row, &numbers)
    }
    guard tries < 2000, session.allProblems.isEmpty, session.failures.isEmpty else { return nil }
  }

  private mutating func reply(to row: Int, _ numbers: inout SeededNumbers) {
    var text: String? = ""
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: text = ""
    case 1: text = nil
    default: text = GeneratedReply.text(for: row, in: session, &numbers)
    }
    let outcome =
      text.map { session.reply($0, to: row, from: .person) }
      ?? session.replyNone(to: row, from: .person)
    if case .accepted = outcome { taken.append((row, text)) }
  }

  /// The tags of the rows that were asked.
  var asked: [String] { ExampleWalk.asked(in: session) }

  static func asked(in session: Session) -> [String] {
    session.form.rows.indices.filter { session.asked[$0] && session.form.rows[$0].action == nil }
      .map { session.form.rows[$0].tag }
  }

  /// The replies as lines of standard input.
  var lines: [String] {
    taken.flatMap { row, text -> [String] in
      guard let text else { return [":none"] }
      guard form.rows[row].type.isMultiline, !text.isEmpty else { return [escaped(text, row)] }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.enumerated().map { place, line in
        let dotted = line.hasPrefix(".") ? "." + line : line
        return place == 0 ? escaped(dotted, row) : dotted
      } + ["."]
    }
  }

  private func escaped(_ line: String, _ row: Int) -> String {
    let isCommand = [":", "?", "\\:", "\\?"].contains { line.hasPrefix($0) }
    return isCommand && !form.rows[row].isSecret ? "\\" + line : line
  }

  /// The answers as texts for options and variables, by row; empty for none.
  var texts: [(row: Int, text: String)] {
    form.rows.indices.compactMap { row in
      session.state.given[row].map { (row, ExampleWalk.text(of: $0.value)) }
    }
  }

  private static func text(of value: Value) -> String {
    guard case .list = value else { return value.isNull ? "" : value.outputText }
    var writer = JSONWriter(layout: .compact)
    writer.append(OutputNode(value))
    return String(decoding: writer.finished().dropLast(), as: UTF8.self)
  }

  /// The secrets that were given, which saved answers do not hold.
  var secrets: [(row: Int, text: String)] { texts.filter { form.rows[$0.row].isSecret } }

  /// Whether some row has no name in the output, so that a result lacks it.
  var hasUnwritten: Bool {
    form.keepsHiddenValues
      || form.rows.contains { $0.key.isEmpty && !$0.isComputed && $0.action == nil }
  }
}

/// Replies that a row may accept, with texts among them that files must quote.
enum GeneratedReply {
  /// A reply for a row.
  static func text(for row: Int, in session: Session, _ numbers: inout SeededNumbers) -> String {
    let type = session.form.rows[row].type
    if let pair = type as? LeftrightRowType {
      let left = Int.random(in: 0..<pair.left.options.count, using: &numbers)
      let right = pair.rights[left].options.randomElement(using: &numbers)
      return pair.left.options[left].text + ", " + (right?.text ?? "")
    }
    if let list = type.optionList, Int.random(in: 0..<6, using: &numbers) > 0 {
      let count = type.isList ? Int.random(in: 1...3, using: &numbers) : 1
      let options = (0..<count).compactMap { _ in list.options.randomElement(using: &numbers) }
      return options.map { Bool.random(using: &numbers) ? $0.text : $0.shown(in: session.state) }
        .joined(separator: ", ")
    }
    let own = replies[Swift.type(of: type).keyword] ?? texts
    return (Int.random(in: 0..<10, using: &numbers) == 0 ? texts : own)
      .randomElement(using: &numbers) ?? ""
  }

  private static let texts = [
    "Ada", "x y", "Zoë", "a # b", "say \"x\"", "it's", "yes", "5319E7", "0123", "~", "null", "- a",
    "a: b", "{x}", "[1", "$HOME", "\\n", ":8080", "?", "日本", "👩‍👧", "1", "%", "a=b", "`x`", "@a",
  ]
  private static let amounts = ["1", "2", "7", "12", "+3", "40", "0", "-1", "99"]
  private static let replies: [String: [String]] = [
    "textarea": texts + ["a\n\n.b\n # c", "x\ny: 'z'\n\"q\"", "..\n:none"],
    "email": ["ada@example.org", "a.b+c@mail.example.museum"],
    "url": ["https://example.org", "https://example.org:8443/a?b=c#d"],
    "password": ["correct horse", " blanks ", "qu\"o'te$\\n#", "12345678"],
    "phone": ["+49 30 1234", "(030) 12-34 x5"], "twitter": ["@ada", "bob"],
    "account": ["ada_l", "bob7"],
    "bankaccount": ["86011117947", "8601.11.17947"],
    "socialsecurity": ["01019010046", "010190 10046"],
    "zipcode": ["01067", "ab1 2cd"], "integer": amounts,
    "number": amounts + ["1e3", "10.50", ".5"], "decimal": amounts + ["10.50", "18.5"],
    "stepper": amounts, "slider": ["0", "1", "0.5", "50%", "20", "100"],
    "switch": ["y", "n", "true", "off"], "check": ["y", "n"],
    "date": ["2026-12-24", "tomorrow", "+3d", "24 dec", "next mon"],
    "time": ["14:30", "noon", "9", "2:30pm", "10:15:30"],
    "datetime": ["tomorrow 10:00", "2026-12-24T10:00:00Z", "fri 9am", "2026-12-24 14:30"],
    "duration": ["90m", "1:30", "45", "PT1H", "2h"], "port": ["80", "8443", "65535"],
    "host": ["db.example.org", "::1", "10.0.0.1", "localhost"], "ip": ["10.0.0.1", "2001:db8::7"],
    "cidr": ["10.0.0.0/8", "2001:db8::/32"], "size": ["10G", "512MiB", "1.5 TB", "7"],
    "file": ["/tmp/a b.png", "x.iso", "~/y", "image.qcow2"],
  ]
}

extension SessionState {
  /// Stores an answer of a file.
  mutating func give(_ node: Node, to row: Int, from source: consuming AnswerSource) {
    if case .null = node.content { return giveNone(to: row, from: source) }
    let compiled = compiled(row)
    if let text = node.text, text.isBlank(trimming: compiled.type.isTrimmed) {
      return giveNone(to: row, from: source)
    }
    let text = compiled.isSecret ? nil : node.givenText
    let context = ReadingContext(origin: .data, clock: form.clock, rows: nil)
    given[row] = read(row: compiled, source: source, text: text) { () throws(Refusal) in
      try compiled.type.value(of: node, in: context)
    }
    if compiled.type.readsOthers { pending[row] = .node(node) }
  }

  /// Stores an answer of an option or of the environment.
  mutating func give(_ text: String, to row: Int, from source: consuming AnswerSource) {
    let type = compiled(row).type
    let line = type.isTrimmed ? text.trimmed : text
    guard !line.isEmpty else { return giveNone(to: row, from: source) }
    let context = ReadingContext(origin: .option, clock: form.clock, rows: nil)
    given[row] = read(row: compiled(row), source: source, text: line) { () throws(Refusal) in
      try type.value(of: line, in: context)
    }
    if type.readsOthers { pending[row] = .text(line) }
  }

  /// Stores none as an answer, where it is one.
  private mutating func giveNone(to row: Int, from source: consuming AnswerSource) {
    given[row] =
      compiled(row).takesDefaultForNone
      ? nil : Given(value: .null, refusal: nil, source: source, text: nil)
  }

  /// Reads an answer; while the walk has not started, as if every option were available.
  @inline(__always)
  private func read(
    row: CompiledRow, source: consuming AnswerSource, text: String?,
    by reading: () throws(Refusal) -> Value
  ) -> Given {
    let shown = row.isSecret ? nil : text
    do throws(Refusal) {
      let value = try reading()
      if let refusal = row.type.constantRefusal(of: value) { throw refusal }
      return Given(value: value, refusal: nil, source: source, text: shown)
    } catch {
      return Given(value: .null, refusal: error, source: source, text: shown)
    }
  }

  /// The rows whose answers must be read again once the states of their options are known.
  var pendingRows: [Int] { pending.isEmpty ? [] : pending.keys.sorted() }

  /// Reads such an answer again, and computes what follows if it is another value than before.
  mutating func readPending(_ row: Int) -> [GraphNode] {
    guard let answer = pending.removeValue(forKey: row), let first = given[row] else { return [] }
    var again = read(answer, of: row, givenAs: first, takingUnavailable: false)
    if let refusal = again.refusal, refusal.dependsOnOthers {
      // It goes on reading as given, and the state of its option is the row's problem (DESIGN §3.3).
      again = read(answer, of: row, givenAs: first, takingUnavailable: true)
    }
    given[row] = again
    return propagate(from: .rowValue(row))
  }

  private func read(
    _ answer: PendingAnswer, of row: Int, givenAs first: Given, takingUnavailable: Bool
  ) -> Given {
    let type = compiled(row).type
    let origin: ReadingContext.Origin = if case .node = answer { .data } else { .option }
    let available = ReadingContext(origin: origin, clock: form.clock, rows: inItem(of: row))
    let context = takingUnavailable ? available.takingUnavailable : available
    return read(row: compiled(row), source: first.source, text: first.text) {
      () throws(Refusal) in
      switch answer {
      case .node(let node): return try type.value(of: node, in: context)
      case .text(let text): return try type.value(of: text, in: context)
      }
    }
  }

  /// An answer that was read before the states of its row's options were known.
  enum PendingAnswer: Sendable {
    case node(Node)
    case text(String)
  }
}

extension Node {
  /// The answer as a report quotes it.
  var givenText: String {
    switch content {
    case .string(let text), .plain(let text), .number(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.givenText).joined(separator: ", ") + "]"
    case .object: "{…}"
    }
  }
}

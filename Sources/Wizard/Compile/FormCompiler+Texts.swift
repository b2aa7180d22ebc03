extension FormCompiler {
  /// Reports names in texts that are no tags.
  ///
  /// - Parameters:
  ///   - phrase: a text of the form, a section or a row.
  ///   - row: the row whose message it is; its own keys are names there too.
  mutating func checkText(_ phrase: Phrase?, in row: CompiledRow? = nil) {
    guard let phrase else { return }
    if let translations = phrase.translations {
      for translation in translations.phrases { checkText(translation, in: row) }
      return
    }
    guard let template = phrase.template else { return }
    for reference in template.references {
      if scope.meaning(of: reference) != .unknown { continue }
      if let row, row.hasOwnName(reference.name) { continue }
      var reader = AttributeReader([], of: .named("a text"), in: scope)
      reader.reportUnknownName(reference.name, at: reference.offset, in: phrase)
      diagnostics += reader.diagnostics
    }
  }

  /// Reports the places where a text would show a secret.
  mutating func checkSecrets(in phrase: Phrase?, rows: [CompiledRow]) {
    guard let phrase else { return }
    for translation in phrase.translations?.phrases ?? [] {
      checkSecrets(in: translation, rows: rows)
    }
    guard phrase.translations == nil, let template = phrase.template else { return }
    for reference in template.references {
      switch scope.meaning(of: reference) {
      case .row(let row) where rows[row].holdsSecret: break
      default: continue
      }
      let start = scope.source.offset(ofUTF8: reference.offset, in: phrase.node)
      diagnostics.append(
        Diagnostic(
          .error, code: "C036",
          message: "the text would show the secret \(reference.name.quotedForMessage)",
          position: scope.position(from: start, to: start + reference.name.utf8.count)))
    }
  }

  /// Whether what a row follows reads a secret.
  private func reads(_ source: DefaultValue?, aSecretOf rows: [CompiledRow]) -> Bool {
    // What a command makes of secrets that it is told is one itself.
    if case .command(let command)? = source { return command.sharesSecrets }
    return source?.reads.contains { rows[$0].holdsSecret } ?? false
  }

  /// The rows, with those that are computed from a secret, or have such a default, marked as secret too.
  ///
  /// - Parameters:
  ///   - graph: what follows what.
  ///   - texts: the form's own texts; like those of sections and rows they must not show a secret.
  /// - Returns: the rows.
  mutating func rowsWithSecrets(_ graph: DependencyGraph, texts: [Phrase?]) -> [CompiledRow] {
    guard rows.contains(where: \.holdsSecret) else { return rows }
    var result = rows
    for number in graph.order {
      guard case .rowValue(let index) = GraphNode(number: Int(number), sections: sections.count),
        !result[index].isSecret
      else { continue }
      if let list = result[index].list {
        hold(secretsOf: list, of: index, in: &result)
        continue
      }
      guard
        reads(rows[index].computation, aSecretOf: result)
          || reads(rows[index].defaultValue, aSecretOf: result)
          || rows[index].action?.command?.sharesSecrets == true
          || rows[index].reactions.contains(where: { reads($0.source, aSecretOf: result) })
      else { continue }
      result[index] = result[index].asSecret
    }
    checkSecrets(of: result, texts: texts)
    return result
  }

  /// Marks a list whose items have secrets.
  private func hold(secretsOf list: RowOfItems, of row: Int, in rows: inout [CompiledRow]) {
    guard list.rows.contains(where: { rows[$0].holdsSecret }) else { return }
    rows[row] = list.rows.count == 1 ? rows[row].asSecret : rows[row].holdingSecret
  }

  /// Reports every text that would show a secret.
  ///
  /// - Parameters:
  ///   - result: the rows, with all that are secret marked so.
  ///   - texts: the form's own texts.
  mutating func checkSecrets(of result: [CompiledRow], texts: [Phrase?]) {
    for row in result {
      checkSecrets(in: row.title, rows: result)
      checkSecrets(in: row.description, rows: result)
      checkSecrets(in: row.placeholder, rows: result)
      checkSecrets(in: row.noValueText, rows: result)
      for check in row.checks { checkSecrets(in: check.message, rows: result) }
      for check in row.commandChecks { checkSecrets(in: check.message, rows: result) }
      for message in row.messages.values { checkSecrets(in: message, rows: result) }
      for phrase in row.type.phrases { checkSecrets(in: phrase, rows: result) }
    }
    for text in texts { checkSecrets(in: text, rows: result) }
    for section in sections {
      for text in [section.title, section.intro, section.footer] {
        checkSecrets(in: text, rows: result)
      }
    }
  }
}

extension DefaultValue {
  /// The rows whose values it reads.
  var reads: [Int] {
    switch self {
    case .constant, .generated, .written: []
    case .command(let command): command.reads
    case .computed(let expression): expression.tree.references.compactMap(\.row)
    case .template(let template): template.rows
    }
  }
}

extension CompiledRow {
  /// Whether a name in one of the row's messages means the row itself or one of its keys.
  func hasOwnName(_ name: String) -> Bool {
    name == "title" || name == "value" || FormCompiler.rowKeys.contains(name)
      || Swift.type(of: type).keys.contains(name)
  }
}

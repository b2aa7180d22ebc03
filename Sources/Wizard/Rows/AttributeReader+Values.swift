extension AttributeReader {
  /// Reads a number that stands at a key, exact.
  mutating func number(in node: Node, key: String) -> ExactDecimal? {
    guard let text = node.numberText else {
      reportKind(of: node, key: key, expected: "a number")
      return nil
    }
    guard let number = ExactDecimal(data: text) else {
      report("C021", "\"\(key)\" of \(owner) has more than 38 digits", at: node)
      return nil
    }
    return number
  }

  /// Reads `{"compute": expression}`.
  mutating func computation(in node: Node, key: String) -> FormExpression? {
    guard case .object(let members) = node.content, let first = members.first, members.count == 1,
      first.key == "compute"
    else {
      report(
        "C022", "\"\(key)\" of \(owner) takes a value or {\"compute\": expression}", at: node)
      return nil
    }
    return expression(in: first.value, as: .value, key: key)
  }

  /// Reads an expression and resolves its rows.
  mutating func expression(
    in node: Node, as kind: ExpressionTree.Kind, key: String
  ) -> FormExpression? {
    guard let text = node.text else {
      reportKind(of: node, key: key, expected: "an expression")
      return nil
    }
    do {
      var tree = try ExpressionTree.parse(text, as: kind, readBy: &scope.lexer)
      let unknown = tree.resolve { scope.tags.index(of: $0) }
      for reference in unknown {
        let near = scope.suggestedTag(for: reference.name)
        report(
          "C030", "unknown tag \"\(reference.name)\" in \"\(key)\" of \(owner)",
          near.map { "did you mean \"$\($0)\"?" }, in: node, at: reference.offset,
          length: reference.length)
      }
      return unknown.isEmpty
        ? FormExpression(tree: tree, text: text, node: node, key: key, owner: named) : nil
    } catch {
      report(
        "C031", "\"\(key)\" of \(owner): \(error.message)", error.remedy, in: node,
        at: error.offset, length: error.length)
      return nil
    }
  }

  /// Reads a text with places for answers: one text, or one for each of several languages.
  mutating func phrase(in node: Node, key: String) -> Phrase? {
    if case .object(let members) = node.content {
      return translatedPhrase(members, in: node, key: key)
    }
    return constantPhrase(in: node, key: key)
  }

  /// Reads a map of language to text, and takes the text of the language that fits best.
  private mutating func translatedPhrase(
    _ members: [Node.Member], in node: Node, key: String
  ) -> Phrase? {
    var names: [String] = []
    var phrases: [Phrase] = []
    for member in members {
      guard Language.normalized(member.key) != nil else {
        report(
          "C037",
          "\"\(key)\" of \(owner) has text for \(member.key.quotedForMessage), "
            + "which is no language", "accepted: languages such as \"en\", \"de\" and \"pt_BR\"",
          at: member)
        continue
      }
      guard let phrase = constantPhrase(in: member.value, key: key) else { continue }
      names.append(member.key)
      phrases.append(phrase)
    }
    guard !names.isEmpty else {
      if members.isEmpty { report("C038", "\"\(key)\" of \(owner) has no text", at: node) }
      return nil
    }
    let best = phrases[scope.language.choice(among: names)]
    return Phrase(
      text: best.text, template: best.template, node: best.node,
      translations: Translations(languages: names, phrases: phrases, node: node))
  }

  /// Reads a text that is the same in every language.
  mutating func constantPhrase(in node: Node, key: String) -> Phrase? {
    guard let text = node.text else {
      reportKind(of: node, key: key, expected: "text")
      return nil
    }
    let hasBrace = text.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "{")) }
    guard hasBrace ?? true else {
      return Phrase(text: text, template: nil, node: node)
    }
    do {
      let template = try TextTemplate.parse(text)
      for partial in template.partials {
        report(
          "C037", "\"\(key)\" of \(owner) names a partial, which a form's texts do not have", nil,
          in: node, at: partial.offset, length: partial.name.utf8.count)
      }
      return Phrase(
        text: template.constantText ?? text, template: template.isConstant ? nil : template,
        node: node)
    } catch {
      report(
        "C032", "\"\(key)\" of \(owner): \(error.message)", nil, in: node, at: error.offset,
        length: 2)
      return nil
    }
  }

  /// Reports that a key has a value of the wrong kind.
  mutating func reportKind(of node: Node, key: String, expected: String) {
    report(
      "C002", "\"\(key)\" of \(owner) takes \(expected), found \(node.kindName)", at: node)
  }

  /// Reports something about a value.
  mutating func report(_ code: String, _ message: String, _ remedy: String? = nil, at node: Node) {
    let isContainer =
      switch node.content {
      case .object, .array: true;
      default: false
      }
    let end = isContainer ? Int(node.offset) + 1 : Int(node.end)
    report(code, message, remedy, from: Int(node.offset), to: end)
  }

  /// Reports something about a part of a text value.
  mutating func report(
    _ code: String, _ message: String, _ remedy: String?, in node: Node, at offset: Int, length: Int
  ) {
    let start = scope.source.offset(ofUTF8: offset, in: node)
    let end = scope.source.offset(ofUTF8: offset + length, in: node)
    report(code, message, remedy, from: start, to: max(end, start + 1))
  }

  /// Reports something about a stretch of the form's text.
  mutating func report(_ code: String, _ message: String, _ remedy: String?, from: Int, to: Int) {
    diagnostics.append(
      Diagnostic(
        .error, code: code, message: message, remedy: remedy,
        position: scope.position(from: from, to: to)))
  }
}

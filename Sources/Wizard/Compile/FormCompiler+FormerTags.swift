extension FormCompiler {
  /// Reads `was`: the tag that the row about to be compiled had before, or several.
  mutating func readFormerTags(of reader: inout AttributeReader) {
    guard let node = reader.take("was")?.value else { return }
    var names = [node]
    if case .array(let elements) = node.content { names = elements }
    for name in names {
      guard let tag = name.text else {
        reader.reportKind(of: name, key: "was", expected: "a tag or a list of tags")
        continue
      }
      guard tag.isTag else {
        reader.report(
          "C016", "\(tag.quotedForMessage) in \"was\" of \(reader.owner) is not a tag",
          "accepted: a letter or _, then letters, digits, _ and -", at: name)
        continue
      }
      formerTags.append((tag, rows.count, name))
    }
  }

  /// Reports former tags that mean another row too.
  ///
  /// - Parameters:
  ///   - ownRows: the rows of the form, or those of the items of one list.
  ///   - keys: the keys that are not tags, with their rows.
  /// - Returns: by former tag, the row that had it.
  mutating func checkedFormerTags(
    among ownRows: Range<Int>, _ keys: [String: [Int]]
  ) -> [String: Int] {
    var byTag: [String: Int] = [:]
    for (tag, row, node) in formerTags where ownRows.contains(row) {
      let named = scope.tags.index(of: tag).flatMap { ownRows.contains($0) ? $0 : nil }
      if let other = named ?? keys[tag]?.first {
        if other != row {
          report(tag, of: row, "is a name of row \"\(rows[other].tag)\"", at: node)
        }
      } else if let other = byTag.updateValue(row, forKey: tag), other != row {
        report(tag, of: row, "was row \"\(rows[other].tag)\" too", at: node)
      }
    }
    return byTag
  }

  private mutating func report(_ tag: String, of row: Int, _ reason: String, at node: Node) {
    diagnostics.append(
      Diagnostic(
        .error, code: "C017",
        message: "\"\(tag)\" in \"was\" of row \"\(rows[row].tag)\" \(reason)",
        position: scope.position(from: Int(node.offset), to: Int(node.end))))
  }
}

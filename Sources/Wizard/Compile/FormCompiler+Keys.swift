extension FormCompiler {
  /// Reports keys that clash, and gathers those that are not tags.
  ///
  /// A row whose key is its tag cannot clash with another such row, so only the others are looked at.
  ///
  /// - Returns: by key, the rows that an answer of that name goes to.
  /// - Parameter range: the rows whose keys stand beside each other: the form's, or those of a list's items.
  mutating func checkedKeys(among range: Range<Int>) -> [String: [Int]] {
    let answered = appointHeirs(among: range)
    var byKey: [String: [Int]] = [:]
    for index in range where rows[index].hasOwnKey {
      let row = rows[index]
      byKey[row.joinedKey, default: []].append(index)
    }
    for index in range where rows[index].hasOwnKey {
      let row = rows[index]
      let key = row.joinedKey
      let sharing = byKey[key, default: []]
      let isReported = sharing.first.map { first in
        first != index && checkShared(key, first: first, second: index, of: sharing)
      }
      if isReported == true { continue }
      if let other = scope.tags.index(of: key), other != index, range.contains(other),
        !rows[other].key.isEmpty
      {
        report("C070", "the key \"\(key)\" of row \"\(row.tag)\" is another row's tag", at: row)
      }
      checkParents(of: row, in: byKey, among: range)
    }
    for (key, row) in answered { byKey[key] = rows[row].tag == key ? nil : [row] }
    return byKey
  }

  /// Reports a key that two rows share and may not.
  ///
  /// - Returns: whether something is wrong with it; of two rows with one tag that is said elsewhere.
  private mutating func checkShared(
    _ key: String, first: Int, second: Int, of sharing: [Int]
  ) -> Bool {
    if rows[first].tag == rows[second].tag { return true }
    let excludes = rows[first].hidden.isNegation(of: rows[second].hidden)
    guard sharing.count > 2 || !excludes else { return false }
    let earlier = scope.position(
      from: Int(rows[first].tagPlace.offset), to: Int(rows[first].tagPlace.end))
    report(
      "C071",
      "row \"\(rows[second].tag)\" has the key \"\(key)\" of row \"\(rows[first].tag)\" in line "
        + "\(earlier.line), and both can be shown", at: rows[second])
    return true
  }

  private mutating func checkParents(
    of row: CompiledRow, in byKey: [String: [Int]], among range: Range<Int>
  ) {
    for depth in 1..<max(1, row.key.count) {
      let parent = row.key.prefix(depth).joined(separator: ".")
      let sameTag = scope.tags.index(of: parent).flatMap {
        rows[$0].hasOwnKey || rows[$0].key.isEmpty || !range.contains($0) ? nil : $0
      }
      guard let other = byKey[parent]?.first ?? sameTag else { continue }
      report(
        "C072",
        "the key \"\(row.joinedKey)\" of row \"\(row.tag)\" lies inside \"\(parent)\", "
          + "which is the value of row \"\(rows[other].tag)\"", at: row)
    }
  }

  private mutating func report(_ code: String, _ message: String, at row: CompiledRow) {
    let place = row.tagPlace
    diagnostics.append(
      Diagnostic(
        .error, code: code, message: message,
        position: scope.position(from: Int(place.offset), to: Int(place.end))))
  }
}

extension CompiledRow {
  /// Whether the row is in the output under another name than its tag.
  var hasOwnKey: Bool { !key.isEmpty && (key.count > 1 || key[0] != tag) }

  /// The key as it is written: names with points between them.
  var joinedKey: String { key.count == 1 ? key[0] : key.joined(separator: ".") }
}

extension Condition {
  /// Whether one of the two conditions plainly holds where the other does not: `NOT`, `==` against `!=`
  /// on the same operands, or `when` against `hidden` of the same predicate.
  func isNegation(of other: Condition) -> Bool {
    switch (self, other) {
    case (.constant(let left), .constant(let right)): left != right
    case (.predicate(let left), .unless(let right)), (.unless(let left), .predicate(let right)):
      left.tree.description == right.tree.description
    case (.predicate(let left), .predicate(let right)), (.unless(let left), .unless(let right)):
      left.tree.isNegation(of: right.tree)
    case (.constant, _), (_, .constant): false
    }
  }
}

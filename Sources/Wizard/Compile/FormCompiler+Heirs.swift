extension FormCompiler {
  /// Finds the computed rows that have the key of a row that they read, and hands them its place in the output.
  ///
  /// - Parameter range: the rows whose keys stand beside each other: the form's, or those of a list's items.
  /// - Returns: by key, the row that an answer goes to.
  mutating func appointHeirs(among range: Range<Int>) -> [String: Int] {
    var answered: [String: Int] = [:]
    for index in range where rows[index].hasOwnKey {
      guard case .computed(let expression)? = rows[index].computation else { continue }
      let key = rows[index].key
      let origin = expression.tree.references.lazy.compactMap(\.row).first { row in
        range.contains(row) && self.rows[row].key == key && self.mayInherit(index, from: row)
      }
      guard let origin else { continue }
      answered[rows[index].joinedKey] = origin
      rows[index] = rows[index].inheriting(from: origin)
      rows[origin] = rows[origin].inherited(by: index)
    }
    return answered
  }

  /// Whether one row stands for another that is asked beside it; rows that are shown in turns have the key in turns.
  private func mayInherit(_ heir: Int, from origin: Int) -> Bool {
    let row = rows[origin]
    return origin != heir && !row.isComputed && row.list == nil
      && !row.hidden.isNegation(of: rows[heir].hidden)
  }
}

extension VariableNames {
  /// The name of an answer in a list: `GUESTS_0_NAME` is `guests[0].name` (DESIGN §5).
  ///
  /// - Parameters:
  ///   - variable: the name in the environment, without the prefix.
  ///   - form: the form.
  /// - Returns: the name; nothing where it begins with no list and a place in it.
  static func itemName(of variable: String, in form: CompiledForm) -> String? {
    itemName(of: variable[...], among: form.rows, in: form)
  }

  private static func itemName(
    of variable: Substring, among rows: some Sequence<CompiledRow>, in form: CompiledForm
  ) -> String? {
    for row in rows where row.list != nil || row.holdsChoices {
      for name in row.names {
        let own = self.variable(for: name)
        guard variable.hasPrefix(own + "_") else { continue }
        let place = variable.dropFirst(own.utf8.count + 1)
        if let rest = itemName(ofPlace: place, in: row.list, of: form) { return name + rest }
      }
    }
    return nil
  }

  /// What follows the name of a list: `0_NAME` is `[0].name`; of a choice of several, which is none, only a place.
  private static func itemName(
    ofPlace text: Substring, in list: RowOfItems?, of form: CompiledForm
  ) -> String? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let rest = text.dropFirst(digits.count)
    if rest.isEmpty { return "[\(digits)]" }
    guard rest.first == "_", let list, list.rows.count > 1 else { return nil }
    let rows = list.rows.lazy.map { form.row(at: $0) }
    let part = rest.dropFirst()
    let own = rows.lazy.flatMap(\.names).first { variable(for: $0) == part }
    return (own ?? itemName(of: part, among: rows, in: form)).map { "[\(digits)]." + $0 }
  }
}

extension CompiledRow {
  /// The names of a row in answers: its tag, and its key where it has one.
  fileprivate var names: [String] { [tag] + (hasOwnKey ? [joinedKey] : []) }
}

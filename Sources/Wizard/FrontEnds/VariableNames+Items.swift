extension VariableNames {
  /// The name of an answer in a list: `GUESTS_0_NAME` is `guests[0].name` (DESIGN §5).
  ///
  /// - Parameters:
  ///   - variable: the name in the environment, without the prefix.
  ///   - form: the form.
  /// - Returns: the name; nothing where it begins with no list and a place in it.
  static func itemName(of variable: String, in form: CompiledForm) -> String? {
    itemName(of: variable[...], among: form.rows, isInItem: false, in: form)
  }

  private static func itemName(
    of variable: Substring, among rows: some Sequence<CompiledRow>, isInItem: Bool,
    in form: CompiledForm
  ) -> String? {
    for row in rows where isInItem || row.list != nil {
      for name in [row.tag] + (row.hasOwnKey ? [row.joinedKey] : []) {
        let own = self.variable(for: name)
        if isInItem, variable == own { return name }
        guard let list = row.list, variable.hasPrefix(own + "_") else { continue }
        let place = variable.dropFirst(own.utf8.count + 1)
        if let rest = itemName(ofPlace: place, in: list, of: form) { return name + rest }
      }
    }
    return nil
  }

  /// What follows the name of a list: `0_NAME` is `[0].name`.
  private static func itemName(
    ofPlace text: Substring, in list: RowOfItems, of form: CompiledForm
  ) -> String? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let rest = text.dropFirst(digits.count)
    if rest.isEmpty { return "[\(digits)]" }
    guard rest.first == "_", list.rows.count > 1 else { return nil }
    let rows = list.rows.lazy.map { form.row(at: $0) }
    return itemName(of: rest.dropFirst(), among: rows, isInItem: true, in: form)
      .map { "[\(digits)]." + $0 }
  }
}

extension ExampleWriter {
  /// The first item of a list, to fill in: its rows with their comments, each line behind a `#`.
  func item(of list: RowOfItems, named tag: String) -> [String] {
    let rows = list.rows.map { form.row(at: $0) }.filter { isAnswered($0) }
    switch notation {
    case .yaml:
      let entries = rows.flatMap { description(ofItemRow: $0) + ["\($0.tag):", ""] }
      return ["#\(tag):", "#  -"] + entries.dropLast().map { $0.isEmpty ? "#" : "#    " + $0 }
    case .env:
      return rows.flatMap { [""] + description(ofItemRow: $0) + ["#\(tag)[0].\($0.tag)="] }
    }
  }

  /// What a person must know of a row that has no value yet, as there is no item.
  private func description(ofItemRow row: CompiledRow) -> [String] {
    description(of: row, note: defaultOf(row, value: nil).note)
  }
}

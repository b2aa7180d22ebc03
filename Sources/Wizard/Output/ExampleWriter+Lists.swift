extension ExampleWriter {
  /// The first item of a list, to fill in: its rows with their comments, each line behind a `#`.
  func item(of list: RowOfItems, named tag: String) -> [String] {
    let rows = list.rows.filter { isAnswered(form.row(at: $0)) }
    switch notation {
    case .yaml:
      let entries = rows.flatMap { row in
        description(of: form.row(at: row), value: nil) + ["\(form.row(at: row).tag):", ""]
      }
      return ["#\(tag):", "#  -"] + entries.dropLast().map { $0.isEmpty ? "#" : "#    " + $0 }
    case .env:
      return rows.flatMap { row in
        [""] + description(of: form.row(at: row), value: nil)
          + ["#\(tag)[0].\(form.row(at: row).tag)="]
      }
    }
  }
}

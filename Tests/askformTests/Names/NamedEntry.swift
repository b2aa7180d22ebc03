import TestSupport

/// An entry of the tables of askform-names(5): a name of another library, and what it is in askform.
struct NamedEntry {
  /// The name in the other library.
  let name: String
  /// What kind of name it has here, `row key`; a dash where there is none.
  let kind: String
  /// The names here.
  let names: [String]
  /// What else is said.
  let note: String

  /// The page.
  static func page() throws -> ManualPage { try ManualPage("askform-names.5") }

  /// The entries of all tables of libraries.
  static func all() throws -> [NamedEntry] {
    let page = try page()
    return NamesOfLibraries.tables.keys.sorted().flatMap { entries(of: page.part($0)) }
  }

  /// The entries of the table below a title.
  static func entries(of part: ManualPage) -> [NamedEntry] {
    part.items("Ic").map(NamedEntry.init)
  }

  private init(_ item: ManualPage.Item) {
    let cells = item.heading.split(separator: " Ta", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(" ") }
    name = ManualPage.plain(String(cells[0].dropFirst(3)))
    kind = cells.count > 1 ? String(cells[1]) : ""
    let last = cells.count > 2 ? String(cells[2]) : ""
    let note = item.lines.joined(separator: " ")
    let words = last.split(separator: " ").map(String.init)
    switch (kind, words.first) {
    case (Self.nothing, _):
      names = []
      self.note = last + note
    case (_, "Ql"): (names, self.note) = ([words.dropFirst().joined(separator: " ")], note)
    case (_, "Fl"): (names, self.note) = ([words.count > 1 ? "-" + words[1] : ""], note)
    default:
      names = ManualPage.words(last).filter { $0 != ";" }
      self.note = note
    }
  }

  /// What stands in place of a kind where there is no name.
  static let nothing = "\\(em"
}

/// Writes what depends on what in a form as DOT, the language of Graphviz.
///
/// An edge goes from what reads to what is read, and is labelled by the property that reads.
public struct GraphWriter {
  private let form: CompiledForm

  /// Prepares to write a form's dependencies.
  ///
  /// - Parameter form: the form.
  public init(_ form: CompiledForm) {
    self.form = form
  }

  /// The graph, with its line ends.
  public var text: String {
    var lines = ["digraph form {", "  rankdir=LR;", "  node [shape=box];"]
    let reads = form.reads
    let readingSections = Set(reads.compactMap(\.section))
    for (index, section) in form.sections.enumerated() {
      let isReading = readingSections.contains(index)
      if isReading {
        let name = section.name ?? "section \(index + 1)"
        lines.append("  section\(index + 1) [label=\(quoted(name)), shape=folder];")
      }
      for row in section.rows {
        let tag = quoted(form.path(of: row))
        lines.append("  \(tag);")
        if isReading { lines.append("  \(tag) -> section\(index + 1) [label=\"section\"];") }
        lines += itemLines(of: row)
      }
    }
    if reads.contains(where: { $0.row == nil && $0.section == nil }) {
      lines.append("  form [label=\(quoted(form.title?.text ?? "form")), shape=folder];")
    }
    var seen: Set<String> = []
    for read in reads {
      let line =
        "  \(name(of: read)) -> \(quoted(form.path(of: read.read))) [label=\(quoted(read.property))];"
      if seen.insert(line).inserted { lines.append(line) }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The rows of a list's items, which the list is made of.
  private func itemLines(of list: Int) -> [String] {
    guard let rows = form.row(at: list).list?.rows else { return [] }
    return rows.flatMap { row in
      let (outer, inner) = (quoted(form.path(of: list)), quoted(form.path(of: row)))
      return ["  \(inner);", "  \(outer) -> \(inner) [label=\"items\"];"] + itemLines(of: row)
    }
  }

  private func name(of read: FormRead) -> String {
    if let row = read.row { return quoted(form.path(of: row)) }
    return read.section.map { "section\($0 + 1)" } ?? "form"
  }

  /// A DOT string: only quotes and backslashes need care.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in TerminalText.visible(text) {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}

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
        let tag = quoted(form.rows[row].tag)
        lines.append("  \(tag);")
        if isReading { lines.append("  \(tag) -> section\(index + 1) [label=\"section\"];") }
      }
    }
    if reads.contains(where: { $0.row == nil && $0.section == nil }) {
      lines.append("  form [label=\(quoted(form.title?.text ?? "form")), shape=folder];")
    }
    var seen: Set<String> = []
    for read in reads {
      let line =
        "  \(name(of: read)) -> \(quoted(form.rows[read.read].tag)) [label=\(quoted(read.property))];"
      if seen.insert(line).inserted { lines.append(line) }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func name(of read: FormRead) -> String {
    if let row = read.row { return quoted(form.rows[row].tag) }
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

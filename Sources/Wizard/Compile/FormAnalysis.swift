/// Finds what is probably not meant in a form that compiles: warnings for `askform check`.
public struct FormAnalysis {
  private let form: CompiledForm

  /// Prepares to look at a form.
  ///
  /// - Parameter form: the form.
  public init(_ form: CompiledForm) {
    self.form = form
  }

  /// The warnings, in form order.
  public var warnings: [Diagnostic] {
    laterReads
  }

  /// Expressions that read the value of a row that is asked later: it is null until then.
  private var laterReads: [Diagnostic] {
    var positions = SourcePositions(form.source)
    return form.reads.compactMap { read in
      let isLater = read.row.map { read.read > $0 } ?? read.section.map { section in
        read.read >= form.sections[section].rows.lowerBound
      } ?? false
      guard isLater, read.isValue, let expression = read.expression,
        !form.rows[read.read].isComputed
      else { return nil }
      let start = form.source.offset(ofUTF8: read.offset, in: expression.node)
      let tag = form.rows[read.read].tag
      return Diagnostic(
        .warning, code: "W001",
        message: "\"\(read.property)\" reads \"\(tag)\", which is asked later and has no answer until then",
        position: positions.position(from: start, to: start + 1 + tag.utf8.count))
    }
  }
}

/// What is to be said of the sources of answers, beside the answers themselves.
public struct SourceFindings: Equatable, Sendable {
  /// What keeps the form from being finished: unknown and doubled names, files that are malformed.
  public var errors: [Problem] = []
  /// The same where it is tolerated.
  public var warnings: [Problem] = []
  /// What was given and is not used; a strict run takes it for an error.
  public var unused: [Problem] = []
  /// What is worth knowing.
  public var notes: [Problem] = []

  /// Nothing to say.
  public init() {}

  /// Adds what is to be said of another source.
  public mutating func add(_ other: SourceFindings) {
    errors += other.errors
    warnings += other.warnings
    unused += other.unused
    notes += other.notes
  }

  /// The same with unknown and doubled names as warnings.
  public var tolerated: SourceFindings {
    var tolerated = self
    // A clash of variables is the form's, and no name that could be passed by.
    let isName = { (problem: Problem) in
      (problem.rule == .unknown || problem.rule == .duplicate) && problem.source != nil
    }
    tolerated.warnings += errors.filter(isName)
    tolerated.errors.removeAll(where: isName)
    return tolerated
  }
}

extension [Problem] {
  /// The problems in the order of the form: first those of whole files and of names that no row has, last
  /// those of the form's checks.
  ///
  /// - Parameter form: the form.
  /// - Returns: the same problems; those of items stand where their list does.
  public func inOrder(of form: CompiledForm) -> [Problem] {
    func place(of problem: Problem) -> Int {
      if let row = problem.row, row < form.rows.count { return row }
      if let list = ItemName(problem.tag)?.list, let row = form.tags.index(of: list) { return row }
      if problem.row != nil { return form.rows.count }
      return problem.rule == .predicate || problem.rule == .expression ? Int.max : -1
    }
    let places = map { place(of: $0) }
    return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}

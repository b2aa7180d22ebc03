extension AnswerFile {
  /// Takes note of the rows that the saving run passed, or left to their defaults and kept no answer of.
  func take(_ parts: KeptParts, into session: inout Session) {
    guard use == .offers else { return session.give(parts) }
    for tag in parts.defaults {
      guard let row = session.row(kept: tag), row >= seen.count || seen[row] == 0 else {
        continue
      }
      session.offerDefault(nil, of: row)
    }
    for row in parts.skipped.compactMap({ session.row(kept: $0) }) { session.offerNone(of: row) }
  }

  /// Gives the answers that are named by the places of items.
  mutating func giveFlat(to session: inout Session) {
    let found = flat.give(to: &session, once: true)
    take(found, of: session)
    guard use == .offers else { return }
    for row in flat.answered { session.markOffered(row) }
  }

  /// Takes what is wrong with answers of items; of an earlier run's, a name that no row has is only noted.
  mutating func take(_ found: [Problem], of session: Session) {
    guard use == .offers else {
      problems += found
      return
    }
    let gone = Message(.goneRow).text(in: session.form.language)
    for problem in found {
      guard problem.rule == .unknown else {
        problems.append(problem)
        continue
      }
      notes.unused.append(
        Problem(
          tag: problem.tag, rule: .unknown, message: gone, suggestion: problem.suggestion,
          source: problem.source))
    }
  }
}

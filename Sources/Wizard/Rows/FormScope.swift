/// What the parts of a form are compiled in: its text, its tags and the clock.
///
/// A class: the readers of all rows share it, and with it what was found out about the text's lines.
public final class FormScope {
  /// The form's text.
  public let source: SourceText
  /// The tags of all rows.
  public let tags: TagTable
  /// When the run started; relative dates count from it.
  public let clock: Clock
  /// What defaults are read against.
  let reading: ReadingContext

  /// The lines of the text; looked for when the first finding needs them.
  private var positions: SourcePositions?
  /// How many unknown names are still compared with all others to suggest one.
  private var suggestions = 20

  /// Gathers what parts are compiled in.
  ///
  /// - Parameters:
  ///   - source: the form's text.
  ///   - tags: the tags of all rows.
  ///   - clock: when the run started.
  init(source: SourceText, tags: TagTable, clock: Clock) {
    self.source = source
    self.tags = tags
    self.clock = clock
    reading = ReadingContext(origin: .data, clock: clock, rows: nil)
  }

  /// The place of a stretch of the form's text.
  ///
  /// - Parameters:
  ///   - from: the byte offset of its first character.
  ///   - to: the byte offset behind its last character.
  /// - Returns: the place.
  public func position(from: Int, to: Int) -> SourcePosition {
    var positions = self.positions ?? SourcePositions(source)
    defer { self.positions = positions }
    return positions.position(from: from, to: to)
  }

  /// The tag that is nearest to a name that is none, in words; nothing for the many in a form full of them.
  func suggestedTag(for name: String) -> String? {
    guard suggestions > 0 else { return nil }
    suggestions -= 1
    return NearestName.suggestion(for: name, among: tags.tags)
  }
}

/// What the parts of a form are compiled in: its text, its tags and the clock.
public struct FormScope: Sendable {
  /// The form's text.
  public let source: SourceText
  /// The tags of all rows.
  public let tags: TagTable
  /// When the run started; relative dates count from it.
  public let clock: Clock
}

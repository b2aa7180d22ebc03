/// What the parts of a form are compiled in: its text, its tags and the clock.
///
/// A class, though nothing in it changes: the reader of every row shares it.
public final class FormScope {
  /// The form's text.
  public let source: SourceText
  /// The tags of all rows.
  public let tags: TagTable
  /// When the run started; relative dates count from it.
  public let clock: Clock
  /// The language that texts of the form are taken in.
  let language: Language
  /// What defaults are read against.
  let reading: ReadingContext

  /// Gathers what parts are compiled in.
  ///
  /// - Parameters:
  ///   - source: the form's text.
  ///   - tags: the tags of all rows.
  ///   - clock: when the run started.
  ///   - language: the language that texts are taken in.
  init(source: SourceText, tags: TagTable, clock: Clock, language: Language) {
    self.source = source
    self.tags = tags
    self.clock = clock
    self.language = language
    reading = ReadingContext(origin: .data, clock: clock, rows: nil)
  }
}

/// An answer as it was given: what it was read as, or why it could not be, and where it came from.
///
/// A class, though nothing in it changes: each look at a row would copy all of it.
final class Given: Sendable {
  /// The value; null where the answer is none, or where it is refused.
  let value: Value
  /// Why the answer is refused by its type or a constant rule.
  let refusal: Refusal?
  /// Whether it is refused: to ask that of the refusal would copy it.
  let isRefused: Bool
  /// Where it came from.
  let source: AnswerSource
  /// The answer as given, for messages; nothing for none.
  let text: String?

  /// Describes an answer.
  init(value: Value, refusal: Refusal?, source: consuming AnswerSource, text: String?) {
    self.value = value
    self.refusal = refusal
    isRefused = refusal != nil
    self.source = source
    self.text = text
  }
}

/// Where an answer comes from.
public enum AnswerSource: Equatable, Sendable {
  /// A person at a terminal.
  case person
  /// A person in an earlier run that this one goes on with.
  case journal
  /// A line of standard input, from 1.
  case line(Int)
  /// An option of the command line, as it is written: `-s`.
  case option(String)
  /// A variable of the environment, by its name.
  case variable(String)
  /// A value of an answer file.
  case file(SourceText, offset: Int, end: Int)
  /// A place of an answer file that is no value.
  indirect case place(SourcePosition)

  /// The place in a file; nothing for other sources.
  public var position: SourcePosition? {
    switch self {
    case .file(let source, let offset, let end): source.position(from: offset, to: end)
    case .place(let position): position
    case .person, .journal, .line, .option, .variable: nil
    }
  }
}

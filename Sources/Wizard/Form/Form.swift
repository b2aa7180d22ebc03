// In:  a positioned tree from the JSON or YAML reader.
// Out: the form as its author wrote it, every part with its position, nothing judged.
// Who: the native reader makes one; only the compiler reads it.

/// A form as written: its sections and rows, with every attribute as the author gave it.
public struct Form: Sendable {
  /// The text the form was read from.
  public let source: SourceText
  /// The form's own attributes (`title`, `intro`, `checks`, …), without `sections` and `rows`.
  public let attributes: [Node.Member]
  /// The sections in order; rows without a section stand in one untitled section.
  public let sections: [Section]
  /// How its author reads what is said of it; nothing for a form in askform's own format.
  var wording: FormJSONWording?

  /// Describes a form.
  ///
  /// - Parameters:
  ///   - source: the text the form was read from.
  ///   - attributes: the form's own attributes, without `sections` and `rows`.
  ///   - sections: the sections in order.
  public init(source: SourceText, attributes: [Node.Member], sections: [Section]) {
    self.source = source
    self.attributes = attributes
    self.sections = sections
  }
}

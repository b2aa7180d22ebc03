/// A text of the form that a person reads: constant, or a template over the answers.
///
/// A class, though nothing in it changes: rows and options share it instead of copying it.
public final class Phrase: Sendable {
  /// The text as written.
  public let text: String
  /// The template, where the text has places to fill.
  public let template: TextTemplate?
  /// Where it stands in the form.
  public let node: Node

  /// Describes a text of a form.
  ///
  /// - Parameters:
  ///   - text: the text as written.
  ///   - template: the template, where the text has places to fill.
  ///   - node: where it stands in the form.
  public init(text: String, template: TextTemplate?, node: Node) {
    self.text = text
    self.template = template
    self.node = node
  }
}

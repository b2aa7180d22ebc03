/// A text of the form that a person reads: constant, or a template over the answers.
///
/// A class, though nothing in it changes: rows and options share it instead of copying it.
public final class Phrase: Sendable {
  /// The text as written; where its tags read nothing, without them.
  public let text: String
  /// The template, where the text has places to fill.
  public let template: TextTemplate?
  /// Where it stands in the form.
  public let node: Node
  /// The text in all its languages; nothing where it is the same in every language.
  let translations: Translations?

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
    translations = nil
  }

  /// Describes a text in the language that was chosen for it.
  init(text: String, template: TextTemplate?, node: Node, translations: Translations) {
    self.text = text
    self.template = template
    self.node = node
    self.translations = translations
  }
}

/// A text of the form in each language that the author wrote it in.
final class Translations: Sendable {
  /// The languages as written, in the author's order.
  let languages: [String]
  /// The texts, one for each language.
  let phrases: [Phrase]
  /// The map they stand in.
  let node: Node

  /// Describes a text in several languages.
  init(languages: [String], phrases: [Phrase], node: Node) {
    self.languages = languages
    self.phrases = phrases
    self.node = node
  }
}

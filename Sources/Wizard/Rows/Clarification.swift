/// A question to a person about a text that can be meant in several ways.
public struct Clarification: Equatable, Sendable {
  /// The question, with what the choices mean.
  public let question: Message
  /// The words to choose from; the chosen one is added to the text.
  public let choices: [String]

  /// Describes a question.
  ///
  /// - Parameters:
  ///   - question: the question, with what the choices mean.
  ///   - choices: the words to choose from.
  public init(_ question: Message, choices: [String]) {
    self.question = question
    self.choices = choices
  }

  /// The choice that a person's line begins, in any case; nothing where it is none or more than one.
  func choice(_ line: String) -> String? {
    let typed = line.trimmed.lowercased()
    let fitting = choices.filter { !typed.isEmpty && $0.hasPrefix(typed) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

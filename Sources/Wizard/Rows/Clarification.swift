/// A question to a person about a text that can be meant in several ways.
public struct Clarification: Equatable, Sendable {
  /// The question, with what the choices mean.
  public let question: Message
  /// The words to choose from; the chosen one is added to the text.
  public let choices: [String]
  /// Other names of the choices, in the same order; empty where there are none.
  let otherNames: [String]

  /// Describes a question.
  ///
  /// - Parameters:
  ///   - question: the question, with what the choices mean.
  ///   - choices: the words to choose from.
  public init(_ question: Message, choices: [String]) {
    self.question = question
    self.choices = choices
    otherNames = []
  }

  /// Describes a question whose choices can also be named in English.
  init(_ question: Message, choices: [String], otherNames: [String]) {
    self.question = question
    self.choices = choices
    self.otherNames = otherNames
  }

  /// The choice that a person's line begins, in any case; nothing where it is none or more than one.
  func choice(_ line: String) -> String? {
    let typed = line.trimmed.lowercased()
    if typed.isEmpty { return nil }
    let fitting = Set(
      (choices + otherNames).indices.filter { (choices + otherNames)[$0].hasPrefix(typed) }
        .map { $0 % choices.count })
    return fitting.count == 1 ? fitting.first.map { choices[$0] } : nil
  }
}

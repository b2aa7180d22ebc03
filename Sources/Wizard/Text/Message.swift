/// A sentence for a person, before it is put into a language: a word of the catalogue and what it speaks of.
public struct Message: Equatable, Sendable {
  /// Which sentence of the catalogue.
  public let word: Word
  /// What stands for the `{name}` places of the sentence.
  public let arguments: [String: String]

  /// Describes a sentence.
  ///
  /// - Parameters:
  ///   - word: which sentence of the catalogue.
  ///   - arguments: what stands for its `{name}` places.
  public init(_ word: Word, _ arguments: [String: String] = [:]) {
    self.word = word
    self.arguments = arguments
  }

  /// The sentence in English.
  public var english: String { text(in: .english) }

  /// The sentence in a language; in English where its catalogue lacks the word.
  ///
  /// - Parameter language: the language of the person.
  /// - Returns: the sentence.
  public func text(in language: Language) -> String {
    let sentence = language.catalogue.sentence(for: word) ?? word.english
    guard let kind = arguments["kind"].flatMap(Word.init(kindName:)) else {
      return Message.filled(sentence, with: arguments)
    }
    return Message.filled(
      sentence, with: arguments.merging(["kind": Message(kind).text(in: language)]) { $1 })
  }

  /// The sentence with other things for some of its places.
  func with(_ changes: [String: String]) -> Message {
    Message(word, arguments.merging(changes) { $1 })
  }

  /// Puts arguments in the `{name}` places of a sentence; a place without an argument stays as it is.
  ///
  /// `{count|item|items}` is the first text where the argument is 1, else the second.
  static func filled(_ sentence: String, with arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return sentence }
    var result = ""
    var rest = sentence[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let place = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += filling(of: place, with: arguments) ?? "{\(place)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// What stands for a place: its argument, or the form that agrees with the number of things.
  private static func filling(
    of place: Substring, with arguments: [String: String]
  ) -> String? {
    let parts = place.split(separator: "|", omittingEmptySubsequences: false)
    guard let argument = arguments[String(parts[0])] else { return nil }
    guard parts.count == 3 else { return argument }
    return String(argument == "1" ? parts[1] : parts[2])
  }
}

extension Word {
  /// The word for what a value of a file is.
  ///
  /// - Parameter kindName: the kind as `Node.kindName` has it; nothing for any other text.
  init?(kindName: String) {
    switch kindName {
    case "nothing": self = .kindNothing
    case "true or false": self = .kindBoolean
    case "a number": self = .kindNumber
    case "text": self = .kindText
    case "a list": self = .kindList
    case "a map": self = .kindMap
    default: return nil
    }
  }
}

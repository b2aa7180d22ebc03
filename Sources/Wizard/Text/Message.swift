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
  public var english: String {
    Message.filled(word.english, with: arguments)
  }

  /// The sentence with other things for some of its places.
  func with(_ changes: [String: String]) -> Message {
    Message(word, arguments.merging(changes) { $1 })
  }

  /// Puts arguments in the `{name}` places of a sentence; a place without an argument stays as it is.
  static func filled(_ sentence: String, with arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return sentence }
    var result = ""
    var rest = sentence[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += arguments[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

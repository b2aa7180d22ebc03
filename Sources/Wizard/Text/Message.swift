/// A sentence for a person, before it is put into a language: a word of the catalogue and what it speaks of.
public struct Message: Equatable, Sendable {
  /// Which sentence of the catalogue.
  public let word: Word
  /// What stands for the `{name}` places of the sentence.
  public let arguments: [String: String]
  /// What stands for the places whose words depend on the person too: numbers, dates, yes and no.
  public let parts: [String: Message]

  /// Describes a sentence.
  ///
  /// - Parameters:
  ///   - word: which sentence of the catalogue.
  ///   - arguments: what stands for its `{name}` places.
  ///   - parts: what stands for the places whose words depend on the person too.
  public init(
    _ word: Word, _ arguments: [String: String] = [:], parts: [String: Message] = [:]
  ) {
    self.word = word
    self.arguments = arguments
    self.parts = parts
  }

  /// A number by its digits, with a point where it has a fraction; it is shown with the person's sign.
  static func numeral(_ digits: String) -> Message { Message(.numeral, ["number": digits]) }

  /// A text that is the same in all languages.
  public static func verbatim(_ text: String) -> Message { Message(.verbatim, ["text": text]) }

  /// The sentence in English.
  public var english: String { text(in: Voice.english) }

  /// The sentence in a language; in English where its catalogue lacks the word.
  ///
  /// - Parameter language: the language of the person.
  /// - Returns: the sentence.
  public func text(in language: Language) -> String { text(in: Voice(language)) }

  /// The sentence as a person reads it; in English where the language lacks the word.
  ///
  /// - Parameter voice: the language and the signs of the person.
  /// - Returns: the sentence.
  public func text(in voice: Voice) -> String {
    switch word {
    case .verbatim: arguments["text"] ?? ""
    case .numeral: voice.numeral(arguments["number"] ?? "")
    default: Message.filled(voice.sentence(for: word), with: texts(in: voice))
    }
  }

  /// What stands for the places, as a person reads it.
  func texts(in voice: Voice) -> [String: String] {
    var texts = arguments
    for (name, part) in parts { texts[name] = part.text(in: voice) }
    if let kind = arguments["kind"].flatMap(Word.init(kindName:)) {
      texts["kind"] = Message(kind).text(in: voice)
    }
    return texts
  }

  /// The sentence with other things for some of its places.
  func with(_ changes: [String: String]) -> Message {
    Message(
      word, arguments.merging(changes) { $1 }, parts: parts.filter { changes[$0.key] == nil })
  }

  /// The names of all its places.
  var places: [String] { Array(arguments.keys) + Array(parts.keys) }

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

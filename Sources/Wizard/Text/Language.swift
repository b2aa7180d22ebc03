/// The languages a person wants to be spoken to in: for the texts of forms and for the program's own words.
public struct Language: Equatable, Sendable {
  /// English, whatever the environment says.
  public static let english = Language([])

  /// The languages that are wanted, best first, as `de_at` or `de`; empty for English.
  public let wanted: [String]
  /// The language of the program's own words: the first wanted one that there is a catalogue of.
  let catalogue: Catalogue

  /// Wants languages.
  ///
  /// - Parameter names: the languages, best first, as a locale or a form writes them: `de_AT.UTF-8`, `de-AT`,
  ///   `de`; `C` and `POSIX` are English, and what is no such name is passed over.
  public init(_ names: [String]) {
    wanted = names.compactMap { Language.normalized($0) }
    catalogue =
      wanted.lazy.compactMap { Catalogue(rawValue: Language.base(of: $0)) }.first ?? .english
  }

  /// The languages of an option, else of the environment, in the order of POSIX and gettext.
  ///
  /// - Parameters:
  ///   - option: what `--lang` was given, languages with colons between.
  ///   - environment: gives the value of a variable.
  /// - Returns: the languages; English where nothing says otherwise.
  public static func preferred(
    option: String?, environment: (String) -> String?
  ) -> Language {
    if let option { return Language(list(option)) }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment($0) }
      .first { !$0.isEmpty }
    if locale == "C" || locale == "POSIX" { return .english }
    if let names = environment("LANGUAGE"), !names.isEmpty { return Language(list(names)) }
    return Language([locale].compactMap(\.self))
  }

  /// Whether a text names languages as `--lang` takes them: `de`, `de_AT`, `fr:de`.
  ///
  /// - Parameter text: the text.
  /// - Returns: whether each name in it could be a language's.
  public static func isList(_ text: String) -> Bool {
    let names = list(text)
    return !names.isEmpty && names.allSatisfy { normalized($0) != nil }
  }

  /// Which of several languages fits best: one that is wanted, else English, else the first.
  ///
  /// A wanted `de_AT` takes `de_AT`, then `de`, then another German; case and `-` for `_` do not matter.
  ///
  /// - Parameter names: the languages that there are, as written; not empty.
  /// - Returns: the index of the best one.
  func choice(among names: [String]) -> Int {
    let there = names.map { Language.normalized($0) ?? "" }
    for name in wanted + ["en"] {
      let base = Language.base(of: name)
      if let index = there.firstIndex(of: name) ?? there.firstIndex(of: base)
        ?? there.firstIndex(where: { Language.base(of: $0) == base })
      {
        return index
      }
    }
    return 0
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// The part of a normalized name before the region.
  static func base(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: "_")).map { String(name[..<$0]) } ?? name
  }

  /// A name in small letters with `_` between its parts, without character set and variant.
  ///
  /// - Returns: nothing where the text is no name of a language: two or three letters, then parts of
  ///   letters and digits.
  static func normalized(_ name: String) -> String? {
    let bare = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    if bare.elementsEqual("C".utf8) || bare.elementsEqual("POSIX".utf8) { return "en" }
    var normalized: [UInt8] = []
    var length = 0
    var isFirst = true
    var isPart: Bool { isFirst ? (2...3).contains(length) : length > 0 }
    for byte in bare {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"):
        guard isPart else { return nil }
        normalized.append(UInt8(ascii: "_"))
        isFirst = false
        length = 0
      case _ where isLetter(byte) || !isFirst && isLetterOrDigit(byte):
        normalized.append(byte | 0x20)
        length += 1
      default: return nil
      }
    }
    guard isPart else { return nil }
    return String(decoding: normalized, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The languages that the program's own words are in, by the code of each.
enum Catalogue: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The sentence of a word; nothing where the catalogue lacks it.
  func sentence(for word: Word) -> String? {
    switch self {
    case .english: English.sentence(for: word)
    case .german: German.sentence(for: word)
    }
  }
}

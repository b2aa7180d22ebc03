import Testing

@testable import Wizard

@Suite struct LanguageTests {
  private func wanted(_ option: String? = nil, _ variables: [String: String] = [:]) -> [String] {
    Language.preferred(option: option) { variables[$0] }.wanted
  }

  @Test func `the option wins over the environment`() {
    #expect(wanted("de", ["LC_ALL": "fr_FR.UTF-8", "LANGUAGE": "it"]) == ["de"])
    #expect(wanted("fr:de-AT", ["LC_ALL": "C"]) == ["fr", "de_at"])
  }

  @Test func `the environment is read in the order of POSIX`() {
    #expect(wanted() == [])
    #expect(wanted(nil, ["LANG": "de_AT.UTF-8"]) == ["de_at"])
    #expect(wanted(nil, ["LANG": "de_DE", "LC_MESSAGES": "fr_FR"]) == ["fr_fr"])
    #expect(wanted(nil, ["LANG": "de_DE", "LC_MESSAGES": "fr", "LC_ALL": "it@euro"]) == ["it"])
    #expect(wanted(nil, ["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""]) == ["de_de"])
    #expect(wanted(nil, ["LANG": "de_DE", "LC_CTYPE": "fr_FR"]) == ["de_de"])
  }

  @Test func `a list of languages goes before the locale, unless that is C`() {
    #expect(wanted(nil, ["LANGUAGE": "fr:de_AT:de", "LANG": "en_US"]) == ["fr", "de_at", "de"])
    #expect(wanted(nil, ["LANGUAGE": "fr"]) == ["fr"])
    #expect(wanted(nil, ["LANGUAGE": "", "LANG": "de"]) == ["de"])
    #expect(wanted(nil, ["LANGUAGE": "fr", "LC_ALL": "C"]) == [])
    #expect(wanted(nil, ["LANGUAGE": "fr", "LANG": "POSIX"]) == [])
    #expect(wanted(nil, ["LANG": "C.UTF-8"]) == ["en"])
  }

  @Test(arguments: [
    ("de", ["en", "de"], 1), ("de_AT", ["en", "de", "de_AT"], 2), ("de_AT", ["en", "de-at"], 1),
    ("de_AT", ["en", "de_CH"], 1), ("de", ["en", "de_AT", "de"], 2), ("fr", ["de", "en"], 1),
    ("fr", ["de", "en_GB"], 1), ("fr", ["de", "it"], 0), ("fr:it", ["de", "en", "it"], 2),
    ("en:de", ["de", "it"], 0), ("deu", ["de", "fr"], 0), ("C", ["de", "en"], 1),
  ])
  func `the best of several languages is found`(wanted: String, there: [String], best: Int) {
    #expect(Language.preferred(option: wanted) { _ in nil }.choice(among: there) == best)
  }

  @Test func `the program speaks the first wanted language that it knows`() {
    #expect(Language([]).catalogue == .english)
    #expect(Language(["de_AT.UTF-8"]).catalogue == .german)
    #expect(Language(["fr", "de"]).catalogue == .german)
    #expect(Language(["en", "de"]).catalogue == .english)
    #expect(Language(["fr"]).catalogue == .english)
    #expect(Language(["DE"]).catalogue == .german)
  }

  @Test(arguments: ["de", "de_AT", "de-AT", "pt_BR.UTF-8", "sr@latin", "fr:de", "C", "zh_Hant_TW"])
  func `languages can be named`(text: String) {
    #expect(Language.isList(text))
  }

  @Test(arguments: ["", "d", "german", "5", "de_", "de:", ":de", "de de", "_AT", "dé", "../de"])
  func `other texts name no language`(text: String) {
    #expect(!Language.isList(text))
  }

  @Test(arguments: [
    (Message(.required), "muss angegeben werden"),
    (
      Message(.tooShort, ["length": "1", "minLength": "1"]),
      "ist 1 Zeichen lang, mindestens 1 ist nötig"
    ),
    (
      Message(.tooShort, ["length": "1", "minLength": "3"]),
      "ist 1 Zeichen lang, mindestens 3 sind nötig"
    ),
    (Message(.tooManyItems, ["count": "2", "maxItems": "1"]), "hat 2 von höchstens 1 Auswahl"),
    (Message(.atLeastItems, ["minItems": "2"]), "mindestens 2 Auswahlen"),
    (Message(.wrongKind, ["kind": "a list"]), "eine Liste ist hier nicht möglich"),
    (Message(.wrongKind, ["kind": "true or false"]), "true oder false ist hier nicht möglich"),
  ])
  func `sentences agree in number and name kinds of values`(message: Message, german: String) {
    #expect(message.text(in: Language(["de"])) == german)
  }

  @Test func `a text from right to left is left as it is`() {
    let given = "\"שלום abc עולם\""
    #expect(Message(.notANumber, ["given": given]).english == "\(given) is not a number")
  }
}

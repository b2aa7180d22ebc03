/// Finds texts that are written in several languages and lack one that other texts of the form have.
///
/// A text without languages is the same in all of them and lacks none.
struct MissingTranslations {
  /// A warning for each text and language, in the order of the form.
  let warnings: [Diagnostic]

  /// Looks at all texts of a form.
  ///
  /// - Parameter form: the form.
  init(in form: CompiledForm) {
    let translations = form.translations
    var languages: [String] = []
    for name in translations.flatMap(\.names) where !languages.contains(name) {
      languages.append(name)
    }
    guard languages.count > 1 else {
      warnings = []
      return
    }
    var positions = SourcePositions(form.source)
    warnings = translations.flatMap { text in
      let names = text.names
      return languages.filter { !names.contains($0) }.map { language in
        Diagnostic(
          .warning, code: "W013",
          message: "the text has no \"\(language)\", which other texts of the form have",
          position: positions.position(from: Int(text.node.offset), to: Int(text.node.offset) + 1))
      }
    }
  }
}

extension Translations {
  /// The languages in the spelling that languages are compared in.
  fileprivate var names: [String] { languages.compactMap { Language.normalized($0) } }
}

extension CompiledForm {
  /// Every text of the form that is written in several languages, each once, in the order of the text.
  fileprivate var translations: [Translations] {
    var texts: [Phrase?] = [title, intro, footer] + checks.map(\.check.message)
    for section in sections { texts += [section.title, section.intro, section.footer] }
    for row in allRows {
      texts += [row.title, row.description, row.placeholder, row.noValueText]
      texts += row.checks.map(\.message) + row.commandChecks.map(\.message)
      texts += Array(row.messages.values)
      texts += row.type.phrases
    }
    var seen: Set<UInt32> = []
    return texts.compactMap { $0?.translations }.filter { seen.insert($0.node.offset).inserted }
      .sorted { $0.node.offset < $1.node.offset }
  }
}

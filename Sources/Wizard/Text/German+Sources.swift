extension German {
  /// What is said of the sources of answers.
  static func source(_ word: Word) -> String? {
    switch word {
    case .oneVariable: "\"{first}\" und \"{second}\" heißen in der Umgebung beide {variable}"
    case .unknownVariable: "ist der Name keiner Zeile"
    case .emptyVariable: "ist gesetzt und leer und gibt keine Antwort"
    case .variableTwice: "wird auch von {variable} beantwortet"
    case .malformedVariable: "der Wert ist kein UTF-8-Text"
    case .emptyFile: "die Datei ist leer und gibt keine Antwort"
    case .renamedRow: "wird für \"{tag}\" genommen, wie die Zeile jetzt heißt"
    case .goneRow: "ist keine Zeile des Formulars mehr"
    case .newRow: "ist neu"
    case .retypedRow: "nimmt eine andere Art von Antwort; die frühere war: {kind}"
    case .redefaultedRow: "der Vorgabewert ist jetzt {value}"
    case .staleAnswer: "die frühere Antwort gilt nicht mehr: {reason}"
    default: example(word)
    }
  }

  private static func example(_ word: Word) -> String? {
    switch word {
    case .exampleUse:
      "Vor den Zeilen, die beantwortet werden, das # wegnehmen, sie ausfüllen und die Datei "
        + "mit -a angeben."
    case .exampleRequired: "{type}, nötig"
    case .exampleRequiredWhen: "nötig, wenn {predicate}"
    case .exampleSuchAs: "etwa {text}"
    case .exampleMore: "{count} weitere"
    case .exampleDefault: "Vorgabe: {value}"
    case .exampleFollows: "die Vorgabe folgt anderen Antworten: {source}"
    case .exampleGenerated: "ein Geheimnis; ohne Antwort wird eines erzeugt"
    case .exampleSecret: "ein Geheimnis; --set-file nimmt es aus einer eigenen Datei"
    case .exampleNever: "nie vorhanden"
    case .exampleWhen: "nur vorhanden, wenn {predicate}"
    case .exampleUnless: "nicht vorhanden, wenn {predicate}"
    default: nil
    }
  }
}

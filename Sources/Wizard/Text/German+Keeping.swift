extension German {
  /// What is said of answers that are kept, taken up again or saved.
  static func keeping(_ word: Word) -> String? {
    switch word {
    case .resumed: "Weiter mit {count} {count|Antwort|Antworten} eines früheren Laufs."
    case .resumedWithout: "Nicht mehr im Formular, also weggelassen: {tags}."
    case .resumedNew: "Neu im Formular: {tags}."
    case .resumedRetyped: "Von anderer Art als vorher: {tags}."
    case .resumedRefused: "Nicht mehr zulässig, also noch einmal gefragt: {tags}."
    case .nothingToResume:
      "Kein Lauf dieses Formulars ist unvollendet geblieben; es beginnt von vorn."
    case .journalLeft:
      "Ein Lauf von {time} blieb unvollendet: --resume setzt ihn fort. Er steht in {path}."
    case .journalFailed: "  Antworten können nicht laufend aufbewahrt werden: {reason}."
    case .keptIn: "Die bisherigen Antworten stehen in {path}; weiter geht es mit {command}."
    case .savedIn: "Die bisherigen Antworten sind in {path} gespeichert."
    case .savingFailed: "Die Antworten sind nicht gespeichert: {reason}."
    case .savingUnavailable: "Hier können keine Antworten gespeichert werden."
    case .saveNeedsFile: ":save braucht eine Datei, etwa :save antworten.json."
    case .pathIsForm: "\"{path}\" ist das Formular selbst"
    case .pathHoldsOther: "\"{path}\" ist schon da und enthält etwas anderes"
    case .timedOut: "Die Zeit ist um; es wurde nichts geschrieben."
    case .pipeTimedOut: "keine Antwort auf \"{tag}\" kam in {seconds} {seconds|Sekunde|Sekunden}"
    case .severalLinesAtOnce: "mehrere Zeilen kamen auf einmal, und ein Geheimnis ist eine Zeile"
    default: running(word)
    }
  }
}

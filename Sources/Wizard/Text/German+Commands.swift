extension German {
  /// What is said of commands, and by those that lead about.
  static func command(_ word: Word) -> String? {
    switch word {
    case .unknownCommand:
      "Den Befehl {given} gibt es nicht. :help zeigt die Befehle, \\{given} steht für den Text selbst."
    case .unknownCommandNear:
      "Den Befehl {given} gibt es nicht; ist {name} gemeint? :help zeigt die Befehle, \\{given} steht für "
        + "den Text selbst."
    case .ambiguousCommand:
      "{given} kann {names} sein. :help zeigt die Befehle, \\{given} steht für den Text selbst."
    case .commandTakesNoArgument: "{command} steht allein."
    case .commandUsage: "Geschrieben wird {usage}; mehr sagt :help."
    case .neededRow:
      "{command} gilt einer Frage; {usage} schreiben, mit einer Nummer oder einem Namen."
    case .secretIsNotShown: "Ein Geheimnis wird nicht gezeigt; es ist neu einzugeben."
    case .nothingToChange: "Es gibt noch keine Antwort zu ändern."
    case .noRows: "Es gibt zurzeit keine Frage."
    case .noSuchRow: "{given} ist kein Name einer Zeile; :list zeigt die Namen."
    case .noSuchRowNear:
      "{given} ist kein Name einer Zeile; ist \"{name}\" gemeint? :list zeigt die Namen."
    case .severalRows: "{given} passt auf mehrere Namen: {names}."
    case .whereIs: "{place}; {answered} beantwortet."
    case .whereSection: "Abschnitt {number} von {count}, {title}"
    case .whereUntitledSection: "Abschnitt {number} von {count}"
    case .whereReview: "Übersicht"
    default: state(word)
    }
  }

  /// The states of rows, and words in place of signs.
  private static func state(_ word: Word) -> String? {
    switch word {
    case .stateHere: "diese Frage"
    case .stateComputed: "berechnet"
    case .stateReadOnly: "nur lesbar"
    case .stateAnswered: "beantwortet"
    case .stateWithout: "ohne Antwort gelassen"
    case .stateRequired: "noch nicht beantwortet, erforderlich"
    case .stateOpen: "noch nicht beantwortet"
    case .earlyReviewPrompt: "Enter zum Fortfahren, oder eine Nummer zum Ändern:"
    case .spokenRequired: "erforderlich"
    case .spokenPresent: "jetzt {value}"
    case .spokenDefault: "Vorgabe {value}"
    case .optionCount:
      "  {count} zur Wahl; :options liest sie vor, / mit einem Text die, die ihn enthalten"
    case .moreOptionsAgain: "  … {count} weitere"
    case .cannotGoToHidden: "{title} gehört zurzeit nicht zum Formular."
    case .cannotGoToComputed: "{title} wird berechnet und nicht gefragt."
    case .cannotGoToReadOnly: "{title} ist zurzeit nur lesbar."
    case .noHistory: "frühere Antworten werden nicht aufgehoben: {reason}"
    case .formIsNoFile: "das Formular ist keine Datei"
    case .noStateFolder: "weder XDG_STATE_HOME noch HOME nennt einen Ordner"
    default: nil
    }
  }

  /// What `?` and `:help` say.
  static func help(_ word: Word) -> String? {
    switch word {
    case .helpAnswer: "Zulässig: {accepted}."
    case .helpCommands: "Befehle, bei jeder Frage:"
    case .helpBack: "die vorige Frage, oder N Fragen zurück"
    case .helpGoto: "die Frage dieses Namens, vor oder hinter dieser"
    case .helpList: "alle Fragen mit Namen, Wert und Stand"
    case .helpReview: "die bisherigen Antworten, um eine davon zu ändern"
    case .helpWhere: "in welchem Abschnitt das ist, und wie viel beantwortet ist"
    case .helpNone: "kein Wert, auch wo es eine Vorgabe gibt"
    case .helpReset: "wieder der Vorgabewert"
    case .helpChange: "der jetzige Wert in der Zeile, zum Bearbeiten"
    case .helpOptions: "die nächsten einer langen Liste; /TEXT zeigt die mit TEXT"
    case .helpEdit: "eine Antwort mit mehreren Zeilen in $VISUAL oder $EDITOR"
    case .helpSave: "alle bisherigen Antworten in eine Datei, die -a wieder liest"
    case .helpQuit: "abbrechen; es wird nichts geschrieben"
    case .helpHelp: "diese Liste; ? beschreibt die Frage"
    case .helpLiteral: "Ein \\ vor : oder ? macht daraus einen Teil der Antwort."
    default: list(word)
    }
  }
}

extension German {
  /// What is said about lists of items.
  static func list(_ word: Word) -> String? {
    switch word {
    case .itemHeading: "{title} {number}"
    case .itemsInAll: "{count} {count|Eintrag|Einträge}"
    case .addItem: "Einen Eintrag hinzufügen"
    case .listFullPrompt: "{title} (weiter mit Enter):"
    case .listHelp:
      "  j fragt nach einem weiteren Eintrag, Enter geht weiter. :insert N, :delete N und :move N M ändern "
        + "die Liste."
    case .listTooLongPrompt: "{title} (:delete N löscht einen Eintrag):"
    case .enterEndsList: "Enter beendet die Liste."
    case .furtherItemIsRequired: "Ein weiterer Eintrag ist nötig."
    case .itemCommands: "  :insert N, :delete N und :move N M ändern die Liste."
    case .itemsWithCommas: "  Kommas trennen Einträge in einer Zeile."
    case .deletionMakesRoom: ":delete N löscht einen Eintrag."
    case .itemComesFirst: "  Die Fragen von {title} {number} kommen zuerst."
    case .itemCanGo: "  :delete {number} löscht den Eintrag."
    case .whichList: "Zuerst die Nummer einer Liste eingeben; der Befehl gilt ihren Einträgen."
    case .noListHere: "Diese Frage gehört zu keiner Liste."
    case .noDeletion: "Aus dieser Liste kann kein Eintrag gelöscht werden."
    case .noReordering: "Die Einträge dieser Liste behalten ihre Reihenfolge."
    case .noInsertion: "Dieser Liste kann kein Eintrag hinzugefügt werden."
    case .noItemPlace: "{given} ist kein Platz in der Liste; zulässig: 1 bis {count}."
    case .noItem: "Einen Eintrag {given} gibt es nicht; zulässig: 1 bis {count}."
    case .noItems: "Die Liste hat noch keine Einträge."
    case .helpInsert: "in einer Liste: ein neuer Eintrag, am Ende oder als Nummer N"
    case .helpDelete: "in einer Liste: Eintrag N löschen"
    case .helpMove: "in einer Liste: Eintrag N wird Nummer M"
    case .helpDone: "in einer Liste: kein weiterer Eintrag"
    default: nil
    }
  }
}

extension German {
  /// What a format cannot carry, and what became of files.
  static func output(_ word: Word) -> String? {
    switch word {
    case .formatRefusal: "\"{name}\" lässt sich nicht als {format} schreiben: {reason}"
    case .formatLineBreak: "ein Zeilenumbruch ist darin"
    case .formatControlCharacter: "das Steuerzeichen {character} ist darin"
    case .formatEdgeBlank: "ein Leerzeichen steht am Anfang oder am Ende"
    case .formatCommentSign: "am Anfang steht {sign}, womit ein Kommentar beginnt"
    case .formatSign: "{sign} ist darin, was beim Lesen für etwas anderes gehalten wird"
    case .formatDotenvQuoting:
      "Anführungszeichen, \\ oder $ darin werden nicht von allen Programmen gleich gelesen"
    case .formatMissingItem: "für ein Element ohne Wert gibt es kein Wort"
    case .formatLargeInteger: "die Zahl hat mehr als 64 Bit"
    case .formatNested: "es ist eine Liste oder eine Zuordnung, und Text wird gebraucht"
    case .formatSignInName: "im Namen steht {sign}"
    case .formatUnreadableName: "der Name könnte nicht wieder gelesen werden"
    case .formatMissingSection: "er ist leer, und ein Abschnitt braucht einen Namen"
    case .formatSameName: "\"{other}\" hat dort denselben Namen"
    case .formatSameVariable: "\"{other}\" heißt dort auch {variable}"
    case .formatOwnedVariable:
      "{variable} ist eine Variable der Shell; --prefix stellt etwas davor"
    case .formatNoVariable: "{variable} kann keine Variable sein; --prefix stellt etwas davor"
    case .formatUnquoted: "Zeichen darin brauchen Anführungszeichen"
    case .formatScheme: "es ist eine Adresse von einer Art, die ein Programm ausführen kann"
    case .formatNoNumber: "es ist keine Zahl"
    case .templateValueRefused: "der Wert von \"{name}\" kann hier nicht stehen: {reason}"
    case .fileExposed: "\"{path}\" enthält ein Geheimnis, und andere können es lesen"
    case .fileSeparated:
      "\"{path}\" hatte einen weiteren Namen, einen Hardlink, unter dem der alte Inhalt bleibt"
    case .fileLeftOver:
      "der alte Inhalt steht auch in \"{path}\", das sich nicht entfernen ließ"
    case .fileWouldBeWritten: "in \"{path}\" würde geschrieben"
    case .fileWouldBeMade: "\"{path}\" würde angelegt"
    case .fileWouldBeReplaced: "\"{path}\" würde ersetzt"
    case .fileWouldBeKept: "\"{path}\" bliebe, wie es ist"
    case .diffOfSecret:
      "\"{path}\" könnte Geheimnisse enthalten, daher werden die Änderungen nicht gezeigt; "
        + "--show-secrets zeigt sie"
    case .diffUnreadable:
      "\"{path}\" ist nicht lesbar, daher werden die Änderungen nicht gezeigt"
    default: nil
    }
  }
}

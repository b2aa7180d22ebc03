extension German {
  /// Parts of sentences, what reports put around a problem, and buttons.
  static func part(_ word: Word) -> String? {
    switch word {
    case .kindNothing: "nichts"
    case .kindBoolean: "true oder false"
    case .kindNumber: "eine Zahl"
    case .kindText: "ein Text"
    case .kindList: "eine Liste"
    case .kindMap: "eine Zuordnung"
    case .theAnswer: "die Antwort"
    case .theLine: "die Zeile"
    case .holdsAlways: "das gilt immer"
    case .operandIs: "{operand} ist {value}"
    case .noOperand: "leer"
    case .acceptedAre: "zulässig: {accepted}"
    case .didYouMean: "ist \"{name}\" gemeint?"
    case .notAMap: "erwartet wird eine Zuordnung von Antworten, gefunden: {kind}"
    case .acceptsMap: "eine Zuordnung von Antworten"
    case .acceptsTags: "eine Liste von Namen"
    case .duplicateAnswer: "ist zweimal angegeben"
    case .duplicateAnswerSince: "ist zweimal angegeben, zuerst in Zeile {line}"
    case .acceptsEnter: "Enter, oder :none, um daran vorbeizugehen"
    case .onlyEnter: "nimmt nur Enter an"
    case .enterSubmits: "Enter beendet die Fragen; was offen ist, bekommt seinen Vorgabewert."
    case .enterGoesBack: "Enter geht zur vorigen Frage zurück."
    case .enterGoesTo: "Enter geht zu {title}."
    case .cannotBeAsked: "{title} kann jetzt nicht gefragt werden."
    default: nil
    }
  }

  /// What is said in a conversation.
  static func conversation(_ word: Word) -> String? {
    switch word {
    case .accepted: "Zulässig: {accepted}."
    case .firstHint:
      "? eingeben für Hilfe zu einer Frage, :back für die vorige, :quit zum Abbrechen."
    case .commandHint: "Befehle: :back für die vorige Frage, :quit zum Abbrechen, :help für alle."
    case .isRequired: "Eine Antwort ist nötig."
    case .isOptional: "Enter lässt die Frage ohne Antwort."
    case .defaultIs: "Enter übernimmt den Vorgabewert {default}."
    case .presentIs: "Enter behält die jetzige Antwort {present}."
    case .optionDefault: "Vorgabe"
    case .optionChosen: "gewählt"
    case .optionUnavailable: "nicht wählbar"
    case .noOptionNow: "zurzeit steht nichts zur Wahl"
    case .review: "Übersicht"
    case .reviewPrompt: "Enter zum Abschließen, oder eine Nummer zum Ändern:"
    case .reviewUnknown: "{given} ist weder eine Nummer der Liste noch der Name einer Zeile."
    case .noValue: "(leer)"
    case .repeatSecret: "Zur Sicherheit noch einmal:"
    case .firstQuestion: "Das ist die erste Frage."
    case .readOnly: "(nur lesbar)"
    case .changedDefault: "{title} ist jetzt {value}."
    case .cancelled: "Abgebrochen; es wurde nichts geschrieben."
    case .interrupted: "Unterbrochen; es wurde nichts geschrieben."
    case .endOfInput: "Ende der Eingabe; es wurde nichts geschrieben."
    case .blockedByReadOnly: "{title}: {message}. Es folgt aus {rows}."
    case .secretWord: "(geheim)"
    case .malformedLine: "die Zeile ist bei Byte {offset} kein UTF-8-Text"
    case .zeroByteLine: "die Zeile hat bei Byte {offset} ein Nullbyte"
    case .lineTooLong: "die Zeile ist länger als {limit} Bytes"
    default: command(word) ?? lines(word) ?? ending(word)
    }
  }

  /// What is said about answers of several lines.
  private static func lines(_ word: Word) -> String? {
    switch word {
    case .severalLines: "{first} … ({count} Zeilen)"
    case .nextLine: ">"
    case .textareaHint: "(eine Zeile, in der nur . steht, beendet)"
    case .commandsAtFirstLine:
      "Befehle gelten nur in der ersten Zeile. Eine Zeile, in der nur . steht, beendet den Text."
    case .editTakesText: ":edit ist für Antworten mit mehreren Zeilen, die kein Geheimnis sind."
    case .noEditor: "Es gibt keinen Editor: VISUAL oder EDITOR auf den gewünschten setzen."
    case .editorFailed: "Der Editor ist gescheitert: {reason}. Der jetzige Text bleibt."
    case .generatedWord: "(erzeugt)"
    default: nil
    }
  }

  /// How a run ends, and what stands beside its result.
  private static func ending(_ word: Word) -> String? {
    switch word {
    case .secretLeftOut:
      "Geheimnisse werden auf einem Terminal weggelassen: {tags}; mit -o in eine Datei schreiben oder "
        + "--show-secrets angeben"
    case .ciNote: "CI ist gesetzt, daher wird nichts gefragt; --tty oder --ask fragt trotzdem"
    case .commandInPipe:
      "{given} ist ein Befehl, und auf der Standardeingabe ist nur :none einer; mit \\ davor ist es Text"
    case .commandInListPipe:
      "{given} ist ein Befehl, und in einer Liste sind auf der Standardeingabe nur :none und :done welche; "
        + "mit \\ davor ist es Text"
    case .pipeEnded:
      "die Standardeingabe endete, bevor \"{tag}\" beantwortet war; als Zeile angeben, mit "
        + "-s {tag}=WERT, mit -a in einer Antwortdatei, oder mit --tty am Terminal fragen lassen"
    case .blocked: "Das Formular lässt sich nicht abschließen; es wurde nichts geschrieben."
    case .expressionsFail: "Ausdrücke des Formulars schlagen fehl; es wurde nichts geschrieben."
    case .expressionFails: "Ein Ausdruck des Formulars schlägt fehl: {sentence}."
    case .noOptionWith: "nichts zur Wahl enthält {text}"
    case .noOptionList: "Hier gibt es keine Liste."
    case .moreOptions:
      "  … {count} weitere; :options zeigt die nächsten, / mit einem Text die, die ihn enthalten"
    case .secretFailure:
      "der Ausdruck schlägt fehl; er liest ein Geheimnis, daher wird der Grund nicht gezeigt"
    case .readingFailed: "das Terminal kann nicht gelesen werden: {reason}"
    default: nil
    }
  }
}

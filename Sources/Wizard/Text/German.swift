/// The program's words in German; what is missing here is said in English.
enum German {
  /// The sentence of a word; nothing where there is none.
  static func sentence(for word: Word) -> String? {
    fault(word) ?? acceptance(word) ?? typeAcceptance(word) ?? part(word) ?? source(word)
      ?? value(word) ?? output(word) ?? keeping(word) ?? conversation(word) ?? help(word)
  }

  /// What is wrong with an answer.
  private static func fault(_ word: Word) -> String? {
    refusal(word) ?? address(word) ?? number(word) ?? choice(word) ?? time(word) ?? system(word)
  }

  private static func refusal(_ word: Word) -> String? {
    switch word {
    case .required: "muss angegeben werden"
    case .wrongKind: "{kind} ist hier nicht möglich"
    case .notACount: "{given} ist keine ganze Zahl ab 0"
    case .checkFailed: "besteht die Prüfung {predicate} nicht"
    case .expressionFailed: "konnte nicht geprüft werden: {reason} in {expression}"
    case .notAQuestion: "wird nicht gefragt und nimmt keine Antwort an"
    case .secretRefused: "die Antwort wird nicht angenommen"
    case .limitOfSecret: "{given} liegt außerhalb einer Grenze, die einem Geheimnis folgt"
    case .secretTooShort: "ist zu kurz, mindestens {minLength} Zeichen {minLength|ist|sind} nötig"
    case .secretTooLong: "ist zu lang, höchstens {maxLength} Zeichen {maxLength|ist|sind} erlaubt"
    case .secretHasControl: "nimmt keine Steuerzeichen an"
    case .tooShort:
      "ist {length} Zeichen lang, mindestens {minLength} {minLength|ist|sind} nötig"
    case .tooLong:
      "ist {length} Zeichen lang, höchstens {maxLength} {maxLength|ist|sind} erlaubt"
    case .outsideRange: "{given} liegt nicht zwischen {minimum} und {maximum}"
    case .belowMinimum: "{given} ist kleiner als {minimum}"
    case .aboveMaximum: "{given} ist größer als {maximum}"
    case .betweenSteps:
      "{given} ist von {base} aus in Schritten von {step} nicht zu erreichen; am nächsten liegen "
        + "{below} und {above}"
    case .noMatch: "{given} passt nicht zum Muster {pattern}"
    case .patternLimit: "lässt sich nicht schnell genug mit dem Muster {pattern} vergleichen"
    case .tooFewOfList: "hat {count} von mindestens {minItems} {minItems|Eintrag|Einträgen}"
    case .tooManyOfList: "hat {count} von höchstens {maxItems} {maxItems|Eintrag|Einträgen}"
    case .twiceInList: "steht schon in der Liste, als {first}"
    case .twiceAtPrompt: "steht schon in der Liste, als Nummer {first}"
    case .itemWithoutValue: "ein Eintrag einer Liste braucht einen Wert"
    case .listIsFull: "nimmt keinen weiteren Eintrag, da es {count} sind"
    case .notAList: "ein Text ist keine Liste von Einträgen"
    case .missingItem: "{item} fehlt, die Namen haben also eine Lücke"
    case .tooFewItems: "hat {count} von mindestens {minItems} {minItems|Auswahl|Auswahlen}"
    case .tooManyItems: "hat {count} von höchstens {maxItems} {maxItems|Auswahl|Auswahlen}"
    case .mustBeYes: "muss ja sein"
    case .mustBeNo: "muss nein sein"
    case .lineBreak: "nimmt eine einzige Zeile an, ohne Zeilenumbrüche"
    case .controlCharacter: "nimmt keine Steuerzeichen an, enthält aber {character}"
    case .confirmDiffers: "die beiden Eingaben sind verschieden"
    case .answerOfHiddenRow:
      "die Antwort wird nicht verwendet: die Zeile ist ausgeblendet, denn {predicate}"
    case .answerOfUnshownRow:
      "die Antwort wird nicht verwendet: die Zeile wird nur gezeigt, wenn {predicate}"
    case .answerOfComputedRow:
      "die Antwort wird nicht verwendet: die Zeile wird berechnet und ist {value}"
    case .unknownTag: "ist keine Zeile des Formulars"
    case .savedByOther:
      "wurde von einem anderen askform gespeichert; dieses hier liest Version {version}"
    case .notSavedPart: "gehört nicht in eine Datei gespeicherter Antworten"
    case .leftoverLines: "auf der Standardeingabe sind Zeilen übrig"
    default: nil
    }
  }

  private static func address(_ word: Word) -> String? {
    switch word {
    case .emailNoAt: "{given} ist keine Mailadresse: das @ fehlt"
    case .emailBadLocalPart: "{given} ist keine Mailadresse: der Teil vor dem @ ist nicht lesbar"
    case .emailBadDomain: "{given} ist keine Mailadresse: der Teil nach dem @ ist kein Rechnername"
    case .emailNoDot: "{given} ist keine Mailadresse: im Teil nach dem @ fehlt ein Punkt"
    case .urlNoScheme: "{given} ist keine URL: sie beginnt nicht mit einem Schema und ://"
    case .schemeNotAllowed: "das Schema {scheme} ist keines von {schemes}"
    case .urlBlank: "{given} ist keine URL: sie enthält ein Leerzeichen"
    case .urlBadPercent: "{given} ist keine URL: auf % folgen nicht zwei Hexadezimalziffern"
    case .urlNoHost: "{given} ist keine URL: der Rechnername fehlt"
    case .urlBadHost: "{given} ist keine URL: ihr Rechner ist weder Name noch Adresse"
    case .urlBadPort: "{given} ist keine URL: ihr Port ist keine Zahl von 1 bis 65535"
    default: nil
    }
  }

  private static func number(_ word: Word) -> String? {
    switch word {
    case .notANumber: "{given} ist keine Zahl"
    case .notAnInteger: "{given} ist keine ganze Zahl"
    case .tooManyDigits: "{given} hat mehr als 38 Ziffern"
    case .pointWithoutDigits: "{given} hat keine Ziffer nach dem Dezimalzeichen"
    case .leadingZeros:
      "{given} hat führende Nullen, ist also vielleicht eine Kennung und keine Zahl"
    case .decimalComma: "{given} hat ein Komma; das Dezimalzeichen ist der Punkt"
    case .grouping: "{given} hat Zeichen zwischen Zifferngruppen"
    case .underscore: "{given} hat einen Unterstrich"
    case .basePrefix: "{given} ist keine Dezimalzahl"
    case .nonASCIIDigits: "{given} hat andere Ziffern als 0 bis 9"
    case .typographicMinus: "{given} hat einen Strich statt des Minuszeichens -"
    case .integerHasPoint: "{given} hat ein Dezimalzeichen und ist keine ganze Zahl"
    case .integerHasExponent: "{given} hat einen Exponenten; die Ziffern ausschreiben"
    case .integerTooLarge:
      "{given} liegt nicht zwischen -9223372036854775808 und 9223372036854775807, dem Bereich von 64 Bit"
    case .notYesOrNo: "{given} ist weder ja noch nein"
    case .notADate: "{given} ist kein Datum"
    case .twoDigitYear: "{given} hat ein zweistelliges Jahr; alle vier Ziffern schreiben"
    case .yearOutOfRange: "{given} hat ein Jahr außerhalb von 1 bis 9999"
    case .noSuchMonth: "{given} ist kein Datum: es gibt keinen Monat {month}"
    case .noSuchDay: "{given} ist kein Datum: der Monat hat keinen Tag {day}"
    case .noSuchDayInAnyYear: "{given} ist kein Datum: der Monat hat nie einen Tag {day}"
    case .ambiguousDateOrder:
      "{given} hat Tag, Monat und Jahr in einer Reihenfolge, die hier nicht bekannt ist"
    case .dateOutOfRange: "{given} liegt außerhalb der Jahre 1 bis 9999"
    default: nil
    }
  }

  private static func choice(_ word: Word) -> String? {
    switch word {
    case .notLeftright: "{given} ist nicht je eine Auswahl der linken und der rechten Liste"
    case .rightMissing:
      "braucht auch eine Auswahl der rechten Liste; :none lässt die Zeile ohne Antwort"
    case .noSuchOption: "{given} steht nicht zur Wahl"
    case .ambiguousOption: "{given} passt auf mehrere Möglichkeiten: {options}"
    case .numberOutsideList: "{given} ist keine Nummer der Liste, die bis {count} geht"
    case .optionHidden: "{option} steht nicht zur Wahl, denn {predicate}"
    case .optionNotWhen: "{option} steht nur zur Wahl, wenn {predicate}"
    case .optionDisabled: "{option} ist nicht wählbar, denn {predicate}"
    case .optionNotThere: "{option} steht nicht zur Wahl"
    case .optionAlwaysDisabled: "{option} ist nicht wählbar"
    default: nil
    }
  }
}

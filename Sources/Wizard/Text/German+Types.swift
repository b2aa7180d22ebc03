extension German {
  /// What is wrong with a time, a moment or a span of time.
  static func time(_ word: Word) -> String? {
    switch word {
    case .notATime: "{given} ist keine Uhrzeit"
    case .noSuchHour: "{given} ist keine Uhrzeit: es gibt keine Stunde {hour}"
    case .noSuchHalfDayHour: "{given} ist keine Uhrzeit: es gibt keine Stunde {hour} mit am oder pm"
    case .noSuchMinute: "{given} hat keine Minute {minute}"
    case .noSuchSecond: "{given} hat keine Sekunde {second}"
    case .betweenMinutes: "{given} ist kein Vielfaches von {minuteInterval} Minuten"
    case .notADateTime: "{given} ist kein Datum mit Uhrzeit"
    case .missingTime: "{given} hat keine Uhrzeit"
    case .fractionOfSecond: "{given} hat Bruchteile einer Sekunde"
    case .noSuchOffset: "{given} hat einen Abstand von UTC, den es nicht gibt"
    case .inGap: "{given} gibt es hier nicht: die Uhren werden darüber hinweg vorgestellt"
    case .inOverlap:
      "{given} gibt es hier zweimal, weil die Uhren zurückgestellt werden: \"{firstWord}\" anhängen "
        + "für {first} oder \"{secondWord}\" für {second}"
    case .offsetNotTaken: "{given} hat einen Abstand von UTC, der hier nicht angenommen wird"
    case .whichOverlap:
      "{time} gibt es an diesem Tag zweimal, weil die Uhren zurückgestellt werden: {firstWord}, "
        + "{first}, oder {secondWord}, {second}?"
    case .notADuration: "{given} ist keine Dauer"
    case .negativeDuration: "{given} ist weniger als nichts"
    case .durationMissingUnit: "{given} hat eine Zahl ohne Einheit"
    case .durationUnitOrder: "{given} hat die Einheiten in falscher Reihenfolge"
    case .durationCalendarUnit:
      "{given} hat Wochen, Monate oder Jahre; Tage, Stunden, Minuten und Sekunden schreiben"
    case .durationFraction: "{given} hat einen Bruch; eine kleinere Einheit verwenden"
    case .durationTooLong: "{given} ist zu lang"
    default: nil
    }
  }

  /// What is wrong with an amount, an address of a network or a path.
  static func system(_ word: Word) -> String? {
    switch word {
    case .tooManyPlaces:
      "{given} hat mehr als {places} {places|Nachkommastelle|Nachkommastellen}"
    case .betweenIntervals:
      "{given} liegt zwischen zwei Schritten; am nächsten liegen {below} und {above}"
    case .behindLastStep:
      "{given} ist von {base} aus in Schritten von {step} nicht zu erreichen; am nächsten liegt "
        + "{nearest}"
    case .notOnStep: "{given} ist von {base} aus in Schritten von {step} nicht zu erreichen"
    case .tooLongToReckon: "mit {given} lässt sich nicht rechnen: das braucht mehr als 38 Ziffern"
    case .noShare: "{given} lässt sich nicht ausrechnen: ein Ende des Bereichs ist nicht bekannt"
    case .misplacedGrouping:
      "{given} hat die Zeichen zwischen den Zifferngruppen an den falschen Stellen"
    case .ambiguousPoint:
      "{given} kann {whole} oder {fraction} bedeuten; eines davon schreiben"
    case .notAPhone: "{given} ist keine Telefonnummer"
    case .notATwitter: "{given} ist kein Kontoname: erlaubt sind Buchstaben, Ziffern und _"
    case .notAnAccount: "{given} ist kein Kontoname: erlaubt ist ASCII ohne Leerzeichen"
    case .notABankAccount: "{given} ist keine norwegische Kontonummer"
    case .notASocialSecurity: "{given} ist keine norwegische Personennummer"
    case .notAZipcode:
      "{given} ist keine Postleitzahl: erlaubt sind Buchstaben, Ziffern, Leerzeichen und -"
    case .notAPort: "{given} ist kein Port von 1 bis 65535"
    case .notAHost: "{given} ist weder Rechnername noch Adresse"
    case .notAnIP: "{given} ist keine IPv4- oder IPv6-Adresse"
    case .notACIDR: "{given} ist kein Netz"
    case .cidrHasHost:
      "{given} hat Bits nach den ersten {length}, ist also ein einzelner Rechner und kein Netz"
    case .notASize: "{given} ist keine Menge von Bytes"
    case .sizeTooLarge: "{given} ist mehr als 9223372036854775807 Bytes"
    case .sizeNotWhole: "{given} ist keine ganze Zahl von Bytes"
    case .wrongExtension: "{given} endet nicht auf {extensions}"
    case .noSuchFile: "die Datei {given} gibt es nicht"
    case .noSuchFolder: "das Verzeichnis {given} gibt es nicht"
    case .notAFolder: "{given} ist eine Datei, kein Verzeichnis"
    case .isAFolder: "{given} ist ein Verzeichnis, keine Datei"
    case .fileMustExist: "die Datei muss es geben"
    case .folderMustExist: "das Verzeichnis muss es geben"
    default: nil
    }
  }

  /// What is accepted, for the types of text, numbers, dates and choices.
  static func acceptance(_ word: Word) -> String? {
    switch word {
    case .acceptsText: "eine Zeile Text"
    case .acceptsName: "ein Name"
    case .acceptsEmail: "eine Mailadresse wie ada@example.org"
    case .acceptsURL: "eine URL wie {scheme}://example.org/"
    case .acceptsSecret: "ein Geheimnis; es wird nicht angezeigt"
    case .acceptsInteger: "eine ganze Zahl wie 42 oder -7"
    case .acceptsNumber: "eine Zahl wie 42, -7 oder 2{decimal}5"
    case .acceptsYesOrNo: "yes oder no, y oder n"
    case .acceptsDate: "2026-12-24, today, tomorrow, fri, +3d, 24 dec"
    case .acceptsOption: "eine Nummer der Liste, ein Wert oder der Anfang davon"
    case .acceptsOptionOrOther: "eine Nummer der Liste, ein Wert oder ein eigener Text"
    case .acceptsLeftright: "eine Auswahl der linken Liste, dann eine der dazugehörigen"
    case .acceptsOptions: "Nummern der Liste wie 1,3-5, Werte mit Kommas, {all} oder {none}"
    case .acceptsNothing: "nichts"
    case .oneOf: "{options}"
    case .atLeastCharacters: "mindestens {minLength} Zeichen"
    case .atMostCharacters: "höchstens {maxLength} Zeichen"
    case .matchesPattern: "passt zum Muster {pattern}"
    case .schemesAre: "beginnt mit einem von {schemes}"
    case .fromTo: "von {minimum} bis {maximum}"
    case .atLeast: "mindestens {minimum}"
    case .atMost: "höchstens {maximum}"
    case .inSteps: "in Schritten von {step}"
    case .acceptsItems: "eine Liste von Zuordnungen, eine je Eintrag"
    case .acceptsItem: "eine Zuordnung der Antworten des Eintrags"
    case .acceptsListOf: "eine Liste, jeder Eintrag {accepted}"
    case .noItemTwice: "kein Eintrag doppelt"
    case .atLeastOfList: "mindestens {minItems} {minItems|Eintrag|Einträge}"
    case .atMostOfList: "höchstens {maxItems} {maxItems|Eintrag|Einträge}"
    case .atLeastItems: "mindestens {minItems} {minItems|Auswahl|Auswahlen}"
    case .atMostItems: "höchstens {maxItems} {maxItems|Auswahl|Auswahlen}"
    default: nil
    }
  }

  /// What the types of numbers, times, networks and paths accept.
  static func typeAcceptance(_ word: Word) -> String? {
    switch word {
    case .acceptsSegment: "eines der Wörter in Klammern oder der Anfang davon"
    case .acceptsTextarea: "Text aus mehreren Zeilen"
    case .textEnds:
      "eine Zeile, in der nur \".\" steht, beendet ihn; ein \".\" am Anfang einer anderen Zeile darf "
        + "doppelt stehen"
    case .acceptsPhone: "Ziffern mit Leerzeichen und + - ( ) . / x"
    case .acceptsTwitter: "ein Kontoname wie @ada"
    case .acceptsAccount: "ein Kontoname wie ada_l"
    case .acceptsBankAccount: "11 Ziffern mit richtiger Prüfziffer wie 8601.11.17947"
    case .acceptsSocialSecurity: "11 Ziffern mit richtigen Prüfziffern wie 010190 10046"
    case .acceptsZipcode: "eine Postleitzahl wie 12345 oder SW1A 1AA"
    case .acceptsPort: "ein Port von 1 bis 65535"
    case .acceptsHost: "ein Rechner wie db.example.org oder 192.0.2.7"
    case .acceptsIP: "eine Adresse wie 192.0.2.7 oder 2001:db8::7"
    case .acceptsCIDR: "ein Netz wie 192.0.2.0/24 oder 2001:db8::/32"
    case .acceptsSize: "eine Menge von Bytes wie 10G, 512MiB oder 1{decimal}5 TB"
    case .acceptsFile: "der Pfad einer Datei wie docs/report.pdf"
    case .acceptsFolder: "der Pfad eines Verzeichnisses wie /srv/data"
    case .pathCompletes: "Tab ergänzt den Pfad, und ~ ist das persönliche Verzeichnis"
    case .acceptsDecimal: "eine Zahl wie 42, -7 oder 2{decimal}5"
    case .acceptsStepper: "eine Zahl, oder + und - für einen Schritt auf und ab"
    case .acceptsSlider: "eine Zahl oder ein Anteil wie 50%"
    case .acceptsTime: "14:30, 2:30pm, 9, noon, midnight, now"
    case .acceptsDateTime: "2026-12-01 12:00, tomorrow 12:00, fri 9am, +2h"
    case .acceptsLocalTime: "14:30, 2:30pm, 9, {noon}, {midnight}, {now}"
    case .acceptsLocalDate: "2026-12-24, {forms}, {today}, {tomorrow}, {friday}, +3d"
    case .acceptsLocalDateTime: "2026-12-01 12:00, {forms}, {tomorrow} 12:00, {friday} 9am, +2h"
    case .acceptsLocalYesOrNo: "{yes} oder {no}, yes oder no, y oder n"
    case .inIntervals: "in {steps} {steps|Schritt|Schritten} von einem Ende zum anderen"
    case .acceptsDuration: "1h30m, 90m, 45s, 1d, 2 hours, 1:30"
    case .atMostPlaces: "höchstens {places} {places|Nachkommastelle|Nachkommastellen}"
    case .everyMinutes: "in Schritten von {minuteInterval} {minuteInterval|Minute|Minuten}"
    case .extensionsAre: "endet auf {extensions}"
    default: nil
    }
  }
}

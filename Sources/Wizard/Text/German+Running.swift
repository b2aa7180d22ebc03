extension German {
  /// Commands that a form names.
  static func running(_ word: Word) -> String? {
    switch word {
    case .commandFailed: "{owner}: Der Befehl {command} {reason}"
    case .commandStatus: "endete mit Status {status}"
    case .commandSignal: "wurde von Signal {signal} beendet"
    case .commandTimedOut:
      "wurde beendet, da er länger als {seconds} {seconds|Sekunde|Sekunden} brauchte"
    case .commandTooMuch: "wurde beendet, da er mehr als {limit} Bytes schrieb"
    case .commandMissing: "lässt sich nicht ausführen: {reason}"
    case .commandNoText: "schrieb keinen Text in UTF-8"
    case .commandNoOptions: "schrieb keine Auswahl"
    case .commandBadOptions: "schrieb keine Liste zur Auswahl: {reason}"
    case .commandObjects: "wird von {command} nicht angenommen"
    case .missedDefault: "{failure}; daher gibt es keine Vorgabe"
    case .commandsFail: "Befehle des Formulars schlagen fehl; es wurde nichts geschrieben."
    case .commandRefused: "{owner} führt den Befehl {command} aus"
    case .commandsRefused: "das Formular führt Befehle aus; --allow-commands erlaubt es"
    case .commandWouldRun: "würde {command} ausführen ({owner}, Zeile {line})"
    case .enterRuns: "Eingabetaste führt {command} aus"
    default: nil
    }
  }
}

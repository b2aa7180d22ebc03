import Testing

@testable import Wizard

/// What a person reads whose language is German.
@Suite struct GermanTests {
  private static let form = """
    title: {en: Order, de: Bestellung}
    rows:
    - {tag: name, type: text, title: Name, required: true, maxLength: 3}
    - {tag: count, type: integer, title: {en: Count, de: Anzahl}, default: 1, minimum: 1}
    - {tag: note, type: text, title: {en: Note, de: Notiz}, hidden: $count > 2}
    """

  private func session(answers: String? = nil, asking mode: AskMode = .missing) throws -> Session {
    let form = try Walk.form(Self.form, in: Language(["de"]))
    return try Walk(form, answers: answers, asking: mode).session
  }

  @Test func `a conversation is German from the first line to the last`() throws {
    let replies = ["", "Anna", "?", "Ann", "0", ":x", "", "", ":quit"].map(LineReply.line)
    let talk = Talk(try session(), replies: replies)
    #expect(talk.outcome == .cancelled)
    #expect(
      talk.screen == """
        Bestellung
        ? eingeben für Hilfe zu einer Frage, :back für die vorige, :quit zum Abbrechen.

        Name *: «»
          Name: muss angegeben werden.
        Name *: «Anna»
          Name: ist 4 Zeichen lang, höchstens 3 sind erlaubt.
        Name *: «?»
          Zulässig: eine Zeile Text.
          Höchstens 3 Zeichen.
          Eine Antwort ist nötig.
          Befehle: :back für die vorige Frage, :quit zum Abbrechen, :help für alle.
        Name *: «Ann»
        Anzahl [1]: «0»
          Anzahl: 0 ist kleiner als 1.
        Anzahl [1]: «:x»
        Den Befehl :x gibt es nicht. :help zeigt die Befehle, \\:x steht für den Text
        selbst.
        Anzahl [1]: «»
        Notiz: «»

        Übersicht
          1  Name    Ann
          2  Anzahl  1
          3  Notiz   (leer)
        Enter zum Abschließen, oder eine Nummer zum Ändern: «:quit»

        """)
  }

  @Test func `reports name problems in German, rules as ever`() throws {
    let form = try Walk.form(Self.form, in: Language(["de"]))
    var session = Session(form, asking: .never)
    var file = AnswerFile(try Document.read(Array("cuont: 1\ncount: [1]\n".utf8), name: "a.yaml"))
    let problems = file.give(to: &session)
    session.start()
    let report = ProblemReport(problems + session.allProblems, of: form)
    #expect(
      report.text == """
        a.yaml:1:1: error: cuont: ist keine Zeile des Formulars; ist "count" gemeint?
        form: error: name: muss angegeben werden
        a.yaml:2:8: error: count: eine Liste ist hier nicht möglich; \
        zulässig: eine ganze Zahl wie 42 oder -7

        """)
    var writer = JSONWriter(layout: .compact)
    writer.append(report.node)
    let json = String(decoding: writer.finished(), as: UTF8.self)
    #expect(json.contains(#""rule":"required","message":"muss angegeben werden""#))
  }

  @Test func `notes explain predicates with their operands`() throws {
    let session = try session(answers: "name: A\ncount: 3\nnote: x\n")
    #expect(
      session.unusedAnswers.map(\.message) == [
        "die Antwort wird nicht verwendet: die Zeile ist ausgeblendet, denn $count > 2 ($count ist 3)"
      ])
  }

  @Test func `what a file is instead of a map is said in German`() throws {
    var session = try session()
    var file = AnswerFile(try Document.read(Array("[1]".utf8), name: "a.json"))
    #expect(
      file.give(to: &session).map(\.message) == [
        "erwartet wird eine Zuordnung von Antworten, gefunden: eine Liste"
      ])
  }
}

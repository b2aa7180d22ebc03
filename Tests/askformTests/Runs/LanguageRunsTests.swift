import TestSupport
import Testing

/// The language that the whole program speaks, by option and environment.
@Suite(.timeLimit(.minutes(10))) struct LanguageRunsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "form.yaml",
      """
      rows:
      - tag: a
        type: text
        title: { de: Wert, en: Value, he: "ערך אחד" }
        messages: { maxLength: { de: "{{title}} zu lang", en: "{{title}} too long", he: "{{title}}: ארוך" } }
        maxLength: 2
        required: true
      """)
  }

  private func errors(
    _ arguments: [String], _ variables: [String: String?] = [:], input: String = ""
  ) throws -> String {
    var runner = ProgramRunner(in: folder)
    runner.environment = ["LANGUAGE": nil, "LC_ALL": nil, "LC_MESSAGES": nil, "LANG": nil]
      .merging(variables) { $1 }
    let result = try runner.run(["form.yaml"] + arguments, input: input)
    #expect(result.output == "")
    return result.errors
  }

  private static let english = "form.yaml: error: a: is required\n"
  private static let german = "form.yaml: error: a: muss angegeben werden\n"

  @Test func `the option or the environment chooses`() throws {
    #expect(try errors(["-n"]) == Self.english)
    #expect(try errors(["-n", "--lang", "de"]) == Self.german)
    #expect(try errors(["-n"], ["LANG": "de_DE.UTF-8"]) == Self.german)
    #expect(try errors(["-n"], ["LC_ALL": "C", "LANGUAGE": "de"]) == Self.english)
    #expect(try errors(["-n"], ["LANGUAGE": "de"]) == Self.german)
    #expect(try errors(["-n", "--lang=en"], ["LC_ALL": "de_DE.UTF-8"]) == Self.english)
  }

  @Test func `messages of the form follow`() throws {
    #expect(
      try errors(["-n", "-s", "a=xxx", "--lang", "de_AT"])
        == "-s a: error: a: Wert zu lang\n")
    #expect(
      try errors(["-n", "-s", "a=xxx", "--lang", "fr"]) == "-s a: error: a: Value too long\n")
  }

  @Test func `text from right to left is printed as it is given`() throws {
    #expect(
      try errors(["-n", "-s", "a=xxx", "--lang", "he"]) == "-s a: error: a: ערך אחד: ארוך\n")
  }

  @Test func `reports for programs have the messages of the language`() throws {
    #expect(
      try errors(["-n", "--lang", "de", "--errors", "json"])
        == #"[{"tag":"a","rule":"required","message":"muss angegeben werden","source":null,"#
        + #""line":null,"column":null}]"# + "\n")
  }

  @Test func `the end of standard input is told in the language`() throws {
    #expect(
      try errors(["--lang", "de"])
        == "askform: die Standardeingabe endete, bevor \"a\" beantwortet war; als Zeile angeben, mit "
        + "-s a=WERT, mit -a in einer Antwortdatei, oder mit --tty am Terminal fragen lassen\n")
  }
}

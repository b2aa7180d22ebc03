import Testing

@testable import Wizard

@Suite struct ExampleWriterTests {
  private static let form = """
    title: Server
    sections:
    - title: What
      intro: Of the server.
      rows:
      - {tag: name, type: text, title: "The\\nname", required: true, description: Short., placeholder: app,
         maxLength: 9}
      - {tag: sum, type: integer, compute: 1 + 1}
      - tag: kind
        type: select
        default: b
        options: [a, {value: b, title: Big, description: Much}, {value: c, hidden: $name == 'x'}]
    - title: TLS
      hidden: $kind == 'a'
      rows:
      - {tag: tls, type: switch, default: true}
      - {tag: cert, type: text, when: $tls == YES, default: {template: "{{name}}'s.pem"}}
      - {tag: key, type: password, required: $tls == YES}
      - {tag: token, type: password, default: {generate: 20}}
      - {tag: on, type: date, default: tomorrow}
      - {tag: many, type: multiselect, options: [x, "y'z"], default: [x, "y'z"]}
    """

  private func example(_ notation: ExampleWriter.Notation, in language: Language = .english) throws
    -> String
  {
    var session = Session(try Walk.form(Self.form, in: language), asking: .never)
    session.start()
    return ExampleWriter(session, as: notation).text
  }

  @Test func `tells of each row what is accepted, and has the defaults in place`() throws {
    #expect(
      try example(.yaml) == #"""
        # Server
        # Take the # from the lines to answer, fill them in, and give this file by -a.


        # == What ==
        # Of the server.

        # The
        # name (text, required)
        # Short.
        # one line of text
        # at most 9 characters
        # such as app
        #name:

        # kind (select)
        #   "a"
        #   "b" (Big): Much
        #   "c"; not there when $name == 'x'
        # default: "b"
        kind: "b"


        # == TLS ==
        # not there when $kind == 'a'

        # tls (switch)
        # yes or no, y or n
        # default: true
        tls: true

        # cert (text)
        # only there when $tls == YES
        # one line of text
        # the default follows other answers: {{name}}'s.pem
        #cert: "'s.pem"

        # key (password)
        # required when $tls == YES
        # a secret; it is not shown
        # a secret; --set-file takes it from a file of its own
        #key:

        # token (password)
        # a secret; it is not shown
        # a secret; one is made where none is given
        #token:

        # on (date)
        # 2026-12-24, today, tomorrow, fri, +3d, 24 dec
        # default: "2026-12-01"
        on: "2026-12-01"

        # many (multiselect)
        #   "x"
        #   "y'z"
        # default: ["x","y'z"]
        many: ["x","y'z"]

        """#)
  }

  @Test func `can be lines of NAME=VALUE`() throws {
    let lines = try example(.env).split(separator: "\n").filter { !$0.hasPrefix("# ") }
    #expect(
      lines == [
        "#name=", "kind='b'", "tls=true", "#cert=\"'s.pem\"", "#key=", "#token=", "on='2026-12-01'",
        #"many="[\"x\",\"y'z\"]""#,
      ])
  }

  @Test func `speaks the language of the person`() throws {
    let text = try example(.yaml, in: Language.preferred(option: "de") { _ in nil })
    #expect(text.contains("# name (text, nötig)\n") && text.contains("# Vorgabe: true\n"))
    #expect(text.contains("nur vorhanden, wenn $tls == YES"))
  }
}

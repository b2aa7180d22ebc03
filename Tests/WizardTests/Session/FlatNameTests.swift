import Testing

@testable import Wizard

@Suite struct `Names with places` {
  private static let form = """
    sections:
    - rows:
      - {tag: hob, type: multiselect, options: [a, b, c]}
      - {tag: place, type: leftright, options: [{value: de, options: [B, M]}]}
      - {tag: nums, type: integer, list: true}
      - {tag: sizes, type: multiselect, key: p.sizes, options: [10, 20], keepOrder: true}
    - multivalued: {tag: guests}
      rows:
      - {tag: name, type: text}
      - {tag: hob, type: multiselect, options: [a, b], key: full.hob}
    """
  private static let answers = """
    {hob: [a, b], place: [de, M], nums: [1, 2], sizes: [20, 10], guests: [{name: A, hob: [b]}, {name: B, hob: [a, b]}]}
    """

  private func flat(_ text: String, _ name: String = "a.env") throws -> GivenLists {
    try GivenLists(Self.form, text, name: name)
  }

  @Test(arguments: ["env", "lines", "properties"])
  func `give back choices of several too`(format: String) throws {
    let given = try flat(Self.answers, "a.yaml")
    #expect(given.told == [])
    let made = try #require(OutputFormats().all.first { $0.name == format })
    let written = String(decoding: try made.bytes(of: Walk.tree(given.session)), as: UTF8.self)
    let again = try flat(written, "a." + format)
    #expect(again.told == [])
    #expect(again.results == given.results)
  }

  @Test func `are read from an environment`() throws {
    let variables = [
      ("P_HOB_0", "a"), ("P_HOB_1", "b"), ("P_PLACE_0", "de"), ("P_PLACE_1", "M"),
      ("P_P_SIZES_0", "20"), ("P_GUESTS_0_NAME", "A"), ("P_GUESTS_0_FULL_HOB_0", "b"),
      ("P_GUESTS_0_HOB_1", "a"),
    ]
    var session = Session(try Walk.form(Self.form), asking: .never)
    var answers = EnvironmentAnswers(prefix: "P_", variables: variables)
    let findings = answers.give(to: &session)
    session.start()
    #expect(findings.errors + findings.unused + session.allProblems == [])
    #expect(
      Walk.line(session)
        == #"{"hob":["a","b"],"place":["de","M"],"p":{"sizes":[20]},"#
        + #""guests":[{"name":"A","full":{"hob":["a","b"]}}]}"#)
  }

  @Test func `are set into the choice that is there, and offered as it`() throws {
    var session = Session(try Walk.form(Self.form), asking: .never)
    let wrong = session.give(
      [("hob", "a, b"), ("hob[1]", "c"), ("place[1]", "B"), ("place[0]", "de")],
      from: .option("-s"))
    session.start()
    #expect(wrong + session.allProblems == [])
    #expect(Walk.line(session) == #"{"hob":["a","c"],"place":["de","B"],"guests":[]}"#)

    var offered = Session(try Walk.form(Self.form))
    let document = try Document.readAnswers(SourceText(name: "a.env", text: "HOB_0=b\n"))
    var file = AnswerFile(document, as: .offers)
    #expect(file.give(to: &offered) == [])
    #expect(file.notes.unused == [])
    offered.start()
    #expect(offered.question == offered.row(tagged: "hob"))
    #expect(offered.value(of: "hob") == .list([.string("b")]))
  }

  @Test func `tell of gaps, of what stands twice, and of what is no option`() throws {
    #expect(
      try flat("hob[1]=a\nhob[3]=b\nplace[0]=de\nplace[0]=de\nguests[0].hob[0]=x\n").told == [
        "4:1 place[0] duplicate: is given twice, first in line 3",
        "1:1 hob[1] unknown: there is no hob[0], so the names leave a gap",
        "3:10 place type: a list of 1 is not a choice of the left list and one of the right list; "
          + "a choice of the left list, then one of the list that belongs to it",
        #"5:18 guests[0].hob options: "x" is not one of the options; a, b"#,
      ])
    #expect(
      try flat("hob[0].x=1\nhob[0][1]=a\n").problems == ["hob[0][1] unknown", "hob[0].x unknown"])
  }

  @Test func `look for the lines of a file once, however many there are`() throws {
    let form = try Walk.form(Self.form)
    func textsRead(_ count: Int, times: Int) throws -> Int {
      let lines = (0..<count).map { "guests[\($0)].name=N\n" }
      let text = Array(repeating: lines.joined(), count: times).joined()
      let source = SourceText(name: "a.lines", text: text)
      var flat = FlatAnswers()
      var offset = 0
      for line in lines + (times > 1 ? lines : []) {
        let name = try #require(ItemName(String(line.prefix { $0 != "=" })))
        let place = AnswerSource.file(source, offset: offset, end: offset + 1)
        flat.add(name, .text("N"), at: place, named: place)
        offset += line.utf8.count
      }
      var session = Session(form, asking: .never)
      let problems = flat.give(to: &session, once: true)
      #expect(problems.count == (times - 1) * count)
      #expect(session.items(of: try #require(session.row(tagged: "guests"))).count == count)
      return flat.textsRead
    }
    #expect(try textsRead(4_000, times: 1) == 0)
    #expect(try textsRead(1_000, times: 2) == 1)
  }
}

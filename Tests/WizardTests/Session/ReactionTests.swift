import Testing

@testable import Wizard

@Suite struct `A change that acts on another row` {
  private static let event = """
    rows:
    - tag: starts
      type: datetime
      default: 2026-12-01T10:00
      onChange:
      - {set: ends, compute: "$starts + duration('24h')", when: $starts > $ends}
    - {tag: ends, type: datetime, default: 2026-12-01T11:00}
    """

  private static let place = """
    rows:
    - tag: country
      type: text
      default: de
      onChange: [{clear: city}, {set: size, value: 3, when: $country == 'fr'}]
    - {tag: city, type: text, default: Berlin}
    - tag: size
      type: integer
      onChange: [{default: city, when: $size == 3}, {set: double, compute: $size * 2}]
    - {tag: double, type: integer}
    """

  @Test func `lets the end of an event follow a start behind it`() throws {
    var walk = try Walk(Self.event)
    #expect(try walk["ends"] == "2026-12-01T11:00:00Z")
    try walk.answer("starts", "2026-12-01 10:30")
    #expect(try walk["ends"] == "2026-12-01T11:00:00Z")
    _ = try walk.reply("2026-12-05 09:00", to: "starts")
    #expect(try walk["ends"] == "2026-12-06T09:00:00Z")
    // The entry compares with what the row has without it, so it is the same in any order.
    _ = try walk.reply("2026-11-01 09:00", to: "starts")
    #expect(try walk["ends"] == "2026-12-01T11:00:00Z")
  }

  @Test func `never overwrites an answer`() throws {
    let answers = #"{"starts": "2026-12-05T09:00", "ends": "2026-12-04T09:00"}"#
    let given = try Walk(Self.event, answers: answers)
    #expect(try given["ends"] == "2026-12-04T09:00:00Z")
    var walk = try Walk(Self.event)
    _ = try walk.reply("2026-12-02 12:00", to: "ends")
    _ = try walk.reply("2026-12-05 09:00", to: "starts")
    #expect(try walk["ends"] == "2026-12-02T12:00:00Z")
    walk.session.reset(1)
    #expect(try walk["ends"] == "2026-12-06T09:00:00Z")
  }

  @Test(arguments: [
    (#"{}"#, #"{"country":"de","city":"Berlin"}"#),
    (#"{"country": "de"}"#, #"{"country":"de","city":"Berlin"}"#),
    (#"{"country": "at"}"#, #"{"country":"at"}"#),
    (#"{"country": "at", "city": "Wien"}"#, #"{"country":"at","city":"Wien"}"#),
    (#"{"country": null}"#, #"{"country":null}"#),
    (#"{"country": "fr"}"#, #"{"country":"fr","city":"Berlin","size":3,"double":6}"#),
    (#"{"country": "fr", "size": 4}"#, #"{"country":"fr","size":4,"double":8}"#),
    (#"{"country": "fr", "size": null}"#, #"{"country":"fr","size":null}"#),
  ])
  func `sets, clears and restores defaults, along a chain`(answers: String, results: String) throws
  {
    let walk = try Walk(Self.place, answers: answers, asking: .never)
    #expect(walk.results == results)
    // What was written is an answer file that leads to the same.
    #expect(try Walk(Self.place, answers: results, asking: .never).results == results)
  }

  @Test func `asks the row all the same, with the new value`() throws {
    var walk = try Walk(Self.place)
    try walk.answer("country", "fr")
    #expect(walk.askedByEnter() == ["city", "size", "double"])
    #expect(walk.results == #"{"country":"fr","city":"Berlin","size":3,"double":6}"#)
    _ = try walk.reply("at", to: "country")
    #expect(walk.session.takeChangedDefaults() == [1, 2, 3])
    #expect(walk.results == #"{"country":"at"}"#)
    var short = try Walk(Self.place, answers: #"{"country": "fr"}"#, asking: .withoutDefault)
    #expect(short.askedByEnter() == [])
    short = try Walk(Self.place, answers: #"{"country": "at"}"#, asking: .withoutDefault)
    #expect(short.askedByEnter() == ["city", "size", "double"])
  }

  @Test func `is saved as a default, and taken up as one`() throws {
    let walk = try Walk(Self.place, answers: #"{"country": "fr"}"#, asking: .never)
    #expect(
      walk.session.savedAnswer(of: 2, isFinished: true) == .byDefault(.number(ExactDecimal(3))))
    #expect(walk.session.savedAnswer(of: 0, isFinished: true) == .given(.string("fr")))
  }

  @Test func `counts the last entry in force, in form order`() throws {
    let form = """
      rows:
      - {tag: a, type: integer, onChange: [{set: c, compute: $a}]}
      - {tag: b, type: integer, onChange: [{set: c, compute: $b, when: $b > 0}]}
      - {tag: c, type: integer}
      """
    var walk = try Walk(form)
    _ = try walk.reply("2", to: "b")
    _ = try walk.reply("1", to: "a")
    #expect(try walk["c"] == "2")
    _ = try walk.reply("-2", to: "b")
    #expect(try walk["c"] == "1")
    _ = try walk.none("a")
    #expect(try walk["c"] == "nothing")
  }

  @Test func `is not in force while its row is hidden or its answer is refused`() throws {
    let form = """
      rows:
      - {tag: on, type: switch, default: true}
      - {tag: a, type: integer, maximum: 5, when: $on == YES, onChange: [{set: b, value: 1}]}
      - {tag: b, type: integer, minimum: 1, required: true}
      """
    var walk = try Walk(form, answers: #"{"a": 3}"#, asking: .never)
    #expect(try walk["b"] == "1")
    walk = try Walk(form, answers: #"{"a": 3, "on": false}"#, asking: .never)
    #expect(walk.problems == ["b required"])
    walk = try Walk(form, answers: #"{"a": 9}"#, asking: .never)
    #expect(walk.problems == ["a maximum"])
  }

  @Test func `holds what it sets against the row's own rules`() throws {
    let form = """
      rows:
      - {tag: a, type: integer, onChange: [{set: b, compute: $a * 10}]}
      - {tag: b, type: integer, maximum: 50, default: 7}
      """
    #expect(try Walk(form, answers: #"{"a": 5}"#)["b"] == "50")
    let walk = try Walk(form, answers: #"{"a": 6}"#, asking: .never)
    #expect(walk.problems == ["b maximum"])
  }

  @Test func `makes what follows a secret a secret`() throws {
    let form = try Walk.form(
      """
      rows:
      - {tag: a, type: password, onChange: [{set: b, compute: $a}, {set: c, value: x}]}
      - {tag: b, type: text}
      - {tag: c, type: text}
      """)
    #expect(form.rows.map(\.isSecret) == [true, true, false])
  }

  @Test func `works in each item of a list, and on a list of values`() throws {
    let form = """
      sections:
      - rows:
        - {tag: many, type: switch, onChange: [{set: words, value: [a, b], when: $many == YES}]}
        - {tag: words, type: text, list: true}
      - multivalued: {tag: guests}
        rows:
        - {tag: name, type: text, onChange: [{set: nick, compute: $name, when: $many == YES}]}
        - {tag: nick, type: text}
      """
    let answers = #"{"many": true, "guests": [{"name": "Ann"}, {"name": "Bob", "nick": "B"}]}"#
    let results =
      #"{"many":true,"words":["a","b"],"#
      + #""guests":[{"name":"Ann","nick":"Ann"},{"name":"Bob","nick":"B"}]}"#
    #expect(try Walk(form, answers: answers, asking: .never).results == results)
    var walk = try Walk(form, answers: #"{"guests": [{"name": "Ann"}]}"#)
    #expect(walk.results == #"{"guests":[{"name":"Ann"}]}"#)
    _ = try walk.reply("y", to: "many")
    #expect(
      walk.results == #"{"many":true,"words":["a","b"],"guests":[{"name":"Ann","nick":"Ann"}]}"#)
  }

  @Test func `tells a circle of its rows with each row's line`() throws {
    let faults = try Walk.faults(
      of: """
        rows:
        - {tag: a, type: integer, onChange: [{set: b, value: 1, when: FALSEPREDICATE}]}
        - {tag: b, type: integer, onChange: [{clear: c}]}
        - {tag: c, type: integer, default: {compute: $d}}
        - {tag: d, type: integer, onChange: [{default: a}]}
        - {tag: e, type: integer, onChange: [{set: f, compute: $f + 1}, {set: g, compute: $f}]}
        - {tag: f, type: integer}
        - {tag: g, type: integer}
        """)
    #expect(faults == [])
    let circle = try Walk.faults(
      of: """
        rows:
        - {tag: a, type: integer, onChange: [{set: b, value: 1, when: FALSEPREDICATE}]}
        - {tag: b, type: integer, onChange: [{clear: c}]}
        - {tag: c, type: integer}
        - {tag: d, type: integer, default: {compute: $c}, onChange: [{default: a}]}
        """)
    #expect(
      circle == [
        #"2: rows depend on each other in a circle: the value of "a" (line 2) is set by the value of "d" (line 5) reads the value of "c" (line 4) is set by the value of "b" (line 3) is set by the value of "a" (line 2)"#
      ])
  }

  @Test func `is explained, and stands in the graph`() throws {
    let walk = try Walk(Self.place, answers: #"{"country": "fr"}"#, asking: .never)
    func value(_ row: Int) -> String { Explanation(of: row, in: walk.session).lines[1] }
    #expect(
      value(1) == #"  value: back to the default by "onChange" of "size": $size == 3 ($size is 3)"#)
    #expect(
      value(2) == #"  value: set by "onChange" of "country": $country == 'fr' ($country is "fr")"#)
    #expect(value(3) == #"  value: set by "onChange" of "size": $size * 2 ($size is 3)"#)
    let graph = GraphWriter(walk.session.form).text
    #expect(graph.contains(#"  "city" -> "country" [label="onChange"];"#))
    #expect(graph.contains(#"  "double" -> "size" [label="onChange"];"#))
  }

  @Test func `touches its dependants only`() throws {
    var rows = ["rows:"]
    for index in 0..<200 {
      rows.append(
        "- {tag: a\(index), type: integer, onChange: [{set: b\(index), compute: $a\(index)}]}")
      rows.append("- {tag: b\(index), type: integer}")
    }
    var walk = try Walk(rows.joined(separator: "\n"))
    let before = walk.session.evaluationCount
    _ = try walk.reply("5", to: "a7")
    #expect(try walk["b7"] == "5")
    #expect(walk.session.evaluationCount - before <= 4)
  }
}

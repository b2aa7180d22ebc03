import Testing

@testable import Wizard

@Suite struct `Lists of items` {
  static let guests = """
    sections:
    - title: Guests
      multivalued: {tag: guests, minItems: 0, maxItems: 4, uniqueItems: true}
      rows:
      - {tag: name, type: text, required: true, maxLength: 8}
      - {tag: age, type: integer, minimum: 0}
      - {tag: adult, type: switch, compute: 'TERNARY($age >= 18, YES, NO)'}
      - {tag: drink, type: select, options: [water, wine], default: water, hidden: $adult != YES}
    - title: Tags
      multivalued: {tag: tags, uniqueItems: true}
      rows:
      - {tag: tag, type: text, pattern: '[a-z]+'}
    - rows:
      - {tag: party, type: switch, hidden: $guests.@count < 2}
      - {tag: oldest, type: integer, compute: $guests.age.@max.self}
      - {tag: ports, type: port, list: true}
    """

  @Test func `are gone through by texts`() throws {
    let given = try GivenLists(
      """
      sections:
      - multivalued: {tag: guests}
        rows: [{tag: name, type: text}, {tag: age, type: integer}]
      - rows:
        - {tag: pets, type: text, list: true}
        - {tag: who, type: text, default: me}
        - {tag: b, type: text,
           template: "{{#guests}}{{name}} ({{age}}) of {{who}}; {{/guests}}{{#pets}}{{.}}!{{/pets}}"}
      """,
      #"{"guests": [{"name": "A", "age": 3}, {"name": "B"}], "pets": ["x", "y"]}"#)
    #expect(given.told == [])
    #expect(given.results.hasSuffix(#""b":"A (3) of me; B () of me; x!y!"}"#), "\(given.results)")
  }

  @Test func `are written in the order given, of values and of maps`() throws {
    let given = try GivenLists(
      Self.guests,
      """
      guests:
      - {name: Ada, age: 36, drink: wine}
      - {name: Bo, age: 7}
      tags: [b, a]
      ports: '22, 443'
      party: yes
      """)
    #expect(given.told == [])
    #expect(
      given.results
        == #"{"guests":[{"name":"Ada","age":36,"adult":true,"drink":"wine"},"#
        + #"{"name":"Bo","age":7,"adult":false}],"tags":["b","a"],"party":true,"oldest":36,"#
        + #""ports":[22,443]}"#)
  }

  @Test func `are empty where nothing is given, and a row's list is left out`() throws {
    let given = try GivenLists(Self.guests, "")
    #expect(given.results == #"{"guests":[],"tags":[]}"#)
    #expect(try GivenLists(Self.guests, "ports: null").results.contains(#""ports":[]"#))
  }

  @Test func `are held against their rules item by item`() throws {
    let given = try GivenLists(
      Self.guests,
      """
      guests:
      - {name: Ada, age: -1}
      - {age: 5}
      - {name: Christopher}
      tags: [a, B, a]
      ports: [22, 0, x]
      """)
    #expect(
      given.problems == [
        "guests[0].age minimum", "guests[1].name required", "guests[2].name maxLength",
        "tags[1] pattern", "tags[2] uniqueItems", "ports[1] type", "ports[2] type",
      ])
    #expect(given.told[0].hasPrefix("2:20 "))
  }

  @Test func `tell of names that there are not, and of values of another kind`() throws {
    let given = try GivenLists(
      Self.guests,
      """
      guests:
      - {nmae: Ada}
      - Bo
      tags: {a: b}
      """)
    #expect(
      given.told == [
        "2:4 guests[0].nmae unknown: is no row of the form; did you mean \"name\"?",
        "3:3 guests[1] type: cannot be text; a map of the item's answers",
        "0:0 guests[0].name required: is required", "0:0 guests[1].name required: is required",
        "4:7 tags type: cannot be a map; a list, each item one line of text",
      ])
  }

  @Test func `have limits and no item twice`() throws {
    let many = try GivenLists(
      Self.guests, "guests: [{name: a}, {name: b}, {name: c}, {name: d}, {name: e}]")
    #expect(many.told == ["1:9 guests maxItems: has 5 of at most 4 items"])
    let twice = try GivenLists(Self.guests, "guests: [{name: a, age: 1}, {name: a, age: 01}]")
    #expect(twice.problems == ["guests[1].age type"])
    let same = try GivenLists(Self.guests, "guests: [{name: a, age: 1}, {age: 1, name: a}]")
    #expect(same.problems == ["guests[1] uniqueItems"])
    #expect(same.told[0].hasSuffix("is in the list already, as guests[0]"))
  }

  @Test func `are empty under a hidden section, and their answers are noted`() throws {
    let form = """
      sections:
      - rows:
        - {tag: any, type: switch}
        - {tag: sum, type: integer, compute: $items.n.@sum.self}
      - multivalued: {tag: items, minItems: 1}
        when: $any == YES
        rows:
        - {tag: n, type: integer, required: true}
        - {tag: m, type: integer, default: {compute: $n * 2}}
      """
    let hidden = try GivenLists(form, "any: no\nitems: [{n: 1}]")
    #expect(hidden.problems == [])
    #expect(hidden.results == #"{"any":false,"sum":0}"#)
    #expect(hidden.session.unusedAnswers.map(\.tag).contains("items"))
    let shown = try GivenLists(form, "any: yes\nitems: [{n: 1}, {n: 4, m: 1}]")
    #expect(
      shown.results == #"{"any":true,"sum":5,"items":[{"n":1,"m":2},{"n":4,"m":1}]}"#)
    #expect(try GivenLists(form, "any: yes").problems == ["items minItems"])
  }

  @Test func `hide the form's tags by their own`() throws {
    let form = """
      sections:
      - rows:
        - {tag: name, type: text}
        - {tag: other, type: text}
      - multivalued: {tag: people}
        rows:
        - {tag: name, type: text}
        - {tag: text, type: text, template: '{{name}} {{other}}'}
        - {tag: isOuter, type: switch, compute: "TERNARY($name == 'x', YES, NO)"}
      """
    let given = try GivenLists(form, "name: x\nother: o\npeople: [{name: y}, {name: x}]")
    #expect(
      given.results
        == #"{"name":"x","other":"o","people":[{"name":"y","text":"y o","isOuter":false},"#
        + #"{"name":"x","text":"x o","isOuter":true}]}"#)
  }

  @Test func `stand in the items of others`() throws {
    let form = """
      sections:
      - multivalued: {tag: nets}
        rows:
        - {tag: name, type: text}
        - {tag: addresses, type: ip, list: {minItems: 1, uniqueItems: true}, required: true}
      - rows:
        - {tag: count, type: integer, compute: $nets.@count}
      """
    let given = try GivenLists(
      form, "nets: [{name: a, addresses: [10.0.0.1, '10.0.0.2']}, {name: b, addresses: 10.0.0.9}]")
    #expect(given.told == [])
    #expect(
      given.results
        == #"{"nets":[{"name":"a","addresses":["10.0.0.1","10.0.0.2"]},"#
        + #"{"name":"b","addresses":["10.0.0.9"]}],"count":2}"#)
    let wrong = try GivenLists(
      form, "nets: [{name: a, addresses: [10.0.0.1, 10.0.0.1]}, {name: b}, {addresses: [x]}]")
    #expect(
      wrong.problems == [
        "nets[0].addresses[1] uniqueItems", "nets[1].addresses required",
        "nets[2].addresses[0] type",
      ])
  }

  @Test func `have checks per item and over the list`() throws {
    let form = """
      types:
        even: {base: integer, checks: [{predicate: $v == 0 OR SELF / 2 == trunc(SELF / 2)}]}
      sections:
      - rows:
        - {tag: v, type: integer, default: 1}
        - tag: evens
          type: even
          list: {maxItems: 3}
          checks: [{predicate: $evens.@count != 2, message: Not two.}]
      - multivalued: {tag: spans}
        rows:
        - {tag: from, type: integer, required: true}
        - tag: to
          type: integer
          minimum: {compute: $from}
          checks: [{predicate: $spans.@count < 3 OR SELF < 10}]
      checks: [{predicate: NONE $spans.to == 7, message: 'No 7.'}]
      """
    #expect(try GivenLists(form, "evens: [2, 3, 4]").problems == ["evens[1] predicate"])
    #expect(try GivenLists(form, "evens: [2, 4]").told == ["1:8 evens predicate: Not two."])
    #expect(
      try GivenLists(form, "spans: [{from: 1, to: 0}, {from: 1, to: 7}, {from: 1, to: 11}]")
        .problems == ["spans[0].to minimum", "spans[2].to predicate", " predicate"])
    #expect(try GivenLists(form, "spans: [{from: 1, to: 7}]").problems == [" predicate"])
  }

  @Test func `take flat names, in any order, and tell of gaps`() throws {
    let flat = try GivenLists(
      Self.guests,
      """
      {"guests[1].name": "Bo", "guests[0].name": "Ada", "guests[1].age": 3, "tags[0]": "x", "ports[0]": 1}
      """, name: "a.json")
    #expect(flat.told == [])
    #expect(
      flat.results
        == #"{"guests":[{"name":"Ada","adult":false},{"name":"Bo","age":3,"adult":false}],"tags":["x"],"#
        + #""oldest":3,"ports":[1]}"#)
    let mixed = try GivenLists(
      Self.guests, "guests[1].name: Bo\nguests: [{name: Ada}]\nguests[0].age: 40")
    #expect(mixed.results.hasPrefix(#"{"guests":[{"name":"Ada","age":40,"#))
    let gap = try GivenLists(Self.guests, "guests[2].name: x\nguests[0].name: y\nguests[9].age: 1")
    #expect(
      gap.told == [
        "1:1 guests[2].name unknown: there is no guests[1], so the names leave a gap"
      ])
    let wrong = try GivenLists(
      Self.guests, "guests[0].nam: x\ntags[0].tag: x\nnobody[0]: x\nguests[-1].name: x")
    #expect(
      wrong.problems.prefix(4) == [
        "guests[-1].name unknown", "guests[0].nam unknown", "tags[0].tag unknown",
        "nobody[0] unknown",
      ])
  }

  @Test func `are replaced by later lists, and options set into them`() throws {
    var session = Session(try Walk.form(Self.guests), asking: .never)
    for text in ["guests: [{name: a}, {name: b}]", "guests: [{name: c}]"] {
      var file = AnswerFile(try Document.read(Array(text.utf8), name: "a", dialect: .strict))
      #expect(file.give(to: &session).isEmpty)
    }
    let wrong = session.give(
      [
        ("guests[1].name", "d"), ("guests[0].age", "20"), ("tags", #"["p","q"]"#),
        ("ports", "1, 2"),
      ], from: .option("-s"))
    #expect(wrong.isEmpty)
    session.start()
    #expect(
      Walk.line(session)
        == #"{"guests":[{"name":"c","age":20,"adult":true,"drink":"water"},{"name":"d","adult":false}],"#
        + #""tags":["p","q"],"oldest":20,"ports":[1,2]}"#)
  }

  @Test func `keep secrets out of what is shown`() throws {
    let form = """
      sections:
      - multivalued: {tag: users}
        rows:
        - {tag: name, type: text}
        - {tag: word, type: password, minLength: 5}
      """
    let given = try GivenLists(form, "users: [{name: a, word: secret}, {name: b, word: tiny}]")
    #expect(given.problems == ["users[1].word minLength"])
    #expect(!given.told.joined().contains("tiny"))
    let all = given.session.orderedRows.flatMap { Explanation(of: $0, in: given.session).lines }
    #expect(!all.joined().contains("tiny") && !all.joined().contains("secret\""))
    #expect(given.session.secretsInResults == ["users[0].word"])
    #expect(given.session.shownValue(of: 0) == "a, (secret); b")
    var results: [Value] = []
    given.session.forEachResult(withSecrets: false) { _, value in results.append(value) }
    #expect(results.map(\.inWords) == [#"{(name "a"), (name "b")}"#])
    let faults = try Walk.faults(
      of: form + "\n- rows:\n  - {tag: t, type: info, text: '{{users}}'}")
    #expect(faults == ["7: the text would show the secret \"users\""])
  }
}

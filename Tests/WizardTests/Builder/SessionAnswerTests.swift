import Testing

@testable import Wizard

@Suite struct `Answers by tag` {
  private static func session() throws -> Session {
    let form = Form {
      Section("One") {
        IntegerRow("nums").minimum(0).list()
        IntegerRow("sum").compute("$nums.@sum.self")
        InfoRow("note").text("read me")
        TextRow("fixed").defaultValue("x").disabled(true)
      }
      Section("Two") { TextRow("name") }.multivalued("names")
      Section("Three") {
        TextRow("who")
        IntegerRow("age")
      }.multivalued("guests")
    }
    var session = Session(try form.compiled())
    session.start()
    return session
  }

  @Test func `are a whole list`() throws {
    var session = try Self.session()
    for (text, value) in [("1", "1"), ("1,2", "1,2"), ("[3, 4]", "3,4"), ("none", "")] {
      #expect(session.answer("nums", text) == nil)
      #expect(session.value(of: "nums")?.outputText == value)
    }
    #expect(session.answer("nums", "5, 6") == nil)
    #expect(session.value(of: "sum")?.outputText == "11")
    #expect(session.visibleTags.contains("nums[1]"))
    #expect(session.answer("names", "A") == nil)
    #expect(session.answer("guests", #"[{"who": "B", "age": 3}]"#) == nil)
    #expect(session.answer("guests", "y") == nil)
    #expect(session.answer("guests[1].who", "C") == nil)
    #expect(
      Walk.line(session)
        == #"{"nums":[5,6],"sum":11,"fixed":"x","names":["A"],"#
        + #""guests":[{"who":"B","age":3},{"who":"C"}]}"#)
  }

  @Test func `that are no list change nothing`() throws {
    var session = try Self.session()
    #expect(session.answer("nums", "1,2") == nil)
    let before = Walk.line(session)
    #expect(session.answer("nums", "1,x")?.rule == .type)
    #expect(session.answer("nums", "1,-2")?.rule == .minimum)
    #expect(session.answer("guests", #"[{"whom": "B"}]"#)?.rule == .unknown)
    #expect(session.answer("guests", #"[{"age": "B"}]"#)?.tag == "guests[0].age")
    #expect(Walk.line(session) == before)
    #expect(session.allProblems == [])
  }

  @Test func `are refused by rows that take none`() throws {
    var session = try Self.session()
    let before = Walk.line(session)
    #expect(session.answer("sum", "1")?.message == "sum is computed and not asked.")
    #expect(session.answer("note", "1")?.rule == .computed)
    #expect(session.answer("fixed", "y")?.message == "fixed is read-only now.")
    #expect(Walk.line(session) == before)
  }
}

import Testing

@testable import Wizard

@Suite struct `A conversation about lists` {
  private static let guests = """
    sections:
    - title: Guests
      multivalued: {tag: guests, maxItems: 3, addTitle: Add a guest}
      rows:
      - {tag: name, type: text, title: Name, required: true}
      - {tag: age, type: integer, title: Age}
    """
  private static let tags = """
    sections:
    - title: Tags
      multivalued: {tag: tags, minItems: 1, maxItems: 4, uniqueItems: true}
      rows: [{tag: tag, type: text, title: Tag}]
    """

  @Test func `asks whether there is another item, then its rows`() throws {
    let talk = try Talk(
      Self.guests, typing: ["y", "Ada", "36", "yes", "Bo", "", "n", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"guests":[{"name":"Ada","age":36},{"name":"Bo"}]}"#)
    #expect(
      talk.prompts == [
        "Add a guest (y/n) [n]: ", "Name *: ", "Age: ", "Add a guest (y/n) [n]: ", "Name *: ",
        "Age: ", "Add a guest (y/n) [n]: ", "Enter to finish, or a number to change it: ",
      ])
    #expect(talk.screen.contains("Guests 2\n"))
    #expect(talk.screen.contains("  1  Ada, 36\n  2  Bo\n"))
  }

  @Test func `goes on after the last possible item`() throws {
    let talk = try Talk(
      Self.guests, typing: ["y", "a", "", "y", "b", "", "y", "c", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.unused == 0)
  }

  @Test func `asks for values until an empty line`() throws {
    let talk = try Talk(Self.tags, typing: ["", "a", "b", "a", "c", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"tags":["a","b","c"]}"#)
    #expect(
      talk.prompts.prefix(6) == [
        "Tag 1 *: ", "Tag 1 *: ", "Tag 2: ", "Tag 3: ", "Tag 3: ", "Tag 4: ",
      ])
    #expect(talk.screen.contains("has 0 of at least 1 item"))
    #expect(talk.screen.contains("is in the list already, as number 1"))
  }

  @Test func `inserts, moves and deletes`() throws {
    let talk = try Talk(
      Self.tags,
      typing: ["a", "b", ":move 2 1", ":insert 1", "c", ":delete 3", ":del 9", ":done", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"tags":["c","b"]}"#)
    #expect(talk.screen.contains("There is no item 9; accepted: 1 to 2."))
  }

  @Test func `changes an item in the review`() throws {
    let talk = try Talk(
      Self.guests,
      typing: ["y", "Ada", "36", "y", "Bo", "5", "", "1.2", "Bob", "", ":delete 1", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"guests":[{"name":"Bob","age":5}]}"#)
    #expect(talk.screen.contains("1.2  Bo, 5"))
  }

  @Test func `asks the first items at once, and refuses to end before`() throws {
    let form = Self.guests.replacing("maxItems: 3", with: "minItems: 2")
    let talk = try Talk(form, typing: ["Ada", "", "Bo", "", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.results == #"{"guests":[{"name":"Ada"},{"name":"Bo"}]}"#)
  }

  @Test func `goes back into items and keeps what was answered`() throws {
    let talk = try Talk(
      Self.guests, typing: ["y", "Ada", "3", ":back", "4", ":back 2", "Eve", "n", ""])
    #expect(talk.results == #"{"guests":[{"name":"Eve","age":4}]}"#)
  }

  @Test func `takes a row's list on one line, by default, or none`() throws {
    let form =
      "rows: [{tag: ports, type: port, title: Port, list: {maxItems: 3}, default: [80, 443]}]"
    #expect(try Talk(form, typing: ["", ""]).results == #"{"ports":[80,443]}"#)
    #expect(try Talk(form, typing: ["22, 23", "", ""]).results == #"{"ports":[22,23]}"#)
    #expect(try Talk(form, typing: [":none", ""]).results == #"{"ports":[]}"#)
    #expect(try Talk(form, typing: ["1,2,3,4", "5", "", ""]).results == #"{"ports":[5]}"#)
    #expect(try Talk(form, typing: [":delete 1", "", ""]).results == #"{"ports":[443]}"#)
  }

  @Test func `says where there is no list`() throws {
    let talk = try Talk("rows: [{tag: a, type: text}]", typing: [":insert", ":delete 1", "x", ""])
    #expect(talk.screen.contains("This question is in no list."))
  }

  @Test func `asks over lines of input`() throws {
    var lines = ["y", "Ada", "36", "y", "Bo", "", "", "left"][...]
    var told: [String] = []
    var conversation = PipedConversation(try Walk(Self.guests).session) { told.append($0) }
    let outcome = conversation.run { () throws(Never) -> String? in lines.popFirst() }
    #expect(outcome == .finished)
    #expect(Array(lines) == ["left"])
    #expect(
      Walk.line(conversation.session) == #"{"guests":[{"name":"Ada","age":36},{"name":"Bo"}]}"#)
    #expect(told == ["Name: Ada", "Age: 36", "Name: Bo", "Age: (none)", "Guests: Ada, 36; Bo"])
  }
}

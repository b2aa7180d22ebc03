import LineConsole
import Wizard

/// A row type of the program's own: the name of a team, in small letters.
struct TeamRowType: RowType {
  static let keyword = "team"

  init(from attributes: inout AttributeReader) {}

  let staticType = StaticType.string
  let accepted = Message.verbatim("the name of a team: red, green or blue")
  var checks: [any Check] { [KnownTeam()] }

  func value(of text: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(text.lowercased())
  }
}

/// A check in Swift, for what no predicate can say.
struct KnownTeam: Check {
  let rules = [Rule.options]

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    if case .string(let name) = value, ["red", "green", "blue"].contains(name) { return .passes }
    return .refused(Refusal(.options, .verbatim("there is no such team")))
  }
}

@main struct Login {
  static let form = Form("Sign in") {
    Section("Who are you?") {
      AccountRow("user", "User name").required()
      CustomRow("team", "team", "Team").required()
      PasswordRow("password", "Password").required().minLength(8)
    }
    SwitchRow("remember", "Stay signed in").defaultValue(false)
  }

  static func main() throws {
    let types = RowTypeRegistry(RowTypeRegistry.standard.types + [TeamRowType.self])
    var session = Session(try form.compiled(registry: types))
    session.start()
    guard let answers = Conversation.answers(to: session), let user = answers.value(of: "user")
    else { return print("Nobody is signed in.") }
    print("Signed in as \(user.outputText).")
  }
}

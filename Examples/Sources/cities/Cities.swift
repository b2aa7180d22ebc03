import LineConsole
import Wizard

/// A list of options that depends on another row, and a row that is added while the form is asked.
@main struct Cities {
  static let cities: [(value: String, options: [FormOption])] = [
    ("it", ["Milano", "Napoli", "Roma"]), ("de", ["Berlin", "Hamburg", "Köln"]),
  ]

  static let form = Form("Delivery") {
    SelectRow("country", "Country").options(FormOption("it", "Italy"), FormOption("de", "Germany"))
      .required()
    SelectRow("city", "City").options(by: "country", cities).required()
  }

  static func main() throws {
    var session = Session(try form.compiled())
    session.start()
    // A program can answer for the person, and change the form by what it finds.
    if let country = CommandLine.arguments.dropFirst().first {
      if let problem = session.answer("country", country) { return print(problem.message) }
      try session.add(ZipcodeRow("zip", "Postal code in \(country)").required(), after: "city")
    }
    guard let answers = Conversation.answers(to: session) else { return print("No delivery.") }
    for result in answers.results() {
      print(result.path.joined(separator: "."), result.value.outputText)
    }
  }
}

import Foundation
import TestSupport

/// The answers of an example form's file once more, in the words that a person would use.
struct ExampleAnswers: CustomStringConvertible, Sendable {
  /// The form with its answer file.
  let example: ExampleForm
  /// A tag or key and the text for it, in form order; nil where the line is left empty.
  let words: [(name: String, text: String?)]

  /// The form's name, for the list of tests.
  var description: String { example.description }

  /// The arguments that name the form and the clock.
  var arguments: [String] { [example.form, "--clock", ExampleForm.clock] }

  /// A `-s` option for each answer.
  var options: [String] {
    given.flatMap { ["-s", $0.name + "=" + $0.text] }
  }

  /// A line for each row, and for a text of several lines all of them and a `.`; the last with its end.
  var lines: String { words.map { Self.typed($0.text ?? "") + "\n" }.joined() }

  /// A text as it is typed.
  static func typed(_ text: String) -> String {
    guard text.contains("\n") else { return text }
    let lines = text.components(separatedBy: "\n").map { $0.hasPrefix(".") ? "." + $0 : $0 }
    return (lines + ["."]).joined(separator: "\n")
  }

  /// A JSON file in which every answer is a string.
  var JSON: String {
    let members = given.map { "  \"\($0.name)\": \(Self.quoted($0.text))" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  /// A YAML file in which every answer of one line is a plain scalar.
  var YAML: String { given.map { "\($0.name): \(Self.scalar($0.text))\n" }.joined() }

  /// A text as a scalar of YAML.
  static func scalar(_ text: String) -> String { text.contains("\n") ? quoted(text) : text }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }

  private var given: [(name: String, text: String)] {
    words.compactMap { word in word.text.map { (word.name, $0) } }
  }

  /// The answers of all examples, in the order of `ExampleForm.all`.
  static let all = zip(
    ExampleForm.all, [event, host, server, survey, order, booking, parcel]
  ).map {
    ExampleAnswers(example: $0, words: $1)
  }

  private static let booking: [(String, String?)] = [
    ("starts", "2 dec 10:00"), ("duration", "2:30"), ("coffee", "11 am"), ("guests", "12"),
    ("heating", "21.5"), ("price", "18.50"),
  ]
  private static let event: [(String, String?)] = [
    ("title", "Lunch"), ("location", "Mensa"), ("all_day", nil), ("starts", "4 dec"),
    ("ends", nil), ("repeat", "Every week"), ("alert", "day_b"), ("second_alert", "none"),
    ("link", "https://example.org/lunch"), ("access_code", "s3cret-code"),
  ]
  private static let host: [(String, String?)] = [
    ("name", "db7.example.org"), ("network", nil), ("address", "2001:db8::7"),
    ("ssh_port", "2222"), ("disk", "1.5 TB"), ("image", nil), ("admin", "ada_l"),
    ("root_password", "correct horse"),
    ("motd", "Welcome to the database.\n\n.hidden files are backed up too."),
    ("phone", "+49 30 1234567 x12"), ("handle", "ada"), ("zip", "01067"),
  ]
  private static let server: [(String, String?)] = [
    ("name", "shop"), ("domain", "shop.example.org"), ("port", "8443"), ("database", "MariaDB"),
    ("database_settings.host", "db1"), ("database_port", nil),
    ("database_password", "correct horse"), ("tls", "yes"), ("certificate", "acme"),
    ("admin_mail", "ada@example.org"), ("workers", "8"), ("timeout", nil),
  ]
  private static let survey: [(String, String?)] = [
    ("name", "Ada"), ("email", nil), ("age", "36"), ("hobbies", "Films,Sport"),
    ("sport", "Lottie Dod"), ("film", "Metropolis"), ("actor", "Brigitte Helm"),
    ("free_hours", "12.5"), ("wants_more", nil),
  ]
  private static let order: [(String, String?)] = [
    ("express", nil), ("size", "L"), ("base", "Gluten-free, Corn"),
    ("toppings", "Mozzarella, Mushrooms"), ("extra", "mushrooms"), ("country", "Germany"),
    ("city", "Köln"), ("time", "20:15"), ("terms", "yes"),
  ]

  private static let parcel: [(String, String?)] = [
    ("sender", "Ada Lovelace"), ("recipient", "Zoë Müller"), ("weight", "2.50"),
    ("service", "Express"), ("notify", nil), ("mail", "zoe@example.org"), ("insurance", "500"),
  ]
}

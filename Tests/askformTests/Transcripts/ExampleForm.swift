import Foundation
import TestSupport

/// A form of the package with its answer file.
struct ExampleForm: CustomStringConvertible, Sendable {
  /// The moment that the examples are answered at.
  static let clock = "2026-11-30T10:00:00Z"

  /// The full path of the form.
  let form: String
  /// The full path of the answers.
  let answers: String
  /// Words that stand in no output unless secrets are asked for.
  let secret: String
  /// What the form needs beside its answers.
  let options: [String]

  /// The file's name, for the list of tests.
  var description: String { URL(filePath: form).lastPathComponent }

  /// The arguments that answer the form by its file.
  var unattended: [String] { [form, "-n", "--clock", Self.clock, "-a", answers] + options }

  /// Every form in the package's folder.
  static let all = [
    ExampleForm(form: "event.json", answers: "event.answers.json", secret: "s3cret-code"),
    ExampleForm(form: "host.yaml", answers: "host.answers.yaml", secret: "correct horse"),
    ExampleForm(form: "server.yaml", answers: "server.answers.yaml", secret: "correct horse"),
    ExampleForm(form: "survey.json", answers: "survey.answers.json", secret: ""),
    ExampleForm(form: "order.json", answers: "order.answers.json", secret: ""),
    ExampleForm(form: "booking.yaml", answers: "booking.answers.yaml", secret: ""),
    ExampleForm(form: "parcel.yaml", answers: "parcel.answers.yaml", secret: ""),
    ExampleForm(form: "dinner.yaml", answers: "dinner.answers.yaml", secret: ""),
    ExampleForm(form: "network.json", answers: "network.answers.json", secret: ""),
    ExampleForm(form: "member.json", answers: "member.answers.json", secret: ""),
    ExampleForm(
      form: "account.yaml", answers: "account.answers.yaml", secret: "",
      options: ["--allow-commands"]),
  ]

  private init(form: String, answers: String, secret: String, options: [String] = []) {
    self.form = PackageFolder.root + "/forms/" + form
    self.answers = PackageFolder.root + "/forms/" + answers
    self.secret = secret
    self.options = options
  }
}

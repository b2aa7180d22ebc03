import Foundation
import TestSupport
import Testing

/// `askform convert` and forms in the JSON of the iOS library Form, each in a process of its own.
@Suite(.timeLimit(.minutes(10))) struct ConvertRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
  }

  @Test(arguments: ExampleForm.all)
  func `what is printed is sound and gives the same`(example: ExampleForm) throws {
    let printed = try runner.run(["convert", example.form])
    #expect(printed.errors == "")
    #expect(printed.outcome == .exited(0))
    // Files that a form names lie beside it.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folderOfForms)) ?? []
    for file in files where !file.hasSuffix("server") {
      try? FileManager.default.copyItem(
        atPath: folderOfForms + "/" + file, toPath: folder.path + "/" + file)
    }
    try folder.write("converted.json", printed.output)
    let check = try runner.run(["check", "converted.json"])
    #expect(check.errors == "")
    let rest = Array(example.unattended.dropFirst())
    let first = try runner.run([example.form] + rest)
    let second = try runner.run(["converted.json"] + rest)
    #expect(second.output == first.output)
    #expect(second.outcome == .exited(0))
    #expect(try runner.run(["convert", "converted.json"]).output == printed.output)
  }

  private var folderOfForms: String { PackageFolder.root + "/forms" }

  @Test func `a warning goes to standard error and an error leaves standard output empty`() throws {
    try folder.write("warned.json", Self.form(type: "rating"))
    let warned = try runner.run(["convert", "warned.json"])
    #expect(warned.outcome == .exited(0))
    #expect(warned.errors.hasPrefix("warned.json:1:43: warning: Form leaves the type \"rating\""))
    #expect(warned.output.contains(#""type": "text""#))
    try folder.write("wrong.json", Self.form(type: "text\", \"titel\": \"x"))
    for command in [["convert", "wrong.json"], ["wrong.json", "-n"], ["check", "wrong.json"]] {
      let wrong = try runner.run(command)
      #expect(wrong.outcome == .exited(3))
      #expect(wrong.output == "")
    }
    let json = try runner.run(["convert", "wrong.json", "--errors", "json"])
    #expect(json.outcome == .exited(3))
    #expect(json.errors.hasPrefix("[{"))
  }

  private static func form(type: String) -> String {
    #"[{"sections":[{"fields":[{"id":"a","type":"\#(type)"}]}]}]"# + "\n"
  }

  @Test func `a form of the library takes lines of standard input`() throws {
    let lines = ["2", "Bo", "Li", "", "Al", "", "", "", "", "n"].map { $0 + "\n" }.joined()
    let form = PackageFolder.root + "/forms/member.json"
    let result = try runner.run([form, "--clock", ExampleForm.clock], input: lines)
    #expect(result.outcome == .exited(0), "\(result.errors)")
    #expect(result.output.contains(#""parent": "Al""#))
    #expect(result.output.contains(#""total": 25"#))
    #expect(!result.output.contains("bank_account_number"))
  }
}

import Foundation
import TestSupport
import Testing

/// The editor that `:edit` opens, on a terminal.
@Suite(.timeLimit(.minutes(10))) struct `The editor of a person` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "form.yaml", "rows: [{ tag: note, type: textarea, title: Note, default: \"old\\ntext\" }]\n")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/scratch", withIntermediateDirectories: false)
  }

  /// Opens the editor at the prompt, waits for words, and finishes with Enter.
  private func run(
    _ environment: [String: String?], _ words: String, arguments: [String] = []
  ) throws -> TerminalResult {
    var variables = environment
    variables["TMPDIR"] = folder.path + "/scratch"
    let session = try TerminalSession(
      "askform", ["form.yaml"] + arguments, environment: variables, in: folder)
    try session.expect("]: ")
    try session.send(":edit\n")
    try session.expect(words)
    if !words.contains("change it:") {
      try session.expect("]: ")
      try session.send("\n")
      try session.expect("change it: ")
    }
    try session.send("\n")
    let result = try session.finish()
    #expect(result.isModeRestored)
    #expect(result.outcome == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/scratch") == [])
    return result
  }

  @Test(arguments: [[], ["--plain"]])
  func `changes the present text`(arguments: [String]) throws {
    let editor = "cp \"$1\" seen; stat -c %a \"$1\" > mode; printf 'new\\n.\\n' > \"$1\"; :"
    let result = try run(
      ["VISUAL": "sh ./editor --wait", "EDITOR": "false"].merging(
        ["PWD": folder.path]) { $1 }, "change it: ", arguments: try prepare(editor) + arguments)
    #expect(try folder.read("seen") == "old\ntext\n")
    #expect(try folder.read("mode") == "600\n")
    #expect(result.output == "{\n  \"note\": \"new\\n.\"\n}\n")
    #expect(result.screen.text.contains("= new … (2 lines)"))
  }

  /// Writes the editor's script, whose file is its second argument behind an option.
  private func prepare(_ script: String) throws -> [String] {
    try folder.write("editor", "shift\n" + script + "\n")
    return []
  }

  @Test(arguments: [
    ("false", "The editor failed: false ended with status 1. The present text stays."),
    ("./none", "The editor failed: ./none cannot be run. The present text stays."),
    (
      "kill -9 $$; :",
      "The editor failed: kill -9 $$; : was ended by signal 9. The present text stays."
    ), ("sh -c 'kill -9 $$'", "The editor failed: sh -c 'kill -9 $$' was ended by signal 9."),
    ("printf '\\377' >", "Note: the line is not UTF-8 text at byte 1."),
  ])
  func `changes nothing where it fails`(editor: String, words: String) throws {
    let result = try run(["VISUAL": nil, "EDITOR": editor], words)
    #expect(result.output == "{\n  \"note\": \"old\\ntext\"\n}\n")
  }

  @Test(arguments: [nil, ""])
  func `is missed where none is named`(name: String?) throws {
    let words = "There is no editor: set VISUAL or EDITOR to the one you like."
    _ = try run(["VISUAL": name, "EDITOR": name], words)
  }

  @Test func `has the terminal and its keys for itself`() throws {
    let editor = """
      trap 'echo interrupted' INT
      stty -icanon min 1
      echo ready
      until read -r line; do :; done
      stty icanon
      echo "$line" > "$1"
      """
    try folder.write("editor", editor)
    let session = try TerminalSession(
      "askform", ["form.yaml"], environment: ["VISUAL": "sh ./editor"], in: folder)
    try session.expect("]: ")
    try session.send(":edit\n")
    try session.expect("ready")
    try session.send("\u{3}")
    try session.expect("interrupted")
    try session.send("two\n")
    try session.expect("change it: ")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.output == "{\n  \"note\": \"two\"\n}\n")
    #expect(result.isModeRestored)
  }
}

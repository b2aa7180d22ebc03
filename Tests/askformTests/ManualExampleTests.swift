import Foundation
import TestSupport
import Testing
import Wizard

/// What the manual pages show is what the program does.
@Suite struct ManualExampleTests {
  @Test(arguments: ["askform.1", "askform-form.5"])
  func `every example prints what the manual says`(page: String) throws {
    let runner = ManualExampleRunner(folder: try TemporaryFolder())
    let examples = try ManualPage(page).literalBlocks.flatMap(ManualExample.examples)
    #expect(examples.filter(\.callsProgram).count > 5)
    for example in examples {
      let output = try runner.output(of: example)
      #expect(output == example.output, "\(example.command)")
    }
  }

  @Test func `every row of the manual compiles without a finding`() throws {
    let items = try ManualPage("askform-form.5").part("ROW TYPES").head.items("Cm")
    for item in items {
      let page = ManualPage(lines: item.lines)
      let rows = page.literalBlocks.filter { $0.hasPrefix("{ \"tag\"") }
      #expect(rows.count == 1, "\(item.heading)")
      for row in rows {
        let type = try #require(ManualPage.words(item.heading).first)
        #expect(row.contains("\"type\": \"\(type)\""))
        #expect(findings(in: row) == [])
      }
    }
  }

  /// What the compiler says of a row, between others that the examples read.
  private func findings(in row: String) -> [String] {
    let others = [("start", "date"), ("budget", "number"), ("port", "integer")]
      .filter { !row.contains("\"tag\": \"\($0.0)\"") }
      .map { "{\"tag\": \"\($0.0)\", \"type\": \"\($0.1)\"}, " }
    let text = "{\"rows\": [" + others.joined() + row + "]}"
    do {
      let clock = try Clock(isoText: ManualExampleRunner.clock, zone: .fixed(0))
      var diagnostics: [Diagnostic] = []
      let document = try Document.read(Array(text.utf8), name: "row.json")
      guard let form = FormReader.read(document, adding: &diagnostics),
        let compiled = FormCompiler.compile(form, clock: clock, adding: &diagnostics)
      else { return diagnostics.map(\.rendered) + ["no form"] }
      return (diagnostics + FormAnalysis(compiled).warnings).map(\.rendered)
    } catch {
      return ["\(error)"]
    }
  }

  private static let mandoc = ["/usr/bin/mandoc", "/usr/local/bin/mandoc"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
  func `mandoc finds nothing in the manual`() throws {
    let folder = try TemporaryFolder()
    var runner = ProgramRunner(in: folder)
    runner.path = try #require(Self.mandoc)
    // It finds the pages that refer to each other only in the folder it runs in.
    let pages = ["askform.1", "askform-form.5", "askform-names.5"]
    for page in pages { try folder.write(page, PackageFolder.read("man/" + page)) }
    let result = try runner.run(["-T", "lint", "-W", "style"] + pages)
    #expect(result.output == "")
    #expect(result.outcome == .exited(0))
  }
}

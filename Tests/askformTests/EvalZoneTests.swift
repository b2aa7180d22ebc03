import TestSupport
import Testing

/// Moments without an offset are of the zone of the run, in `eval` as in a form.
@Suite struct EvalZoneTests {
  private static let cases: [(zone: String, expression: String, result: String)] = [
    ("UTC", "now() == '2026-11-30T10:00'", "true"),
    ("TEST-2", "now() == '2026-11-30T12:00'", "true"),
    ("TEST-2", "now() == '2026-11-30T10:00'", "false"),
    ("TEST+5", "now() > datetime('2026-11-30T04:59')", "true"),
    ("TEST+5", "now() > datetime('2026-11-30T05:01')", "false"),
  ]

  @Test(arguments: cases)
  func `a moment without an offset is local`(zone: String, expression: String, result: String)
    throws
  {
    let folder = try TemporaryFolder()
    var runner = ProgramRunner(in: folder)
    runner.environment = ["TZ": zone]
    let run = try runner.run(["eval", "--clock", "2026-11-30T10:00:00Z", expression])
    #expect(run.output == result + "\n")

    try folder.write(
      "form.json",
      "{\"rows\": [{\"tag\": \"a\", \"type\": \"text\", \"default\": \"x\", \"when\": \"\(expression)\"}]}"
    )
    let form = try runner.run(["form.json", "-n", "--clock", "2026-11-30T10:00:00Z"])
    #expect(form.output == (result == "true" ? "{\n  \"a\": \"x\"\n}\n" : "{}\n"))
  }
}

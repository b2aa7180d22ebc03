import Foundation
import TestSupport
import Testing

/// What locales are made of on this machine.
private enum LocaleSources {
  static let areThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/localedef")
    && FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/de_DE")

  /// A folder with the locales that the tests use, made once: it takes a second each.
  ///
  /// What is static is never let go of, so that it is removed as the tests end.
  static let folder: Result<TemporaryFolder, any Error> = Result {
    atexit { _ = try? FileManager.default.removeItem(atPath: LocaleSources.folder.get().path) }
    return try made(["de_DE", "en_US", "fr_FR"])
  }

  private static func made(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/localedef")
      process.arguments = ["-i", name, "-f", "UTF-8", folder.path + "/" + name + ".UTF-8"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    return folder
  }
}

/// A person's session in a locale that is made for the test; skipped where there are no sources of locales.
@Suite(.timeLimit(.minutes(10)), .enabled(if: LocaleSources.areThere))
struct SystemLocaleTests {
  private static let form = """
    rows:
      - { tag: amount, type: number, title: Amount }
      - { tag: count, type: integer, title: Count }
      - { tag: day, type: date, title: Day }
      - { tag: next, type: date, title: Next }
      - { tag: starts, type: datetime, title: Starts }
      - { tag: sure, type: switch, title: Sure }

    """

  private let folder: TemporaryFolder
  private let locales: TemporaryFolder

  init() throws {
    locales = try LocaleSources.folder.get()
    folder = try TemporaryFolder()
    try folder.write("form.yaml", Self.form)
  }

  private func answer(_ lines: [String], in locale: String, plain: Bool) throws -> TerminalResult {
    let session = try TerminalSession(
      "askform",
      ["form.yaml", "-y", "--clock", "2026-11-30T10:00:00Z"] + (plain ? ["--plain"] : []),
      environment: ["LC_ALL": locale, "LOCPATH": locales.path], in: folder)
    for (title, line) in zip(["Amount", "Count", "Day", "Next", "Starts", "Sure"], lines) {
      try session.expect(title)
      try session.send(line + "\n")
    }
    return try session.finish()
  }

  private static let answers = """
    {
      "amount": 1234.5,
      "count": 1234,
      "day": "2026-12-24",
      "next": "2026-12-01",
      "starts": "2027-03-03T18:00:00Z",
      "sure": true
    }

    """

  @Test(arguments: [false, true])
  func `German words are read in a German locale`(plain: Bool) throws {
    let result = try answer(
      ["1.234,5", "1.234", "24.12.2026", "Dienstag", "3. März 2027 18:00", "ja"],
      in: "de_DE.UTF-8", plain: plain)
    #expect(result.output == Self.answers)
    #expect(result.screen.text.contains("= Donnerstag, 24. Dezember 2026"))
  }

  @Test func `American words are read in an American locale`() throws {
    let result = try answer(
      ["1,234.5", "1,234", "12/24/2026", "tue", "3/3/2027 6pm", "Y"], in: "en_US.UTF-8",
      plain: false)
    #expect(result.output == Self.answers)
  }

  @Test func `French groups are read with a blank`() throws {
    let result = try answer(
      ["1 234,5", "1 234", "24 déc. 2026", "mardi", "3 mars 2027 18:00", "oui"],
      in: "fr_FR.UTF-8", plain: false)
    #expect(result.output == Self.answers)
  }

  @Test func `refusals and help name what the locale adds`() throws {
    let session = try TerminalSession(
      "askform", ["form.yaml"], environment: ["LC_ALL": "de_DE.UTF-8", "LOCPATH": locales.path],
      in: folder)
    try session.expect("Amount: ")
    try session.send("?\n")
    try session.expect("eine Zahl wie 42, -7 oder 2,5")
    try session.send("1.500\n")
    try session.expect("\"1.500\" kann 1500 oder 1,500 bedeuten; eines davon schreiben")
    try session.send(":quit\n")
    #expect(try session.finish().outcome == .exited(5))
  }

  @Test func `lines and options are read the same in every locale`() throws {
    var runner = ProgramRunner(in: folder)
    runner.environment = ["LC_ALL": "de_DE.UTF-8", "LOCPATH": locales.path]
    for (tag, text) in [("amount", "1,5"), ("day", "24.12.2026"), ("sure", "ja")] {
      let run = try runner.run(["form.yaml", "-n", "-s", "\(tag)=\(text)"])
      #expect(run.outcome == .exited(1), "\(tag)")
    }
    let piped = try runner.run(["form.yaml"], input: "1,5\n")
    #expect(piped.outcome == .exited(1))
    #expect(piped.errors.contains("das Dezimalzeichen ist der Punkt"))
  }

  @Test func `the locale C adds nothing`() throws {
    let session = try TerminalSession(
      "askform", ["form.yaml"], environment: ["LC_ALL": "C"], in: folder)
    try session.expect("Amount: ")
    try session.send("1,5\n")
    try session.expect("the decimal sign is a point")
    try session.send("1.5\n\n12/24/2026\n")
    try session.expect("in an order that is not known here")
    try session.send(":quit\n")
    #expect(try session.finish().outcome == .exited(5))
  }
}

internal import CMemory
internal import Glibc
internal import Wizard

/// Reads and compiles a form file for a command.
struct FormLoader {
  /// What came of it.
  struct Loaded {
    /// The form; nothing where an error was found.
    let form: CompiledForm?
    /// Every finding, in the order of the text.
    let diagnostics: [Diagnostic]
  }

  /// The bytes of a form from which on its memory comes in large pages.
  private static let largeForm = 1 << 14

  let clock: Clock
  /// The language of the person.
  let language: Language

  /// Prepares to load forms.
  ///
  /// - Parameter arguments: `--clock` fixes what counts as now, `--lang` chooses the language.
  /// - Throws: where it is no moment.
  init(_ arguments: Arguments) throws(CommandFailure) {
    language = Language.preferred(option: arguments.language) { name in
      getenv(name).flatMap { String(validatingCString: $0) }
    }
    guard let text = arguments.clock else {
      clock = Clock.system()
      return
    }
    do throws(DateTimeSyntaxError) {
      clock = try Clock(isoText: text)
    } catch {
      throw CommandFailure(
        .usage, "--clock takes a moment such as 2026-11-30T10:00:00Z, found \"\(text)\"")
    }
  }

  /// Reads and compiles a form.
  ///
  /// - Parameter path: the form file; `-` is standard input.
  /// - Returns: the form, where there is no error, and every finding.
  /// - Throws: where the file cannot be read.
  func load(_ path: String) throws(CommandFailure) -> Loaded {
    let bytes: [UInt8]
    do throws(StreamError) {
      bytes = try InputFile.bytes(of: path)
    } catch {
      throw CommandFailure(error.exitCode, error.message)
    }
    if bytes.count >= FormLoader.largeForm { expectMemory(for: bytes) }
    var diagnostics: [Diagnostic] = []
    let loaded: Loaded
    do throws(ReadFailure) {
      let document = try Document.read(bytes, name: path == "-" ? "standard input" : path)
      guard let form = FormReader.read(document, adding: &diagnostics) else {
        return Loaded(form: nil, diagnostics: diagnostics)
      }
      let compiled = FormCompiler.compile(
        form, clock: clock, language: language, adding: &diagnostics)
      loaded = Loaded(form: compiled, diagnostics: diagnostics.inOrderOfPlace)
    } catch {
      return Loaded(form: nil, diagnostics: diagnostics + error.diagnostics)
    }
    if let form = loaded.form { try demandZone(for: form) }
    return loaded
  }

  /// Makes ready for what a large form takes in memory: so much for each attribute, and little for long texts.
  ///
  /// How many attributes there are is told from those at its beginning.
  private func expectMemory(for form: [UInt8]) {
    let beginning = form.prefix(FormLoader.largeForm / 4)
    var attributes = 0
    for byte in beginning where byte == UInt8(ascii: ":") { attributes += 1 }
    attributes = attributes * form.count / beginning.count
    cmemory_expect(32 * form.count, min(340 * attributes, 16 * form.count))
  }

  /// Refuses to read days and times of a zone that the system would take for UTC.
  private func demandZone(for form: CompiledForm) throws(CommandFailure) {
    guard let name = SystemZone.unknownName(), form.rows.contains(where: { $0.type.readsZone })
    else { return }
    throw CommandFailure(
      .usage,
      "TZ is \"\(TerminalText.visible(name))\", which is no time zone that this machine knows")
  }

  /// Reads and compiles a form for a command that needs it whole; what is wrong with it is printed.
  ///
  /// - Throws: that the form is wrong, or cannot be read.
  func require(_ path: String, errors format: Arguments.ErrorFormat) throws(CommandFailure)
    -> CompiledForm
  {
    let loaded = try load(path)
    if let form = loaded.form { return form }
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    switch format {
    case .text: Report.diagnostics(errors)
    case .json: Report.write(DiagnosticReport(errors).json)
    }
    throw CommandFailure(.form, nil)
  }
}

/// Why a command cannot go on: the code it exits with, and what is still to be said.
struct CommandFailure: Error {
  let code: ExitCode
  let message: String?

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - code: the code the program exits with.
  ///   - message: what is still to be said.
  init(_ code: ExitCode, _ message: String?) {
    self.code = code
    self.message = message
  }

  /// Says what is still to be said.
  ///
  /// - Parameter format: how errors are reported.
  /// - Returns: the code to exit with.
  func report(as format: Arguments.ErrorFormat) -> ExitCode {
    guard let message else { return code }
    switch format {
    case .text: Report.error(message)
    case .json: Report.write(DiagnosticReport([diagnostic(message)]).json)
    }
    return code
  }

  /// The failure as a finding without a place.
  func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(.error, code: "R001", message: message)
  }
}

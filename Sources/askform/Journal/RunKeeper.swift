internal import Glibc
internal import Wizard

/// Keeps the answers of a run in a journal as they come, takes up those of a run that stopped, and saves them in
/// files that a person names.
final class RunKeeper: AnswerKeeper {
  private let form: String
  private let arguments: Arguments
  private let text: SourceText
  /// Where journals are; found out when it matters, for most runs without a terminal need none.
  private lazy var name = arguments.keepsJournal ? JournalName(form: form, text: text) : nil
  private var journal: Journal?
  private var earlier: EarlierRun?
  /// The file that answers were saved in last.
  private var savedPath: String?
  private var hasFailed = false

  /// Prepares to keep answers.
  ///
  /// - Parameters:
  ///   - form: the form as it was named.
  ///   - text: its text.
  ///   - arguments: what was asked for.
  init(form: String, text: SourceText, arguments: Arguments) {
    self.form = form
    self.arguments = arguments
    self.text = text
    savedPath = arguments.saveFile
  }

  /// Takes up the run that was left last, where that was asked for.
  ///
  /// - Parameter session: a session that has not started, and has no answers yet.
  func resume(into session: inout Session) {
    guard arguments.resumes, let name, let (journal, run) = Journal.takeOver(name) else { return }
    (self.journal, earlier) = (journal, run)
    run.give(to: &session)
  }

  /// What a person is told before the first question.
  ///
  /// - Parameter session: the session, started.
  /// - Returns: what was taken up, or that there is something to take up.
  func opening(of session: Session) -> [Message] {
    if let earlier { return earlier.report(in: session) }
    guard let name else { return [] }
    if arguments.resumes { return [Message(.nothingToResume)] }
    guard arguments.showsNotes, let left = Journal.left(name) else { return [] }
    let time = session.form.clock.localText(of: left.time)
    return [Message(.journalLeft, ["time": time, "path": left.path])]
  }

  /// Has the answers kept from now on, at a terminal.
  func begin() {
    if journal == nil { journal = name.map(Journal.init) }
  }

  func keep(_ row: Int, of session: Session) -> Message? {
    guard let code = journal?.append(row, of: session), code != 0, !hasFailed else { return nil }
    // Told once: the answers are still in this process, and every further one would fail alike.
    hasFailed = true
    return Message(.journalFailed, ["reason": SystemError.words(for: code)])
  }

  func save(_ session: Session, to path: String?) -> Message {
    guard let path = path ?? savedPath else { return Message(.saveNeedsFile) }
    if isForm(path) { return notSaved(Message(.pathIsForm, ["path": path]), session) }
    if path != savedPath, !mayReplace(path) {
      return notSaved(Message(.pathHoldsOther, ["path": path]), session)
    }
    do throws(OutputError) {
      try write(session, to: path)
      savedPath = path
      return Message(.savedIn, ["path": path])
    } catch {
      return Message(.savingFailed, ["reason": error.message])
    }
  }

  private func notSaved(_ reason: Message, _ session: Session) -> Message {
    Message(.savingFailed, ["reason": reason.text(in: session.form.language)])
  }

  /// Where the answers are of a run that ends before its end, and how it goes on.
  ///
  /// What `--save` names is written then too, unless it is there already: a failure changes no file.
  ///
  /// - Parameter session: the walk as it ended.
  /// - Returns: a sentence for each place; none where nothing was answered.
  func ending(of session: Session) -> [Message] {
    var messages: [Message] = []
    if let path = arguments.saveFile, FileSnapshot(path: path) == nil, session.hasAsked {
      do throws(OutputError) {
        try write(session, to: path)
        messages.append(Message(.savedIn, ["path": path]))
      } catch {
        messages.append(Message(.savingFailed, ["reason": error.message]))
      }
    }
    if let path = journal?.path, !hasFailed {
      let command = "askform --resume " + form.quotedForShell
      messages.append(Message(.keptIn, ["path": path, "command": command]))
    }
    return messages
  }

  /// Lets the journal go, as all that was asked for is written.
  func finish() {
    journal?.remove()
  }

  private func write(_ session: Session, to path: String) throws(OutputError) {
    let bytes = SavedAnswersWriter.bytes(of: session, form: form, isFinished: false)
    try OutputSet(paths: [path]).write([OutputContent(bytes: bytes)])
  }

  private func isForm(_ path: String) -> Bool {
    guard form != "-", let file = FileSnapshot(path: path), let own = FileSnapshot(path: form)
    else { return false }
    return file.isSameFile(as: own)
  }

  /// Whether a file is not there, is empty, or holds saved answers; a pipe or a device is none.
  private func mayReplace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    guard status.st_mode & S_IFMT == S_IFREG, let bytes = try? InputFile.bytes(of: path) else {
      return false
    }
    return bytes.isEmpty || SavedAnswersWriter.wrote(bytes)
  }
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    let plain = "%+,-./:@_=0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if !isEmpty, utf8.allSatisfy({ plain.utf8.contains($0) }) { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}

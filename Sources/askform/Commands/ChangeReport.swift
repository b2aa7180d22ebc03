internal import Wizard

/// Tells what becomes of files: before they are written, where that is wanted, and afterwards.
struct ChangeReport {
  let form: CompiledForm
  let arguments: Arguments

  /// Tells what writing an output would do: in a dry run in a note, and its changes where wanted.
  func announce(_ change: OutputChange, _ content: OutputContent) {
    if arguments.showsChanges, change.kind == .made || change.kind == .replaced {
      show(change, content)
    }
    guard arguments.isDryRun else { return }
    switch change.kind {
    case .written: note(.fileWouldBeWritten, change.path == "-" ? "standard output" : change.path)
    case .made: note(.fileWouldBeMade, change.path)
    case .replaced: note(.fileWouldBeReplaced, change.path)
    case .kept: note(.fileWouldBeKept, change.path)
    }
  }

  /// Shows the changes of a file as `diff -u` does; of a file that may hold secrets only where they are
  /// to be shown.
  private func show(_ change: OutputChange, _ content: OutputContent) {
    // What the file held before may be the secret of an earlier run.
    let maySecret = content.holdsSecret || form.rows.contains { $0.holdsSecret && !$0.key.isEmpty }
    if maySecret, !arguments.showsSecrets { return note(.diffOfSecret, change.path) }
    guard let before = change.kind == .made ? [] : change.before else {
      return note(.diffUnreadable, change.path)
    }
    let old = change.kind == .made ? "/dev/null" : change.path
    let text = UnifiedDiff(from: before, to: content.bytes).text(from: old, to: change.path)
    Report.write(TerminalText.visible(text, allowingTabs: true, allowingLineBreaks: true))
  }

  /// Tells what is worth knowing about files that were written.
  func conclude(_ report: OutputReport) {
    for path in report.exposed { note(.fileExposed, path) }
    for path in report.separated { note(.fileSeparated, path) }
    for path in report.leftOver { note(.fileLeftOver, path) }
  }

  private func note(_ word: Word, _ path: String) {
    Report.note(Message(word, ["path": path]).text(in: form.language), arguments)
  }
}

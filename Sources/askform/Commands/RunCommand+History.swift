internal import Glibc
internal import Terminal
internal import Wizard

extension RunCommand {
  /// The answers of earlier runs of the form, where they are wanted; says why where they cannot be kept.
  ///
  /// - Parameter language: the language of the person.
  /// - Returns: the answers; nothing where none are kept.
  func history(in language: Language) -> AnswerHistory? {
    guard arguments.keepsHistory else { return nil }
    var status = stat()
    guard form != "-", stat(form, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return none(because: Message(.formIsNoFile).text(in: language), language)
    }
    guard let name = JournalName(form: form, text: SourceText(name: form, text: "")) else {
      return none(because: Message(.noStateFolder).text(in: language), language)
    }
    let code = StateFolder.make(name.folder)
    guard code == 0 else { return none(because: SystemError.words(for: code), language) }
    return AnswerHistory(path: name.folder + "/" + name.prefix + "history")
  }

  private func none(because reason: String, _ language: Language) -> AnswerHistory? {
    Report.note(Message(.noHistory, ["reason": reason]).text(in: language), arguments)
    return nil
  }
}

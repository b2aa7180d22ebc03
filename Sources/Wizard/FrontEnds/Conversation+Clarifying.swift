extension Conversation {
  /// What became of a reply that may have had to be asked about.
  enum ClarifiedReply {
    /// The reply, with what was chosen.
    case text(String)
    /// A command was given instead.
    case command(ConversationCommand)
    /// Nothing was chosen; the row is asked again.
    case dropped
    /// The conversation ended.
    case ended(ConversationOutcome)
  }

  /// Asks which way a reply is meant, where there are two.
  mutating func clarified(_ text: String, for row: Int) -> ClarifiedReply {
    guard let clarification = session.clarification(of: text, for: row) else { return .text(text) }
    let question = clarification.question.text(in: session.voice)
    write("  " + question)
    let prompt = "  " + clarification.choices.joined(separator: "/") + ": "
    while true {
      switch console.readLine(LineRequest(prompt: prompt, isRemembered: false)) {
      case .line(let line):
        if line.trimmed.isEmpty { return .dropped }
        if let choice = clarification.choice(line) { return .text(text + " " + choice) }
        if case .command(let command) = ConversationInput(line, isSecret: false) {
          return .command(command)
        }
        write("  " + question)
      case .key: return .dropped
      case .refused(let fault): tell(fault, row: row)
      case .endOfInput: return .ended(.endOfInput(row: row))
      case .interrupted(let signal): return .ended(.interrupted(signal: signal))
      case .failed(let code): return .ended(.failed(errno: code))
      }
    }
  }
}

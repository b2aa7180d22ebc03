internal import Wizard

/// Reads whole lines of any length without libedit and without an escape byte; also every secret.
///
/// It does what a terminal does for a program that asks for lines (Backspace, Ctrl-U, Ctrl-W, Ctrl-D, by the
/// user's `stty`), but by whole clusters and without the terminal's limit of 4,095 bytes.
struct PlainReader {
  /// The most bytes in a line.
  static let limit = 16 << 20

  private let input: TerminalInput
  private let output: TerminalOutput

  init(input: TerminalInput, output: TerminalOutput) {
    self.input = input
    self.output = output
  }

  /// Asks for one line; a secret is neither shown nor kept.
  ///
  /// - Parameters:
  ///   - request: the prompt and how the line is read.
  ///   - marksPastes: whether the terminal is asked to mark pastes, so that those of several lines are seen.
  /// - Returns: the line, or why there is none.
  func readLine(_ request: LineRequest, marksPastes: Bool = false) -> LineReply {
    if marksPastes {
      output.gather(PastedText.markingOn)
      input.beforeStop = { output.write(PastedText.markingOff) }
    }
    defer {
      if marksPastes {
        input.beforeStop = nil
        output.write(PastedText.markingOff)
      }
    }
    var line = PlainLine(isShown: !request.isSecret, limit: Self.limit)
    var decoder = UTF8Decoder()
    if !request.isSecret {
      for scalar in request.initialText.unicodeScalars { line.append(scalar) }
    }
    output.write(request.prompt + line.takeEcho())
    while true {
      let event = input.next()
      if case .byte(let byte) = event {
        if let reply = take(byte, in: &line, decoder: &decoder, request: request) { return reply }
        if input.waiting.isEmpty { output.write(line.takeEcho()) }
        continue
      }
      guard let reply = reply(to: event) else {
        if event == .resumed {
          output.write((marksPastes ? PastedText.markingOn : "") + request.prompt + line.shown)
        }
        continue
      }
      output.write(line.takeEcho() + "\n")
      return reply
    }
  }

  private func reply(to event: TerminalEvent) -> LineReply? {
    switch event {
    case .byte, .resumed, .resized: nil
    case .endOfInput: .endOfInput
    case .interrupted(let signal): .interrupted(signal: signal)
    case .failed(let errno): .failed(errno: errno)
    }
  }

  private func take(
    _ byte: UInt8, in line: inout PlainLine, decoder: inout UTF8Decoder, request: LineRequest
  ) -> LineReply? {
    switch decoder.take(byte) {
    case .more:
      return nil
    case .malformed(let again):
      line.appendMalformed()
      if again { input.giveBack() }
      return nil
    case .scalar(let scalar) where line.takesNextLiterally || scalar.value >= 0x80:
      line.append(scalar)
      return nil
    case .scalar(let scalar):
      return takeKey(UInt8(truncatingIfNeeded: scalar.value), in: &line, request: request)
    }
  }

  /// Puts a paste in the line, with its line breaks: a row that takes one line refuses them.
  private func takePaste(into line: inout PlainLine) -> LineReply? {
    var outcome: LineReply?
    let paste = PastedText.take(from: input) { event in
      outcome = reply(to: event)
      return outcome != nil
    }
    for scalar in (paste?.text ?? "").unicodeScalars {
      if scalar == "\u{FFFD}", paste?.isMalformed == true {
        line.appendMalformed()
      } else {
        line.append(scalar)
      }
    }
    return outcome
  }

  private func takeKey(
    _ byte: UInt8, in line: inout PlainLine, request: LineRequest
  ) -> LineReply? {
    let keys = input.keys
    switch byte {
    case 0x0A, 0x0D:
      if byte == 0x0D, input.waiting.first == 0x0A { input.skip(1) }
      output.write(line.takeEcho() + "\n")
      // What came with a secret may be more of it, and the next line would be shown.
      if request.isSecret, input.dropRest() { return .refused(.severalLines) }
      return line.reply()
    case 0x1B where request.isSecret && input.waiting.starts(with: PastedText.beginning):
      input.skip(PastedText.beginning.count)
      return takePaste(into: &line)
    case 0x08, 0x7F:
      line.eraseCluster()
    case 0:
      line.append("\0")
    case keys.erase:
      line.eraseCluster()
    case keys.eraseWord:
      line.eraseWord()
    case keys.eraseLine:
      line.eraseAll()
    case keys.endOfInput:
      guard line.isEmpty else { return nil }
      output.write("\n")
      return .endOfInput
    case keys.reprint:
      _ = line.takeEcho()
      output.write("\n" + request.prompt + line.shown)
    case LineEditor.presentKey where !request.isSecret && !request.presentText.isEmpty:
      for scalar in request.presentText.unicodeScalars { line.append(scalar) }
    case keys.literalNext:
      line.takesNextLiterally = true
    default:
      line.append(Unicode.Scalar(byte))
    }
    return nil
  }
}

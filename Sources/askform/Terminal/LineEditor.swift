internal import CEdit
internal import Glibc
internal import Wizard

/// One libedit editor: Emacs or vi keys by the user's `~/.editrc`, history of this session, completion.
final class LineEditor {
  /// Text as libedit takes it: a wide character for each Unicode scalar.
  typealias WideCharacter = wchar_t

  /// The character that stands for "draw the line anew"; typed, it is put in the line instead.
  static let redrawKey: WideCharacter = 0x9F

  /// Where its characters come from.
  let input: TerminalInput
  /// The terminal it draws on.
  let output: TerminalOutput
  /// What libedit draws on, and what stands there for clusters.
  let screen: EditorScreen
  /// libedit's own state.
  let handle: OpaquePointer
  /// Decodes what is typed.
  var decoder = UTF8Decoder()
  /// What was asked for, while a line is edited.
  var request = LineRequest(prompt: "")
  /// Why the line ended otherwise than by Enter.
  var outcome: LineReply?
  /// Whether bytes that are no character stand in the line as U+FFFD.
  var sawMalformed = false
  /// The line at the last Tab, to list the ways to go on at the second.
  var lineAtTab: String?

  /// Whether the terminal has another size since the line was begun; libedit hears of it at the next one, as
  /// it would draw over what stands above the line.
  var isResized = false

  private var hasViKeys = false
  /// The lines of this run that the Up key offers, oldest first.
  private var typed: [String] = []
  private static let historySize = 1000

  private let history: OpaquePointer
  private let drawing: UnsafeMutablePointer<FILE>
  private var prompt: [WideCharacter] = [0]
  private var promptCopy: UnsafeMutablePointer<WideCharacter>
  private var startsWith: String?
  private var sinceControl = 0

  /// Makes the editor, or nothing where there is no memory or no terminal for it.
  init?(input: TerminalInput, output: TerminalOutput) {
    let screen = EditorScreen(output)
    guard let reading = fdopen(dup(input.descriptor), "r"), let writing = screen.makeStream(),
      let handle = el_init_fd(
        "askform", reading, writing, writing, input.descriptor, output.descriptor,
        output.descriptor),
      let history = cedit_history(Int32(Self.historySize))
    else { return nil }
    self.input = input
    self.output = output
    self.screen = screen
    self.handle = handle
    self.history = history
    drawing = writing
    promptCopy = .allocate(capacity: 1)
    promptCopy.initialize(to: 0)
    setUp()
  }

  /// Edits one line.
  ///
  /// - Parameters:
  ///   - request: the prompt and how the line is read.
  ///   - earlier: answers of earlier runs, which the Up key offers before the lines of this one; nothing where
  ///     none are kept.
  /// - Returns: the line, or why there is none.
  func readLine(_ request: LineRequest, earlier: [String]? = nil) -> LineReply {
    self.request = request
    if let earlier { offer(earlier) }
    if isResized {
      isResized = false
      el_resize(handle)
    }
    outcome = nil
    sawMalformed = false
    lineAtTab = nil
    decoder = UTF8Decoder()
    setPrompt(request.prompt)
    startsWith = request.initialText.isEmpty ? nil : request.initialText
    output.gather(PastedText.markingOn)
    input.beforeStop = { [self] in markPastes(false) }
    var count: Int32 = 0
    let line = el_wgets(handle, &count)
    input.beforeStop = nil
    markPastes(false)
    // libedit leaves the terminal gathering lines and echoing them.
    _ = input.prepareTerminal()
    if let outcome {
      output.write("\n")
      return outcome
    }
    guard let line, count > 0 else {
      output.write("\n")
      // libedit itself finds that a terminal is gone, as it sets its mode.
      return TerminalConsole.endingSignal.map { .interrupted(signal: $0) } ?? .endOfInput
    }
    return reply(UnsafeBufferPointer(start: line, count: Int(count)))
  }

  /// The next character for libedit: 1, or -1 when the line ends without Enter.
  func nextCharacter(_ character: UnsafeMutablePointer<WideCharacter>) -> Int32 {
    if let text = startsWith {
      startsWith = nil
      insert(text)
      character.pointee = Self.redrawKey
      return 1
    }
    while true {
      switch input.next() {
      case .byte(0x1B) where hasViKeys && takesSequence():
        if outcome != nil { return -1 }
        character.pointee = Self.redrawKey
        return 1
      case .byte(let byte):
        guard let scalar = take(byte) else { continue }
        character.pointee =
          isInserted(scalar)
          ? Self.redrawKey : WideCharacter(truncatingIfNeeded: scalar.value)
        return 1
      case .resumed:
        markPastes(true)
        cedit_refresh(handle)
      case .resized: isResized = true
      case .endOfInput: outcome = .endOfInput
      case .interrupted(let signal): outcome = .interrupted(signal: signal)
      case .failed(let errno): outcome = .failed(errno: errno)
      }
      if outcome != nil { return -1 }
    }
  }

  /// Puts text in the line at the cursor; what joins with the character before it makes one of both.
  func insert(_ text: String) {
    var text = text
    if joinsLast(text), let last = textBeforeCursor.last {
      text = screen.standIns.text([last]) + text
      el_deletestr(handle, 1)
    }
    var wide = wide(text)
    wide.withUnsafeMutableBufferPointer { _ = el_winsertstr(handle, $0.baseAddress) }
  }

  /// Whether the first character of a text is part of the cluster before the cursor.
  private func joinsLast(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.value >= 0xA0,
      let last = textBeforeCursor.last, last >= 0x20
    else { return false }
    return (screen.standIns.text([last]) + String(first)).count == 1
  }

  /// The wide characters before the cursor.
  var textBeforeCursor: UnsafeBufferPointer<WideCharacter> {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer, let cursor = line.cursor
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: cursor - start)
  }

  /// The text for libedit, with a stand-in for each cluster and the zero that ends it for C.
  private func wide(_ text: String) -> [WideCharacter] { screen.standIns.wide(text) + [0] }

  /// What libedit writes before the line.
  var promptPointer: UnsafeMutablePointer<WideCharacter> { promptCopy }

  private func take(_ byte: UInt8) -> Unicode.Scalar? {
    switch decoder.take(byte) {
    case .more: return nil
    case .scalar(let scalar): return scalar
    case .malformed(let again):
      if again { input.giveBack() }
      sawMalformed = true
      return "\u{FFFD}"
    }
  }

  /// Puts text in the line that libedit should not take as keys one by one.
  ///
  /// libedit draws the line anew for each character of a line that is longer than the screen is wide, so a
  /// long paste would take a time that grows with its square; it is put in at once. Characters of the upper
  /// control set would be commands. What makes a cluster is put in as one, at once if it came at once.
  private func isInserted(_ first: Unicode.Scalar) -> Bool {
    let isUpperControl = (0x80...0x9F).contains(first.value)
    // What follows a control character may be the rest of a key's sequence.
    sinceControl = Self.isPrintable(first) ? sinceControl + 1 : 0
    let isPasted = sinceControl > 8 && input.waiting.count > 64
    guard isUpperControl || isPasted || first.value >= 0xA0 && isPartOfCluster(first) else {
      return false
    }
    var run = String.UnicodeScalarView([first])
    while !isUpperControl, let byte = input.waiting.first, byte >= (isPasted ? 0x20 : 0x80),
      byte != 0x7F
    {
      input.skip(1)
      if let scalar = take(byte) { run.append(scalar) }
    }
    insert(String(run))
    return true
  }

  /// Whether a character, which is not of ASCII, is or may become part of a cluster of several.
  private func isPartOfCluster(_ first: Unicode.Scalar) -> Bool {
    (input.waiting.first ?? 0) >= 0x80 || ClusterStandIns.isNeeded(for: Character(first))
      || joinsLast(String(first))
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F
  }

  private func reply(_ line: UnsafeBufferPointer<WideCharacter>) -> LineReply {
    let isEnded = line.last == 0x0A || line.last == 0x0D
    let text = screen.standIns.text(isEnded ? line.dropLast() : line[...])
    if sawMalformed, let offset = text.utf8Offset(of: "\u{FFFD}") {
      return .refused(.malformed(offset: offset))
    }
    if let offset = text.utf8Offset(of: "\0") { return .refused(.zeroByte(offset: offset)) }
    guard text.utf8.count <= PlainReader.limit else {
      return .refused(.tooLong(limit: PlainReader.limit))
    }
    if request.isRemembered, !text.isEmpty {
      cedit_remember(history, wide(text))
      typed.append(text)
    }
    return .line(text)
  }

  /// Puts answers of earlier runs at the end of the history, where the Up key begins.
  private func offer(_ earlier: [String]) {
    cedit_forget(history)
    for line in typed.suffix(Self.historySize) + earlier { cedit_remember(history, wide(line)) }
  }

  private func setPrompt(_ text: String) {
    let wide = wide(text)
    promptCopy.deallocate()
    promptCopy = .allocate(capacity: wide.count)
    promptCopy.initialize(from: wide, count: wide.count)
  }

  private func setUp() {
    cedit_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    cedit_set_prompt(handle) { LineEditor.of($0)?.promptPointer }
    cedit_set_reader(handle) { editor, character in
      guard let editor = LineEditor.of(editor), let character else { return -1 }
      return editor.nextCharacter(character)
    }
    cedit_set_history(handle, history)
    if cedit_has_vi_keys(handle) != 0 { cedit_set_emacs_keys(handle) }
    el_source(handle, nil)
    // After ~/.editrc: choosing vi keys there drops what was bound before.
    hasViKeys = cedit_has_vi_keys(handle) != 0
    addCommands()
    if !hasViKeys { addPasteCommand() }
  }

  /// The editor that libedit calls back for.
  static func of(_ handle: OpaquePointer?) -> LineEditor? {
    cedit_client(handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit {
    // Editing is off first: libedit drops typed-ahead lines when it ends while it edits.
    cedit_stop_editing(handle)
    el_end(handle)
    fclose(drawing)
    history_wend(history)
    promptCopy.deallocate()
  }
}

extension String {
  /// The bytes before the first of this scalar, if it is there.
  fileprivate func utf8Offset(of scalar: Unicode.Scalar) -> Int? {
    unicodeScalars.firstIndex(of: scalar).map { utf8.distance(from: startIndex, to: $0) }
  }
}

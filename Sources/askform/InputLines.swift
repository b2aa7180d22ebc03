internal import Glibc
internal import Wizard

/// Lines of standard input, of any length, for a conversation without a terminal.
///
/// Nothing behind a line's end is taken: a pipe is read byte by byte, and the place in a file is set
/// behind the line; what comes next belongs to whoever reads next.
struct InputLines {
  /// Whether the place in the input can be set.
  private let isSeekable: Bool
  private let descriptor: Int32
  private let name: String
  /// Bytes of a seekable input that were read ahead, and the first of them that is not yet taken.
  private var ahead: [UInt8] = []
  private var taken = 0
  /// The place in a seekable input behind the last line.
  private var place: off_t
  private let deadline: Deadline?
  /// How many lines were taken.
  private(set) var lineNumber = 0

  /// Reads lines of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: the open file, by default standard input.
  ///   - name: what a person calls it, for errors.
  ///   - deadline: when it is too late for more; nothing where there is time.
  init(
    descriptor: Int32 = STDIN_FILENO, name: String = StandardStreams.inputName,
    deadline: Deadline? = nil
  ) {
    self.deadline = deadline
    self.descriptor = descriptor
    self.name = name
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    place = isRegular ? lseek(descriptor, 0, SEEK_CUR) : -1
    isSeekable = place >= 0
  }

  /// Takes the next line; its end, LF or CR LF, is taken and not part of it.
  ///
  /// - Returns: the line, or nothing at the end of the input. A last line needs no end.
  /// - Throws: `StreamError`; a line that is refused was taken all the same.
  mutating func next() throws(StreamError) -> String? {
    guard var line = try isSeekable ? nextOfFile() : nextOfPipe() else { return nil }
    lineNumber += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    guard !line.contains(0) else { throw .nul(name: name, line: lineNumber) }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw .malformed(name: name, line: lineNumber)
    }
    return text
  }

  /// Whether bytes can be seen that were not taken; nothing is read and nothing is waited for.
  var hasWaiting: Bool {
    if isSeekable {
      var status = stat()
      return fstat(descriptor, &status) == 0 && off_t(status.st_size) > place
    }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0 else { return false }
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 && count > 0
  }

  /// The bytes up to a line feed, or up to the end where there are any.
  private mutating func nextOfPipe() throws(StreamError) -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      try deadline?.wait(for: descriptor, name: name)
      let (count, code) = withUnsafeMutableBytes(of: &byte) { room in
        ByteStream.read(into: room, from: descriptor)
      }
      guard code == 0 else { throw .unreadable(name: name, code: code) }
      if count == 0 { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
  }

  private mutating func nextOfFile() throws(StreamError) -> [UInt8]? {
    var line: [UInt8] = []
    var isEnded = false
    while !isEnded {
      if taken == ahead.count {
        try readAhead(from: place + off_t(line.count))
        if ahead.isEmpty { break }
      }
      let rest = ahead[taken...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)]
      taken = end.map { $0 + 1 } ?? ahead.count
      isEnded = end != nil
    }
    guard isEnded || !line.isEmpty else { return nil }
    place += off_t(line.count + (isEnded ? 1 : 0))
    lseek(descriptor, place, SEEK_SET)
    return line
  }

  private mutating func readAhead(from start: off_t) throws(StreamError) {
    taken = 0
    var code: Int32 = 0
    ahead = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      repeat {
        let result = pread(descriptor, buffer.baseAddress, buffer.count, start)
        code = result < 0 ? errno : 0
        count = max(0, result)
      } while code == EINTR
    }
    guard code == 0 else { throw .unreadable(name: name, code: code) }
  }
}

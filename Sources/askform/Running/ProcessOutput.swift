internal import CSpawn
internal import Glibc
internal import Wizard

/// What a process writes on one of its streams: kept, or handed on line by line.
final class ProcessOutput {
  /// The end that is read.
  let readingEnd: Int32
  /// The end that the process gets.
  let programEnd: Int32
  /// What was written so far; of lines only the part that is not handed on.
  private(set) var bytes: [UInt8] = []
  /// Whether more can come.
  private(set) var isOpen = true
  private let lines: ((String) -> Void)?
  private var count = 0
  private var isProgramEndOpen = true

  /// Opens a pipe.
  ///
  /// - Parameter lines: takes each line without its end; nothing where all is kept.
  /// - Throws: where there is no pipe to be had.
  init(lines: ((String) -> Void)?) throws(ProcessFault) {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard cspawn_pipe(&ends.reading, &ends.writing) == 0 else { throw ProcessFault(code: errno) }
    (readingEnd, programEnd) = ends
    self.lines = lines
  }

  deinit {
    closeProgramEnd()
    close(readingEnd)
  }

  /// Closes the end that the process has got, so that its end is seen.
  func closeProgramEnd() {
    if isProgramEndOpen { close(programEnd) }
    isProgramEndOpen = false
  }

  /// Takes what is there.
  ///
  /// - Returns: whether it is no more than a command may write.
  func read() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while isOpen {
      let found = Glibc.read(readingEnd, &chunk, chunk.count)
      if found == 0 { isOpen = false }
      if found < 0, errno != EINTR { break }
      guard found > 0 else { continue }
      count += found
      if count > CommandOutcome.limit { return false }
      bytes += chunk[..<found]
      handOnLines()
    }
    return true
  }

  /// Hands on what stands behind the last line end.
  func endLine() {
    if bytes.isEmpty { return }
    lines?(String(decoding: bytes, as: UTF8.self))
    bytes = []
  }

  private func handOnLines() {
    guard let lines else { return }
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    bytes.removeFirst(start)
  }
}

internal import Glibc

/// An output that is written in place: standard output, a pipe or a device.
struct OpenOutput {
  /// The output as it was named.
  let name: String
  private let descriptor: Int32
  private let isOurs: Bool
  private let bytes: [UInt8]

  /// Opens the output; a pipe waits for its reader.
  ///
  /// - Parameters:
  ///   - name: the output as it was named.
  ///   - destination: where it goes; nothing is made for a regular file.
  ///   - content: what will be written.
  /// - Throws: `OutputError` where it cannot be opened.
  init?(
    _ name: String, _ destination: OutputDestination, _ content: OutputContent
  ) throws(OutputError) {
    self.name = name
    bytes = content.bytes
    switch destination {
    case .file: return nil
    case .descriptor(let number):
      descriptor = number
      isOurs = false
    case .device:
      var opened: Int32
      repeat {
        opened = open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      } while opened < 0 && errno == EINTR
      guard opened >= 0 else { throw .refused(path: name, code: errno) }
      descriptor = opened
      isOurs = true
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: `OutputError` where not all could be written.
  func write() throws(OutputError) {
    try check(ByteStream.write(bytes, to: descriptor))
  }

  /// Writes all bytes, unless a signal comes that ends the program; those signals are held meanwhile.
  ///
  /// - Throws: `OutputError` where not all could be written.
  func writeUnlessSignalled() throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if HeldSignals.endingIsPending { throw .interrupted(path: name) }
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, 50) != 0 else { continue }
      // So much a pipe takes without making us wait.
      let part = rest.prefix(Int(PIPE_BUF))
      try check(ByteStream.write(Array(part), to: descriptor))
      rest = rest.dropFirst(part.count)
    }
  }

  private func check(_ code: Int32) throws(OutputError) {
    guard code == 0 else {
      throw .refused(path: name == "-" ? "standard output" : name, code: code)
    }
  }

  /// Closes what was opened here.
  func close() {
    if isOurs { Glibc.close(descriptor) }
  }
}

internal import Glibc

/// An output that is written in place: standard output, a pipe or a device.
struct OpenOutput {
  private let name: String
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
    let code = ByteStream.write(bytes, to: descriptor)
    guard code == 0 else {
      throw .refused(path: name == "-" ? "standard output" : name, code: code)
    }
  }

  /// Closes what was opened here.
  func close() {
    if isOurs { Glibc.close(descriptor) }
  }
}

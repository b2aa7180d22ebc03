internal import Glibc
internal import Wizard

/// The file that a text is edited in, readable by nobody else; it is there until `remove` is called.
struct EditedFile {
  /// Where it is.
  let path: String

  /// Writes a text to a new file in the folder of `TMPDIR`, by default `/tmp`.
  ///
  /// - Parameter text: the text.
  /// - Throws: `EditedFileError`.
  init(holding text: String) throws(EditedFileError) {
    let named = getenv("TMPDIR").flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
    let folder = named ?? "/tmp"
    var name = Array((folder + "/askform-XXXXXX").utf8CString)
    // The file is made with the mode 0600.
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw EditedFileError(folder: folder, code: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var code = Self.write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw EditedFileError(folder: folder, code: code)
    }
  }

  /// Removes the file.
  func remove() {
    unlink(path)
  }

  /// What is in the file now.
  ///
  /// - Parameter limit: the most bytes that are taken.
  /// - Returns: the text, or why it cannot be taken.
  func content(limit: Int) -> EditReply {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      return .failed(reason: "cannot read \(path): \(SystemError.words(for: errno))")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        return .failed(reason: "cannot read \(path): \(SystemError.words(for: errno))")
      }
      if count == 0 { return Self.text(of: bytes) }
      bytes += part[..<count]
      if bytes.count > limit { return .refused(.tooLong(limit: limit)) }
    }
  }

  private static func text(of bytes: [UInt8]) -> EditReply {
    if let offset = bytes.firstIndex(of: 0) { return .refused(.zeroByte(offset: offset)) }
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    // What is put in place of the first malformed byte tells how much before it is sound.
    let mended = String(decoding: bytes, as: UTF8.self).utf8
    return .refused(.malformed(offset: zip(bytes, mended).prefix { $0 == $1 }.count))
  }

  /// Writes all bytes.
  ///
  /// - Returns: 0, or the error number.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// Why a text cannot be put in a file to be edited.
struct EditedFileError: Error, Equatable {
  /// The folder that the file was to be in.
  let folder: String
  /// The system's error number.
  let code: Int32

  /// What went wrong and why, in lower case and without a full stop.
  var words: String { "cannot write in \(folder): \(SystemError.words(for: code))" }
}

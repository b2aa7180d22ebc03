internal import Glibc
internal import Wizard

/// Files that are read whole: forms, answer files, an expression on standard input.
enum InputFile {
  /// The most bytes that are read from one file.
  static let limit = 64 << 20

  /// Reads all of a file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - limit: the most bytes that are read.
  ///   - deadline: when it is too late for more of standard input.
  /// - Returns: its bytes as they are.
  /// - Throws: `StreamError.unreadable`, `.tooLarge` or `.timedOut`.
  static func bytes(
    of path: String, limit: Int = limit, deadline: Deadline? = nil
  ) throws(StreamError) -> [UInt8] {
    guard path != "-" else {
      return try bytes(
        from: STDIN_FILENO, name: StandardStreams.inputName, limit: limit, deadline: deadline)
    }
    let name = "\"\(path)\""
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .unreadable(name: name, code: errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, name: name, limit: limit)
  }

  /// Reads all that is left of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: the open file.
  ///   - name: what a person calls it, for errors.
  ///   - limit: the most bytes that are read.
  ///   - deadline: when it is too late for more.
  /// - Returns: its bytes as they are.
  /// - Throws: `StreamError.unreadable`, `.tooLarge` or `.timedOut`.
  static func bytes(
    from descriptor: Int32, name: String, limit: Int = limit, deadline: Deadline? = nil
  ) throws(StreamError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than a regular file has, so that its end is seen at the first try.
    var room = min(regularSize(of: descriptor), limit) + 1
    while true {
      try deadline?.wait(for: descriptor, name: name)
      let (part, code) = Self.part(of: descriptor, room: room)
      guard code == 0 else { throw .unreadable(name: name, code: code) }
      if part.isEmpty { return bytes }
      guard bytes.count + part.count <= limit else { throw .tooLarge(name: name, limit: limit) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // Of a file that is read whole, only its end is left to see.
      room = room > part.count ? room - part.count : 1 << 16
    }
  }

  private static func regularSize(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 1 << 16
    }
    return max(0, Int(status.st_size))
  }

  private static func part(of descriptor: Int32, room: Int) -> (bytes: [UInt8], code: Int32) {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      (count, code) = ByteStream.read(into: UnsafeMutableRawBufferPointer(buffer), from: descriptor)
    }
    return (bytes, code)
  }
}

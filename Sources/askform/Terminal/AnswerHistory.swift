internal import Glibc
internal import Wizard

/// The answers that earlier runs of a form took, by row, in a file of its owner; the Up key offers them again.
///
/// A line of the file is a tag, a tab and the answer, with `\n`, `\r`, `\t` and `\\` for what a line cannot hold.
/// Each answer is added at its end, so that two runs at once do each other no harm.
package final class AnswerHistory {
  /// The most answers that are offered for a row.
  static let linesPerRow = 100
  /// A file of more bytes is cut to the newer half of them.
  static let limit = 256 << 10

  private let path: String
  private var lines: [String: [String]] = [:]

  /// Reads what is there.
  ///
  /// - Parameter path: the file, be it there or not; its folder is there.
  package init(path: String) {
    self.path = path
    read()
  }

  /// The answers of a row, oldest first, none twice.
  func lines(for tag: String) -> [String] { lines[tag] ?? [] }

  /// Adds an answer; one that the row was given last is there already.
  ///
  /// - Parameters:
  ///   - line: the answer as it could be typed; never a secret.
  ///   - tag: the row.
  func add(_ line: String, for tag: String) {
    guard lines[tag]?.last != line, line.utf8.count <= 4096 else { return }
    take(line, for: tag)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    Self.write(Array((tag + "\t" + Self.escaped(line) + "\n").utf8), to: descriptor)
  }

  private func take(_ line: String, for tag: String) {
    var own = lines[tag] ?? []
    own.removeAll { $0 == line }
    own.append(line)
    lines[tag] = own.suffix(Self.linesPerRow)
  }

  private func read() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    // What was made by others' hands is closed to them as well.
    if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    let isLong = status.st_size > Self.limit
    if isLong { lseek(descriptor, -Int(Self.limit / 2), SEEK_END) }
    var bytes = [UInt8](repeating: 0, count: isLong ? Self.limit / 2 : Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    bytes.removeLast(bytes.count - max(0, count))
    var records = bytes.split(separator: UInt8(ascii: "\n"))
    // The first one was cut in two.
    if isLong, !records.isEmpty { records.removeFirst() }
    for record in records {
      let parts = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, let tag = String(validating: parts[0], as: UTF8.self),
        let line = String(validating: parts[1], as: UTF8.self)
      else { continue }
      take(Self.unescaped(line), for: tag)
    }
    if isLong { rewrite(records) }
  }

  /// Replaces the file by its newer part; where that fails, it stays as it is.
  private func rewrite(_ records: [ArraySlice<UInt8>]) {
    let draft = path + ".\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(Array(records.joined(separator: [0x0A])) + [0x0A], to: descriptor)
    close(descriptor)
    if !isWritten || rename(draft, path) != 0 { unlink(draft) }
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
  }

  private static func escaped(_ line: String) -> String {
    var escaped = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      switch (isEscape, scalar) {
      case (false, "\\"):
        isEscape = true
        continue
      case (true, "n"): line.append("\n")
      case (true, "r"): line.append("\r")
      case (true, "t"): line.append("\t")
      default: line.append(scalar)
      }
      isEscape = false
    }
    return String(line)
  }
}

internal import Glibc
internal import Wizard

/// Where the journals of a form lie, and how they are called: `STEM-HASH.PROCESS.journal`.
///
/// The name is made when it is asked for: where no journal lies, that is at the first answer. It is that of the form
/// as it was found, whatever becomes of the file.
final class JournalName {
  /// The folder, be it there or not.
  let folder: String
  /// What tells the form from all others: its full path, or for one that is no file the hash of its text.
  private(set) lazy var form = fullPath ?? "text " + Self.hash(of: text.bytes)
  /// What the names of all its journals begin with.
  private(set) lazy var prefix = Self.stem(of: form) + "-" + Self.hash(of: form.utf8) + "."

  /// The form's path without links; nothing where it is no file.
  private let fullPath: String?
  private let text: SourceText
  private static let ending = ".journal"

  /// Names the journals of a form; nothing where the environment names no folder for them.
  ///
  /// - Parameters:
  ///   - path: the form as it was named.
  ///   - text: its text.
  ///   - folder: where they lie.
  init?(form path: String, text: SourceText, folder: String? = StateFolder.path) {
    guard let folder else { return nil }
    self.folder = folder
    self.text = text
    fullPath = Self.fullPath(of: path)
  }

  private static func fullPath(of path: String) -> String? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The journal of this process.
  ///
  /// - Parameter attempt: 0, or more where a process of the same number left the names before.
  /// - Returns: where it is.
  func path(attempt: Int) -> String {
    let more = attempt == 0 ? "" : "-\(attempt)"
    return "\(folder)/\(prefix)\(getpid())\(more)\(Self.ending)"
  }

  /// The journals of the form, the one that was written last first.
  var paths: [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var found: [(path: String, time: timespec)] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(Self.ending), name.hasPrefix(prefix) else { continue }
      var status = stat()
      let path = folder + "/" + name
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      found.append((path, status.st_mtim))
    }
    found.sort { ($0.time.tv_sec, $0.time.tv_nsec) > ($1.time.tv_sec, $1.time.tv_nsec) }
    return found.map(\.path)
  }

  /// The file's name without its ending, in signs that are safe in any name.
  private static func stem(of form: String) -> String {
    var stem = ""
    var length = 0
    var isOver = false
    for scalar in form.unicodeScalars {
      switch scalar {
      case "/":
        (stem, length, isOver) = ("", 0, false)
      case ".":
        isOver = true
      case _ where isOver || length == 40:
        continue
      case "A"..."Z", "a"..."z", "0"..."9":
        stem.unicodeScalars.append(scalar)
        length += 1
      default:
        stem += "_"
        length += 1
      }
    }
    return stem.isEmpty ? "form" : stem
  }

  /// FNV-1a of 64 bits, as 16 digits: paths are told apart, and nobody is kept out.
  private static func hash(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

internal import Glibc

/// A file with the options of a row: JSON, YAML, or a value a line (DESIGN §3.2).
struct OptionFile {
  /// The most bytes that are read.
  static let limit = 16 << 20

  /// Why a file cannot be read.
  enum Fault: Error {
    case unreadable(code: Int32)
    case notAFile
    case tooLarge
  }

  /// The path, as the program opens it; of what a command wrote the command.
  let path: String
  /// Whether the beginning of the text tells how it is written, and not the name.
  private let isNameless: Bool

  /// Finds the file of a path in a form.
  ///
  /// - Parameters:
  ///   - written: the path as the form has it; a relative one counts from the form's folder.
  ///   - form: the path of the form.
  init(_ written: String, besideForm form: String) {
    let folder = form.lastIndex(of: "/").map { String(form[...$0]) } ?? ""
    path = written.hasPrefix("/") ? written : folder + written
    isNameless = false
  }

  /// What a command wrote.
  ///
  /// - Parameter command: the command.
  init(outputOf command: FormCommand) {
    path = command.line
    isNameless = true
  }

  /// The bytes of the file; nothing but a regular file is opened.
  var content: Result<[UInt8], Fault> {
    if path.utf8.contains(0) { return .failure(.unreadable(code: ENOENT)) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.unreadable(code: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.unreadable(code: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
    guard status.st_size <= OptionFile.limit else { return .failure(.tooLarge) }
    return OptionFile.bytes(of: descriptor, size: Int(status.st_size))
  }

  private static func bytes(of descriptor: Int32, size: Int) -> Result<[UInt8], Fault> {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let count = read(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          filled += count
        } else if count == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    return code == 0 ? .success(bytes) : .failure(.unreadable(code: code))
  }

  /// Reads the options; what is wrong with them is reported at its place in the file.
  ///
  /// - Parameters:
  ///   - bytes: the file's bytes.
  ///   - node: where the form names the file: what is no text has no lines to report it at.
  ///   - reader: takes what is reported.
  /// - Returns: the options.
  func options(
    in bytes: [UInt8], namedAt node: Node, for reader: inout AttributeReader
  ) -> [Option] {
    do throws(SourceTextError) {
      let source = try SourceText(name: path, validating: bytes)
      return isTree(bytes) ? tree(source, for: &reader) : lines(source, for: &reader)
    } catch {
      let fault = error.diagnostic(in: path)
      reader.report("C04A", "\(reader.owner): \(fault.message)", fault.remedy, at: node)
      return []
    }
  }

  private func isTree(_ bytes: [UInt8]) -> Bool {
    if isNameless {
      let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }
    let name = path.lowercased()
    return [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
  }

  private func tree(_ source: SourceText, for reader: inout AttributeReader) -> [Option] {
    do throws(ReadFailure) {
      let document = try Document.read(source)
      reader.diagnostics += document.duplicateKeys
      return reader.options(document.root, ofFile: source)
    } catch {
      reader.diagnostics += error.diagnostics
      return []
    }
  }

  /// Every line is a value; blanks at its ends and empty lines do not count.
  private func lines(_ source: SourceText, for reader: inout AttributeReader) -> [Option] {
    var nodes: [Node] = []
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let text = String(decoding: source.bytes[start..<end], as: UTF8.self).trimmed
      if !text.isEmpty {
        nodes.append(Node(.string(text), offset: UInt32(start), end: UInt32(end)))
      }
      start = end + 1
    }
    let whole = Node(.array(nodes), offset: 0, end: UInt32(source.bytes.count))
    return reader.options(whole, ofFile: source)
  }
}

extension OptionFile.Fault {
  /// The fault in words.
  func message(for path: String) -> String {
    let name = path.quotedForMessage
    switch self {
    case .unreadable(let code):
      return "cannot read \(name): " + String(cString: strerror(code)).lowercased()
    case .notAFile: return "\(name) is not a file"
    case .tooLarge: return "\(name) has more than \(OptionFile.limit) bytes"
    }
  }
}

extension AttributeReader {
  /// Reads the options of a file; its texts are taken as they are, and its states are true or false.
  fileprivate mutating func options(_ node: Node, ofFile source: SourceText) -> [Option] {
    var reader = AttributeReader([], of: .named(owner), in: scope.reading(file: source))
    defer { diagnostics += reader.diagnostics }
    guard case .array(let elements) = node.content else {
      reader.report(
        "C04B", "the file takes a list of options, found \(node.kindName)", at: node)
      return []
    }
    return reader.options(elements, in: node, key: "file")
  }

  /// Takes a text without places for answers.
  mutating func plainPhrase(_ key: String) -> Phrase? {
    guard let node = take(key)?.value else { return nil }
    if let text = node.text { return Phrase(text: text, template: nil, node: node) }
    reportKind(of: node, key: key, expected: "text")
    return nil
  }
}

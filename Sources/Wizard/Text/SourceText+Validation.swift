/// Why bytes are not the text of a form or an answer file.
public enum SourceTextError: Error, Equatable, Sendable {
  /// A NUL byte at this offset from the start of the bytes.
  case nul(offset: Int)
  /// Bytes that are not UTF-8, the first of them at this offset from the start of the bytes.
  case invalidUTF8(offset: Int)
  /// More bytes than this limit.
  case tooLong(limit: Int)

  /// Puts the error into words.
  ///
  /// - Parameter name: what a person calls the text.
  /// - Returns: an error without a line, since what is not text has none.
  public func diagnostic(in name: String) -> Diagnostic {
    let code =
      switch self {
      case .nul: "T001"
      case .invalidUTF8: "T002"
      case .tooLong: "T004"
      }
    return Diagnostic(.error, code: code, message: "\"\(name)\" \(reason)", remedy: remedy)
  }

  /// What is wrong, without the name of the text.
  public var reason: String {
    switch self {
    case .nul(let offset): "has a NUL byte at offset \(offset)"
    case .invalidUTF8(let offset): "is not UTF-8 at offset \(offset)"
    case .tooLong(let limit): "has more than \(limit) bytes"
    }
  }

  /// What was expected; nothing where the reason tells it.
  public var remedy: String? {
    if case .tooLong = self { return nil }
    return "expected text in UTF-8"
  }
}

extension SourceText {
  /// How many bytes a text may have; offsets in nodes have 32 bits.
  public static let byteLimit = 1 << 30

  /// Takes bytes of any origin; a leading UTF-8 byte-order mark is dropped.
  ///
  /// - Parameters:
  ///   - name: what a person calls the text.
  ///   - bytes: the bytes as they were read.
  /// - Throws: ``SourceTextError`` at the first NUL or byte that is not UTF-8, or above ``byteLimit``.
  public init(name: String, validating bytes: [UInt8]) throws(SourceTextError) {
    guard bytes.count <= Self.byteLimit else { throw .tooLong(limit: Self.byteLimit) }
    let fault = bytes.withUnsafeBufferPointer { firstFault(in: $0) }
    if let fault { throw fault }
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}

/// The first byte that no text may have.
private func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> SourceTextError? {
  var index = 0
  while index < bytes.count {
    index = endOfPlainWords(in: bytes, from: index)
    guard index < bytes.count else { return nil }
    let lead = bytes[index]
    if lead == 0 { return .nul(offset: index) }
    if lead < 0x80 {
      index += 1
      continue
    }
    guard let length = sequenceLength(in: bytes, at: index) else {
      return .invalidUTF8(offset: index)
    }
    index += length
  }
  return nil
}

/// The first place of eight bytes, counted from an index in steps of eight, that are not all ASCII without NUL.
private func endOfPlainWords(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while index + 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // Where no byte has its highest bit, taking 1 off sets that bit for a byte that is 0, and a borrow for no other.
    let isPlain = (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
    guard isPlain else { break }
    index += 8
  }
  return index
}

/// How many bytes the well-formed sequence at an index has; nil where it is not well-formed.
private func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
  let lead = bytes[index]
  let length: Int
  // The second byte's range keeps out overlong forms, surrogates and what is above U+10FFFF.
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return nil
  }
  switch lead {
  case 0xE0: second = 0xA0...0xBF
  case 0xED: second = 0x80...0x9F
  case 0xF0: second = 0x90...0xBF
  case 0xF4: second = 0x80...0x8F
  default: break
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
  for next in (index + 2)..<(index + max(length, 2)) where bytes[next] & 0xC0 != 0x80 {
    return nil
  }
  return length
}

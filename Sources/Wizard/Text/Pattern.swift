internal import CPCRE2

/// Why a pattern could not be used.
public enum PatternError: Error, Equatable, Sendable {
  /// The text is no pattern.
  ///
  /// - Parameters:
  ///   - message: what is wrong, in the words of the pattern library.
  ///   - offset: the byte of the pattern at which it is wrong.
  case invalid(message: String, offset: Int)
  /// The match would have taken too long.
  case limitReached
}

/// A regular expression over Unicode text that always ends in bounded time.
///
/// The syntax is that of PCRE2 with the escapes of ICU (`\\u00E9`); a dot matches line breaks too.
public final class Pattern: Sendable {
  /// The pattern as written.
  public let text: String
  /// Whether upper and lower case are equal.
  public let ignoresCase: Bool
  /// The address of the compiled code, which nothing changes until it is released.
  private let code: UInt

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - ignoringCase: whether upper and lower case are equal.
  /// - Throws: `PatternError.invalid` where the text is no pattern.
  public init(_ text: String, ignoringCase: Bool = false) throws(PatternError) {
    self.text = text
    self.ignoresCase = ignoringCase
    self.code = UInt(bitPattern: try compile(text, ignoringCase: ignoringCase))
  }

  deinit {
    pcre2_code_free_8(OpaquePointer(bitPattern: code))
  }

  /// Whether the pattern spans a whole text.
  ///
  /// - Parameter subject: the text.
  /// - Returns: whether it matches from the first character to the last.
  /// - Throws: `PatternError.limitReached` where that takes too long to tell.
  public func matchesWhole(_ subject: String) throws(PatternError) -> Bool {
    try withUTF8(of: subject) { bytes throws(PatternError) in
      let match = PatternMatch(code: OpaquePointer(bitPattern: code), subject: bytes)
      return try match.next(from: 0, options: PCRE2_ANCHORED | PCRE2_ENDANCHORED) != nil
    }
  }

  /// Whether the pattern is found anywhere in a text.
  ///
  /// - Parameter subject: the text.
  /// - Returns: whether a part of it matches.
  /// - Throws: `PatternError.limitReached` where that takes too long to tell.
  public func matches(_ subject: String) throws(PatternError) -> Bool {
    try withUTF8(of: subject) { bytes throws(PatternError) in
      let match = PatternMatch(code: OpaquePointer(bitPattern: code), subject: bytes)
      return try match.next(from: 0) != nil
    }
  }

  /// The text with every match replaced.
  ///
  /// - Parameters:
  ///   - subject: the text.
  ///   - replacement: what stands for each match, taken literally.
  /// - Returns: the new text.
  /// - Throws: `PatternError.limitReached` where a match takes too long to tell.
  public func replacingMatches(
    in subject: String, with replacement: String
  ) throws(PatternError) -> String {
    try withUTF8(of: subject) { bytes throws(PatternError) in
      let match = PatternMatch(code: OpaquePointer(bitPattern: code), subject: bytes)
      return try match.replacingAll(with: Array(replacement.utf8))
    }
  }
}

/// Gives a text's UTF-8 to a function that throws pattern errors.
private func withUTF8<Result>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(PatternError) -> Result
) throws(PatternError) -> Result {
  try Array(text.utf8).withUnsafeBufferPointer(body)
}

/// Compiles a pattern; the code is the caller's to free.
private func compile(
  _ text: String, ignoringCase: Bool
) throws(PatternError) -> OpaquePointer {
  var options = PCRE2_UTF | PCRE2_UCP | PCRE2_ALT_BSUX | PCRE2_DOTALL | PCRE2_NEVER_BACKSLASH_C
  if ignoringCase { options |= PCRE2_CASELESS }
  let context = pcre2_compile_context_create_8(nil)
  defer { pcre2_compile_context_free_8(context) }
  pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANY))
  let bytes = Array(text.utf8)
  var code: Int32 = 0
  var offset = 0
  if let compiled = pcre2_compile_8(bytes, bytes.count, options, &code, &offset, context) {
    return compiled
  }
  var message = [UInt8](repeating: 0, count: 256)
  let length = pcre2_get_error_message_8(code, &message, message.count)
  throw .invalid(
    message: String(decoding: message.prefix(Int(max(0, length))), as: UTF8.self),
    offset: min(offset, bytes.count))
}

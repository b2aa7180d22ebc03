internal import CPCRE2

/// A search for one pattern in one text.
struct PatternMatch: ~Copyable {
  /// How often a match may go back and try again in a text of some length.
  ///
  /// A million times; less in long texts, where each try may look at all of the text, but
  /// enough to go over the text twice.
  private static func triesLimit(forLength length: Int) -> Int {
    max(length * 2 + 1_000, min(1_000_000, 2_000_000_000 / max(1, length)))
  }

  /// How much memory a match may take, in KiB.
  private static let memory: UInt32 = 65_536

  private let code: OpaquePointer?
  private let subject: UnsafeBufferPointer<UInt8>
  private let data: OpaquePointer?
  private let context: OpaquePointer?

  /// Prepares a search; code and text must live until this value is gone.
  init(code: OpaquePointer?, subject: UnsafeBufferPointer<UInt8>) {
    self.code = code
    self.subject = subject
    data = pcre2_match_data_create_8(1, nil)
    context = pcre2_match_context_create_8(nil)
    let tries = Self.triesLimit(forLength: subject.count)
    pcre2_set_match_limit_8(context, UInt32(clamping: tries))
    pcre2_set_depth_limit_8(context, UInt32(clamping: tries))
    pcre2_set_heap_limit_8(context, Self.memory)
  }

  deinit {
    pcre2_match_data_free_8(data)
    pcre2_match_context_free_8(context)
  }

  /// The next match.
  ///
  /// - Parameters:
  ///   - start: the byte to begin at.
  ///   - options: options of the library.
  /// - Returns: the bytes that match; nil where none do.
  /// - Throws: `PatternError.limitReached` where that takes too long to tell.
  borrowing func next(
    from start: Int, options: UInt32 = 0
  ) throws(PatternError) -> Range<Int>? {
    // An empty array has no address, and the library wants one.
    let nothing: StaticString = ""
    let result = pcre2_match_8(
      code, subject.baseAddress ?? nothing.utf8Start, subject.count, start,
      options | PCRE2_NO_UTF_CHECK, data, context)
    guard result != PCRE2_ERROR_NOMATCH else { return nil }
    // The other errors are limits and a lack of memory; text and code are valid.
    guard result >= 0, let vector = pcre2_get_ovector_pointer_8(data) else { throw .limitReached }
    // `\K` in a look-ahead can put the start behind the end.
    return min(vector[0], vector[1])..<max(vector[0], vector[1])
  }

  /// The text with a literal replacement for every match.
  ///
  /// - Parameter replacement: what stands for each match, in UTF-8.
  /// - Returns: the new text.
  /// - Throws: `PatternError.limitReached` where a match takes too long to tell.
  borrowing func replacingAll(with replacement: [UInt8]) throws(PatternError) -> String {
    var replaced: [UInt8] = []
    var copied = 0
    var start = 0
    while start <= subject.count, let match = try next(from: start) {
      // `\K` and look-behind can reach back into what has been copied.
      if match.lowerBound >= copied {
        replaced += subject[copied..<match.lowerBound]
        replaced += replacement
        copied = match.upperBound
      }
      start = match.upperBound > start ? match.upperBound : start + 1
      if match.isEmpty { start = max(start, match.upperBound + 1) }
      while start < subject.count, subject[start] & 0xC0 == 0x80 { start += 1 }
    }
    replaced += subject[copied...]
    return String(decoding: replaced, as: UTF8.self)
  }
}

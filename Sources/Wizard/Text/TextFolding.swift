internal import CUTF8Proc

/// Text made equal to what it should compare equal with: without case, without marks.
public enum TextFolding {
  /// Folds a text so that equal results mean equal texts under the options.
  ///
  /// Case is Unicode's full folding in no language: ß is ss, final ς is σ, I is i and never ı.
  /// Marks fall away where they stand on a letter of their own script (é is e, ø stays ø); the
  /// voicing marks of kana, viramas and vowel signs stay. Full-width characters equal their ASCII
  /// ones with any option. Without options the text stays as it is.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - ignoringCase: whether upper and lower case are equal.
  ///   - ignoringMarks: whether letters with and without marks are equal.
  /// - Returns: the folded text, composed; in ASCII where the text is.
  public static func fold(_ text: String, ignoringCase: Bool, ignoringMarks: Bool) -> String {
    guard ignoringCase || ignoringMarks else { return text }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return ignoringCase ? text.lowercased() : text }
    var scalars = decomposed(text, foldingCase: ignoringCase, foldingWidth: true)
    if ignoringMarks { scalars.removeAll(where: isDroppedMark) }
    return composed(&scalars)
  }

  /// The text in Unicode's composed form (NFC).
  ///
  /// - Parameter text: any text.
  /// - Returns: the equal text that has a letter and its mark as one scalar where there is one.
  public static func normalized(_ text: String) -> String {
    // Below U+0300 nothing combines and every scalar is composed.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
    var scalars = decomposed(text, foldingCase: false, foldingWidth: false)
    return composed(&scalars)
  }

  /// The scalars of a text, canonically decomposed.
  private static func decomposed(
    _ text: String, foldingCase: Bool, foldingWidth: Bool
  ) -> [utf8proc_int32_t] {
    var bits = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_STABLE.rawValue
    if foldingCase { bits |= UTF8PROC_CASEFOLD.rawValue }
    let options = utf8proc_option_t(rawValue: bits)
    let narrowed: utf8proc_custom_func? =
      foldingWidth ? { scalar, _ in narrowForm(of: scalar) } : nil
    var text = text
    return text.withUTF8 { bytes in
      let count = utf8proc_ssize_t(bytes.count)
      // Most text needs no more scalars than it has bytes; the first call tells how many it is.
      var capacity = bytes.count
      while true {
        var needed = 0
        let scalars = [utf8proc_int32_t](unsafeUninitializedCapacity: capacity) { buffer, filled in
          needed = utf8proc_decompose_custom(
            bytes.baseAddress, count, buffer.baseAddress, capacity, options, narrowed, nil)
          filled = max(0, min(needed, capacity))
        }
        if needed <= capacity { return scalars }
        capacity = needed
      }
    }
  }

  /// The text of decomposed scalars, composed in place.
  private static func composed(_ scalars: inout [utf8proc_int32_t]) -> String {
    let options = utf8proc_option_t(
      rawValue: UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = scalars.withUnsafeMutableBufferPointer { buffer in
      utf8proc_normalize_utf32(buffer.baseAddress, buffer.count, options)
    }
    var text = ""
    for scalar in scalars.prefix(max(0, count)) {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: scalar)) else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Whether a scalar is a mark that `[d]` drops.
  ///
  /// Vowel signs have combining class 0, kana voicing marks 8 and viramas 9: they make another
  /// letter, not the same with a mark.
  private static func isDroppedMark(_ scalar: utf8proc_int32_t) -> Bool {
    guard scalar >= 0x300 else { return false }
    let combiningClass = utf8proc_get_property(scalar).pointee.combining_class
    return combiningClass != 0 && combiningClass != 8 && combiningClass != 9
  }
}

/// The ASCII character of a full-width one; any other scalar as it is.
private func narrowForm(of scalar: utf8proc_int32_t) -> utf8proc_int32_t {
  switch scalar {
  case 0xFF01...0xFF5E: scalar - 0xFEE0
  case 0x3000: 0x20
  default: scalar
  }
}

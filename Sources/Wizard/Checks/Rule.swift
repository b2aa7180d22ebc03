// In:  a value that a row type could read, and where it stands in the form.
// Out: a verdict: it passes, it is refused with a reason, or the check could not be run.
// Who: row types and the compiler make checks; the compiler holds defaults and the session answers against them.

/// The names of the rules an answer can break: keys of `messages`, and `rule` in `--errors json`.
public enum Rule: String, CaseIterable, Sendable {
  /// A required row has no value.
  case required
  /// The text cannot be read as the row's type.
  case type
  /// The value is below the least one.
  case minimum
  /// The value is above the greatest one.
  case maximum
  /// The value is not a whole number of steps from its base.
  case step
  /// The number has more digits behind the point than allowed.
  case places
  /// The text is shorter than allowed, in grapheme clusters.
  case minLength
  /// The text is longer than allowed, in grapheme clusters.
  case maxLength
  /// The whole text does not match the pattern.
  case pattern
  /// The URL's scheme is not one of those allowed.
  case schemes
  /// The choice is not one of the options, or not available now.
  case options
  /// The list has fewer items than allowed.
  case minItems
  /// The list has more items than allowed.
  case maxItems
  /// The same item is in the list twice.
  case uniqueItems
  /// The minutes are not a multiple of the interval.
  case minuteInterval
  /// There is no such file or folder.
  case mustExist
  /// The file name does not end in one of those allowed.
  case extensions
  /// The value is not the one that is demanded.
  case mustBe
  /// A secret and its repetition differ.
  case confirm
  /// A check of the row or the form does not hold.
  case predicate
  /// A check that is a command does not pass the value, or a command failed.
  case command
  /// An expression of the form failed.
  case expression
  /// The name is no row's.
  case unknown
  /// The same name is given twice.
  case duplicate
  /// The file or text cannot be read at all.
  case syntax
  /// An answer for a row that ends up hidden.
  case hidden
  /// An answer for a computed row that differs from the computed value.
  case computed
  /// Input that no row took.
  case leftover
}

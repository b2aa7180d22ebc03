/// Follows a filled template through the places of its format; a value that is judged by what stands behind it
/// waits for that.
struct PlaceFollower<Notation: TemplateNotation>: Hashable {
  /// The place that was reached; of a waiting value the place it stands in.
  private(set) var notation: Notation
  /// The value that waits.
  private(set) var waiting: TemplateSpot?
  /// What was read behind it.
  private var rest: [UInt8] = []

  /// Begins at the beginning of a text.
  init(_ notation: Notation) {
    self.notation = notation
  }

  /// Goes on behind a byte.
  ///
  /// - Returns: whether the byte was read; else it waits with the value.
  mutating func read(_ byte: UInt8) -> Bool {
    guard waiting != nil else {
      notation.read(byte)
      return true
    }
    rest.append(byte)
    return false
  }

  /// Lets a value wait, if it must here.
  ///
  /// - Returns: whether it waits.
  mutating func wait(_ value: TemplateSpot) -> Bool {
    guard notation.waits else { return false }
    waiting = value
    return true
  }

  /// What the waiting value must become; nothing as long as that is not known.
  ///
  /// - Parameter next: what stands behind all that was read.
  /// - Returns: the place.
  func settledPlace(before next: PlaceContinuation) -> TemplatePlace? {
    guard waiting != nil else { return nil }
    switch next {
    case .value: return notation.partialPlace
    case .text, .end:
      switch notation.verdict(before: rest, isEnd: next == .end) {
      case .whole: return notation.place
      case .part: return notation.partialPlace
      case .open: return nil
      }
    }
  }

  /// Goes on behind a value that was written, and behind what waited with it.
  ///
  /// - Parameter passage: how it was written.
  /// - Returns: what waited with it.
  mutating func pass(_ passage: TemplatePassage) -> [UInt8] {
    notation.pass(passage)
    waiting = nil
    let read = rest
    rest = []
    for byte in read { notation.read(byte) }
    return read
  }
}

/// What stands behind a waiting value and all that was read since.
enum PlaceContinuation: Sendable {
  /// Text that is not known yet.
  case text
  /// Another value.
  case value
  /// Nothing.
  case end
}

extension TemplatePlace {
  /// How a value was written that became this.
  ///
  /// - Parameter isEmpty: whether it has no characters.
  /// - Returns: the passage.
  func passage(isEmpty: Bool) -> TemplatePassage {
    switch self {
    case .bare, .key, .address, .number: .whole
    case .quoted: .whole
    case .part, .name, .block, .refused: .part(isEmpty: isEmpty)
    }
  }
}

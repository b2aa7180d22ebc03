/// Finds texts that are kept elsewhere, each by the number of its place there.
///
/// Texts are equal where `==` says so. A dictionary would do, at three times the work: it hashes letter by
/// letter, and moves the texts each time it grows.
struct TextIndex: Sendable {
  /// By hash: the hash's upper half above one more than the place of a text; 0 where none stands.
  private var slots: [UInt64]
  private var count = 0
  /// Another one in each run, so that nobody can choose texts whose hashes meet.
  private let seed = UInt64(bitPattern: Int64(Hasher().finalize()))

  /// Makes an index without texts.
  ///
  /// - Parameter capacity: how many there may be before more room must be made.
  init(capacity: Int = 0) {
    slots = [UInt64](repeating: 0, count: TextIndex.slotCount(for: capacity))
  }

  /// Makes room for a number of texts.
  mutating func reserve(_ capacity: Int) {
    let needed = TextIndex.slotCount(for: capacity)
    if needed > slots.count { grow(to: needed) }
  }

  /// Adds a text that no equal one stands before.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - place: its place.
  ///   - texts: gives the text of a place.
  /// - Returns: the place of an equal text, which stays; nothing where the text is new.
  mutating func add(_ text: String, at place: Int, among texts: (Int) -> String) -> Int? {
    if 4 * count >= 3 * slots.count { grow(to: 2 * slots.count) }
    let hash = hash(of: text)
    let slot = slot(of: text, hash: hash, among: texts)
    if slots[slot] != 0 { return TextIndex.place(in: slots[slot]) }
    slots[slot] = hash | UInt64(truncatingIfNeeded: place + 1)
    count += 1
    return nil
  }

  /// The place of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - texts: gives the text of a place.
  /// - Returns: the place; nothing where no equal text was added.
  func place(of text: String, among texts: (Int) -> String) -> Int? {
    guard count > 0 else { return nil }
    let found = slots[slot(of: text, hash: hash(of: text), among: texts)]
    return found == 0 ? nil : TextIndex.place(in: found)
  }

  /// The slot of a text, or the free one that it would have.
  private func slot(of text: String, hash: UInt64, among texts: (Int) -> String) -> Int {
    var slot = firstSlot(for: hash)
    while slots[slot] != 0 {
      let isLikely = (slots[slot] ^ hash) >> 32 == 0
      if isLikely, texts(TextIndex.place(in: slots[slot])) == text { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow(to slotCount: Int) {
    let old = slots
    slots = [UInt64](repeating: 0, count: slotCount)
    for entry in old where entry != 0 {
      var slot = firstSlot(for: entry)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// By the highest bits of the hash.
  private func firstSlot(for hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> UInt64(64 - slots.count.trailingZeroBitCount))
  }

  /// A number that equal texts share; its lower half is 0.
  private func hash(of text: String) -> UInt64 {
    let (hash, isASCII) = hashOfBytes(of: text)
    if isASCII { return hash }
    // What can be written in several ways has one normalized form, which may be ASCII.
    let text = TextFolding.normalized(text)
    let (normalHash, isNormalASCII) = hashOfBytes(of: text)
    if isNormalASCII { return normalHash }
    return UInt64(bitPattern: Int64(text.hashValue)) & ~0xFFFF_FFFF
  }

  /// The hash of a text's bytes, eight at a time, and whether all of them are ASCII.
  private func hashOfBytes(of text: String) -> (hash: UInt64, isASCII: Bool) {
    var text = text
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = seed ^ UInt64(truncatingIfNeeded: raw.count)
      var seen: UInt64 = 0
      var index = 0
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        seen |= word
        hash = TextIndex.mixed(hash ^ word)
        index += 8
      }
      let rest = TextIndex.rest(of: raw, from: index)
      let isASCII = (seen | rest) & 0x8080_8080_8080_8080 == 0
      return (TextIndex.mixed(hash ^ rest) & ~0xFFFF_FFFF, isASCII)
    }
  }

  /// The last bytes of a text, fewer than eight.
  private static func rest(of raw: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    if raw.count - start >= 4 {
      // These overlap, and tell all bytes of a text whose length is known.
      let first = raw.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      let last = raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var rest: UInt64 = 0
    for index in start..<raw.count { rest = rest << 8 | UInt64(raw[index]) }
    return rest
  }

  /// All bits of a number in each bit of another.
  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  private static func place(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  /// A power of two, of which the texts take at most three of four.
  private static func slotCount(for capacity: Int) -> Int {
    var count = 16
    while 4 * capacity >= 3 * count { count *= 2 }
    return count
  }
}

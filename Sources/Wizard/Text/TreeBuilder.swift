/// Puts a tree together from values and the edges of lists and maps, without recursion.
struct TreeBuilder {
  /// How deep lists and maps may stand in each other.
  static let depthLimit = 512

  /// A list or map whose end has not come yet.
  private struct Frame {
    let isMap: Bool
    let offset: UInt32
    var elements: [Node] = []
    var members: [Node.Member] = []
    var key: Key?
    /// A bit for each mark that a key had.
    var marks: UInt64 = 0
    /// Whether two keys may be equal: they have the same mark, or can be written in several ways.
    var mayRepeat = false

    /// Notes that a map has a key of a mark.
    mutating func note(_ mark: KeyMark, isAmbiguous: Bool) {
      mayRepeat = mayRepeat || isAmbiguous || marks & mark.bit != 0
      marks |= mark.bit
    }
  }

  /// A key that waits for its value.
  struct Key {
    /// The key as text.
    let text: String
    /// Its mark.
    let mark: KeyMark
    /// Its byte offset.
    let offset: UInt32
    /// Whether an equal key may have another mark.
    let isAmbiguous: Bool
  }

  /// A key that its map had already.
  struct Duplicate {
    /// The key as text.
    let key: String
    /// The byte offset of the first member with the key.
    let first: UInt32
    /// The byte offset of this member's key.
    let offset: UInt32
  }

  /// The value of the whole text, as soon as it is complete.
  private(set) var root: Node?
  /// Keys that their maps had already, in the order in which the maps end.
  private(set) var duplicates: [Duplicate] = []
  /// How many lists and maps are open.
  private(set) var depth = 0
  /// The innermost open list or map; the ones around it wait.
  private var frame = Frame(isMap: false, offset: 0)
  private var waiting: [Frame] = []
  /// How many elements or members the next list or map may have: most are small and much like the ones before.
  private var room = (elements: 0, members: 0)

  /// Whether the innermost open list or map is a map.
  var isInMap: Bool { depth > 0 && frame.isMap }
  /// Whether the innermost open map has a key that waits for its value.
  var hasKey: Bool { depth > 0 && frame.key != nil }
  /// The byte offset of the innermost open list or map.
  var openOffset: UInt32 { depth > 0 ? frame.offset : 0 }

  /// Whether the innermost open list or map has nothing in it so far.
  var isEmpty: Bool {
    guard depth > 0 else { return root == nil }
    return frame.isMap ? frame.members.isEmpty : frame.elements.isEmpty
  }

  /// The last value of the innermost open list or map, or that of the whole text.
  var last: Node? {
    guard depth > 0 else { return root }
    return frame.isMap ? frame.members.last?.value : frame.elements.last
  }

  /// The byte offset behind the last value of the innermost open list or map.
  var lastEnd: UInt32? {
    guard !isEmpty else { return nil }
    return frame.isMap ? frame.members.last?.value.end : frame.elements.last?.end
  }

  /// Begins a list or a map.
  mutating func open(isMap: Bool, offset: UInt32) {
    var outer = Frame(isMap: isMap, offset: offset)
    swap(&frame, &outer)
    if depth > 0 { waiting.append(outer) }
    depth += 1
  }

  /// Takes the key of the next member.
  mutating func setKey(_ key: consuming Key) {
    guard depth > 0 else { return }
    frame.note(key.mark, isAmbiguous: key.isAmbiguous)
    frame.key = key
  }

  /// Takes a complete value into the innermost open list or map.
  mutating func add(_ node: consuming Node) {
    guard depth > 0 else {
      root = node
      return
    }
    guard frame.isMap else {
      if frame.elements.isEmpty { frame.elements.reserveCapacity(room.elements) }
      frame.elements.append(node)
      return
    }
    guard let key = frame.key else { return }
    frame.key = nil
    append(node, at: key.text, mark: key.mark, offset: key.offset)
  }

  /// Takes a complete member into the innermost open map.
  ///
  /// The parts of its key are handed over one by one, so that the text is moved and not copied.
  mutating func add(
    _ node: consuming Node, at key: consuming String, mark: KeyMark, offset: UInt32,
    isAmbiguous: Bool
  ) {
    guard depth > 0 else { return }
    frame.note(mark, isAmbiguous: isAmbiguous)
    append(node, at: key, mark: mark, offset: offset)
  }

  @inline(__always)
  private mutating func append(
    _ node: consuming Node, at key: consuming String, mark: KeyMark, offset: UInt32
  ) {
    if frame.members.isEmpty { frame.members.reserveCapacity(room.members) }
    frame.members.append(Node.Member(key: key, mark: mark, offset: offset, value: node))
  }

  /// Ends the innermost open list or map and takes it as a value of the one around it.
  mutating func close(end: UInt32) {
    guard depth > 0 else { return }
    depth -= 1
    var closed = waiting.popLast() ?? Frame(isMap: false, offset: 0)
    swap(&frame, &closed)
    if closed.isMap {
      if closed.mayRepeat { findDuplicates(in: closed.members) }
      room.members = max(min(closed.members.count, 8), room.members - 1)
      add(Node(.object(closed.members), offset: closed.offset, end: end))
    } else {
      room.elements = max(min(closed.elements.count, 8), room.elements - 1)
      add(Node(.array(closed.elements), offset: closed.offset, end: end))
    }
  }

  private mutating func findDuplicates(in members: [Node.Member]) {
    // Most maps are small, and comparing short keys is cheaper than hashing them.
    guard members.count > 12 else {
      // Equal keys have one length, but for letters that can be composed in several ways.
      let haveOneLength = members.allSatisfy { $0.key.utf8.allSatisfy { $0 < 0x80 } }
      for index in members.indices.dropFirst() {
        let key = members[index].key
        let length = key.utf8.count
        for earlier in 0..<index
        where !haveOneLength || members[earlier].key.utf8.count == length {
          guard members[earlier].key == key else { continue }
          let first = members[earlier].offset
          duplicates.append(Duplicate(key: key, first: first, offset: members[index].offset))
          break
        }
      }
      return
    }
    var keys = TextIndex(capacity: members.count)
    for index in members.indices {
      let key = members[index].key
      guard let earlier = keys.add(key, at: index, among: { members[$0].key }) else { continue }
      let first = members[earlier].offset
      duplicates.append(Duplicate(key: key, first: first, offset: members[index].offset))
    }
  }
}

extension TreeBuilder {
  /// Puts the duplicate keys into words.
  ///
  /// - Parameter source: the text they stand in.
  /// - Returns: an error each, in the order of the text.
  func duplicateKeys(in source: SourceText) -> [Diagnostic] {
    guard !duplicates.isEmpty else { return [] }
    var positions = SourcePositions(source)
    return duplicates.sorted { $0.offset < $1.offset }.map { duplicate in
      let line = positions.line(of: Int(duplicate.first))
      let start = Int(duplicate.offset)
      let end = source.endOfKey(at: start, length: duplicate.key.utf8.count)
      return Diagnostic(
        .error, code: "T003",
        message: "the key \"\(duplicate.key)\" is already in line \(line)",
        remedy: "a key may stand once in a map",
        position: positions.position(from: start, to: end))
    }
  }
}

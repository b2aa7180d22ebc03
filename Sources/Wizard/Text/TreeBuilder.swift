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
    var key: String = ""
    var keyOffset: UInt32 = 0
    var hasKey = false
    /// A bit for each mark that a key had.
    var marks: UInt64 = 0
    /// Whether two keys may be equal: they have the same mark, or one has none.
    var mayRepeat = false
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
  var hasKey: Bool { depth > 0 && frame.hasKey }
  /// The byte offset of the innermost open list or map.
  var openOffset: UInt32 { depth > 0 ? frame.offset : 0 }

  /// Whether the innermost open list or map has nothing in it so far.
  var isEmpty: Bool {
    guard depth > 0 else { return root == nil }
    return frame.isMap ? frame.members.isEmpty : frame.elements.isEmpty
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
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - offset: its byte offset.
  ///   - mark: a number that equal keys share and few others; only keys of one mark are compared.
  mutating func setKey(_ key: String, offset: UInt32, mark: UInt64? = nil) {
    guard depth > 0 else { return }
    if let mark {
      let bit: UInt64 = 1 &<< (mark & 63)
      frame.mayRepeat = frame.mayRepeat || frame.marks & bit != 0
      frame.marks |= bit
    } else {
      frame.mayRepeat = true
    }
    frame.key = key
    frame.keyOffset = offset
    frame.hasKey = true
  }

  /// Takes a complete value into the innermost open list or map.
  mutating func add(_ node: consuming Node) {
    guard depth > 0 else {
      root = node
      return
    }
    if frame.isMap {
      if frame.members.isEmpty { frame.members.reserveCapacity(room.members) }
      frame.members.append(Node.Member(key: frame.key, offset: frame.keyOffset, value: node))
      frame.hasKey = false
    } else {
      if frame.elements.isEmpty { frame.elements.reserveCapacity(room.elements) }
      frame.elements.append(node)
    }
  }

  /// Ends the innermost open list or map and takes it as a value of the one around it.
  ///
  /// - Returns: the complete list or map; nil where none is open.
  @discardableResult
  mutating func close(end: UInt32) -> Node? {
    guard depth > 0 else { return nil }
    let closed = frame
    depth -= 1
    if let outer = waiting.popLast() { frame = outer }
    let node: Node
    if closed.isMap {
      if closed.mayRepeat { findDuplicates(in: closed.members) }
      room.members = max(min(closed.members.count, 8), room.members - 1)
      node = Node(.object(closed.members), offset: closed.offset, end: end)
    } else {
      room.elements = max(min(closed.elements.count, 8), room.elements - 1)
      node = Node(.array(closed.elements), offset: closed.offset, end: end)
    }
    add(node)
    return node
  }

  private mutating func findDuplicates(in members: [Node.Member]) {
    // Most maps are small, and comparing short keys is cheaper than hashing them.
    guard members.count > 12 else {
      for index in members.indices.dropFirst() {
        let key = members[index].key
        let length = key.utf8.count
        for earlier in 0..<index
        where members[earlier].key.utf8.count == length && members[earlier].key == key {
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

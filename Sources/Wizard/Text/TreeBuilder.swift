/// Puts a tree together from values and the edges of lists and maps, without recursion.
struct TreeBuilder {
  /// How deep lists and maps may stand in each other.
  static let depthLimit = 512

  /// A list or map whose end has not come yet.
  private struct Frame {
    let isMap: Bool
    let offset: UInt32
    /// How many elements or members of outer lists or maps lie below its own.
    let base: Int
    var key: String = ""
    var keyOffset: UInt32 = 0
    var hasKey = false
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
  private var frames: [Frame] = []
  private var elements: [Node] = []
  private var members: [Node.Member] = []

  /// How many lists and maps are open.
  var depth: Int { frames.count }
  /// Whether the innermost open list or map is a map.
  var isInMap: Bool { frames.last?.isMap ?? false }
  /// Whether the innermost open map has a key that waits for its value.
  var hasKey: Bool { frames.last?.hasKey ?? false }
  /// The byte offset of the innermost open list or map.
  var openOffset: UInt32 { frames.last?.offset ?? 0 }

  /// Whether the innermost open list or map has nothing in it so far.
  var isEmpty: Bool {
    guard let frame = frames.last else { return root == nil }
    return frame.base == (frame.isMap ? members.count : elements.count)
  }

  /// The byte offset behind the last value of the innermost open list or map.
  var lastEnd: UInt32? {
    guard !isEmpty else { return nil }
    return isInMap ? members.last?.value.end : elements.last?.end
  }

  /// Begins a list or a map.
  mutating func open(isMap: Bool, offset: UInt32) {
    let base = isMap ? members.count : elements.count
    frames.append(Frame(isMap: isMap, offset: offset, base: base))
  }

  /// Takes the key of the next member.
  mutating func setKey(_ key: String, offset: UInt32) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].key = key
    frames[frames.count - 1].keyOffset = offset
    frames[frames.count - 1].hasKey = true
  }

  /// Takes a complete value into the innermost open list or map.
  mutating func add(_ node: Node) {
    guard let frame = frames.last else {
      root = node
      return
    }
    if frame.isMap {
      members.append(Node.Member(key: frame.key, offset: frame.keyOffset, value: node))
      frames[frames.count - 1].hasKey = false
    } else {
      elements.append(node)
    }
  }

  /// Ends the innermost open list or map and takes it as a value of the one around it.
  ///
  /// - Returns: the complete list or map; nil where none is open.
  @discardableResult
  mutating func close(end: UInt32) -> Node? {
    guard let frame = frames.popLast() else { return nil }
    let node: Node
    if frame.isMap {
      let own = Array(members[frame.base...])
      members.removeSubrange(frame.base...)
      findDuplicates(in: own)
      node = Node(.object(own), offset: frame.offset, end: end)
    } else {
      let own = Array(elements[frame.base...])
      elements.removeSubrange(frame.base...)
      node = Node(.array(own), offset: frame.offset, end: end)
    }
    add(node)
    return node
  }

  private mutating func findDuplicates(in members: [Node.Member]) {
    // Most maps are small, and comparing short keys is cheaper than hashing them.
    guard members.count > 12 else {
      for index in members.indices.dropFirst() {
        let member = members[index]
        guard let first = members[..<index].first(where: { $0.key == member.key }) else { continue }
        duplicates.append(
          Duplicate(key: member.key, first: first.offset, offset: member.offset))
      }
      return
    }
    var offsets: [String: UInt32] = [:]
    offsets.reserveCapacity(members.count)
    for member in members {
      guard let first = offsets[member.key] else {
        offsets[member.key] = member.offset
        continue
      }
      duplicates.append(Duplicate(key: member.key, first: first, offset: member.offset))
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

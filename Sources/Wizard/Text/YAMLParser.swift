/// Puts a tree together from the steps of a YAML text, within limits.
struct YAMLParser: ~Copyable {
  /// A value that aliases may stand for.
  private struct Anchored {
    let node: Node
    /// How many bytes of text the value stands for when its own aliases are written out.
    let weight: Int
    /// How many lists and maps stand in each other in the value.
    let height: Int
  }

  /// What has to be known of a list or map that is still open.
  private struct Open {
    let anchor: String?
    /// What aliases had added when it began.
    let added: Int
    /// The greatest height of a value in it so far.
    var height = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var events: YAMLEvents
  private var builder = TreeBuilder()
  private var anchors: [String: Anchored] = [:]
  private var open: [Open] = []
  /// How many bytes of text aliases have added so far.
  private var added = 0
  private var hasDocument = false

  /// Prepares to read; the bytes must stay where they are until this value is gone.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    events = YAMLEvents(bytes: bytes)
  }

  /// Reads the whole text.
  ///
  /// - Returns: the builder that holds the tree.
  /// - Throws: ``YAMLFault`` at the first fault.
  mutating func parse() throws(YAMLFault) -> TreeBuilder {
    while true {
      let event = try events.next()
      switch event.kind {
      case .streamEnd: return builder
      case .documentStart: try beginDocument(event)
      case .open(let isMap): try begin(event, isMap: isMap)
      case .close: end(event)
      case .scalar(let text, let isPlain): try take(event, text: text, isPlain: isPlain)
      case .alias(let name): try expand(event, name: name)
      case .other: break
      }
    }
  }

  private var expectsKey: Bool { builder.isInMap && !builder.hasKey }

  private mutating func beginDocument(_ event: YAMLEvent) throws(YAMLFault) {
    guard !hasDocument else {
      throw fault(.documents, event, "found a second document", remedy: "a text is one document")
    }
    hasDocument = true
  }

  private mutating func begin(_ event: YAMLEvent, isMap: Bool) throws(YAMLFault) {
    try refuseTag(event)
    guard !expectsKey else {
      throw fault(.key, event, "found a \(isMap ? "map" : "list") as a key")
    }
    guard builder.depth < TreeBuilder.depthLimit else { throw tooDeep(event) }
    // The anchor's name is new from here on: an alias in the value must not find an older one.
    if let anchor = event.anchor { anchors[anchor] = nil }
    open.append(Open(anchor: event.anchor, added: added))
    builder.open(isMap: isMap, offset: contentOffset(event))
  }

  private mutating func end(_ event: YAMLEvent) {
    // In block style the end is told where the next thing begins.
    let isBlock = event.offset == event.end
    let end = isBlock ? builder.lastEnd ?? builder.openOffset : offset(event.end)
    builder.close(end: end)
    guard let closed = open.popLast() else { return }
    let height = closed.height + 1
    raiseHeight(to: height)
    guard let anchor = closed.anchor, let node = builder.last else { return }
    let weight = Int(node.end) - Int(node.offset) + added - closed.added
    anchors[anchor] = Anchored(node: node, weight: weight, height: height)
  }

  private mutating func take(
    _ event: YAMLEvent, text: String, isPlain: Bool
  ) throws(YAMLFault) {
    try refuseTag(event)
    let node = Node(
      isPlain ? plainContent(text) : .string(text),
      offset: contentOffset(event), end: offset(event.end))
    if let anchor = event.anchor {
      anchors[anchor] = Anchored(node: node, weight: text.utf8.count, height: 0)
    }
    if expectsKey { setKey(text, offset: node.offset) } else { builder.add(node) }
  }

  /// Takes a key, which may be written in quotes or without.
  private mutating func setKey(_ text: String, offset: UInt32) {
    builder.setKey(
      TreeBuilder.Key(text: text, mark: KeyMark(text), offset: offset, isAmbiguous: true))
  }

  private func plainContent(_ text: String) -> Node.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    default: .plain(text)
    }
  }

  private mutating func expand(_ event: YAMLEvent, name: String) throws(YAMLFault) {
    guard let anchored = anchors[name] else {
      let isOpen = open.contains { $0.anchor == name }
      throw isOpen
        ? fault(.alias, event, "the alias \"*\(name)\" stands within its own value")
        : fault(.alias, event, "no anchor \"&\(name)\" stands before this alias")
    }
    added += anchored.weight + 1
    guard added <= YAMLReader.expansionLimit(forLength: bytes.count) else {
      throw fault(.expansion, event, "the aliases stand for too much text")
    }
    guard builder.depth + anchored.height <= TreeBuilder.depthLimit else { throw tooDeep(event) }
    guard expectsKey else {
      raiseHeight(to: anchored.height)
      builder.add(anchored.node)
      return
    }
    guard let key = keyText(of: anchored.node) else {
      throw fault(.key, event, "found a list or map as a key")
    }
    setKey(key, offset: offset(event.offset))
  }

  private func keyText(of node: Node) -> String? {
    switch node.content {
    case .plain(let text), .string(let text): text
    case .null: String(decoding: bytes[Int(node.offset)..<Int(node.end)], as: UTF8.self)
    default: nil
    }
  }

  private mutating func raiseHeight(to height: Int) {
    guard let last = open.indices.last else { return }
    open[last].height = max(open[last].height, height)
  }

  private func refuseTag(_ event: YAMLEvent) throws(YAMLFault) {
    guard !event.hasTag else {
      throw YAMLFault(
        kind: .tag, offset: event.offset, end: event.offset + 1, message: "found a tag",
        remedy: "tags are not accepted")
    }
  }

  private func fault(
    _ kind: YAMLFaultKind, _ event: YAMLEvent, _ message: String, remedy: String? = nil
  ) -> YAMLFault {
    YAMLFault(
      kind: kind, offset: event.offset, end: event.end, message: message, remedy: remedy)
  }

  private func tooDeep(_ event: YAMLEvent) -> YAMLFault {
    let limit = TreeBuilder.depthLimit
    return fault(.depth, event, "lists and maps stand more than \(limit) deep in each other")
  }

  private func offset(_ byte: Int) -> UInt32 { UInt32(truncatingIfNeeded: byte) }

  /// Where a value begins behind its anchor.
  private func contentOffset(_ event: YAMLEvent) -> UInt32 {
    guard let anchor = event.anchor, bytes[event.offset...].first == UInt8(ascii: "&") else {
      return offset(event.offset)
    }
    var place = event.offset + 1 + anchor.utf8.count
    var isComment = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "#") { isComment = true }
      if byte == 0x0A || byte == 0x0D { isComment = false }
      guard isComment || byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      place += 1
    }
    return offset(event.end > event.offset + 1 + anchor.utf8.count ? place : event.end)
  }
}

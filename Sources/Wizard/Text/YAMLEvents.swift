internal import CYAML

/// One step of a YAML text as the library tells it.
struct YAMLEvent {
  /// What the step is.
  enum Kind {
    /// The text ends.
    case streamEnd
    /// A document begins.
    case documentStart
    /// A list or a map begins.
    case open(isMap: Bool)
    /// The innermost list or map ends.
    case close
    /// A scalar; whether it is plain, which is to say without quotes and in no block.
    case scalar(String, isPlain: Bool)
    /// A value that stands under this name before.
    case alias(String)
    /// Something that adds nothing to the tree.
    case other
  }

  /// What the step is.
  var kind: Kind
  /// The name that an alias may use for the value that begins here.
  var anchor: String?
  /// Whether the value has a tag.
  var hasTag = false
  /// The byte offset of the first character, an anchor included.
  var offset = 0
  /// The byte offset behind the last character.
  var end = 0
}

/// The library's parser over a text in memory, with marks turned into byte offsets.
struct YAMLEvents: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// How many scalars stand before the byte at which the last mark was found.
  private var cursor = (scalars: 0, byte: 0)

  /// Prepares to read; the bytes must stay where they are until this value is gone.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // It fails only where memory is at its end, and then every step fails too.
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Takes the next step.
  ///
  /// - Returns: what comes next; the end again and again behind the end.
  /// - Throws: ``YAMLFault`` where the text does not follow the grammar.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { yaml_event_delete(&event) }
    var step = step(of: event)
    step.offset = byteOffset(of: event.start_mark)
    step.end = byteOffset(of: event.end_mark)
    return step
  }

  private func step(of event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_NO_EVENT, YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .close)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(text(event.data.alias.anchor) ?? ""))
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      return YAMLEvent(
        kind: .open(isMap: false), anchor: text(list.anchor), hasTag: list.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let map = event.data.mapping_start
      return YAMLEvent(kind: .open(isMap: true), anchor: text(map.anchor), hasTag: map.tag != nil)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let characters = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLEvent(
        kind: .scalar(
          String(decoding: characters, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        anchor: text(scalar.anchor), hasTag: scalar.tag != nil)
    default: return YAMLEvent(kind: .other)
    }
  }

  private func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  /// Where a mark, which counts characters, stands; the cursor only walks from the last mark.
  private mutating func byteOffset(of mark: yaml_mark_t) -> Int {
    while cursor.scalars < mark.index, cursor.byte < bytes.count {
      cursor.byte += 1
      while cursor.byte < bytes.count, bytes[cursor.byte] & 0xC0 == 0x80 { cursor.byte += 1 }
      cursor.scalars += 1
    }
    while cursor.scalars > mark.index, cursor.byte > 0 {
      cursor.byte -= 1
      while cursor.byte > 0, bytes[cursor.byte] & 0xC0 == 0x80 { cursor.byte -= 1 }
      cursor.scalars -= 1
    }
    return cursor.byte
  }

  private mutating func fault() -> YAMLFault {
    let problem = parser.pointee
    let context = byteOffset(of: problem.context_mark)
    let isUnreadable = problem.error == YAML_READER_ERROR
    let offset =
      isUnreadable
      ? min(problem.problem_offset, bytes.count) : byteOffset(of: problem.problem_mark)
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return YAMLFault(
      YAMLFault.Report(
        problem: problem.problem.map { String(cString: $0) } ?? "not enough memory",
        context: problem.context.map { String(cString: $0) } ?? "",
        offset: offset, contextOffset: context, contextLine: problem.context_mark.line + 1,
        found: String(decoding: bytes[offset..<max(offset, end)], as: UTF8.self).first))
  }
}

/// The places of HTML and XML.
struct MarkupPlaces: TemplateNotation {
  /// What is read.
  private enum State: Hashable {
    case text, tagStart, tagName, inTag, attribute, beforeValue
    case value(quote: UInt8), unquotedValue
    /// Behind `<!`, `<!-`; a comment and its end; a section of characters and its end.
    case declarationStart, commentStart, comment, declaration, instruction, characters
    case script
  }

  private let language: MarkupLiteral.Language
  private var state = State.text
  /// The name of the tag or of the attribute, in lower case, as far as it matters.
  private var name: [UInt8] = []
  /// The name of the tag, in lower case.
  private var tag: [UInt8] = []
  /// The last bytes of a part that ends with several.
  private var tail: [UInt8] = []
  /// Whether the value of the attribute has begun.
  private var isValueBegun = false

  init(_ language: MarkupLiteral.Language) {
    self.language = language
  }

  var place: TemplatePlace {
    switch state {
    case .text: .bare
    case .beforeValue, .value: attributePlace
    case .unquotedValue: .refused(.besideText)
    case .tagStart, .tagName: .name
    case .inTag, .attribute: .refused(.markup)
    case .comment, .commentStart: .refused(.comment)
    case .declaration, .declarationStart, .instruction, .characters: .refused(.declaration)
    case .script: .refused(.script)
    }
  }

  private var attributePlace: TemplatePlace {
    if language == .html, Self.isScript(attribute: name) { return .refused(.script) }
    if language == .html, !isValueBegun,
      Self.addresses.contains(String(decoding: name, as: UTF8.self))
    {
      return .address
    }
    return .quoted
  }

  /// The attributes whose values programs follow.
  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "xlink:href", "data", "poster", "cite", "background",
  ]

  private static func isScript(attribute name: [UInt8]) -> Bool {
    name.starts(with: "on".utf8) || name.elementsEqual("style".utf8)
      || name.elementsEqual("srcdoc".utf8)
  }

  mutating func read(_ byte: UInt8) {
    let small = byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte
    switch state {
    case .text: if byte == UInt8(ascii: "<") { state = .tagStart }
    case .tagStart: readTagStart(small)
    case .tagName:
      if byte == UInt8(ascii: ">") || byte.isSpaceOrLineBreak || byte == UInt8(ascii: "/") {
        state = .inTag
        return read(byte)
      }
      tag.append(small)
    case .inTag, .attribute: readInTag(small)
    case .beforeValue: readBeforeValue(byte)
    case .value(let quote):
      if byte == quote { state = .inTag } else { isValueBegun = true }
    case .unquotedValue:
      if byte == UInt8(ascii: ">") { endTag() } else if byte.isSpaceOrLineBreak { state = .inTag }
    case .declarationStart, .commentStart, .comment, .declaration, .instruction, .characters,
      .script:
      readSpecial(small)
    }
  }

  private mutating func readTagStart(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "!"): state = .declarationStart
    case UInt8(ascii: "?"): state = .instruction
    case UInt8(ascii: "/"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      tag = [byte]
      state = .tagName
    case UInt8(ascii: "<"): break
    default: state = .text
    }
    tail = []
  }

  private mutating func readInTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): endTag()
    case UInt8(ascii: "="):
      isValueBegun = false
      state = .beforeValue
    case UInt8(ascii: "/"): state = .inTag
    case _ where byte.isSpaceOrLineBreak: if state == .attribute { state = .inTag }
    default:
      if state == .inTag { name = [] }
      name.append(byte)
      state = .attribute
    }
  }

  private mutating func readBeforeValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .value(quote: byte)
    case UInt8(ascii: ">"): endTag()
    case _ where byte.isSpaceOrLineBreak: break
    default: state = .unquotedValue
    }
  }

  /// Leaves a tag; behind those of scripts and styles the text is not HTML.
  private mutating func endTag() {
    let raw = ["script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext"]
    let isRaw = language == .html && raw.contains { tag.elementsEqual($0.utf8) }
    state = isRaw ? .script : .text
    name = []
    tail = []
    if !isRaw { tag = [] }
  }

  /// Follows the parts that end with a sign of several bytes.
  private mutating func readSpecial(_ byte: UInt8) {
    tail = tail.suffix(16) + [byte]
    switch state {
    case .declarationStart:
      if tail.elementsEqual("--".utf8) {
        enter(.comment)
      } else if tail.elementsEqual("[cdata[".utf8) {
        enter(language == .xml ? .characters : .declaration)
      } else if !"--".utf8.starts(with: tail), !"[cdata[".utf8.starts(with: tail) {
        enter(byte == UInt8(ascii: ">") ? .text : .declaration)
      }
    case .comment: if ends(with: "-->") { enter(.text) }
    case .characters: if ends(with: "]]>") { enter(.text) }
    case .instruction: if ends(with: language == .xml ? "?>" : ">") { enter(.text) }
    case .declaration: readDeclaration(byte)
    case .script:
      let end = [UInt8(ascii: "<"), UInt8(ascii: "/")] + tag
      if tail.count >= end.count, tail.suffix(end.count) == end[...] {
        tag = [UInt8(ascii: "/")] + tag
        state = .tagName
      }
    default: break
    }
  }

  /// A declaration of a type of document can hold others in brackets.
  private mutating func readDeclaration(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): name.append(byte)
    case UInt8(ascii: "]"): _ = name.popLast()
    case UInt8(ascii: ">"): if name.isEmpty { enter(.text) }
    default: break
    }
  }

  private mutating func enter(_ next: State) {
    state = next
    tail = []
    name = []
  }

  private func ends(with sign: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount)
    return tail.count >= wanted.count && tail.suffix(wanted.count).elementsEqual(wanted)
  }

  mutating func pass(_ passage: TemplatePassage) {
    switch state {
    case .beforeValue: state = .inTag
    case .tagStart: state = .tagName
    case .inTag: state = .attribute
    default: break
    }
    isValueBegun = true
  }

  var waits: Bool { state == .beforeValue }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    guard let next = rest.first else { return isEnd ? .whole : .open }
    if next == UInt8(ascii: "/"), rest.count == 1 { return isEnd ? .whole : .open }
    let isEmptyTag = rest.starts(with: "/>".utf8)
    return next.isSpaceOrLineBreak || next == UInt8(ascii: ">") || isEmptyTag ? .whole : .part
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    let style = MarkupLiteral(language)
    let text = try node.joinedText()
    if case .name = place { return try nameText(of: node) }
    if case .bare = place { return try style.literal(of: .string(text)) }
    if case .address = place, !text.isHarmlessAddress { throw .scheme }
    let content = try style.quotedContent(of: text)
    return state == .beforeValue ? "\"" + content + "\"" : content
  }
}

extension String {
  /// Whether the text as an address names no scheme, or one that runs nothing.
  fileprivate var isHarmlessAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let scheme = self[..<colon]
    if scheme.utf8.contains(where: { "/?#".utf8.contains($0) }) { return true }
    return ["http", "https", "mailto", "tel", "ftp", "sms"].contains(scheme.lowercased())
  }
}

// In:  the text of a template file as it is filled, byte by byte.
// Out: what a value must become at each place, so that it stays a value there.
// Who: the checker asks before the first question, the filled text again with the answers.

/// Follows the text of one format and knows at each byte what a value must become.
///
/// The states compare, so that all that a template can lead to are gathered in a set.
protocol TemplateNotation: Hashable, Sendable {
  /// What a value must become here.
  var place: TemplatePlace { get }

  /// Goes on behind a byte of the text.
  mutating func read(_ byte: UInt8)

  /// Goes on behind a value.
  ///
  /// - Parameter passage: how the value was written.
  mutating func pass(_ passage: TemplatePassage)

  /// Whether a value in a bare place is judged by what stands behind it too.
  var waits: Bool { get }

  /// Judges a value in a bare place by what stands behind it.
  ///
  /// - Parameters:
  ///   - rest: what was read since: some bytes that could not tell.
  ///   - isEnd: whether the text, or the part of it that is known, ends here.
  /// - Returns: the verdict.
  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict

  /// What a waiting value becomes where it is not a whole one.
  var partialPlace: TemplatePlace { get }

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - place: what it must become.
  /// - Returns: the text.
  /// - Throws: `FormatFault` where the place cannot hold the value.
  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String
}

extension TemplateNotation {
  var waits: Bool { false }
  var partialPlace: TemplatePlace { .refused(.besideText) }
  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict { .whole }
}

/// What a value must become at a place of a text.
enum TemplatePlace: Hashable, Sendable {
  /// The whole of a value, with quotes where it needs them.
  case bare
  /// A name, which is text whatever it looks like.
  case key
  /// A piece of an unquoted text; whether it begins it.
  case part(isStart: Bool)
  /// A piece of a name: letters, digits, `_` and `-`.
  case name
  /// What stands between double quotes.
  case quoted
  /// The beginning of an address that programs follow.
  case address
  /// A number, and nothing else.
  case number
  /// Lines of text that begin with so many blanks; nothing where there may be only one line.
  case block(indentation: Int?, isStart: Bool)
  /// Nothing that is safe.
  case refused(TemplateRefusal)
}

/// How a value was written.
enum TemplatePassage: Sendable {
  /// Whole.
  case whole
  /// As a piece of other text, which may be empty.
  case part(isEmpty: Bool)
}

/// Whether a value in a bare place is all of it.
enum TemplateVerdict: Sendable {
  /// It is.
  case whole
  /// Other text belongs to it.
  case part
  /// The next byte may tell.
  case open
}

/// Why no value can stand at a place.
enum TemplateRefusal: String, Hashable, Sendable {
  case comment = "in a comment"
  case singleQuotes = "between single quotes"
  case hereDocument = "in a here-document"
  case commandSubstitution = "between backquotes"
  case expansion = "inside \"${…}\""
  case behindDollar = "directly behind \"$\""
  case behindVariable = "directly behind a variable"
  case behindBackslash = "directly behind a backslash"
  case besideText = "directly beside other text without quotes"
  case script = "in a script or a style"
  case markup = "in the name of a tag or an attribute"
  case declaration = "in a declaration"
  case property = "in an anchor, an alias or a tag"
  case header = "in the head of a block of text"
  case document = "in a block of text without indentation"
  case behindCase = "behind a \"case\" within double quotes"

  /// What would be right.
  var remedy: String? {
    switch self {
    case .singleQuotes, .besideText: "put it between double quotes"
    case .hereDocument: "use printf or echo with double quotes"
    case .commandSubstitution: "use $(…)"
    case .behindVariable: "write the variable with braces"
    default: nil
    }
  }
}

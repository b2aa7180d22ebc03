extension YAMLFault {
  /// A fault of the grammar as the YAML library tells it.
  struct Report {
    /// What the library says is wrong.
    let problem: String
    /// What the library was doing.
    let context: String
    /// The byte offset of the problem.
    let offset: Int
    /// The byte offset at which the library's doing began.
    let contextOffset: Int
    /// The line of `contextOffset`, from 1.
    let contextLine: Int
    /// The character at the problem.
    let found: Character?
  }

  /// Puts the library's report into this project's words.
  ///
  /// - Parameter report: what the library says.
  init(_ report: Report) {
    let words = Self.words(for: report)
    let offset = words.isAtContext ? report.contextOffset : report.offset
    self.init(
      kind: .syntax, offset: offset, end: offset + 1, message: words.message,
      remedy: words.remedy)
  }

  private typealias Words = (message: String, remedy: String?, isAtContext: Bool)

  private static func words(for report: Report) -> Words {
    if let words = layoutWords(for: report) ?? characterWords(for: report) { return words }
    let context = report.context.isEmpty ? "" : " \(report.context)"
    return (report.problem + context, nil, false)
  }

  /// The words for what stands where it should not.
  private static func layoutWords(for report: Report) -> Words? {
    let line = report.contextLine
    switch report.problem {
    case "mapping values are not allowed in this context":
      let remedy = "put text that has \": \" in quotes, or check the indentation"
      return ("found \":\" where no key can be", remedy, false)
    case "block sequence entries are not allowed in this context":
      return ("found \"-\" where no list can be", "begin the list in a line of its own", false)
    case "did not find expected key":
      let remedy = "check the indentation and the quotes"
      return ("expected a key of the map that begins in line \(line)", remedy, false)
    case "could not find expected ':'":
      return ("expected \":\" behind the key", "check the indentation and the quotes", true)
    case "did not find expected '-' indicator":
      let message = "expected \"-\" for the next element of the list that begins in line \(line)"
      return (message, "check the indentation", false)
    case "did not find expected ',' or ']'":
      return ("expected \",\" or \"]\"", "\"[\" is in line \(line)", false)
    case "did not find expected ',' or '}'":
      return ("expected \",\" or \"}\"", "\"{\" is in line \(line)", false)
    case "did not find expected node content":
      return ("expected a value", "put text that begins with a sign in quotes", false)
    case "did not find expected <document start>":
      return ("expected the end of the text", "check the indentation", false)
    default:
      return nil
    }
  }

  /// The words for characters that a value may not have, or has and does not end.
  private static func characterWords(for report: Report) -> Words? {
    let tab = ("found a tab where the indentation is", "indent with blanks", false)
    switch report.problem {
    case "found character that cannot start any token":
      guard let found = report.found, found != "\t" else { return tab }
      return ("found \"\(found)\", expected a value", "put the text in quotes", false)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "found unexpected end of stream", "found unexpected document indicator":
      return ("the string does not end", "expected the closing quote", true)
    case "found unknown escape character":
      let remedy = "write \"\\\\\" for a backslash, or use single quotes"
      return ("found an escape that YAML does not have", remedy, false)
    case "found undefined tag handle":
      return ("found a tag", "tags are not accepted", false)
    case "control characters are not allowed":
      return ("found a control character", "write it as an escape in double quotes", false)
    default:
      return nil
    }
  }
}

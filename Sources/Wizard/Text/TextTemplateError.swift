/// What is wrong with a Mustache text, with the byte offset where.
public enum TextTemplateError: Error, Equatable, Sendable {
  /// A tag without its closing braces.
  case unclosedTag(offset: Int)
  /// A tag without a name.
  case emptyTag(offset: Int)
  /// A name with a blank inside, or with a dot that has nothing on one side.
  case malformedName(String, offset: Int)
  /// A section or a parent that is not closed; the offset is that of its opening tag.
  case unclosedSection(name: String, offset: Int)
  /// A block that is not closed; the offset is that of its opening tag.
  case unclosedBlock(name: String, offset: Int)
  /// A closing tag for another section than the open one.
  case wrongClose(name: String, expected: String, offset: Int)
  /// A closing tag where no section is open.
  case unopenedSection(name: String, offset: Int)
  /// A tag for new delimiters that does not name two, without `=` or blanks in them.
  case malformedDelimiters(offset: Int)
  /// Sections within more than 200 others.
  case nestedTooDeep(offset: Int)
  /// Partials that call each other without end.
  case partialsTooDeep
}

extension TextTemplateError {
  /// The byte offset of the fault in the text; 0 for partials, which have texts of their own.
  public var offset: Int {
    switch self {
    case .unclosedTag(let offset), .emptyTag(let offset), .malformedName(_, let offset),
      .unclosedSection(_, let offset), .unclosedBlock(_, let offset), .wrongClose(_, _, let offset),
      .unopenedSection(_, let offset), .malformedDelimiters(let offset),
      .nestedTooDeep(let offset):
      offset
    case .partialsTooDeep: 0
    }
  }

  /// How many bytes the fault covers.
  var length: Int {
    switch self {
    case .malformedName(let name, _), .wrongClose(let name, _, _), .unopenedSection(let name, _):
      name.utf8.count
    default: 2
    }
  }

  /// What is wrong, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .unclosedTag: "this tag is not closed, expected \"}}\" behind its name"
    case .emptyTag: "this tag has no name"
    case .malformedName(let name, _):
      "\"\(name)\" is no name, expected one without blanks or several with a dot between"
    case .unclosedSection(let name, _):
      "the section \"\(name)\" is not closed, expected \"{{/\(name)}}\""
    case .unclosedBlock(let name, _):
      "the block \"\(name)\" is not closed, expected \"{{/\(name)}}\"; a value is written as \"{{\(name)}}\", without \"$\""
    case .wrongClose(let name, let expected, _):
      "\"{{/\(name)}}\" closes another section than the open one, expected \"{{/\(expected)}}\""
    case .unopenedSection(let name, _): "\"{{/\(name)}}\" closes a section that is not open"
    case .malformedDelimiters: "new delimiters are written as \"{{=<% %>=}}\""
    case .nestedTooDeep: "sections stand within more than 200 others"
    case .partialsTooDeep: "partials call each other without end"
    }
  }
}

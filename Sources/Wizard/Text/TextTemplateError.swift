/// What is wrong with a Mustache text, with the byte offset where.
public enum TextTemplateError: Error, Equatable, Sendable {
  /// A tag without its closing braces.
  case unclosedTag(offset: Int)
  /// A tag without a name.
  case emptyTag(offset: Int)
  /// A name with a blank inside, or with a dot that has nothing on one side.
  case malformedName(String, offset: Int)
  /// A section that is not closed; the offset is that of its opening tag.
  case unclosedSection(name: String, offset: Int)
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

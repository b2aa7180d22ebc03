extension English {
  /// What a format cannot carry, and what became of files.
  static func output(_ word: Word) -> String? {
    switch word {
    case .formatRefusal: "cannot write \"{name}\" as {format}: {reason}"
    case .formatLineBreak: "it has a line break"
    case .formatControlCharacter: "it has the control character {character}"
    case .formatEdgeBlank: "it begins or ends with a blank"
    case .formatCommentSign: "it begins with {sign}, which begins a comment"
    case .formatSign: "it has a {sign}, which readers take for something else"
    case .formatDotenvQuoting: "readers do not agree on its quotes, backslashes or dollars"
    case .formatMissingItem: "there is no word for an item without a value"
    case .formatLargeInteger: "it has more than 64 bits"
    case .formatNested: "it is a list or a map, and text is needed"
    case .formatSignInName: "the name has a {sign} in it"
    case .formatUnreadableName: "the name cannot be read back"
    case .formatMissingSection: "it is empty, and a section needs a name"
    case .formatSameName: "\"{other}\" has the same name there"
    case .formatSameVariable: "\"{other}\" is named {variable} too"
    case .formatOwnedVariable:
      "{variable} is a variable of the shell; --prefix puts something in front"
    case .formatNoVariable: "{variable} cannot be a variable; --prefix puts something in front"
    case .formatUnquoted: "it has signs that need quotes"
    case .formatScheme: "it is an address of a kind that a program may run"
    case .formatNoNumber: "it is no number"
    case .templateValueRefused: "the value of \"{name}\" cannot stand here: {reason}"
    case .fileExposed: "\"{path}\" holds a secret, and others can read it"
    case .fileSeparated:
      "\"{path}\" had another name, a hard link, under which the old content stays"
    case .fileLeftOver: "the old content is also in \"{path}\", which could not be removed"
    case .fileWouldBeWritten: "\"{path}\" would be written to"
    case .fileWouldBeMade: "\"{path}\" would be made"
    case .fileWouldBeReplaced: "\"{path}\" would be replaced"
    case .fileWouldBeKept: "\"{path}\" would stay as it is"
    case .diffOfSecret:
      "\"{path}\" may hold secrets, so its changes are not shown; --show-secrets shows them"
    case .diffUnreadable: "\"{path}\" cannot be read, so its changes are not shown"
    default: nil
    }
  }
}

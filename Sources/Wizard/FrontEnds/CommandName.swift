/// The commands of a conversation, in the order in which `:help` lists them.
///
/// A new one has its line in `entry` here and is performed in `Conversation.perform`; reading, help,
/// abbreviations and completion follow from these.
enum CommandName: String, CaseIterable {
  case back, goto, list, review, `where`, none, reset, change, edit, options, save
  case insert, delete, move, done, quit, help

  /// What it takes and what `:help` says of it.
  var entry: CommandEntry {
    switch self {
    case .back: CommandEntry("[N]", takes: .numbers(0...1), .helpBack)
    case .goto: CommandEntry("TAG", takes: .row, .helpGoto)
    case .list: CommandEntry("", takes: .nothing, .helpList)
    case .review: CommandEntry("", takes: .nothing, .helpReview)
    case .where: CommandEntry("", takes: .nothing, .helpWhere)
    case .none: CommandEntry("[TAG]", takes: .optionalRow, .helpNone)
    case .reset: CommandEntry("[TAG]", takes: .optionalRow, .helpReset)
    case .change: CommandEntry("[TAG]", takes: .optionalRow, .helpChange)
    case .edit: CommandEntry("[TAG]", takes: .optionalRow, .helpEdit)
    case .options: CommandEntry("", takes: .nothing, .helpOptions)
    case .save: CommandEntry("[FILE]", takes: .optionalText, .helpSave)
    case .insert: CommandEntry("[N]", takes: .numbers(0...1), .helpInsert)
    case .delete: CommandEntry("N", takes: .numbers(1...1), .helpDelete)
    case .move: CommandEntry("N M", takes: .numbers(2...2), .helpMove)
    case .done: CommandEntry("", takes: .nothing, .helpDone)
    case .quit: CommandEntry("", takes: .nothing, .helpQuit)
    case .help: CommandEntry("", takes: .nothing, .helpHelp)
    }
  }

  /// The name as it is typed.
  var typed: String { ":" + rawValue }

  /// The name and what stands behind it, as `:help` writes it.
  var usage: String { entry.operands.isEmpty ? typed : typed + " " + entry.operands }
}

/// What a command takes, and what it is for.
struct CommandEntry {
  /// What may stand behind the name of a command.
  enum Operands: Equatable {
    /// Nothing.
    case nothing
    /// So many numbers from 1 to 9999, with blanks between.
    case numbers(ClosedRange<Int>)
    /// A row by its tag, or in the review by its number.
    case row
    /// A row, or nothing for the one that is asked.
    case optionalRow
    /// A text, or nothing.
    case optionalText
  }

  /// What stands behind the name, as `:help` writes it.
  let operands: String
  /// What may stand behind the name.
  let takes: Operands
  /// What `:help` says.
  let help: Word

  /// Describes a command.
  init(_ operands: String, takes: Operands, _ help: Word) {
    self.operands = operands
    self.takes = takes
    self.help = help
  }
}

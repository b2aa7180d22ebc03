/// A check that the form's author wrote as a command: it passes what the command ends with status 0 for.
struct CommandCheck: Sendable {
  /// What is run.
  let command: FormCommand
  /// The check only counts where this holds.
  let condition: FormExpression?
  /// What the person is told in place of the command's own first line.
  let message: Phrase?

  /// The expressions the check evaluates.
  var expressions: [FormExpression] { condition.map { [$0] } ?? [] }
}

/// The checks of a row that its author wrote: predicates, and then commands.
struct AuthorChecks: Sendable {
  /// No checks.
  static var none: AuthorChecks { AuthorChecks(predicates: [], commands: []) }

  /// Those that are predicates, in order.
  var predicates: [PredicateCheck]
  /// Those that are commands, in order; they are run where all predicates hold.
  var commands: [CommandCheck]

  /// Whether there are none.
  var isEmpty: Bool { predicates.isEmpty && commands.isEmpty }
}

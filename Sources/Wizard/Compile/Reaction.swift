/// What becomes of a row's value when that of another row changes: one entry of the other row's `onChange`.
///
/// It ranks below every answer and above the row's default, and it is in force as long as the other row's value is
/// not the one that it has untouched. So it follows from the values alone: the same answers lead to the same
/// result, whatever the order they came in.
struct Reaction: Sendable {
  /// The row whose change counts.
  let owner: Int
  /// What becomes of the value.
  let effect: Effect
  /// The entry only counts where this holds.
  let condition: FormExpression?

  /// What an entry does.
  enum Effect: Sendable {
    /// The row gets a value.
    case set(DefaultValue)
    /// The row has no value.
    case clear
    /// The row has its default again, whatever entries before this one did.
    case restoreDefault
  }

  /// The value that the row gets, where it gets one.
  var source: DefaultValue? {
    if case .set(let source) = effect { source } else { nil }
  }

  /// The expressions it evaluates.
  var expressions: [FormExpression] {
    guard case .set(.computed(let expression)) = effect else {
      return condition.map { [$0] } ?? []
    }
    return [expression] + (condition.map { [$0] } ?? [])
  }

  /// What it did to the row, for `explain`.
  var outcome: String {
    switch effect {
    case .set: "set"
    case .clear: "cleared"
    case .restoreDefault: "back to the default"
    }
  }
}

/// An entry of `onChange` while the form is compiled.
struct WrittenReaction {
  /// The row that has the entry.
  let owner: Int
  /// The row that it acts on.
  let target: Int
  /// What it does.
  let content: Content
  /// The entry only counts where this holds.
  let condition: FormExpression?
  /// Where the target is named.
  let place: Node

  /// What an entry does, before the type of the row it acts on is known.
  enum Content {
    /// Sets a value that is written out.
    case literal(Node)
    /// Does something that needs no type.
    case effect(Reaction.Effect)
  }
}

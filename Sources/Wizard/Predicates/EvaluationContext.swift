/// What an expression can read: rows by their index, the value being checked, and the clock.
public protocol EvaluationContext {
  /// The value that a row reads as.
  ///
  /// - Parameter row: the index of the row.
  /// - Returns: the value, null where there is none.
  func value(ofRow row: Int) -> Value

  /// Whether a row is hidden.
  ///
  /// - Parameter row: the index of the row.
  /// - Returns: whether it is hidden.
  func isHidden(_ row: Int) -> Bool

  /// Whether a row is disabled.
  ///
  /// - Parameter row: the index of the row.
  /// - Returns: whether it is disabled.
  func isDisabled(_ row: Int) -> Bool

  /// The title of the option that is a row's value.
  ///
  /// - Parameter row: the index of the row.
  /// - Returns: the title; null where there is none.
  func optionTitle(ofRow row: Int) -> Value

  /// Whether the expressions are a form's, whose keys were checked: a key of an empty list is one of its items'.
  var isForm: Bool { get }
  /// The value being checked, else null.
  var selfValue: Value { get }
  /// The moment the run started.
  var now: DateTime { get }
  /// The day the run started, in its zone.
  var today: CivilDate { get }

  /// The offset of the zone at a civil time, to compare it with an instant.
  ///
  /// - Parameter civil: a date and time without an offset.
  /// - Returns: seconds east of UTC; nothing where the zone has no such time.
  func localOffset(of civil: DateTime) -> Int?
}

extension EvaluationContext {
  /// An expression by itself.
  public var isForm: Bool { false }
  /// UTC: what a civil time is read as where no zone is known.
  ///
  /// - Parameter civil: a date and time without an offset.
  /// - Returns: 0.
  public func localOffset(of civil: DateTime) -> Int? { 0 }
}

/// What operators, functions, indices and keys make of null.
public enum NullHandling: Sendable {
  /// An error: what predicates do.
  case refused
  /// Null: what computed values, templates, computed defaults and bounds do.
  case propagated
}

/// What one evaluation carries with it.
struct EvaluationScope<Context: EvaluationContext> {
  /// What can be read.
  let context: Context
  /// What becomes of null.
  let nulls: NullHandling
  /// The elements the subqueries around this place look at.
  var variables: [Value] = []
}

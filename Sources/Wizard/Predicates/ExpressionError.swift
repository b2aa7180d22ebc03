/// Why an expression could not be parsed or evaluated, and where in its text.
public struct ExpressionError: Error, Equatable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// The byte offset in the text of the expression.
  public let offset: Int
  /// How many bytes of the text are meant; 0 at its end.
  public let length: Int

  /// Describes what is wrong with an expression.
  ///
  /// - Parameters:
  ///   - reason: what is wrong.
  ///   - offset: the byte offset in the text of the expression.
  ///   - length: how many bytes of the text are meant.
  public init(_ reason: Reason, at offset: Int, length: Int) {
    self.reason = reason
    self.offset = offset
    self.length = length
  }

  /// What can be wrong with an expression.
  public indirect enum Reason: Equatable, Sendable {
    /// A character that starts nothing.
    case unexpectedCharacter(Unicode.Scalar)
    /// A sign that a name has to follow.
    case missingName(after: String)
    /// A string without its closing quote.
    case unterminatedString
    /// Half of a pair of surrogate escapes.
    case loneSurrogate(String)
    /// A number that lacks digits or has something stuck to it.
    case malformedNumber(String)
    /// A number of more than 38 digits.
    case numberTooLarge(String)

    /// No expression at all.
    case empty
    /// Something stands where something else was expected; nothing is found at the end of the text.
    case unexpected(found: String?, expected: Expectation, suggestion: String?)
    /// A construct of other languages.
    case foreign(Construct)
    /// A value stands where a predicate was expected.
    case valueAsPredicate(text: String, isRow: Bool)
    /// A predicate stands where a value was expected.
    case predicateAsValue
    /// A name without a dollar sign before it.
    case bareName(String)
    /// A tag with hyphens that is not quoted.
    case unquotedTag(String)
    /// A word that has a meaning of its own stands where a name was expected.
    case reservedWord(String)
    /// Options of a comparison other than c and d.
    case unknownOptions(String)
    /// Options on `BETWEEN`.
    case optionsOnBetween
    /// Deeper nesting than is allowed.
    case nestingTooDeep(limit: Int)
    /// A function that there is not.
    case unknownFunction(String, suggestion: String?)
    /// A selector that `FUNCTION` may not call.
    case unknownSelector(String)
    /// A type that `CAST` does not know.
    case unknownCastType(String, suggestion: String?)
    /// More or fewer arguments than a function takes.
    case argumentCount(function: String, expected: String, found: Int)
    /// An aggregate that there is not.
    case unknownAggregate(String, suggestion: String?)
    /// An aggregate without the key path it needs.
    case aggregateNeedsKey(String)

    /// A row that there is not.
    case unknownRow(String, suggestion: String?)
    /// A key that a value does not have.
    case unknownKey(String, of: String, suggestion: String?)
    /// Values of types that an operator does not compare.
    case incomparable(String, left: String, right: String)
    /// A date beside a date with a time.
    case dateBesideDateTime
    /// An operand of a type that an operator does not take.
    case operand(of: String, expected: String, found: String)
    /// An argument of a type that a function does not take.
    case argument(of: String, expected: String, found: String)
    /// An index of something that is no list.
    case indexOfNonList(String)
    /// An index that is no whole number.
    case indexNotWhole(String)
    /// An index of no element.
    case indexOutOfRange(String, count: Int)
    /// `BETWEEN` beside something else than a list of two.
    case betweenBounds(found: String)
    /// A division by zero.
    case divisionByZero
    /// A result that a number cannot hold.
    case overflow
    /// A date that does not exist or lies outside the years 1 to 9999.
    case dateOutOfRange
    /// A duration that is not whole days, added to a date.
    case notWholeDays
    /// A duration that is not whole seconds, added to a date and time.
    case notWholeSeconds
    /// A number for which a function has no result.
    case outsideDomain(function: String)
    /// A list without elements, given to a function that needs some.
    case emptyList(function: String)
    /// A pattern that is none.
    case invalidPattern(String, message: String)
    /// A pattern that took too long against a text.
    case patternLimit(String)
    /// A text that cannot be read as what it stands for.
    case unreadable(String, as: String)
    /// `random()` in a form.
    case randomInForm(String)
  }

  /// What can be expected at a place of an expression.
  public enum Expectation: String, Equatable, Sendable {
    /// A value.
    case value
    /// An operator that compares.
    case comparison
    /// The end, or something that goes on.
    case end
    /// A key after a point.
    case key
    /// `(` after a word.
    case openingParenthesis
    /// `)`.
    case closingParenthesis
    /// `]`.
    case closingBracket
    /// `}` or a comma.
    case closingBrace
    /// A comma.
    case comma
    /// A variable.
    case variable
    /// Text in quotes.
    case string
  }

  /// What is written otherwise in other languages.
  public enum Construct: String, Equatable, Sendable {
    /// `IS NULL`.
    case isNull
    /// `x NOT IN y` and the like.
    case infixNot
    /// `BETWEEN 1 AND 5`.
    case betweenAnd
    /// `IN (1, 2)`.
    case listInParentheses
    /// `IN [1, 2]`.
    case listInBrackets
    /// `1 < x < 3`.
    case chainedComparison
    /// `===`.
    case tripleEquals
    /// `XOR`.
    case exclusiveOr
    /// `:=`.
    case assignment
    /// `%@`.
    case placeholder
    /// Quotes as they are printed.
    case typographicQuote
    /// A comma with nothing behind it.
    case trailingComma
  }
}

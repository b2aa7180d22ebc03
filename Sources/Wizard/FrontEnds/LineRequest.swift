/// How one line is asked for.
public struct LineRequest: Sendable {
  /// Gives the ways to go on from the text before the cursor, in the order to list them.
  public typealias Completer = @Sendable (_ typed: String) -> [LineCompletion]

  /// What stands before the cursor, with its closing space; one line without control characters.
  public var prompt: String
  /// Whether the line is never shown, remembered or completed; typed-ahead lines are dropped before it.
  public var isSecret: Bool
  /// Text that already stands in the line, to be edited; a console without editing leaves it out.
  public var initialText: String
  /// Text that a key puts in the line: the present answer, as it could be typed.
  public var presentText: String
  /// The row that the line is for, whose earlier answers the Up key offers first.
  public var tag: String?
  /// Answers the Tab key, if there is anything to complete.
  public var completer: Completer?
  /// Whether the line is offered again by the Up key; a secret never is.
  public var isRemembered: Bool
  /// Whether what was typed before the prompt is dropped, as before a confirmation.
  public var dropsTypeAhead: Bool

  /// Describes a line to ask for.
  ///
  /// - Parameters:
  ///   - prompt: what stands before the cursor, with its closing space.
  ///   - isSecret: whether the line is never shown, remembered or completed.
  ///   - initialText: text that already stands in the line.
  ///   - completer: answers the Tab key.
  ///   - isRemembered: whether the Up key offers the line again.
  ///   - dropsTypeAhead: whether what was typed before the prompt is dropped.
  ///   - presentText: text that a key puts in the line.
  ///   - tag: the row that the line is for.
  public init(
    prompt: String, isSecret: Bool = false, initialText: String = "",
    completer: Completer? = nil, isRemembered: Bool = true, dropsTypeAhead: Bool = false,
    presentText: String = "", tag: String? = nil
  ) {
    self.prompt = prompt
    self.isSecret = isSecret
    self.initialText = initialText
    self.completer = completer
    self.isRemembered = isRemembered
    self.dropsTypeAhead = dropsTypeAhead
    self.presentText = presentText
    self.tag = tag
  }
}

/// One way to go on from what is typed.
public struct LineCompletion: Equatable, Sendable {
  /// What the text before the cursor becomes.
  public let text: String
  /// What the list of several ways shows.
  public let label: String

  /// Describes one way to go on.
  ///
  /// - Parameters:
  ///   - text: what the text before the cursor becomes, all of it.
  ///   - label: what the list shows; `text` itself where it is left out.
  public init(_ text: String, label: String? = nil) {
    self.text = text
    self.label = label ?? text
  }
}

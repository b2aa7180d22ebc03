/// A step between the questions, which Enter runs.
///
/// It has no value and is not in the output, but for what a command of it writes.
struct ButtonRowType: RowType {
  static let keyword = "button"
  static let keys = ["action", "goto"] + AttributeReader.commandKeys
  private static let actions = ["submit", "back", "goto"]
  /// The keys of every row that mean nothing without a value.
  private static let keysOfValues = ["default", "compute", "template", "required"]

  /// What Enter does; nothing where the form has it wrong.
  let action: ButtonAction?
  /// Where the row that it leads to is named.
  let lead: Node?

  init(from attributes: inout AttributeReader) {
    for key in ButtonRowType.keysOfValues {
      guard let member = attributes.take(key) else { continue }
      attributes.report(
        "C053", "\(attributes.owner) is a button, has no value and takes no \"\(key)\"", at: member)
    }
    let command = attributes.command(for: .button)
    let name = attributes.actionName(among: ButtonRowType.actions)
    let target = attributes.take("goto")
    lead = name == "goto" ? target?.value : nil
    switch name {
    case "submit": action = .submit
    case "back": action = .back
    case "goto": action = attributes.target(target).map { .goTo($0) }
    default: action = command.map { .run($0) }
    }
    if let target, let name, name != "goto" {
      attributes.report(
        "C056", "\"goto\" of \(attributes.owner) has no use with the action \"\(name)\"",
        at: target)
    }
  }

  var staticType: StaticType { action?.command == nil ? .unknown : .string }
  var isQuestion: Bool { false }
  var accepted: Message { Message(.acceptsEnter) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if action?.command != nil, context.origin != .line { return .string(line) }
    throw Refusal(.type, Message(.onlyEnter), accepted: accepted)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    // What the command wrote before may be given back.
    if action?.command != nil, let text = node.text ?? node.numberText { return .string(text) }
    throw Refusal(.computed, Message(.notAQuestion))
  }

  func promptHint(in context: ReadingContext) -> String? { "(Enter)" }
}

/// What Enter does at a button.
public enum ButtonAction: Equatable, Sendable {
  /// Ends the questions: what is left takes its default, and only what is missing or wrong is asked.
  case submit
  /// Goes back to the question before.
  case back
  /// Asks a row next.
  case goTo(Int)
  /// Runs a command, whose output is the button's value.
  case run(FormCommand)

  /// The command that it runs, if it does.
  var command: FormCommand? {
    if case .run(let command) = self { command } else { nil }
  }
}

extension AttributeReader {
  /// Reads `action`, the name of what a button does.
  fileprivate mutating func actionName(among names: [String]) -> String? {
    let accepted = "accepted: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    let member = take("action")
    if take("command") != nil {
      if let member {
        report("C055", "\(owner) has \"action\" or \"command\", not both", at: member)
      }
      return nil
    }
    guard let node = member?.value else {
      diagnostics.append(
        Diagnostic(
          .error, code: "C054", message: "\(owner) has no \"action\"", remedy: accepted,
          position: position))
      return nil
    }
    if let name = node.text, names.contains(name) { return name }
    let near = node.text.flatMap { NearestName.suggestion(for: $0, among: names) }
    report(
      "C055", "\"action\" of \(owner) cannot be \(node.spoken)",
      near.map { "did you mean \"\($0)\"?" } ?? accepted, at: node)
    return nil
  }

  /// Reads `goto`, the tag of the row that a button leads to.
  fileprivate mutating func target(_ member: Node.Member?) -> Int? {
    guard let node = member?.value else {
      diagnostics.append(
        Diagnostic(
          .error, code: "C057", message: "\(owner) has no \"goto\"",
          remedy: "give it the tag of a row", position: position))
      return nil
    }
    guard let tag = node.text else {
      reportKind(of: node, key: "goto", expected: "the tag of a row")
      return nil
    }
    if let row = scope.tags.index(of: tag) { return row }
    let near = NearestName.suggestion(for: tag, among: scope.tags.tags)
    report(
      "C062", "unknown tag \(tag.quotedForMessage) in \"goto\" of \(owner)",
      near.map { "did you mean \"\($0)\"?" }, at: node)
    return nil
  }
}

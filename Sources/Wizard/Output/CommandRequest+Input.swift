extension CommandRequest {
  /// What is in front of the name of a row in the environment of a command.
  public static let variablePrefix = "ASKFORM_ROW_"
  /// How many bytes of a value the environment takes; what is longer is in the input alone.
  private static let longestVariable = 64 << 10
  /// How many bytes the environment takes in all: a system starts no program that is told more than some
  /// hundred thousand.
  private static let roomForVariables = 512 << 10

  /// What the command reads: the answers as a JSON map.
  public var input: [UInt8] {
    JSONFormat().bytes(
      of: .object(answers.map { .init(key: $0.tag, value: OutputNode($0.value)) }))
  }

  /// The answers as variables of the environment: text as it is, lists as JSON on one line.
  public var variables: [(name: String, value: String)] {
    var room = Self.roomForVariables
    return answers.compactMap { tag, value in
      let text = Self.text(of: value)
      let length = text.utf8.count
      if length > min(Self.longestVariable, room) || text.utf8.contains(0) { return nil }
      room -= length
      return (Self.variablePrefix + VariableNames.variable(for: tag), text)
    }
  }

  private static func text(of value: Value) -> String {
    guard value.isComposed else { return value.outputText }
    var writer = JSONWriter(layout: .compact)
    writer.append(OutputNode(value))
    return String(decoding: writer.finished().dropLast(), as: UTF8.self)
  }
}

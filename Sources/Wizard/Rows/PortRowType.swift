/// A port number of TCP or UDP: 1 to 65535.
struct PortRowType: RowType {
  static let keyword = "port"
  static let keys = ["minimum", "maximum"]

  let checks: [any Check]

  init(from attributes: inout AttributeReader) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      try PortRowType.value(of: node.boundTextOrNumber())
    }
    checks = attributes.rangeChecks(read: bound)
  }

  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsPort) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try PortRowType.value(of: line)
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do {
      let number = try ExactDecimal(text, style: .integer)
      if let port = number.int, (1...65535).contains(port) { return .number(number) }
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: true), accepted: Message(.acceptsPort))
    }
    throw Refusal(
      .type, Message(.notAPort, ["given": text.quotedForMessage]), accepted: Message(.acceptsPort))
  }
}

/// The name of an account: visible ASCII without blanks.
struct AccountRowType: LimitedText {
  static let keyword = "account"
  static let otherNames = ["username"]

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsAccount) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard line.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Refusal(
        .type, Message(.notAnAccount, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(line)
  }
}

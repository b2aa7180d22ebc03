/// A row type that a form declares: a type of the program with keys that its rows need not repeat.
struct CustomType: Sendable {
  /// Keys of which a row that has one takes no other from its type.
  private static let alternatives = [
    ["hidden", "when"], ["compute", "template", "default"], ["step", "steps"],
  ]

  /// The type of the program at the end of the chain of bases.
  let base: any RowType.Type
  /// The keys of the declaration and of those it is based on.
  let members: [Node.Member]
  /// How many declarations lead to the type of the program, this one among them.
  let depth: Int

  /// The attributes of a row, or of a declaration, of this type: its own win, and lists of checks and
  /// maps of messages hold those of both.
  ///
  /// - Parameter own: the attributes as written.
  /// - Returns: the attributes with those of the type behind them.
  func completed(_ own: [Node.Member]) -> [Node.Member] {
    var all = own
    for member in members {
      if let index = own.firstIndex(where: { $0.key == member.key }) {
        if let both = CustomType.united(member, own[index]) { all[index] = both }
      } else if !CustomType.isReplaced(member.key, by: own) {
        all.append(member)
      }
    }
    return all
  }

  private static func isReplaced(_ key: String, by own: [Node.Member]) -> Bool {
    alternatives.contains { keys in
      keys.contains(key) && own.contains { keys.contains($0.key) }
    }
  }

  /// The checks of a type and a row in one list, or their messages in one map, in which the row's win.
  private static func united(_ inherited: Node.Member, _ own: Node.Member) -> Node.Member? {
    let content: Node.Content
    switch (inherited.value.content, own.value.content) {
    case (.array(let first), .array(let second)) where own.key == "checks":
      content = .array(first + second)
    case (.object(let first), .object(let second)) where own.key == "messages":
      content = .object(second + first.filter { rule in !second.contains { $0.key == rule.key } })
    default: return nil
    }
    return Node.Member(
      key: own.key, offset: own.offset,
      value: Node(content, offset: own.value.offset, end: own.value.end))
  }
}

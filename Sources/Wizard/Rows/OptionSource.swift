/// The row that decides which of a selector's options are offered (DESIGN §3.2: `from` and `by`).
struct OptionSource: Sendable {
  /// The options that one value of the row offers.
  struct Branch: Sendable {
    /// The value as an expression writes it.
    let literal: String
    /// The places of its options in the whole list.
    let range: Range<Int>
  }

  /// The expression that reads the row: `$country`.
  let reference: FormExpression
  /// The row.
  let row: Int
  /// By the row's value as text: its options; nothing where the row's choices are the options.
  let branches: [String: Branch]?
  /// Whether the row is a list, whose values are the options: they are known once there are some.
  let isList: Bool

  /// Describes the row that decides.
  init(
    reference: FormExpression, row: Int, branches: [String: Branch]? = nil, isList: Bool = false
  ) {
    self.reference = reference
    self.row = row
    self.branches = branches
    self.isList = isList
  }

  /// The options that the row offers now.
  ///
  /// - Parameters:
  ///   - list: the options.
  ///   - rows: the rows.
  /// - Returns: their places; of `from` in the order of the choices.
  func offered(of list: OptionList, in rows: any EvaluationContext) -> [Int] {
    if isList { return Array(list.options.indices) }
    let value = rows.value(ofRow: row)
    guard let branches else {
      return (value.listElements ?? []).flatMap { list.indices(of: $0) }
    }
    return branches[value.amountText].map { Array($0.range) } ?? []
  }

  /// Whether the row offers an option now.
  func offers(_ index: Int, of list: OptionList, in rows: any EvaluationContext) -> Bool {
    if isList { return true }
    let value = rows.value(ofRow: row)
    guard let branches else {
      let wanted = list.options[index].value
      return value.listElements?.contains { $0.isSameChoice(as: wanted) } ?? false
    }
    return branches[value.amountText]?.range.contains(index) ?? false
  }

  /// Why an option is not offered: the predicate that would have to hold.
  func refusal(
    of index: Int, of list: OptionList, in rows: any EvaluationContext
  ) -> Refusal {
    let text =
      if let branches {
        reference.text + " == "
          + (branches.values.first { $0.range.contains(index) }?.literal ?? "")
      } else {
        reference.text + " CONTAINS " + list.options[index].value.literal
      }
    let arguments = [
      "option": list.options[index].shown(in: rows).quotedForMessage, "predicate": text,
    ]
    return Refusal(
      .options, Message(.optionNotWhen, arguments), dependsOnOthers: true,
      predicate: predicate(text))
  }

  /// A predicate about the row, for a message that shows what it reads.
  private func predicate(_ text: String) -> FormExpression? {
    guard var tree = try? ExpressionTree.parse(text, as: .predicate) else { return nil }
    guard tree.resolve({ _ in row }).isEmpty else { return nil }
    return FormExpression(
      tree: tree, text: text, node: reference.node, key: "options", owner: reference.owner)
  }
}

extension Value {
  /// The value of an option as an expression writes it.
  var literal: String {
    switch self {
    case .boolean(let isTrue): return isTrue ? "YES" : "NO"
    case .string(let text):
      let escaped = text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
      return "'" + String(escaped) + "'"
    default: return outputText
    }
  }
}

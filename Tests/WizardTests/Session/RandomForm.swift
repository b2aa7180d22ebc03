/// Writes forms of 30 rows in five sections, in which every row's state and value depend on other rows.
///
/// Rows read only rows of an order that is shuffled once, so that half the references go forward in the
/// form and none goes round.
struct RandomForm {
  private enum Kind: String, CaseIterable { case text, integer, `switch`, select, multiselect }

  private var numbers: SeededNumbers
  private let keeps: Bool
  private let hasChecks: Bool
  private let kinds: [Kind]
  /// The rows in an order in which each may read the ones before.
  private let order: [Int]

  /// Prepares a form.
  ///
  /// - Parameters:
  ///   - seed: the same seed gives the same form.
  ///   - keeps: whether expressions read hidden rows.
  ///   - hasChecks: whether the form as a whole is checked.
  init(seed: UInt64, keeps: Bool, hasChecks: Bool = true) {
    var numbers = SeededNumbers(seed: seed)
    self.keeps = keeps
    self.hasChecks = hasChecks
    kinds = (0..<30).map { _ in Kind.allCases.randomElement(using: &numbers) ?? .text }
    let sections = Array(0..<5).shuffled(using: &numbers)
    order = sections.flatMap { section in
      Array(section * 6..<section * 6 + 6).shuffled(using: &numbers)
    }
    self.numbers = numbers
  }

  /// The form as YAML.
  mutating func text() -> String {
    var rows = [String](repeating: "", count: 30)
    var sections = [String](repeating: "", count: 5)
    for (place, row) in order.enumerated() {
      if place % 6 == 0 { sections[row / 6] = section(reading: Array(order[..<place])) }
      rows[row] = written(row, reading: Array(order[..<place]))
    }
    var lines = keeps ? ["hiddenValues: keep", "sections:"] : ["sections:"]
    for section in 0..<5 {
      lines.append("- title: S\(section)" + sections[section])
      lines.append("  rows:")
      for row in section * 6..<section * 6 + 6 { lines.append("  - {\(rows[row])}") }
    }
    return (lines + (hasChecks ? checks() : [])).joined(separator: "\n") + "\n"
  }

  private mutating func section(reading earlier: [Int]) -> String {
    if chance(8) { return "\n  " + (chance(2) ? "hidden: true" : "disabled: true") }
    guard !earlier.isEmpty, chance(2) else { return "" }
    let key = chance(2) ? "hidden" : "disabled"
    return "\n  \(key): \(quoted(predicate(over: earlier)))"
  }

  private mutating func written(_ row: Int, reading earlier: [Int]) -> String {
    var parts = ["tag: r\(row)", "type: \(kinds[row].rawValue)"]
    parts += ownKeys(of: row, reading: earlier)
    guard earlier.count >= 2 else { return parts.joined(separator: ", ") }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1: parts.append("hidden: \(quoted(predicate(over: earlier)))")
    case 2: parts.append("when: \(quoted(predicate(over: earlier)))")
    case 3: parts.append("disabled: \(quoted(predicate(over: earlier)))")
    case 4: parts.append("ask: \(quoted(predicate(over: earlier)))")
    default: if chance(3) { parts.append(chance(2) ? "hidden: true" : "disabled: true") }
    }
    if chance(3) { parts.append("required: \(quoted(predicate(over: earlier)))") }
    if chance(4) {
      parts.append("checks: [{predicate: \(quoted(predicate(over: earlier)))}]")
    }
    if let source = source(of: row, reading: earlier) { parts.append(source) }
    return parts.joined(separator: ", ")
  }

  private mutating func ownKeys(of row: Int, reading earlier: [Int]) -> [String] {
    switch kinds[row] {
    case .text: return ["maxLength: 12"]
    case .integer:
      guard chance(3),
        let other = earlier.filter({ kinds[$0] == .integer }).randomElement(using: &numbers)
      else { return ["maximum: 50"] }
      return ["maximum: {compute: \(quoted("$r\(other) + 5"))}"]
    case .switch: return []
    case .select, .multiselect:
      var options = "options: [one, two, three"
      if !earlier.isEmpty, chance(2) {
        let key = chance(2) ? "hidden" : "disabled"
        options += ", {value: four, \(key): \(quoted(predicate(over: earlier)))}"
      }
      return [options + "]"]
    }
  }

  /// A default or a computation that reads two rows, where there are some that fit.
  private mutating func source(of row: Int, reading earlier: [Int]) -> String? {
    let fitting = earlier.filter { kinds[$0] == kinds[row] }
    guard let first = fitting.randomElement(using: &numbers),
      let second = fitting.randomElement(using: &numbers)
    else { return nil }
    let key = chance(4) ? "compute" : chance(2) ? "default" : ""
    if key.isEmpty { return nil }
    let expression: String
    switch kinds[row] {
    case .text:
      let template = quoted("{{r\(first)}}{{r\(second)}}")
      return key == "compute" ? "template: \(template)" : "default: {template: \(template)}"
    case .integer:
      expression = chance(4) ? "10 / ($r\(first) - $r\(second))" : "$r\(first) + $r\(second)"
    case .switch: expression = "TERNARY($r\(first) == $r\(second), YES, NO)"
    case .select: expression = "TERNARY($r\(first) == 'one', $r\(second), $r\(first))"
    case .multiselect: expression = "TERNARY($r\(first).@count > 1, $r\(second), $r\(first))"
    }
    return key == "compute"
      ? "compute: \(quoted(expression))" : "default: {compute: \(quoted(expression))}"
  }

  private mutating func checks() -> [String] {
    let rows = Array(0..<30)
    return [
      "checks: [{predicate: \(quoted(predicate(over: rows)))}, {predicate: \(quoted(predicate(over: rows)))}]"
    ]
  }

  /// A predicate over two rows.
  private mutating func predicate(over earlier: [Int]) -> String {
    guard let first = earlier.randomElement(using: &numbers),
      let second = earlier.randomElement(using: &numbers)
    else { return "TRUEPREDICATE" }
    return comparison(of: first) + (chance(2) ? " AND " : " OR ") + comparison(of: second)
  }

  private mutating func comparison(of row: Int) -> String {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: return "$r\(row).isHidden == YES"
    case 1: return "$r\(row).isDisabled == NO"
    case 2: return kinds[row] == .multiselect ? "$r\(row).@count != 0" : "$r\(row) != nil"
    default: break
    }
    switch kinds[row] {
    case .text: return "$r\(row) CONTAINS[c] 'A'"
    case .integer: return "$r\(row) BETWEEN {3, 20}"
    case .switch: return "$r\(row) == \(chance(2) ? "YES" : "NO")"
    case .select: return "$r\(row) IN {'one', 'four'}"
    case .multiselect: return "$r\(row) CONTAINS 'two'"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text + "\""
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }
}

/// The names that the rows of a form have in an environment, without a prefix: tags and keys in upper case.
struct VariableNames {
  /// Two names of a form that are one in an environment.
  struct Collision: Equatable {
    /// The name in the environment.
    let variable: String
    /// The tags or keys that become it.
    let names: [String]
    /// The later one's row.
    let row: Int
  }

  private var meanings: [String: (name: String, rows: [Int])] = [:]
  /// The names that cannot be told apart.
  private(set) var collisions: [Collision] = []

  /// Names the rows of a form that can be answered.
  init(of form: CompiledForm) {
    for (index, row) in form.rows.enumerated() {
      add(row.tag, meaning: index)
      if row.hasOwnKey { add(row.joinedKey, meaning: row.origin ?? index) }
    }
  }

  /// A tag or key as an environment has it: letters in upper case, and `_` for every sign but digits.
  static func variable(for name: String) -> String {
    String(
      decoding: name.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."z": UInt8(truncatingIfNeeded: scalar.value) & 0xDF
        case "A"..."Z", "0"..."9": UInt8(truncatingIfNeeded: scalar.value)
        default: UInt8(ascii: "_")
        }
      }, as: UTF8.self)
  }

  /// The rows of a variable: one by tag, or all that share a key.
  func rows(of variable: String) -> [Int] { meanings[variable]?.rows ?? [] }

  /// All variables, in no order.
  var variables: [String] { meanings.keys.sorted() }

  private mutating func add(_ name: String, meaning row: Int) {
    let variable = Self.variable(for: name)
    guard let known = meanings[variable] else {
      meanings[variable] = (name, [row])
      return
    }
    if known.rows == [row] { return }
    if known.name == name {
      meanings[variable] = (name, known.rows + [row])
    } else {
      collisions.append(Collision(variable: variable, names: [known.name, name], row: row))
    }
  }
}

/// Finds the options of a name without looking at all of them.
struct OptionLookup: Sendable {
  private var first: [String: Int] = [:]
  private var more: [String: [Int]] = [:]

  /// A lookup with room for a number of names.
  init(capacity: Int) {
    first.reserveCapacity(capacity)
  }

  /// Adds a name of an option, once.
  mutating func add(_ name: String, of option: Int) {
    guard let earlier = first.updateValue(option, forKey: name), earlier != option else { return }
    first[name] = earlier
    if more[name]?.last != option { more[name, default: []].append(option) }
  }

  /// The options of a name, in order.
  subscript(name: String) -> [Int] {
    guard let index = first[name] else { return [] }
    return [index] + (more.isEmpty ? [] : more[name, default: []])
  }
}

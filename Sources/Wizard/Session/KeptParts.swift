/// What a file keeps of lists and their items beside values, each by tag, as `guests[1].name`.
public struct KeptParts: Equatable, Sendable {
  /// The rows of items that were left to their default.
  public var defaults: [String] = []
  /// The rows that were passed without an answer, where null would be the answer that there is no item.
  public var skipped: [String] = []
  /// The lists that have items and whose end was not told.
  public var unfinished: [String] = []

  /// Whether there is nothing to be kept.
  var isEmpty: Bool { defaults.isEmpty && skipped.isEmpty && unfinished.isEmpty }

  /// The parts with every tag as if its list were called otherwise.
  func renamed(_ list: String, to name: String) -> KeptParts {
    func renamed(_ tags: [String]) -> [String] {
      tags.map { $0 == list || $0.hasPrefix(list + "[") ? name + $0.dropFirst(list.count) : $0 }
    }
    return KeptParts(
      defaults: renamed(defaults), skipped: renamed(skipped), unfinished: renamed(unfinished))
  }
}

extension KeptParts {
  /// What answers are kept for.
  enum Use {
    /// To go on: hidden answers come back when they are shown again.
    case journal
    /// To be given again; at the end of a walk defaults that nobody was asked about count too.
    case file(isFinished: Bool)
  }
}

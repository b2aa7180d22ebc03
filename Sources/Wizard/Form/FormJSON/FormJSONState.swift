/// Whether a field or section is shown and can be changed: as it was at the start, and what the targets make of it.
///
/// As in the library what hides and disables comes behind what shows and enables.
struct FormJSONState {
  private let effects: [(effect: FormJSONEffect, predicate: NativePredicate)]

  /// Describes a state.
  ///
  /// - Parameter effects: the targets, each with the predicate that tells when it counts.
  init(_ effects: [(FormJSONEffect, NativePredicate)]) {
    self.effects = effects.map { (effect: $0.0, predicate: $0.1) }
  }

  /// Whether some target has an action.
  func has(_ action: FormJSONTarget.Action) -> Bool {
    effects.contains { $0.effect.target.action == action }
  }

  /// When it is hidden, as keys of askform's own.
  ///
  /// - Parameters:
  ///   - isHidden: whether it is at the start.
  ///   - other: what hides it besides.
  ///   - place: where it stands.
  /// - Returns: `hidden` or `when`; nothing where it is always shown.
  func visibility(
    hidden isHidden: Bool, besides other: NativePredicate = .constant(false), at place: Node
  ) -> [Node.Member] {
    let hides = NativePredicate.some([predicate(of: .hide), other])
    let node = first(.hide, .show) ?? place
    if isHidden, hides == .constant(false) {
      let shows = predicate(of: .show)
      switch shows {
      case .constant(true): return []
      case .constant(false): return [.init("hidden", Node(.boolean(true), at: place))]
      default: return [.init("when", .expression(shows.text, at: node))]
      }
    }
    return condition(
      "hidden", isHidden ? .some([hides, predicate(of: .show).negated]) : hides, at: node)
  }

  /// When it is read-only, as keys of askform's own.
  func disabling(_ isDisabled: Bool, at place: Node) -> [Node.Member] {
    let disables = predicate(of: .disable)
    let enabled = predicate(of: .enable).negated
    return condition(
      "disabled", isDisabled ? .some([disables, enabled]) : disables,
      at: first(.disable, .enable) ?? place)
  }

  private func condition(
    _ key: String, _ predicate: NativePredicate, at node: Node
  ) -> [Node.Member] {
    switch predicate {
    case .constant(false): []
    case .constant(true): [.init(key, Node(.boolean(true), at: node))]
    default: [.init(key, .expression(predicate.text, at: node))]
    }
  }

  private func predicate(of action: FormJSONTarget.Action) -> NativePredicate {
    .some(effects.filter { $0.effect.target.action == action }.map(\.predicate))
  }

  /// Where the first target of some actions stands.
  private func first(_ actions: FormJSONTarget.Action...) -> Node? {
    effects.first { actions.contains($0.effect.target.action) }?.effect.target.node
  }
}

/// A predicate of askform while it is put together from the targets of a form of the library Form.
indirect enum NativePredicate: Equatable {
  /// Always, or never.
  case constant(Bool)
  /// A comparison, as text.
  case comparison(String)
  /// Where another does not hold.
  case not(NativePredicate)
  /// Where all hold.
  case all([NativePredicate])
  /// Where at least one holds.
  case any([NativePredicate])

  /// Where all of some hold, in the shortest words.
  static func every(_ parts: [NativePredicate]) -> NativePredicate {
    let rest = distinct(parts, without: true) { part in
      if case .all(let inner) = part { inner } else { nil }
    }
    return rest.count > 1 ? .all(rest) : rest.first ?? .constant(true)
  }

  /// Where at least one of some holds, in the shortest words.
  static func some(_ parts: [NativePredicate]) -> NativePredicate {
    let rest = distinct(parts, without: false) { part in
      if case .any(let inner) = part { inner } else { nil }
    }
    return rest.count > 1 ? .any(rest) : rest.first ?? .constant(false)
  }

  /// The parts of a joint predicate, each once, without those that do not matter; the one that decides it alone.
  private static func distinct(
    _ parts: [NativePredicate], without neutral: Bool,
    within: (NativePredicate) -> [NativePredicate]?
  ) -> [NativePredicate] {
    if parts.contains(.constant(!neutral)) { return [.constant(!neutral)] }
    var rest: [NativePredicate] = []
    for part in parts.flatMap({ within($0) ?? [$0] })
    where part != .constant(neutral) && !rest.contains(part) {
      rest.append(part)
    }
    return rest
  }

  /// Where this one does not hold.
  var negated: NativePredicate {
    switch self {
    case .constant(let holds): .constant(!holds)
    case .not(let inner): inner
    default: .not(self)
    }
  }

  /// The predicate as the expression language writes it.
  var text: String {
    switch self {
    case .constant(let holds): holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let text): text
    case .not(let inner): "NOT (\(inner.text))"
    case .all(let parts):
      parts.map { part in
        if case .any = part { "(\(part.text))" } else { part.text }
      }.joined(separator: " AND ")
    case .any(let parts): parts.map(\.text).joined(separator: " OR ")
    }
  }
}

/// Steps between two ends of which one past an end goes on at the other; many of them take no longer than one.
struct WrappingSteps {
  /// The first place.
  let least: ExactDecimal
  /// No place is above it.
  let greatest: ExactDecimal
  /// The size of a step, more than 0.
  let size: ExactDecimal

  /// The place so many steps away.
  ///
  /// - Parameters:
  ///   - start: where the walk starts, perhaps between two places.
  ///   - steps: how many steps; negative ones go down.
  /// - Returns: the place; nothing where the amounts take more digits than a number has.
  func place(from start: ExactDecimal, steps: Int) -> ExactDecimal? {
    let count = ExactDecimal(abs(steps))
    let isUp = steps > 0
    guard let way = isUp ? try? greatest.subtracting(start) : try? start.subtracting(least),
      let room = whole(way), let places = (try? greatest.subtracting(least)).flatMap(whole),
      let cycle = try? places.adding(.one)
    else { return nil }
    if count.compare(to: room) != .greater {
      return moved(from: start, by: isUp ? count : count.negated)
    }
    // The step past the end stands on the first place of the other one.
    guard let behind = try? count.subtracting(room).subtracting(.one),
      let rounds = whole(behind, in: cycle), let passed = try? rounds.multiplied(by: cycle),
      let rest = try? behind.subtracting(passed),
      let index = isUp ? rest : try? places.subtracting(rest)
    else { return nil }
    return moved(from: least, by: index)
  }

  /// How many whole steps, or lengths, a way has; none where it is negative.
  private func whole(_ way: ExactDecimal) -> ExactDecimal? { whole(way, in: size) }

  private func whole(_ way: ExactDecimal, in length: ExactDecimal) -> ExactDecimal? {
    if way.isNegative { return .zero }
    guard let quotient = try? way.divided(by: length).floor else { return nil }
    // An endless quotient is rounded, perhaps up to a whole number.
    guard let back = try? quotient.multiplied(by: length), back.compare(to: way) == .greater else {
      return quotient
    }
    return try? quotient.subtracting(.one)
  }

  private func moved(from place: ExactDecimal, by steps: ExactDecimal) -> ExactDecimal? {
    (try? steps.multiplied(by: size)).flatMap { try? place.adding($0) }
  }
}

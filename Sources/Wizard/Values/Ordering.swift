/// How one value stands to another.
public enum Ordering: Equatable, Sendable {
  /// The first is smaller or earlier.
  case less
  /// Both are the same amount or moment.
  case equal
  /// The first is greater or later.
  case greater

  /// Compares two values that have an order of their own.
  ///
  /// - Parameters:
  ///   - first: the value that the answer is about.
  ///   - second: what it is compared with.
  public init<T: Comparable>(of first: T, to second: T) {
    self = first < second ? .less : first == second ? .equal : .greater
  }

  /// The order seen from the other value.
  public var reversed: Ordering {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}

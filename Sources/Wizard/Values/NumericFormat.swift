/// The order of day, month and year in a locale's format of dates, and what stands between them.
public struct NumericFormat: Equatable, Sendable {
  /// The order.
  public let order: DateWords.NumericOrder
  /// What stands between the numbers: `-`, `/` or `.`.
  public let separator: Unicode.Scalar

  /// Reads a format of `strftime`, such as `%d.%m.%Y`.
  ///
  /// Nothing where day, month and year do not all stand in it, or in an order that no date is read in.
  ///
  /// - Parameter format: the format.
  public init?(_ format: String) {
    var order = ""
    var between: [Unicode.Scalar] = []
    var scalars = format.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "%" else {
        if !order.isEmpty { between.append(scalar) }
        continue
      }
      var part = scalars.next()
      while let flag = part, "-_0^#EO".unicodeScalars.contains(flag) { part = scalars.next() }
      switch part {
      case "d", "e": order += "d"
      case "m", "b", "B", "h": order += "m"
      case "y", "Y", "G": order += "y"
      case "D":
        order += "mdy"
        between.append("/")
      case "F":
        order += "ymd"
        between.append("-")
      default: break
      }
    }
    switch order {
    case "dmy": self.order = .dayMonthYear
    case "mdy": self.order = .monthDayYear
    case "ymd": self.order = .yearMonthDay
    default: return nil
    }
    separator = between.first { "-/.".unicodeScalars.contains($0) } ?? "/"
  }
}

/// What can change in a form: the states of its sections and rows, and the rows' values.
public enum GraphNode: Equatable, Sendable {
  /// Whether a section is hidden.
  case sectionHidden(Int)
  /// Whether a section is disabled.
  case sectionDisabled(Int)
  /// Whether a row is hidden.
  case rowHidden(Int)
  /// Whether a row is disabled.
  case rowDisabled(Int)
  /// What a row's value is.
  case rowValue(Int)

  /// The number of nodes of a form.
  static func count(sections: Int, rows: Int) -> Int { 2 * sections + 3 * rows }

  /// The node's number in a form with so many sections.
  func number(sections: Int) -> Int {
    switch self {
    case .sectionHidden(let section): section
    case .sectionDisabled(let section): sections + section
    case .rowHidden(let row): 2 * sections + 3 * row
    case .rowDisabled(let row): 2 * sections + 3 * row + 1
    case .rowValue(let row): 2 * sections + 3 * row + 2
    }
  }

  /// The node of a number.
  init(number: Int, sections: Int) {
    if number < sections {
      self = .sectionHidden(number)
    } else if number < 2 * sections {
      self = .sectionDisabled(number - sections)
    } else {
      let (row, part) = (number - 2 * sections).quotientAndRemainder(dividingBy: 3)
      self = part == 0 ? .rowHidden(row) : part == 1 ? .rowDisabled(row) : .rowValue(row)
    }
  }

  /// The row of a row's node.
  var row: Int? {
    switch self {
    case .sectionHidden, .sectionDisabled: nil
    case .rowHidden(let row), .rowDisabled(let row), .rowValue(let row): row
    }
  }
}

/// Text with a place marked in it: `{ "tag": ⟦here⟧7 }`.
public struct MarkedText {
  /// A marked place, as editors count it.
  public struct Place: Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Names a place.
    ///
    /// - Parameters:
    ///   - line: the line, from 1.
    ///   - column: the column in Unicode scalars, from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The text without its marks.
  public let text: String
  /// The places by the names in their marks.
  public let places: [String: Place]

  /// Takes the marks out of a text.
  ///
  /// - Parameter marked: the text; a mark is a name between `⟦` and `⟧`.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: [String: Place] = [:]
    var name: String?
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "⟦" {
        name = ""
      } else if scalar == "⟧", let ended = name {
        places[ended] = Place(line: line, column: column)
        name = nil
      } else if name != nil {
        name?.unicodeScalars.append(scalar)
      } else {
        text.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
    self.text = String(text)
    self.places = places
  }
}

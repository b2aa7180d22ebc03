import Wizard

/// A form's text in which the places that findings must point at stand between « and ».
struct MarkedForm {
  /// A place: its line and column from 1, and its length, in Unicode scalars.
  struct Place: Hashable {
    let line: Int
    let column: Int
    let length: Int
  }

  /// The text without the marks.
  let text: String
  /// The marked places.
  let places: Set<Place>

  /// Takes the marks out of a text; they may stand in each other.
  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: Set<Place> = []
    var open: [(line: Int, column: Int)] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open.append((line, column))
      case "»":
        if let start = open.popLast() {
          places.insert(
            Place(line: start.line, column: start.column, length: column - start.column))
        }
      default:
        text.append(scalar)
        column += 1
        if scalar == "\n" { (line, column) = (line + 1, 1) }
      }
    }
    self.text = String(text)
    self.places = places
  }

  /// Everything that is found in the form, in the order in which it is reported.
  ///
  /// - Parameter name: the name of the text; its extension tells how it is read.
  /// - Returns: the findings.
  func findings(as name: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    do throws(ReadFailure) {
      let document = try Document.read(SourceText(name: name, text: text))
      guard let form = FormReader.read(document, adding: &diagnostics) else { return diagnostics }
      _ = FormCompiler.compile(form, clock: RowTrial.clock, adding: &diagnostics)
      return diagnostics.inOrderOfPlace
    } catch {
      return diagnostics + error.diagnostics
    }
  }
}

extension Diagnostic {
  /// The finding in a line: its code, its message and its remedy.
  var inWords: String { "\(code) " + (remedy.map { "\(message); \($0)" } ?? message) }

  /// Where it points at.
  var place: MarkedForm.Place? {
    position.map { MarkedForm.Place(line: $0.line, column: $0.column, length: $0.length) }
  }
}

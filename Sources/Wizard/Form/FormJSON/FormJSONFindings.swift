/// What is found wrong with a form of the library Form, by its reader and its translator alike.
///
/// A class, so that all of them add to one list.
final class FormJSONFindings {
  /// What was found, in no order.
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines of the text; looked for when the first finding needs them.
  private var positions: SourcePositions?
  /// How many unknown names are still compared with all others to suggest one.
  private var suggestions = 20
  private let source: SourceText

  /// Starts without a finding.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The name that was probably meant, in words; nothing for the many in a form full of unknown ones.
  func suggestion(for name: String, among names: @autoclosure () -> [String]) -> String? {
    guard suggestions > 0 else { return nil }
    suggestions -= 1
    return NearestName.suggestion(for: name, among: names()).map { "did you mean \"\($0)\"?" }
  }

  /// Adds an error about a value.
  func report(_ code: String, _ message: String, _ remedy: String? = nil, at node: Node) {
    add(.error, code, message, remedy, at: node)
  }

  /// Adds a warning about a value.
  func warn(_ code: String, _ message: String, _ remedy: String? = nil, at node: Node) {
    add(.warning, code, message, remedy, at: node)
  }

  /// Adds an error about a part of a text value.
  func report(
    _ code: String, _ message: String, _ remedy: String? = nil, at range: Range<Int>, in node: Node
  ) {
    add(.error, code, message, remedy, at: range, in: node)
  }

  /// Adds a warning about a part of a text value.
  func warn(
    _ code: String, _ message: String, _ remedy: String? = nil, at range: Range<Int>, in node: Node
  ) {
    add(.warning, code, message, remedy, at: range, in: node)
  }

  /// Adds a finding about a key.
  func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ remedy: String?,
    at key: Node.Member
  ) {
    let offset = Int(key.offset)
    let isQuoted = offset < source.bytes.count && [0x22, 0x27].contains(source.bytes[offset])
    add(
      severity, code, message, remedy, from: offset,
      to: offset + key.key.utf8.count + (isQuoted ? 2 : 0))
  }

  /// Adds a finding about a value.
  func add(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ remedy: String?,
    at node: Node
  ) {
    let isContainer =
      switch node.content {
      case .object, .array: true
      default: false
      }
    let end = isContainer ? Int(node.offset) + 1 : Int(node.end)
    add(severity, code, message, remedy, from: Int(node.offset), to: end)
  }

  private func add(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ remedy: String?,
    at range: Range<Int>, in node: Node
  ) {
    let start = source.offset(ofUTF8: range.lowerBound, in: node)
    let end = source.offset(ofUTF8: range.upperBound, in: node)
    add(severity, code, message, remedy, from: start, to: max(end, start + 1))
  }

  private func add(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ remedy: String?,
    from: Int, to: Int
  ) {
    var positions = self.positions ?? SourcePositions(source)
    defer { self.positions = positions }
    diagnostics.append(
      Diagnostic(
        severity, code: code, message: message, remedy: remedy,
        position: positions.position(from: from, to: to)))
  }
}

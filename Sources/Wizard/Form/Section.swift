/// A section as written: a heading with the rows under it.
public struct Section: Sendable {
  /// The section's own attributes (`title`, `hidden`, …), without `rows`.
  public let attributes: [Node.Member]
  /// The rows in order.
  public let rows: [Row]
  /// Where the section begins in the form's text, in bytes.
  public let offset: UInt32

  /// Describes a section.
  ///
  /// - Parameters:
  ///   - attributes: the section's own attributes, without `rows`.
  ///   - rows: the rows in order.
  ///   - offset: where the section begins in the form's text, in bytes.
  public init(attributes: [Node.Member], rows: [Row], offset: UInt32) {
    self.attributes = attributes
    self.rows = rows
    self.offset = offset
  }
}

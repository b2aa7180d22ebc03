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

extension Section {
  /// What makes the section a list, whose rows are those of each item; nothing for an ordinary section.
  var multivalued: Node.Member? {
    attributes.first { $0.key == "multivalued" && $0.value.booleanValue != false }
  }

  /// The row that the list of a multivalued section is.
  func listRow(_ multivalued: Node.Member) -> Row {
    var tag = LocatedText(
      "", offset: multivalued.offset, end: multivalued.offset + UInt32(multivalued.key.utf8.count))
    if case .object(let members) = multivalued.value.content,
      let node = members.value(of: "tag"), let text = node.text
    {
      tag = LocatedText(text, offset: node.offset, end: node.end)
    }
    return Row(
      tag: tag, type: LocatedText("", offset: offset, end: offset), attributes: [])
  }
}

extension Form {
  /// The rows of the form, a multivalued section being one; behind them the rows of the items of each such
  /// section.
  var writtenRows: [Row] {
    let outer = sections.flatMap { section in
      section.multivalued.map { [section.listRow($0)] } ?? section.rows
    }
    return outer + sections.filter { $0.multivalued != nil }.flatMap(\.rows)
  }
}

/// The sections that are open around a place of a template, and how names are looked up in them.
struct TemplateStack {
  /// One open section.
  private struct Frame {
    let value: TemplateValue
    /// Which element of a list it is, from 0, and of how many; nothing for other values.
    let place: (index: Int, count: Int)?
  }

  private var frames: [Frame] = []

  /// Opens a section.
  ///
  /// - Parameter value: what the section's name stands for.
  mutating func push(_ value: TemplateValue) {
    frames.append(Frame(value: value, place: nil))
  }

  /// Opens a section for an element of a list.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - index: its place, from 0.
  ///   - count: how many elements there are.
  mutating func push(_ element: TemplateValue, at index: Int, of count: Int) {
    frames.append(Frame(value: element, place: (index, count)))
  }

  /// Closes the innermost section.
  mutating func pop() { frames.removeLast() }

  /// What a name stands for: its first part in the innermost section that knows it, the rest within that.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - context: what knows the names outside of all sections.
  /// - Returns: the value; nothing where the name is unknown.
  func value(of name: TextTemplateName, in context: some TemplateContext) -> TemplateValue? {
    guard let first = name.parts.first else {
      return frames.last?.value ?? context.value(named: ".")
    }
    guard name.parts.count > 1 else { return value(named: first, in: context) }
    var value = value(named: first, in: context)
    var rest = name.parts.dropFirst()
    while let part = rest.first, let known = value {
      // The value of an option may have dots.
      guard let member = known.member(part) else {
        return rest.count > 1 ? known.member(rest.joined(separator: ".")) : nil
      }
      value = member
      rest = rest.dropFirst()
    }
    return value
  }

  private func value(named name: String, in context: some TemplateContext) -> TemplateValue? {
    for frame in frames.reversed() {
      if let member = frame.value.member(name) { return member }
    }
    if name.hasPrefix("-"), let place = frames.last(where: { $0.place != nil })?.place {
      switch name {
      case "-first": return .boolean(place.index == 0)
      case "-last": return .boolean(place.index == place.count - 1)
      case "-index": return .number(String(place.index + 1))
      default: break
      }
    }
    return context.value(named: name)
  }
}

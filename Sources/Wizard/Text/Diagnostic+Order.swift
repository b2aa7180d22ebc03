extension [Diagnostic] {
  /// The findings by line and column; those without a place come first.
  package var inOrderOfPlace: [Diagnostic] {
    enumerated().sorted { first, second in
      let left = (first.element.position?.line ?? 0, first.element.position?.column ?? 0)
      let right = (second.element.position?.line ?? 0, second.element.position?.column ?? 0)
      return left == right ? first.offset < second.offset : left < right
    }.map(\.element)
  }
}

extension RowType {
  /// The options that a value can be, or its items.
  var offeredOptions: [Option] {
    if let pair = self as? LeftrightRowType {
      return pair.left.options + pair.rights.flatMap(\.options)
    }
    return choosingType.optionList?.options ?? []
  }

  /// The type that offers the options: of a list of values, that of its items.
  var choosingType: any RowType {
    guard let item = (self as? RowOfItems)?.item, item.optionList != nil, !item.isList else {
      return self
    }
    return item
  }

  /// What can be added to the tag of such a row for other names of a template.
  var generatedNames: [String] {
    if self is LeftrightRowType { return ["_title", "_has"] }
    guard choosingType.optionList != nil else { return [] }
    return ["_title", isList ? "_has" : "_is"]
  }

  /// All options by their values, each with whether it is chosen; blanks in a value are `_` too.
  func choices(_ isChosen: (Option) -> Bool) -> TemplateValue {
    var members: [TemplateValue.Member] = []
    for option in offeredOptions {
      let value = TemplateValue.boolean(isChosen(option))
      members.append(.init(option.text, value))
      let joined = option.text.split(separator: " ").joined(separator: "_")
      if joined != option.text { members.append(.init(joined, value)) }
    }
    // Of options that read alike, one that is chosen comes first.
    return .map(members.filter { $0.value == .boolean(true) } + members)
  }
}

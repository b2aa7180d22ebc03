extension RowType {
  /// The options that are chosen from first: of two lists the left one.
  var firstOptions: OptionList? { (self as? LeftrightRowType)?.left ?? optionList }

  /// The values an answer can be, or each choice of several; nothing where any text can be one.
  var closedOptions: [Value]? {
    if let select = self as? SelectRowType, select.allowsOther { return nil }
    if optionList?.isMade == true { return nil }
    return optionList.map { $0.options.map(\.value) }
  }

  /// Every value that the row can have; nothing where they are many, or lists.
  var domain: [Value]? {
    if self is SwitchRowType || self is CheckRowType { return [.boolean(true), .boolean(false)] }
    return isList ? nil : closedOptions
  }
}

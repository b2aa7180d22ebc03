extension String {
  /// The choices a line names: commas separate; blanks do only where every token is a number or a range.
  var choiceTokens: [String] {
    let commas = split(separator: ",", omittingEmptySubsequences: true)
      .map { String($0).trimmed }.filter { !$0.isEmpty }
    let blanks = split { $0 == "," || $0.isWhitespace }.map(String.init)
    let areNumbers = blanks.allSatisfy { token in
      let isChange = token.hasPrefix("+") || token.hasPrefix("-")
      return (isChange ? String(token.dropFirst()) : token).numberRange != nil
    }
    return areNumbers ? blanks : commas
  }

  /// The numbers of `3` or `3-5`; nothing for any other text, `03` among them.
  var numberRange: ClosedRange<Int>? {
    let ends = split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = ends.allSatisfy { end in
      !end.isEmpty && end.utf8.allSatisfy(\.isASCIIDigit)
        && (end.utf8.count == 1 || end.utf8.first != UInt8(ascii: "0"))
    }
    guard areDigits, let first = Int(ends[0]), let last = Int(ends[ends.count - 1]),
      first <= last, last - first < 100_000
    else { return nil }
    return first...last
  }

  /// The elements, where the text is a JSON array.
  var jsonArray: [Node]? {
    let source = SourceText(name: "", text: self)
    guard let document = try? JSONReader.read(source, dialect: .strict),
      case .array(let elements) = document.root.content
    else { return nil }
    return elements
  }
}

extension OptionList {
  /// Whether a text is the value or title of an option, without regard to case, accents and states.
  func hasName(_ text: String, in context: ReadingContext) -> Bool {
    let wanted = TextFolding.fold(text, ignoringCase: true, ignoringMarks: true)
    return options.indices.contains { index in
      [options[index].text, title(of: index, in: context)].contains { name in
        name.map { TextFolding.fold($0, ignoringCase: true, ignoringMarks: true) } == wanted
      }
    }
  }
}

extension ExpressionFunction {
  /// The functions of text, and the choice of what is there.
  static let textFunctions: [ExpressionFunction] = [
    ExpressionFunction(
      name: "uppercase", parameters: [.text], result: .string, manual: "the text in capitals"
    ) { call throws(ExpressionError) in .string(try call.text(0).uppercased()) },
    ExpressionFunction(
      name: "lowercase", parameters: [.text], result: .string, manual: "the text in small letters"
    ) { call throws(ExpressionError) in .string(try call.text(0).lowercased()) },
    ExpressionFunction(
      name: "length", parameters: [.text], result: .number,
      manual: "the number of characters as a person counts them"
    ) { call throws(ExpressionError) in .number(ExactDecimal(try call.text(0).count)) },
    ExpressionFunction(
      name: "concat", parameters: [.scalar], isVariadic: true, result: .string,
      manual: "texts, numbers, booleans, dates and times as one text"
    ) { call throws(ExpressionError) in .string(call.arguments.map(\.outputText).joined()) },
    ExpressionFunction(
      name: "trim", parameters: [.text], result: .string,
      manual: "the text without blanks and line breaks at its ends"
    ) { call throws(ExpressionError) in .string(Slug.trimmed(try call.text(0))) },
    ExpressionFunction(
      name: "replace", parameters: [.text, .pattern, .text], result: .string,
      manual: "the text with every match of a pattern replaced by another text, taken literally"
    ) { call throws(ExpressionError) in .string(try call.replaced()) },
    ExpressionFunction(
      name: "slug", parameters: [.text], result: .string,
      manual: "small letters a to z, digits, and a hyphen for every run of other characters"
    ) { call throws(ExpressionError) in .string(Slug.of(try call.text(0))) },
    ExpressionFunction(
      name: "coalesce", parameters: [.any], isVariadic: true, result: .unknown,
      manual: "the first value that is not null"
    ) { call throws(ExpressionError) in call.arguments.first { !$0.isNull } ?? .null },
  ]
}

extension FunctionCall {
  fileprivate func replaced() throws(ExpressionError) -> String {
    let source = try text(1)
    let place = nodes[nodes.startIndex + 1]
    let compiled = tree.constantPattern(place) ?? CompiledPattern(source, options: [])
    let pattern = try compiled.pattern(at: tree.nodes[Int(place)])
    let replacement = try text(2)
    let subject = try text(0)
    do {
      return try pattern.replacingMatches(in: subject, with: replacement)
    } catch {
      throw self.error(CompiledPattern.reason(for: error, of: source), at: 1)
    }
  }
}

/// Text for names of files and addresses.
enum Slug {
  /// Small letters a to z and digits, with one hyphen for every run of other characters between them.
  static func of(_ text: String) -> String {
    var result: [UInt8] = []
    var isPending = false
    // Wide forms of letters are other characters, which folding would make plain.
    let isWide = text.unicodeScalars.contains { (0xFF01...0xFF5E).contains($0.value) }
    let source =
      isWide
      ? String(text.map { $0.unicodeScalars.contains { $0.value >= 0xFF01 } ? "-" : $0 }) : text
    for scalar in TextFolding.fold(source, ignoringCase: false, ignoringMarks: true).unicodeScalars
    {
      guard let byte = plain(scalar) else {
        isPending = true
        continue
      }
      if isPending, !result.isEmpty { result.append(UInt8(ascii: "-")) }
      isPending = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }

  private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "a"..."z", "0"..."9": UInt8(ascii: scalar)
    case "A"..."Z": UInt8(ascii: scalar) | 0x20
    default: nil
    }
  }
}

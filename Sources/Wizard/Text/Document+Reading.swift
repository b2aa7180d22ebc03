extension Document {
  /// Reads bytes of any origin in the notation that their name, or else their beginning, tells.
  ///
  /// - Parameters:
  ///   - bytes: the bytes as they were read.
  ///   - name: what a person calls the text.
  ///   - dialect: how much more than JSON is accepted where it is JSON.
  /// - Returns: the tree.
  /// - Throws: ``ReadFailure`` with the first fault, be it that the bytes are no text.
  public static func read(
    _ bytes: [UInt8], name: String, dialect: JSONReader.Dialect = .form
  ) throws(ReadFailure) -> Document {
    let source: SourceText
    do {
      source = try SourceText(name: name, validating: bytes)
    } catch {
      throw ReadFailure(diagnostics: [error.diagnostic(in: name)])
    }
    return try read(source, dialect: dialect)
  }

  /// Reads a text in the notation that its name, or else its beginning, tells.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - dialect: how much more than JSON is accepted where it is JSON.
  /// - Returns: the tree.
  /// - Throws: ``ReadFailure`` with the first fault.
  public static func read(
    _ source: SourceText, dialect: JSONReader.Dialect = .form
  ) throws(ReadFailure) -> Document {
    try read(source, as: format(of: source), dialect: dialect)
  }

  /// Reads a text as answers.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - format: the notation; where nothing is said, the one that the name or else the beginning tells.
  /// - Returns: the tree.
  /// - Throws: ``ReadFailure`` with what is wrong.
  public static func readAnswers(
    _ source: SourceText, as format: Format? = nil
  ) throws(ReadFailure) -> Document {
    try read(source, as: format ?? answerFormat(of: source), dialect: .strict)
  }

  private static func read(
    _ source: SourceText, as format: Format, dialect: JSONReader.Dialect
  ) throws(ReadFailure) -> Document {
    switch format {
    case .json: try JSONReader.read(source, dialect: dialect)
    case .yaml: try YAMLReader.read(source)
    case .dotenv: try DotenvReader.read(source)
    }
  }

  /// The notation of a text of answers: by the extension of its name (`.json`, `.yaml`, `.yml`, `.env`),
  /// or by its beginning where the name tells nothing.
  private static func answerFormat(of source: SourceText) -> Format {
    let name = source.name.lowercased()
    if name.hasSuffix(".env") { return .dotenv }
    let isTold = [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
    return !isTold && DotenvReader.begins(source.bytes) ? .dotenv : format(of: source)
  }

  /// The notation of a text: by the extension of its name (`.json`, `.yaml`, `.yml`), or by its
  /// first character where the name tells nothing.
  ///
  /// - Parameter source: the text.
  /// - Returns: JSON where it begins with a bracket, a brace or a comment of `/`, else YAML.
  public static func format(of source: SourceText) -> Format {
    let name = source.name.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
    if name.hasSuffix(".json") { return .json }
    return beginsAsJSON(source.bytes) ? .json : .yaml
  }

  private static func beginsAsJSON(_ bytes: [UInt8]) -> Bool {
    var start = 0
    if bytes.starts(with: "#!".utf8) {
      start = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    let text = bytes[start...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[")
      || text.starts(with: "//".utf8) || text.starts(with: "/*".utf8)
  }
}

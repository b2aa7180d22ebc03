/// The formats that answers can be written in.
public struct OutputFormats: Sendable {
  /// All formats, the usual one first.
  public let all: [any OutputFormat]

  /// Lists the formats to choose from.
  ///
  /// - Parameter all: the formats, the usual one first.
  public init(_ all: [any OutputFormat]) {
    self.all = all
  }

  /// Lists every format there is.
  ///
  /// - Parameter variables: how the variables of `env` and `shell` are named and set.
  public init(variables: VariableOptions = VariableOptions()) {
    self.init([
      JSONFormat(), YAMLFormat(), TOMLFormat(), INIFormat(), DotenvFormat(variables),
      ShellFormat(variables), PropertiesFormat(), URLEncodedFormat(), CSVFormat(), LinesFormat(),
    ])
  }

  /// The names of all formats, in order.
  public var names: [String] {
    all.map { $0.name }
  }

  /// Finds a format.
  ///
  /// - Parameter name: the name as given.
  /// - Returns: the format of that name.
  /// - Throws: `UnknownFormat` where there is none.
  public func format(named name: String) throws(UnknownFormat) -> any OutputFormat {
    guard let format = all.first(where: { $0.name == name }) else {
      throw UnknownFormat(name: name, known: names)
    }
    return format
  }

  /// Finds the format that a file's name tells.
  ///
  /// - Parameter path: the file, such as `site/app.yml`; case does not count in its extension.
  /// - Returns: the format; nothing where the name tells none.
  public func format(ofFile path: String) -> (any OutputFormat)? {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return nil }
    if point != name.startIndex {
      let ending = name[name.index(after: point)...].lowercased()
      if let format = all.first(where: { $0.extensions.contains(ending) }) { return format }
    }
    // `.env` is a whole name, and `.env.local` and its like are of the same kind.
    guard name == ".env" || name.hasPrefix(".env.") else { return nil }
    return all.first { $0.extensions.contains("env") }
  }
}

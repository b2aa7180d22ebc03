/// The formats that answers can be written in.
public struct OutputFormats: Sendable {
  /// All formats, the usual one first.
  public let all: [any OutputFormat]

  /// Lists the formats to choose from.
  ///
  /// - Parameter all: the formats, the usual one first; by default every format there is.
  public init(_ all: [any OutputFormat] = [JSONFormat()]) {
    self.all = all
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
}

/// A format was asked for that there is not.
public struct UnknownFormat: Error, Equatable, Sendable {
  /// The name as given.
  public let name: String
  /// The names there are.
  public let known: [String]

  /// The name that was perhaps meant.
  public var nearest: String? {
    NearestName.suggestion(for: name, among: known)
  }

  /// What is wrong and what would be right, in lower case and without a full stop.
  public var message: String {
    let question = nearest.map { ", did you mean \"\($0)\"?" } ?? ""
    return "there is no format \"\(name)\"\(question); accepted: \(known.joined(separator: ", "))"
  }

  /// Describes the refusal.
  ///
  /// - Parameters:
  ///   - name: the name as given.
  ///   - known: the names there are.
  public init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }
}

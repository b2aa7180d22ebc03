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

/// A value or a name that a format cannot carry; nothing was written then.
public struct UnwritableValue: Error, Equatable, Sendable {
  /// The name of the format.
  public let format: String
  /// The value's name in the output, such as `guests[0].name`.
  public let name: String
  /// Why it cannot be written.
  public let reason: Message

  /// Describes the refusal.
  ///
  /// - Parameters:
  ///   - format: the name of the format.
  ///   - name: the value's name in the output.
  ///   - reason: why it cannot be written.
  public init(format: String, name: String, reason: Message) {
    self.format = format
    self.name = name
    self.reason = reason
  }

  /// What cannot be written and why, in lower case and without a full stop.
  ///
  /// - Parameter language: the language of the person.
  /// - Returns: the sentence.
  public func message(in language: Language) -> String {
    let arguments = ["name": name, "format": format, "reason": reason.text(in: language)]
    return Message(.formatRefusal, arguments).text(in: language)
  }
}

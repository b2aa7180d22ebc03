/// What one output is to hold.
public struct OutputContent: Equatable, Sendable {
  /// All of its bytes.
  public let bytes: [UInt8]
  /// Whether a secret is in them: a new file is then for its owner alone.
  public let holdsSecret: Bool
  /// Whether a new file too must be on the disk before the run ends, as one that replaces another must.
  public let isDurable: Bool

  /// Describes what one output is to hold.
  ///
  /// - Parameters:
  ///   - bytes: all of its bytes.
  ///   - holdsSecret: whether a secret is in them.
  ///   - isDurable: whether a new file too must be on the disk before the run ends.
  public init(bytes: [UInt8], holdsSecret: Bool = false, isDurable: Bool = false) {
    self.bytes = bytes
    self.holdsSecret = holdsSecret
    self.isDurable = isDurable
  }
}

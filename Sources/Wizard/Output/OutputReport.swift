/// What is worth knowing about outputs that were written.
public struct OutputReport: Equatable, Sendable {
  /// Files that others may read although a secret is in them.
  public var exposed: [String] = []
  /// Files that had other names, hard links, under which the old content stays.
  public var separated: [String] = []
  /// Spare files with old content that could not be removed.
  public var leftOver: [String] = []

  /// Makes a report of nothing.
  public init() {}
}

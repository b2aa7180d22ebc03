internal import Glibc

/// What writing an output would do, found out without writing.
public struct OutputChange: Equatable, Sendable {
  /// What would become of the output.
  public enum Kind: Equatable, Sendable {
    /// It is no file, and would be written in place.
    case written
    /// It would be made.
    case made
    /// It would be replaced.
    case replaced
    /// It would hold what it holds.
    case kept
  }

  /// The output as it was named.
  public let path: String
  /// What would become of it.
  public let kind: Kind
  /// What it holds now; nothing where it is no file, is not there, or cannot be read.
  public let before: [UInt8]?

  /// Looks at an output.
  ///
  /// - Parameters:
  ///   - path: the output as it was named.
  ///   - destination: where it goes.
  ///   - content: what it is to hold.
  init(path: String, _ destination: OutputDestination, _ content: OutputContent) {
    self.path = path
    switch destination {
    case .descriptor, .device:
      kind = .written
      before = nil
    case .file(_, .none):
      kind = .made
      before = nil
    case .file(let file, .some):
      before = Self.bytes(of: file)
      kind = before == content.bytes ? .kept : .replaced
    }
  }

  /// All bytes of a file, or nothing where it cannot be read.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let (count, code) = room.withUnsafeMutableBytes {
        ByteStream.read(into: $0, from: descriptor)
      }
      guard code == 0 else { return nil }
      if count == 0 { return bytes }
      bytes += room.prefix(count)
    }
  }
}

extension OutputSet {
  /// Finds out what writing would do.
  ///
  /// - Parameters:
  ///   - contents: what each is to hold, in the order of `paths`.
  ///   - force: whether a file would be replaced that has changed since the start.
  /// - Returns: what would become of each output.
  /// - Throws: `OutputError` for what is sure to fail.
  public func changes(
    _ contents: [OutputContent], force: Bool = false
  ) throws(OutputError) -> [OutputChange] {
    let destinations = try Self.destinations(of: paths)
    if !force { try checkUnchanged(destinations) }
    return contents.indices.filter { $0 < paths.count }.map {
      OutputChange(path: paths[$0], destinations[$0], contents[$0])
    }
  }
}

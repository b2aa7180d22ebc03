internal import Glibc

/// The outputs of a run, which are all written or not at all.
///
/// Files are written beside their targets and renamed; links are followed; pipes and devices are
/// written in place, after the files. A failure puts everything back.
public struct OutputSet: Sendable {
  /// The outputs as they were named; `-` is standard output.
  public let paths: [String]
  private let snapshots: [FileSnapshot?]

  /// Looks at all outputs at the start of a run.
  ///
  /// - Parameter paths: the outputs; `-` is standard output.
  /// - Throws: `OutputError` for what is sure to fail at the end: a folder, a missing folder, a file
  ///   that may not be written, one file named twice.
  public init(paths: [String]) throws(OutputError) {
    var snapshots: [FileSnapshot?] = []
    for destination in try Self.destinations(of: paths) {
      guard case .file(_, .some(let status)) = destination else {
        snapshots.append(nil)
        continue
      }
      snapshots.append(FileSnapshot(status))
    }
    self.paths = paths
    self.snapshots = snapshots
  }

  /// Writes all outputs.
  ///
  /// - Parameters:
  ///   - contents: what each is to hold, in the order of `paths`.
  ///   - force: whether a file is replaced that has changed since the start.
  /// - Returns: the files that others may read although a secret is in them.
  /// - Throws: `OutputError`; all files are as they were then.
  @discardableResult
  public func write(
    _ contents: [OutputContent], force: Bool = false
  ) throws(OutputError) -> [String] {
    let destinations = try Self.destinations(of: paths)
    if !force { try checkUnchanged(destinations) }
    var open: [OpenOutput] = []
    defer { for output in open { output.close() } }
    var files: [StagedFile] = []
    do throws(OutputError) {
      for (index, content) in contents.enumerated() where index < paths.count {
        let output = try OpenOutput(paths[index], destinations[index], content)
        if let output { open.append(output) }
      }
      try HeldSignals.around(HeldSignals.ending) { () throws(OutputError) in
        try stage(contents, destinations, &files)
        for index in files.indices { try files[index].install() }
        if open.isEmpty { for file in files { file.settle() } }
      }
      for output in open { try output.write() }
    } catch {
      for file in files.reversed() { file.takeBack() }
      throw error
    }
    if !open.isEmpty { for file in files { file.settle() } }
    return exposed(contents, destinations)
  }

  private func stage(
    _ contents: [OutputContent], _ destinations: [OutputDestination], _ files: inout [StagedFile]
  ) throws(OutputError) {
    for (index, content) in contents.enumerated() where index < paths.count {
      guard case .file(let path, let existing) = destinations[index] else { continue }
      files.append(
        try StagedFile(content, name: paths[index], path: path, existing: existing))
    }
  }

  private func checkUnchanged(_ destinations: [OutputDestination]) throws(OutputError) {
    for (index, destination) in destinations.enumerated() {
      guard case .file(_, .some(let status)) = destination else { continue }
      guard snapshots[index] == FileSnapshot(status) else { throw .changed(path: paths[index]) }
    }
  }

  private func exposed(
    _ contents: [OutputContent], _ destinations: [OutputDestination]
  ) -> [String] {
    contents.indices.compactMap { index in
      guard index < paths.count, contents[index].holdsSecret,
        case .file(_, .some(let status)) = destinations[index], status.st_mode & 0o077 != 0
      else { return nil }
      return paths[index]
    }
  }

  /// Finds where all outputs go, and that no two go to one place.
  private static func destinations(
    of paths: [String]
  ) throws(OutputError) -> [OutputDestination] {
    var destinations: [OutputDestination] = []
    var owners: [String: String] = [:]
    for path in paths {
      let destination = try OutputDestination(path: path)
      let place: String? =
        switch destination {
        case .descriptor(let number): "&\(number)"
        case .device: nil
        case .file(_, .some(let status)): "\(status.st_dev):\(status.st_ino)"
        case .file(let file, nil): file
        }
      if let place, let other = owners.updateValue(path, forKey: place) {
        throw .namedTwice(path: other, other: path)
      }
      destinations.append(destination)
    }
    return destinations
  }
}

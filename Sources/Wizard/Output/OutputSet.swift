internal import Glibc

/// The outputs of a run, which are all written or not at all.
///
/// Files are written beside their targets and renamed; symbolic links are followed; pipes and devices
/// are written in place, after the files. A failure, and a signal that ends the program, puts
/// everything back.
public struct OutputSet: Sendable {
  /// The outputs as they were named; `-` is standard output.
  public let paths: [String]
  /// By the place in `paths`: the file that was there.
  private let snapshots: [Int: FileSnapshot]

  /// Looks at all outputs at the start of a run.
  ///
  /// - Parameter paths: the outputs; `-` is standard output.
  /// - Throws: `OutputError` for what is sure to fail at the end: a folder, a missing folder, a file
  ///   that may not be written, one file named twice.
  public init(paths: [String]) throws(OutputError) {
    var snapshots: [Int: FileSnapshot] = [:]
    for (index, destination) in try Self.destinations(of: paths).enumerated() {
      guard case .file(_, .some(let status)) = destination else { continue }
      snapshots[index] = FileSnapshot(status)
    }
    self.paths = paths
    self.snapshots = snapshots
  }

  /// Whether an output is a terminal, where others may look on.
  ///
  /// - Parameter index: its place in `paths`.
  /// - Returns: whether it is one now.
  public func isTerminal(_ index: Int) -> Bool {
    (try? OutputDestination(path: paths[index]))?.isTerminal(paths[index]) ?? false
  }

  /// Writes all outputs.
  ///
  /// - Parameters:
  ///   - contents: what each is to hold, in the order of `paths`.
  ///   - force: whether a file is replaced that has changed since the start.
  /// - Returns: what is worth knowing afterwards.
  /// - Throws: `OutputError`; all files are as they were then, unless it says otherwise.
  @discardableResult
  public func write(
    _ contents: [OutputContent], force: Bool = false
  ) throws(OutputError) -> OutputReport {
    try write(contents, force: force, calls: SystemCalls())
  }

  /// Writes all outputs by the calls of a test.
  func write(
    _ contents: [OutputContent], force: Bool = false, calls: any FileCalls
  ) throws(OutputError) -> OutputReport {
    let destinations = try Self.destinations(of: paths)
    if !force { try checkUnchanged(destinations) }
    var open: [OpenOutput] = []
    defer { for output in open { output.close() } }
    for (index, content) in contents.enumerated() where index < paths.count {
      let output = try OpenOutput(paths[index], destinations[index], content)
      if let output { open.append(output) }
    }
    guard open.count < contents.count else {
      for output in open { try output.write() }
      return OutputReport()
    }
    var report = self.report(contents, destinations)
    try HeldSignals.around(HeldSignals.ending) { () throws(OutputError) in
      var files: [StagedFile] = []
      do throws(OutputError) {
        try stage(contents, destinations, &files, calls)
        for index in files.indices { try files[index].install() }
        for output in open { try output.writeUnlessSignalled() }
        try flush(files, calls)
      } catch {
        throw files.reversed().reduce(error) { $1.takeBack(for: $0) }
      }
      report.leftOver = files.compactMap { $0.settle() }
    }
    return report
  }

  private func stage(
    _ contents: [OutputContent], _ destinations: [OutputDestination], _ files: inout [StagedFile],
    _ calls: any FileCalls
  ) throws(OutputError) {
    for (index, content) in contents.enumerated() where index < paths.count {
      guard case .file(let path, let existing) = destinations[index] else { continue }
      files.append(
        try StagedFile(
          content, name: paths[index], path: path, existing: existing, calls: calls))
    }
  }

  /// Brings the names of replaced files to the disk, each folder once.
  private func flush(
    _ files: [StagedFile], _ calls: any FileCalls
  ) throws(OutputError) {
    var folders: Set<String> = []
    for file in files where file.isDurable && folders.insert(file.folder).inserted {
      let code = calls.flushFolder(file.folder)
      guard code == 0 else { throw .refused(path: file.name, code: code) }
    }
  }

  func checkUnchanged(_ destinations: [OutputDestination]) throws(OutputError) {
    for (index, destination) in destinations.enumerated() {
      guard case .file(_, .some(let status)) = destination else { continue }
      guard snapshots[index] == FileSnapshot(status) else { throw .changed(path: paths[index]) }
    }
  }

  private func report(
    _ contents: [OutputContent], _ destinations: [OutputDestination]
  ) -> OutputReport {
    var report = OutputReport()
    for (index, content) in contents.enumerated() where index < paths.count {
      guard case .file(_, .some(let status)) = destinations[index] else { continue }
      if content.holdsSecret, status.st_mode & 0o077 != 0 { report.exposed.append(paths[index]) }
      if status.st_nlink > 1 { report.separated.append(paths[index]) }
    }
    return report
  }

  /// Finds where all outputs go, and that no two go to one place.
  static func destinations(
    of paths: [String]
  ) throws(OutputError) -> [OutputDestination] {
    if paths.count == 1 { return [try OutputDestination(path: paths[0])] }
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

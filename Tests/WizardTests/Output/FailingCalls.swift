import Glibc

@testable import Wizard

/// The calls of the system, some of which fail without doing anything, or having written half.
final class FailingCalls: FileCalls {
  /// The calls that were made, in order.
  private(set) var made: [String] = []

  private let system = SystemCalls()
  private let code: Int32
  private let fails: (Int, String) -> Bool

  /// Makes calls fail.
  ///
  /// - Parameters:
  ///   - code: the error number they fail with.
  ///   - fails: whether the call of a number, from 0, and a name fails.
  init(_ code: Int32, where fails: @escaping (Int, String) -> Bool) {
    self.code = code
    self.fails = fails
  }

  /// Counts a call.
  ///
  /// - Returns: the error number where it is to fail.
  private func failure(_ name: String) -> Int32? {
    made.append(name)
    return fails(made.count - 1, name) ? code : nil
  }

  func create(_ path: String, mode: mode_t) -> (descriptor: Int32, code: Int32) {
    failure("create").map { (-1, $0) } ?? system.create(path, mode: mode)
  }

  func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    guard let number = failure("write") else { return system.write(bytes, to: descriptor) }
    _ = system.write(Array(bytes.prefix(bytes.count / 2)), to: descriptor)
    return number
  }

  func status(of descriptor: Int32, into status: inout stat) -> Int32 {
    failure("status") ?? system.status(of: descriptor, into: &status)
  }

  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) -> Int32 {
    failure("setOwner") ?? system.setOwner(of: descriptor, to: owner, group)
  }

  func setMode(of descriptor: Int32, to mode: mode_t) -> Int32 {
    failure("setMode") ?? system.setMode(of: descriptor, to: mode)
  }

  func flush(_ descriptor: Int32) -> Int32 { failure("flush") ?? system.flush(descriptor) }

  func close(_ descriptor: Int32) -> Int32 {
    // A file that fails to close is closed all the same.
    let closing = system.close(descriptor)
    return failure("close") ?? closing
  }

  func link(_ path: String, as other: String) -> Int32 {
    failure("link") ?? system.link(path, as: other)
  }

  func rename(_ path: String, to other: String) -> Int32 {
    failure("rename") ?? system.rename(path, to: other)
  }

  func renameToFree(_ path: String, to other: String) -> Int32 {
    failure("renameToFree") ?? system.renameToFree(path, to: other)
  }

  func unlink(_ path: String) -> Int32 { failure("unlink") ?? system.unlink(path) }

  func flushFolder(_ path: String) -> Int32 {
    failure("flushFolder") ?? system.flushFolder(path)
  }
}

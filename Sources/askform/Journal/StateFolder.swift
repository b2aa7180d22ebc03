internal import Glibc

/// The folder of what the program keeps between two runs: `askform` in `$XDG_STATE_HOME`.
enum StateFolder {
  /// Where it is, be it there or not; nothing where the environment does not say.
  static var path: String? {
    // A relative path is to be ignored, as the XDG specification has it.
    if let named = variable("XDG_STATE_HOME"), named.hasPrefix("/") { return named + "/askform" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return (home == "/" ? "" : home) + "/.local/state/askform"
  }

  /// Makes the folder, for its owner alone, and those it lies in where they are missing.
  ///
  /// - Parameter path: the folder.
  /// - Returns: 0, or the system's error number.
  static func make(_ path: String) -> Int32 {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return 0 }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return errno
    }
    let code = make(String(path[..<slash]))
    guard code == 0 else { return code }
    return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).flatMap { $0.pointee == 0 ? nil : String(validatingCString: $0) }
  }
}

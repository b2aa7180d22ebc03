extension Arguments {
  /// The arguments that the program was started with, behind its name.
  ///
  /// - Throws: `UsageError.malformedText` where the bytes of one are not UTF-8.
  static func ofProcess() throws(UsageError) -> [String] {
    var arguments: [String] = []
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[place] else { break }
      guard let text = String(validatingCString: bytes) else { throw .malformedText(place: place) }
      arguments.append(text)
    }
    return arguments
  }
}

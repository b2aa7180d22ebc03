internal import Wizard

/// Standard output and standard error; written whole, at once and without a buffer.
enum StandardStreams {
  /// One of the two streams.
  enum Stream: Int32, Sendable {
    /// The result and nothing else.
    case output = 1
    /// Errors, notes and the transcript.
    case error = 2

    /// What a person calls it.
    var name: String {
      self == .output ? "standard output" : "standard error"
    }
  }

  /// What a person calls standard input.
  static let inputName = "standard input"

  /// Writes bytes to a stream.
  ///
  /// - Parameters:
  ///   - bytes: what is written.
  ///   - stream: where to.
  /// - Throws: `StreamError.unwritable`, also where the reader of a pipe has gone.
  static func write(_ bytes: [UInt8], to stream: Stream) throws(StreamError) {
    let code = ByteStream.write(bytes, to: stream.rawValue)
    guard code == 0 else { throw .unwritable(name: stream.name, code: code) }
  }

  /// Writes text to a stream.
  ///
  /// - Parameters:
  ///   - text: what is written.
  ///   - stream: where to.
  /// - Throws: `StreamError.unwritable`, also where the reader of a pipe has gone.
  static func write(_ text: String, to stream: Stream) throws(StreamError) {
    try write(Array(text.utf8), to: stream)
  }
}

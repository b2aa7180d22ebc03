/// A command that a form names: what is run, what it is told, and how long it may take (DESIGN §9).
///
/// Naming one runs nothing: whoever drives the session supplies what runs it, or nothing.
public final class FormCommand: Equatable, Sendable {
  /// What the command is for.
  public enum Purpose: Sendable {
    /// Its output is the options of a selector.
    case options
    /// The first line of its output is a default.
    case defaultValue
    /// It passes an answer, or the form, by ending with status 0.
    case check
    /// A person runs it by Enter.
    case button
  }

  /// What the command is for.
  public let purpose: Purpose
  /// The program, and what it is given; no shell reads them.
  public let words: [String]
  /// How many milliseconds it may take.
  public let timeout: Int
  /// The rows whose values decide about its output.
  public let reads: [Int]
  /// Whether secrets are among what it is told.
  public let sharesSecrets: Bool
  /// Where it stands in the form.
  public let node: Node
  /// What it belongs to, in words for a message.
  public let owner: String

  /// Describes a command.
  init(
    _ purpose: Purpose, words: [String], timeout: Int, reads: [Int], sharesSecrets: Bool,
    node: Node, owner: String
  ) {
    self.purpose = purpose
    self.words = words
    self.timeout = timeout
    self.reads = reads
    self.sharesSecrets = sharesSecrets
    self.node = node
    self.owner = owner
  }

  /// Whether two commands stand at the same place of a form.
  public static func == (first: FormCommand, second: FormCommand) -> Bool {
    first.node.offset == second.node.offset && first.words == second.words
  }

  /// The command on one line, as a person would type it in a shell; control characters are shown.
  public var line: String {
    let quoted = words.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        byte.isASCIILetterOrDigit || "%+,-./:=@_".utf8.contains(byte)
      }
      if isPlain, !word.isEmpty { return word }
      return "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    }
    return TerminalText.visible(quoted.joined(separator: " "))
  }

  /// The beginning of the line, for messages about what became of the command.
  var shortLine: String {
    let line = line
    return line.utf8.count <= 300 ? line : String(line.prefix(300)) + "…"
  }
}

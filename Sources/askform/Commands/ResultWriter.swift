internal import Glibc
internal import Wizard

/// Writes the answers where they were asked for: files, or standard output.
struct ResultWriter {
  private let arguments: Arguments
  private let outputs: OutputSet
  private let formats: [any OutputFormat]

  /// Looks at the outputs before the first question.
  ///
  /// - Throws: where one of them cannot be written, or has no format.
  init(_ arguments: Arguments, form: String) throws(CommandFailure) {
    self.arguments = arguments
    let paths = arguments.outputFiles.isEmpty ? ["-"] : arguments.outputFiles
    var formats: [any OutputFormat] = []
    for path in paths { formats.append(try ResultWriter.format(of: path, arguments)) }
    self.formats = formats
    do throws(OutputError) {
      outputs = try OutputSet(paths: paths)
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
    for path in paths where path != "-" && form != "-" {
      guard let output = FileSnapshot(path: path), let input = FileSnapshot(path: form),
        output.isSameFile(as: input)
      else { continue }
      throw CommandFailure(.usage, "\"\(path)\" is the form itself; the result would replace it")
    }
  }

  private static func format(
    of path: String, _ arguments: Arguments
  ) throws(CommandFailure) -> any OutputFormat {
    let formats = OutputFormats()
    do throws(UnknownFormat) {
      return try formats.format(named: arguments.format ?? path.formatExtension ?? "json")
    } catch {
      throw CommandFailure(.usage, error.message + "; say which with -f")
    }
  }

  /// Writes all outputs, or none.
  ///
  /// - Throws: where one cannot be written.
  func write(_ session: Session) throws(CommandFailure) {
    var contents: [OutputContent] = []
    for index in formats.indices {
      let path = outputs.paths[index]
      let hidesSecrets = path == "-" && isatty(STDOUT_FILENO) == 1 && !arguments.showsSecrets
      var tree = OutputTree()
      session.forEachResult(withSecrets: !hidesSecrets) { path, value in tree.add(value, at: path) }
      let secrets = session.secretsInResults
      if hidesSecrets, !secrets.isEmpty {
        let tags = secrets.joined(separator: ", ")
        Report.note(
          Message(.secretLeftOut, ["tags": tags]).text(in: session.form.language), arguments)
      }
      contents.append(
        OutputContent(
          bytes: formats[index].bytes(of: tree.root), holdsSecret: !secrets.isEmpty && !hidesSecrets
        ))
    }
    do throws(OutputError) {
      for path in try outputs.write(contents) {
        Report.note("\"\(path)\" holds a secret, and others can read it", arguments)
      }
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
  }
}

extension String {
  /// The extension of a file name, where it is one that names a format of data.
  fileprivate var formatExtension: String? {
    let name = split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    let ending = name[name.index(after: point)...].lowercased()
    let known = ["json", "yaml", "yml", "toml", "ini", "env", "sh", "properties", "csv"]
    return known.contains(ending) ? ending : nil
  }
}

internal import Wizard

/// Chooses the formats of results, and sees that they can name what a form has.
struct ResultFormats {
  private let arguments: Arguments

  /// Takes the options.
  ///
  /// - Parameter arguments: the options.
  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Finds the formats: the one that was asked for, else that of the file's name, else JSON.
  ///
  /// - Parameters:
  ///   - planned: the outputs.
  ///   - form: the form.
  /// - Returns: the format of each output that is a result; nothing for templates.
  /// - Throws: where a format cannot name a key, or an option goes with none of the formats.
  func formats(
    of planned: [PlannedOutput], form: CompiledForm
  ) throws(CommandFailure) -> [(any OutputFormat)?] {
    var formats: [(any OutputFormat)?] = []
    for output in planned {
      guard case .result = output.content else {
        formats.append(nil)
        continue
      }
      do throws(UnknownFormat) {
        formats.append(try format(of: output.path))
      } catch {
        throw CommandFailure(.usage, error.message)
      }
    }
    let variables = formats.compactMap { $0 }.filter { $0.namesVariables }
    if variables.isEmpty, arguments.prefix != nil || arguments.exportsVariables {
      let option: Arguments.Option = arguments.prefix == nil ? .export : .prefix
      throw CommandFailure(
        .usage, "\"\(option.longName)\" goes with the formats env and shell; give -f or -o")
    }
    do throws(UnwritableValue) {
      for format in variables { try format.requireNames(for: form.rows.map(\.key)) }
    } catch {
      throw CommandFailure(.inputOutput, error.message(in: form.language))
    }
    return formats
  }

  private func format(of path: String) throws(UnknownFormat) -> any OutputFormat {
    if arguments.format == nil, path == "-" { return JSONFormat() }
    let known = OutputFormats(
      variables: VariableOptions(
        prefix: arguments.prefix ?? "", exports: arguments.exportsVariables))
    if let name = arguments.format { return try known.format(named: name) }
    return known.format(ofFile: path) ?? JSONFormat()
  }
}

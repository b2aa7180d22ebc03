/// A template that is a file, with the partials that stand beside it.
public struct TemplateFile {
  /// What came of reading a file.
  public enum Reading {
    /// Its bytes.
    case bytes([UInt8])
    /// There is no such file.
    case missing
    /// It cannot be read, for this reason.
    case failed(String)
  }

  /// The file as it was named.
  public let path: String
  /// The name of the format that values are written for.
  public let notation: String
  /// What is wrong with the templates' texts, in the order in which they were read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The texts that were read, the file's own first; a template's number is the place of its text.
  private var sources: [SourceText] = []
  /// The templates by the paths of their files; nothing for a file that cannot be used.
  private var templates: [String: TextTemplate] = [:]
  /// What came of looking for partials, by their names as written.
  private var partials: [String: Result<TextTemplate, PartialFault>] = [:]
  /// The template of the file itself.
  let main: TextTemplate?
  private let read: (String) -> Reading

  /// Reads a template, and all partials that it names.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what is in it.
  ///   - notation: the name of the format that values are written for; that of the file's name where it is not given.
  ///   - read: reads a file.
  public init(
    path: String, bytes: [UInt8], notation: String? = nil, read: @escaping (String) -> Reading
  ) {
    self.path = path
    self.notation = notation ?? TemplateNotations.name(ofFile: path)
    self.read = read
    var parsed = ParsedTemplates()
    main = parsed.parse(bytes, path: path)
    diagnostics = parsed.diagnostics
    sources = parsed.sources
  }

  /// The place of a name.
  func position(of place: TemplateSpot) -> SourcePosition {
    let start = place.name.offset
    return sources[place.template].position(from: start, to: start + place.name.text.utf8.count)
  }

  /// The template of a partial.
  ///
  /// - Parameters:
  ///   - name: the name as written, or the value of a dynamic one.
  ///   - isDynamic: whether it is such a value.
  /// - Returns: the template, or why there is none.
  mutating func partial(
    named name: String, isDynamic: Bool
  ) -> Result<TextTemplate, PartialFault> {
    let key = (isDynamic ? "*" : "") + name
    if let known = partials[key] { return known }
    let found = lookUp(name, isDynamic: isDynamic)
    partials[key] = found
    return found
  }

  private mutating func lookUp(
    _ name: String, isDynamic: Bool
  ) -> Result<TextTemplate, PartialFault> {
    guard let candidates = PartialPath.candidates(for: name, of: path, isDynamic: isDynamic) else {
      return .failure(.foreign(name))
    }
    for candidate in candidates {
      if let template = templates[candidate] { return .success(template) }
      switch read(candidate) {
      case .missing: continue
      case .failed(let message): return .failure(.unreadable(message))
      case .bytes(let bytes):
        guard PartialPath.isInside(candidate, folderOf: path) else {
          return .failure(.foreign(candidate))
        }
        var parsed = ParsedTemplates(sources: sources)
        let template = parsed.parse(bytes, path: candidate)
        sources = parsed.sources
        diagnostics += parsed.diagnostics
        guard let template else { return .failure(.malformed) }
        templates[candidate] = template
        return .success(template)
      }
    }
    return .failure(.missing(candidates[0]))
  }
}

/// Why a partial cannot be used.
enum PartialFault: Error, Equatable {
  /// There is no such file.
  case missing(String)
  /// Its name leads out of the template's folder.
  case foreign(String)
  /// It cannot be read.
  case unreadable(String)
  /// It is no template; that is reported already.
  case malformed

  /// The fault of a template that names the partial; nothing where it is reported already.
  var reason: TemplateFault.Reason? {
    switch self {
    case .missing(let path): .missingPartial(path: path)
    case .foreign(let name): .foreignPartial(name)
    case .unreadable(let message): .unreadablePartial(message)
    case .malformed: nil
    }
  }
}

/// Templates as they are parsed, with their texts and what is wrong with them.
struct ParsedTemplates {
  var sources: [SourceText] = []
  var diagnostics: [Diagnostic] = []

  /// Parses the text of a file.
  ///
  /// - Returns: the template; nothing where it is malformed, which is reported.
  mutating func parse(_ bytes: [UInt8], path: String) -> TextTemplate? {
    let source: SourceText
    do throws(SourceTextError) {
      source = try SourceText(name: path, validating: bytes)
    } catch {
      sources.append(SourceText(name: path, text: ""))
      diagnostics.append(error.diagnostic(in: path))
      return nil
    }
    let number = sources.count
    sources.append(source)
    do throws(TextTemplateError) {
      return try TextTemplate.parse(String(decoding: source.bytes, as: UTF8.self), number: number)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, code: "T001", message: error.message,
          position: source.position(from: error.offset, to: error.offset + error.length)))
      return nil
    }
  }
}

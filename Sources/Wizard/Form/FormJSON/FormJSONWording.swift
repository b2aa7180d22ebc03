/// Says of a form of the library Form what is said of the rows that it becomes, with the names that its author knows.
struct FormJSONWording: Sendable {
  /// The keys of rows that have another name in the library; those of amounts are those of days in fields of days.
  private static let keys = [
    "minLength": "min_length", "maxLength": "max_length", "pattern": "format", "options": "values",
    "minimum": "min_value", "maximum": "max_value",
  ]
  private static let keysOfDays = ["minimum": "minimum_date", "maximum": "maximum_date"]

  /// A field, as far as messages speak of it.
  private struct Field {
    let id: String
    let isTime: Bool
  }

  /// The fields by the tags of their rows.
  private var fields: [String: Field] = [:]

  /// Takes the names of the fields.
  init(_ directory: FormJSONDirectory) {
    for entry in directory.entries {
      let isTime = if case .time = entry.field.kind { true } else { false }
      for tag in [entry.tag, entry.finalTag].compactMap(\.self) {
        // Rows of two lists may have one tag.
        let isOne = fields[tag].map { $0.id == entry.field.id.content } ?? true
        fields[tag] = Field(id: isOne ? entry.field.id.content : entry.field.name, isTime: isTime)
      }
    }
  }

  /// Findings in the words of the library, each once, as a field can be two rows.
  func worded(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return findings.map { finding in
      Diagnostic(
        finding.severity, code: finding.code, message: worded(finding.message),
        remedy: finding.remedy, position: finding.position)
    }.filter { finding in
      guard let position = finding.position else { return true }
      return seen.insert("\(position.line) \(position.column) \(finding.message)").inserted
    }
  }

  private func worded(_ message: String) -> String {
    var result = ""
    var isTime = false
    var rest = message[...]
    while let first = rest.first {
      if let (field, end) = self.field(at: rest) {
        result += "field \(field.id.quotedForMessage)"
        isTime = field.isTime
        rest = rest[end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    for (key, name) in FormJSONWording.keys {
      let name = isTime ? FormJSONWording.keysOfDays[key] ?? name : name
      // Only what a message says of a key, not what it repeats of the form.
      if result.hasPrefix("\"\(key)\"") {
        result = "\"\(name)\"" + result.dropFirst(key.utf8.count + 2)
      }
      result = result.substituting(" its \"\(key)\"", by: " its \"\(name)\"")
    }
    return inPlaceOfBeginning(result)
  }

  /// The message with the beginnings that are about tags, defaults and values of options as the library has them.
  private func inPlaceOfBeginning(_ message: String) -> String {
    let beginnings = [
      ("the tag \"", "the id \""), ("the default of field", "the value of field"),
    ]
    for (native, own) in beginnings where message.hasPrefix(native) {
      return own + message.dropFirst(native.count)
    }
    if message.hasPrefix("two options of field") {
      return message.substituting("\" have the value ", by: "\" have the id ")
    }
    return ofIDTwice(message) ?? message
  }

  /// That two fields have one id that is no tag, of which the rows know as their key.
  private func ofIDTwice(_ message: String) -> String? {
    guard message.hasPrefix("field \""), let close = message.dropFirst(7).firstIndex(of: "\"")
    else { return nil }
    let field = message[...close]
    let id = field.dropFirst(6)
    let beginning = "\(field) has the key \(id) of \(field) in "
    guard message.hasPrefix(beginning) else { return nil }
    return "the id \(id) is already used in "
      + message.dropFirst(beginning.count).prefix { $0 != "," }
  }

  /// The field that a text begins to speak of as a row, and where the text goes on.
  private func field(at text: Substring) -> (Field, Substring.Index)? {
    let mark = "row \""
    guard text.hasPrefix(mark) else { return nil }
    let tag = text.dropFirst(mark.count)
    guard let close = tag.firstIndex(of: "\""), let field = fields[String(tag[..<close])] else {
      return nil
    }
    return (field, tag.index(after: close))
  }
}

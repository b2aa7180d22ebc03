/// What is wrong with a template, or cannot be written for it, and where.
struct TemplateFault: Equatable, Sendable {
  /// What is wrong.
  enum Reason: Equatable, Sendable {
    /// No value is safe there.
    case refused(TemplateRefusal)
    /// The place cannot hold the value.
    case unwritable(FormatFault)
    /// The name stands for nothing; the one that was perhaps meant.
    case unknown(nearest: String?)
    /// There is no such partial, neither by the one path nor by the other.
    case missingPartial(path: String)
    /// The partial is not one that stands beside the template.
    case foreignPartial(String)
    /// The partial cannot be read.
    case unreadablePartial(String)
    /// Partials call each other without end.
    case endless
    /// The result is too long.
    case tooLong
  }

  /// What is wrong.
  let reason: Reason
  /// Where.
  let place: TemplateSpot

  /// Describes a fault.
  init(_ reason: Reason, at place: TemplateSpot) {
    self.reason = reason
    self.place = place
  }

  /// Whether the answers are to blame, and not the template.
  var isOfAnswers: Bool { if case .unwritable = reason { true } else { false } }

  /// Whether `--lax` passes it over.
  var isTolerable: Bool {
    switch reason {
    case .unknown, .missingPartial: true
    default: false
    }
  }

  /// The stable code of the finding.
  var code: String {
    switch reason {
    case .refused: "T002"
    case .unwritable: "T003"
    case .unknown: "T004"
    case .missingPartial, .foreignPartial, .unreadablePartial: "T005"
    case .endless, .tooLong: "T006"
    }
  }

  /// What is wrong, in lower case and without a full stop.
  ///
  /// - Parameter language: the language of the person, for what answers are to blame for.
  /// - Returns: the sentence.
  func message(in language: Language) -> String {
    let name = place.name.written
    switch reason {
    case .refused(let refusal): return "a value cannot stand \(refusal.rawValue)"
    case .unwritable(let fault):
      let arguments = ["name": name, "reason": fault.message.text(in: language)]
      return Message(.templateValueRefused, arguments).text(in: language)
    case .unknown: return "\"\(place.name.text)\" is no tag or key of the form"
    case .missingPartial(let path): return "there is no partial \"\(path)\""
    case .foreignPartial(let path):
      return "the partial \"\(path)\" does not stand in the template's folder"
    case .unreadablePartial(let message): return message
    case .endless: return "partials call each other without end"
    case .tooLong: return "the result has more than 64 MiB"
    }
  }

  /// What would mend it.
  var remedy: String? {
    switch reason {
    case .refused(let refusal):
      let raw = "{{{\(place.name.text)}}} writes it as it is"
      return refusal.remedy.map { "\($0); \(raw)" } ?? raw
    case .unknown(let nearest): return nearest.map { "did you mean \"\($0)\"?" }
    case .unwritable, .missingPartial, .foreignPartial, .unreadablePartial, .endless, .tooLong:
      return nil
    }
  }
}

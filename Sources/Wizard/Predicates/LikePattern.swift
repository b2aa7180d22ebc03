/// A pattern of `LIKE`: `?` is one character, `*` any run of them, a backslash takes the next one as it is.
struct LikePattern {
  private enum Part: Equatable {
    case character(Character)
    case one
    case run
  }

  private var parts: [Part] = []

  init(_ pattern: String) {
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        parts.append(.character(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "?": parts.append(.one)
      case "*": if parts.last != .run { parts.append(.run) }
      default: parts.append(.character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }
  }

  /// Whether the pattern fits a whole text.
  ///
  /// Only the last run is ever lengthened, so the time is at most the product of the two lengths.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var position = 0
    var part = 0
    var lastRun: (part: Int, position: Int)?
    while position < characters.count {
      if part < parts.count, parts[part] == .run {
        lastRun = (part, position)
        part += 1
      } else if part < parts.count, fits(parts[part], characters[position]) {
        part += 1
        position += 1
      } else if let run = lastRun {
        lastRun = (run.part, run.position + 1)
        part = run.part + 1
        position = run.position + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .run }
  }

  private func fits(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .character(let wanted): wanted == character
    case .one: true
    case .run: false
    }
  }
}

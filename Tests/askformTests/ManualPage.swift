import Foundation
import TestSupport

/// A manual page in mdoc, taken apart as far as the tests compare it.
struct ManualPage {
  /// One entry of a list: the arguments of its `.It`, and the lines below it.
  struct Item: Equatable {
    /// What stands behind `.It`.
    let heading: String
    /// The lines up to the next entry or the end of the list.
    let lines: [String]
  }

  /// The lines of the page.
  let lines: [String]

  /// Reads a page of the package.
  init(_ name: String) throws {
    lines = try PackageFolder.read("man/\(name)").components(separatedBy: "\n")
  }

  /// Takes a part of a page.
  init(lines: [String]) {
    self.lines = lines
  }

  /// A section or a subsection by its title.
  func part(_ title: String) -> ManualPage {
    guard let start = lines.firstIndex(where: { $0 == ".Sh \(title)" || $0 == ".Ss \(title)" })
    else { return ManualPage(lines: []) }
    let isSection = lines[start].hasPrefix(".Sh")
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { $0.hasPrefix(".Sh ") || !isSection && $0.hasPrefix(".Ss ") }
    return ManualPage(lines: Array(rest[..<(end ?? rest.endIndex)]))
  }

  /// What stands in front of the first subsection.
  var head: ManualPage { ManualPage(lines: Array(lines.prefix { !$0.hasPrefix(".Ss ") })) }

  /// The entries of all lists whose headings begin with a macro.
  func items(_ macro: String) -> [Item] {
    var items: [Item] = []
    var current: (heading: String, lines: [String])?
    func close() {
      if let current { items.append(Item(heading: current.heading, lines: current.lines)) }
    }
    for line in lines {
      if line.hasPrefix(".It ") || line == ".El" || line.hasPrefix(".Ss ") {
        close()
        current = nil
        if line.hasPrefix(".It \(macro) ") { current = (String(line.dropFirst(4)), []) }
      } else {
        current?.lines.append(line)
      }
    }
    close()
    return items
  }

  /// The words behind `.It Cm` of all lists, those of one heading apart.
  var commandWords: [String] { items("Cm").flatMap { Self.words($0.heading) } }

  /// The literal blocks, as they are read.
  var literalBlocks: [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if line.hasPrefix(".Bd -literal") {
        block = []
      } else if line == ".Ed", let finished = block {
        blocks.append(finished.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(Self.plain(line))
      }
    }
    return blocks
  }

  /// The names behind `.Cm`, without commas and full stops.
  static func words(_ arguments: String) -> [String] {
    arguments.split(separator: " ").map { plain(String($0)) }
      .filter { !["Cm", ",", "."].contains($0) }
  }

  /// A text with its escapes resolved.
  static func plain(_ text: String) -> String {
    let escapes = [
      ("\\&", ""), ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""), ("\\(ha", "^"), ("\\(ti", "~"),
      ("\\(ga", "`"), ("\\e", "\\"),
    ]
    return escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension ManualPage.Item {
  /// The names in the `.Cm` lines that follow a line, such as `Keys:`.
  func names(behind label: String) -> [String] {
    guard let start = lines.firstIndex(of: label) else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix(".Cm ") }
      .flatMap { ManualPage.words(String($0.dropFirst(4))) }
  }

  /// The text of the entry as one line, without macros.
  var text: String {
    lines.filter { !$0.hasPrefix(".") }.map(ManualPage.plain).joined(separator: " ")
  }
}

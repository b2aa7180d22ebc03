internal import CEdit
internal import Wizard

/// Single wide characters that stand for clusters of several scalars while libedit edits a line.
///
/// libedit moves, deletes and counts cells by wide characters: of an accent or of a family it would see the
/// parts, and take a combining mark for a cell. So a whole cluster gets one character that the C library takes
/// for as wide as the cluster, and the screen gets the cluster in its place.
struct ClusterStandIns {
  /// Text as libedit takes it.
  typealias WideCharacter = wchar_t

  /// Characters of one cell: the last plane, which is for private use.
  private static let narrow: ClosedRange<UInt32> = 0x10_0000...0x10_FFFD
  /// Characters of two cells: rare ideographs (CJK extension G).
  private static let broad: ClosedRange<UInt32> = 0x3_0000...0x3_134A

  /// By the UTF-8 of a cluster: clusters that are equal to Swift may be written with other scalars.
  private var standIns: [[UInt8]: WideCharacter] = [:]
  private var clusters: [WideCharacter: String] = [:]
  private var nextNarrow = Self.narrow.lowerBound
  private var nextBroad = Self.broad.lowerBound

  /// Whether there is any stand-in yet.
  var isEmpty: Bool { clusters.isEmpty }

  /// Whether a cluster is edited by a stand-in.
  static func isNeeded(for cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, first.value >= 0xA0 || scalars.count > 1 else { return false }
    // A line end of two characters is no cluster to the eye.
    guard first.value >= 0x20, TerminalText.width(of: cluster) <= 2 else { return false }
    if scalars.count > 1 || narrow.contains(first.value) || broad.contains(first.value) {
      return true
    }
    let width = TerminalText.width(of: cluster)
    return width == 0
      || Int(cedit_width(WideCharacter(truncatingIfNeeded: first.value))) != width
  }

  /// A text for libedit, without the zero that ends it for C.
  mutating func wide(_ text: String) -> [WideCharacter] {
    var wide: [WideCharacter] = []
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map { WideCharacter($0) } }
    for cluster in text {
      if Self.isNeeded(for: cluster), let standIn = standIn(for: cluster) {
        wide.append(standIn)
      } else {
        wide += cluster.unicodeScalars.map { WideCharacter(truncatingIfNeeded: $0.value) }
      }
    }
    return wide
  }

  /// The text that wide characters of libedit mean.
  func text(_ wide: some Sequence<WideCharacter>) -> String {
    var scalars = String.UnicodeScalarView()
    for character in wide {
      if let cluster = clusters[character] {
        scalars.append(contentsOf: cluster.unicodeScalars)
      } else {
        scalars.append(Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}")
      }
    }
    return String(scalars)
  }

  /// What libedit has for the screen, with the clusters in place of their stand-ins.
  ///
  /// - Parameter bytes: UTF-8, in which no character is cut in two.
  /// - Returns: the bytes for the terminal.
  func shown(_ bytes: some Collection<UInt8>) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard let cluster = clusters[WideCharacter(truncatingIfNeeded: scalar.value)] else {
        shown.append(scalar)
        continue
      }
      // A mark with nothing under it would fall on what stands before it.
      if cluster.unicodeScalars.count == 1, TerminalText.width(of: cluster) == 0 {
        shown.append("\u{25CC}")
      }
      shown.append(contentsOf: cluster.unicodeScalars)
    }
    return String(shown)
  }

  /// The character that stands for a cluster; nothing where all are taken.
  private mutating func standIn(for cluster: Character) -> WideCharacter? {
    let bytes = Array(cluster.utf8)
    if let standIn = standIns[bytes] { return standIn }
    let isBroad = TerminalText.width(of: cluster) == 2
    let next = isBroad ? nextBroad : nextNarrow
    guard (isBroad ? Self.broad : Self.narrow).contains(next) else { return nil }
    if isBroad { nextBroad += 1 } else { nextNarrow += 1 }
    let standIn = WideCharacter(truncatingIfNeeded: next)
    standIns[bytes] = standIn
    clusters[standIn] = String(cluster)
    return standIn
  }
}

internal import CEdit
internal import Glibc

/// The screen that libedit draws on: what stands for a cluster becomes the cluster.
final class EditorScreen {
  /// The characters that stand for clusters.
  var standIns = ClusterStandIns()

  private let output: TerminalOutput
  /// The beginning of a character whose other bytes are still to come.
  private var rest: [UInt8] = []

  /// Makes the screen of a terminal.
  init(_ output: TerminalOutput) {
    self.output = output
  }

  /// A stream that ends on this screen, which has to outlive it; nothing where there is no memory.
  func makeStream() -> UnsafeMutablePointer<FILE>? {
    cedit_stream(Unmanaged.passUnretained(self).toOpaque()) { client, bytes, count in
      guard let client, let bytes else { return }
      Unmanaged<EditorScreen>.fromOpaque(client).takeUnretainedValue()
        .draw(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  private func draw(_ bytes: UnsafeRawBufferPointer) {
    if standIns.isEmpty, rest.isEmpty { return output.write(bytes) }
    rest += bytes
    let whole = rest.count - Self.bytesOfCutCharacter(rest)
    output.write(standIns.shown(rest[..<whole]))
    rest.removeFirst(whole)
  }

  /// How many bytes at the end begin a character without ending it.
  private static func bytesOfCutCharacter(_ bytes: [UInt8]) -> Int {
    for count in 1...4 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}

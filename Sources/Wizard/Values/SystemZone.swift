internal import Glibc

/// The zone that the environment names.
public enum SystemZone {
  /// The value of `TZ` where it is neither a zone of the machine nor a rule of POSIX; the system would take UTC.
  ///
  /// - Returns: the value; nothing where `TZ` is not set, or means something.
  public static func unknownName() -> String? {
    guard let value = getenv("TZ") else { return nil }
    return isKnown(String(cString: value)) ? nil : String(cString: value)
  }

  /// Whether a value of `TZ` means something.
  ///
  /// - Parameters:
  ///   - value: the value; empty is UTC.
  ///   - folder: where zones are looked up; nothing for the machine's.
  /// - Returns: whether it is a zone of the folder, a file, or a rule of POSIX.
  static func isKnown(_ value: String, in folder: String? = nil) -> Bool {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.isEmpty || isZoneFile(path(of: name, in: folder)) { return true }
    return !value.hasPrefix(":") && isRule(Array(name.utf8))
  }

  private static func path(of name: String, in folder: String?) -> String {
    if name.hasPrefix("/") { return name }
    let folders = [folder, getenv("TZDIR").map { String(cString: $0) }, "/usr/share/zoneinfo"]
    return (folders.compactMap(\.self).first ?? "") + "/" + name
  }

  private static func isZoneFile(_ path: String) -> Bool {
    guard let file = fopen(path, "re") else { return false }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 4)
    return fread(&head, 1, 4, file) == 4 && head == Array("TZif".utf8)
  }

  /// `CET-1CEST,M3.5.0,M10.5.0/3`, `<+03>-3`, `UTC0`: a name of three letters or more, and an offset.
  private static func isRule(_ bytes: [UInt8]) -> Bool {
    if bytes.elementsEqual("UTC".utf8) || bytes.elementsEqual("GMT".utf8) { return true }
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end - rest.startIndex > 3 else {
        return false
      }
      rest = rest[(end + 1)...]
    } else {
      let name = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 32 }
      guard name.count >= 3 else { return false }
      rest = rest.dropFirst(name.count)
    }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let hours = Int(String(decoding: rest.prefix(while: \.isDigit), as: UTF8.self)) else {
      return false
    }
    return 0...167 ~= hours
  }
}

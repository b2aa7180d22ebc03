internal import Glibc

/// The variables that the program was started with.
enum Environment {
  /// All variables, as `NAME=VALUE`; what is no UTF-8 in them is replaced.
  static var entries: [String] {
    var entries: [String] = []
    var place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let entry = place.pointee {
      place += 1
      entries.append(String(cString: entry))
    }
    return entries
  }

  /// The variables whose names begin with a prefix and go on behind it.
  ///
  /// - Parameter prefix: what the names begin with.
  /// - Returns: names and values in no order, and the names of those whose value is not UTF-8.
  static func variables(
    withPrefix prefix: String
  ) -> (variables: [(name: String, value: String)], malformed: [String]) {
    var variables: [(name: String, value: String)] = []
    var malformed: [String] = []
    var place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let entry = place.pointee {
      place += 1
      let bytes = UnsafeRawBufferPointer(start: entry, count: strlen(entry))
      guard bytes.starts(with: prefix.utf8), let sign = bytes.firstIndex(of: UInt8(ascii: "=")),
        sign > prefix.utf8.count
      else { continue }
      let name = String(decoding: bytes[..<sign], as: UTF8.self)
      guard let value = String(validating: bytes[(sign + 1)...], as: UTF8.self) else {
        malformed.append(name)
        continue
      }
      variables.append((name, value))
    }
    return (variables, malformed)
  }
}

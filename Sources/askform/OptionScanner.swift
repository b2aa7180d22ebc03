internal import CGetopt
internal import Wizard

/// Finds options and operands in an argument list with `getopt_long`.
struct OptionScanner {
  /// An option that was found.
  struct Found: Equatable {
    /// Which one it is.
    let option: Arguments.Option
    /// Its argument; empty where it takes none.
    let argument: String
  }

  /// The options, in the order given.
  private(set) var options: [Found] = []
  /// The operands, in the order given.
  private(set) var operands: [String] = []

  /// The values of options begin behind every character, so that faults tell long names from letters.
  private static let firstValue: Int32 = 0x100

  /// Reads an argument list.
  ///
  /// - Parameter arguments: the arguments behind the name of the program.
  /// - Throws: `UsageError` at the first option that is unknown, ambiguous, or lacks its argument.
  init(_ arguments: [String]) throws(UsageError) {
    let texts = CStrings(["askform"] + arguments)
    let names = CStrings(Arguments.Option.allCases.map(\.rawValue))
    var capacity = 1
    for argument in arguments { capacity += argument.utf8.count + 1 }
    // Arrays of what only C has would take their types with them, just for this.
    let found = UnsafeMutableBufferPointer<cgetopt_found>.allocate(capacity: capacity)
    let table = Self.table(names)
    defer {
      found.deallocate()
      table.deallocate()
    }
    var firstOperand: Int32 = 0
    let count = cgetopt_find(
      Int32(arguments.count + 1), texts.pointers, Self.letters, table, found.baseAddress, capacity,
      &firstOperand)
    extendLifetime(names)
    for hit in found.prefix(count) {
      try take(hit, from: texts)
    }
    operands = (Int(firstOperand)..<arguments.count + 1).map { texts[$0] }
  }

  /// The letters as getopt wants them: a colon in front, and behind each that takes an argument.
  private static var letters: String {
    var letters = ":"
    for option in Arguments.Option.allCases {
      guard let letter = option.letter else { continue }
      letters.append(letter)
      if option.argument != nil { letters.append(":") }
    }
    return letters
  }

  /// The long names as getopt wants them, with an empty entry behind the last; the caller frees them.
  private static func table(_ names: borrowing CStrings) -> UnsafeMutablePointer<CGetopt.option> {
    let options = Arguments.Option.allCases
    let table = UnsafeMutablePointer<CGetopt.option>.allocate(capacity: options.count + 1)
    for (index, option) in options.enumerated() {
      let takesArgument = option.argument == nil ? no_argument : required_argument
      (table + index).initialize(
        to: CGetopt.option(
          name: names.pointers[index], has_arg: takesArgument, flag: nil,
          val: firstValue + Int32(index)))
    }
    (table + options.count).initialize(to: CGetopt.option())
    return table
  }

  private static func option(for value: Int32) -> Arguments.Option? {
    let all = Arguments.Option.allCases
    if value >= firstValue { return all[Int(value - firstValue)] }
    guard let byte = UInt8(exactly: value) else { return nil }
    return all.first { $0.letter?.asciiValue == byte }
  }

  private mutating func take(
    _ hit: cgetopt_found, from texts: borrowing CStrings
  ) throws(UsageError) {
    let about = Self.option(for: hit.about)
    switch hit.value {
    case Int32(UInt8(ascii: ":")):
      guard let about, let argument = about.argument else { return }
      throw .missingArgument(option: about.longName, argument: argument)
    case Int32(UInt8(ascii: "?")):
      if let about { throw .unexpectedArgument(option: about.longName) }
      throw Self.unknown(hit, from: texts)
    default:
      guard let option = Self.option(for: hit.value) else { return }
      let argument = hit.argument.map { String(cString: $0) } ?? ""
      options.append(Found(option: option, argument: argument))
    }
  }

  private static func unknown(
    _ hit: cgetopt_found, from texts: borrowing CStrings
  ) -> UsageError {
    if let byte = UInt8(exactly: hit.about), byte != 0 {
      return .unknownOption("-" + String(decoding: [byte], as: UTF8.self), nearest: nil)
    }
    let given = String(texts[Int(hit.next) - 1].prefix { $0 != "=" })
    let names = Arguments.Option.allCases.map(\.longName)
    let candidates = names.filter { $0.utf8.starts(with: given.utf8) }
    guard candidates.isEmpty else { return .ambiguousOption(given, candidates: candidates) }
    return .unknownOption(given, nearest: NearestName.suggestion(for: given, among: names))
  }
}

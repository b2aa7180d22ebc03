extension Arguments {
  /// What `--help` prints: one screen of ASCII, with a line break at its end.
  static var help: String {
    var lines = [
      "usage: askform [OPTION]... FORM",
      "       askform COMMAND [OPTION]... OPERAND...",
      "",
      "Asks a declarative form, row by row, and writes the answers to standard output.",
      "",
    ]
    for name in CommandName.allCases {
      lines.append(row("\(name.rawValue) \(name.operands)", name.summary))
    }
    for commands in [
      CommandName.allCases, [.run, .eval, .explain], [.run, .explain], [.run, .example], [.run],
      [.eval],
    ] {
      lines.append(heading(commands))
      for option in Option.allCases where option.commands == commands {
        lines.append(row(usage(of: option), option.summary))
      }
    }
    lines.append("")
    lines.append("A form file that is named like a command is written with its folder: ./check")
    lines += exitCodes
    lines.append("More in the manual: man askform, man 5 askform-form")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ commands: [CommandName]) -> String {
    guard commands.count < CommandName.allCases.count else { return "Options:" }
    let names = commands.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return "Options of \(names.joined()):" }
    return "Options of \(names.dropLast().joined(separator: ", ")) and \(last):"
  }

  /// The synopsis of an option: letter, long name and argument.
  static func usage(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let argument = option.argument.map { " \($0)" } ?? ""
    return letter + option.longName + argument
  }

  private static func row(_ left: String, _ right: String) -> String {
    let gap = String(repeating: " ", count: max(1, 35 - left.count))
    return "  \(left)\(gap)\(right)"
  }

  private static var exitCodes: [String] {
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }
    return [
      "Exit: " + codes.prefix(4).joined(separator: ", ") + ",",
      "      " + codes.dropFirst(4).joined(separator: ", "),
    ]
  }
}

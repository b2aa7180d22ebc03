import Testing

@testable import askform

@Suite struct ArgumentsHelpTests {
  @Test func `the help has a line for every option, command and exit code`() {
    let lines = Arguments.help.split(separator: "\n", omittingEmptySubsequences: false)
    for option in Arguments.Option.allCases {
      #expect(lines.filter { $0.hasSuffix(" " + option.summary) }.count == 1)
      #expect(lines.contains { $0.contains(Arguments.usage(of: option) + " ") })
    }
    for command in Arguments.CommandName.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(command.rawValue) \(command.operands) ") })
    }
    for code in ExitCode.allCases {
      #expect(Arguments.help.contains("\(code.rawValue) \(code.summary)"))
    }
  }

  @Test func `the help fits a screen`() {
    let lines = Arguments.help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 72)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(Arguments.help.utf8.allSatisfy { $0 < 0x80 })
    #expect(Arguments.help.hasSuffix("\n"))
  }

  @Test func `no letter and no name is used twice`() {
    let letters = Arguments.Option.allCases.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `exit codes are those of the manual`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 124])
  }
}

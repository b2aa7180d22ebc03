import Testing
import Wizard

/// What a format cannot carry is refused with the name and the reason.
@Suite struct FormatRefusalTests {
  private func refusal(_ format: any OutputFormat, _ members: [(String, OutputNode)]) -> String? {
    do throws(UnwritableValue) {
      _ = try format.bytes(of: .object(members.map { .init(key: $0, value: $1) }))
      return nil
    } catch {
      return error.message(in: .english)
    }
  }

  @Test(arguments: [
    ("a\nb", "it has a line break"), ("a\u{2028}", "it has a line break"),
    ("a\u{1B}", "it has the control character ^["), (" a", "it begins or ends with a blank"),
    ("a\u{A0}", "it begins or ends with a blank"),
    ("#a", "it begins with #, which begins a comment"),
    (";a", "it begins with ;, which begins a comment"),
    ("50%", "it has a %, which readers take for something else"),
  ])
  func `INI refuses what has no quotes or escapes`(text: String, reason: String) {
    #expect(
      refusal(INIFormat(), [("motd", .string(text))])
        == "cannot write \"motd\" as ini: " + reason)
  }

  @Test(arguments: [
    ("a=b", "the name has a = in it"), ("a:b", "the name has a : in it"),
    ("#a", "the name has a # in it"), ("[a", "the name has a [ in it"),
    (" a", "the name cannot be read back"), ("a\nb", "the name cannot be read back"),
    ("", "the name cannot be read back"),
  ])
  func `INI refuses names that would be read otherwise`(name: String, reason: String) {
    #expect(
      refusal(INIFormat(), [(name, .string("x"))]) == "cannot write \"\(name)\" as ini: " + reason)
  }

  @Test func `INI refuses names that differ only in capitals`() {
    #expect(
      refusal(INIFormat(), [("Host", .string("x")), ("host", .string("y"))])
        == "cannot write \"host\" as ini: \"Host\" has the same name there")
  }

  @Test(arguments: ["'\"", "'\\", "'$", "'`", "\\\\a", "a\\", "${a}"])
  func `dotenv refuses what its readers read in different ways`(text: String) {
    #expect(
      refusal(DotenvFormat(), [("pass", .string(text))])
        == "cannot write \"pass\" as env: readers do not agree on its quotes, backslashes or dollars"
    )
  }

  @Test func `dotenv and shell refuse zero bytes, and dotenv other control characters`() {
    #expect(
      refusal(ShellFormat(), [("a", .string("x\0"))])
        == "cannot write \"a\" as shell: it has the control character ^@")
    #expect(
      refusal(DotenvFormat(), [("a", .string("x\r"))])
        == "cannot write \"a\" as env: it has the control character ^M")
    #expect(
      refusal(CSVFormat(), [("a", .string("x\0"))])
        == "cannot write \"a\" as csv: it has the control character ^@")
    #expect(
      refusal(LinesFormat(), [("a", .string("x\r"))])
        == "cannot write \"a\" as lines: it has a line break")
  }

  @Test(arguments: [
    "path", "IFS", "home", "uid", "_", "ld-preload", "lc_all", "bash_env", "ps1", "seconds",
  ])
  func `names that a shell owns are refused without a prefix`(name: String) {
    let variable = name.uppercased().replacing("-", with: "_")
    let reason = "\(variable) is a variable of the shell; --prefix puts something in front"
    let value = [(name, OutputNode.string("x"))]
    #expect(refusal(ShellFormat(), value) == "cannot write \"\(name)\" as shell: \(reason)")
    #expect(refusal(DotenvFormat(), value) == "cannot write \"\(name)\" as env: \(reason)")
    let prefixed = VariableOptions(prefix: "APP_")
    #expect(refusal(ShellFormat(prefixed), value) == nil)
    #expect(refusal(LinesFormat(), value) == nil)
  }

  @Test func `variables of one name are refused, also behind lists`() {
    #expect(
      refusal(ShellFormat(), [("a-b", .string("x")), ("a_b", .string("y"))])
        == "cannot write \"a_b\" as shell: \"a-b\" is named A_B too")
    #expect(
      refusal(ShellFormat(), [("a", .array([.string("x")])), ("a_0", .string("y"))])
        == "cannot write \"a_0\" as shell: \"a[0]\" is named A_0 too")
    #expect(throws: UnwritableValue.self) {
      try DotenvFormat().requireNames(for: [["db", "host"], ["db_host"]])
    }
    #expect(throws: Never.self) {
      try DotenvFormat().requireNames(for: [["db", "host"], ["db", "host"], [], ["db", "port"]])
    }
  }

  @Test func `a variable begins with no digit`() {
    #expect(
      refusal(ShellFormat(), [("2fa", .boolean(true))])
        == "cannot write \"2fa\" as shell: 2FA cannot be a variable; --prefix puts something in front"
    )
    #expect(refusal(ShellFormat(VariableOptions(prefix: "_")), [("2fa", .boolean(true))]) == nil)
    #expect(["A", "_", "a9_"].allSatisfy { VariableOptions.isPrefix($0) })
    #expect(["", "9", "a-", "é", "a b"].allSatisfy { !VariableOptions.isPrefix($0) })
  }

  @Test func `TOML refuses items without a value and large integers`() {
    #expect(
      refusal(TOMLFormat(), [("a", .array([.string("x"), .null]))])
        == "cannot write \"a\" as toml: there is no word for an item without a value")
    let inner = OutputNode.object([.init(key: "n", value: .number(digits: "9223372036854775808"))])
    #expect(
      refusal(TOMLFormat(), [("a", .array([.object([]), inner]))])
        == "cannot write \"a[1].n\" as toml: it has more than 64 bits")
    #expect(refusal(TOMLFormat(), [("a", .number(digits: "-9223372036854775808"))]) == nil)
    #expect(refusal(TOMLFormat(), [("a", .number(digits: "9223372036854775808.5"))]) == nil)
  }

  @Test func `refusals are said in German too`() {
    do throws(UnwritableValue) {
      _ = try INIFormat().bytes(of: .object([.init(key: "a", value: .string("50%"))]))
    } catch {
      #expect(
        error.message(in: Language(["de"]))
          == "\"a\" lässt sich nicht als ini schreiben: % ist darin, was beim Lesen für etwas "
          + "anderes gehalten wird")
    }
  }
}

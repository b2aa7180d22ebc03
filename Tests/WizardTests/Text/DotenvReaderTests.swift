import Testing

@testable import Wizard

@Suite struct `Lines of NAME=VALUE` {
  /// The members as `NAME=KIND:VALUE`, or the faults as `LINE:COLUMN MESSAGE`.
  private func read(_ text: String) throws -> [String] {
    do {
      let source = try SourceText(name: "a.env", validating: Array(text.utf8))
      let document = try DotenvReader.read(source)
      guard case .object(let members) = document.root.content else { return ["no map"] }
      return members.map { member in
        switch member.value.content {
        case .plain(let text): "\(member.key)=plain:\(text)"
        case .string(let text): "\(member.key)=quoted:\(text)"
        default: "\(member.key)=?"
        }
      }
    } catch let failure as ReadFailure {
      return failure.diagnostics.map { finding in
        "\(finding.position?.line ?? 0):\(finding.position?.column ?? 0) \(finding.message)"
      }
    }
  }

  @Test(arguments: [
    ("a=b", "a=plain:b"), ("a=b\n", "a=plain:b"), ("a=b\r\n", "a=plain:b"), ("a=b\r", "a=plain:b"),
    ("\u{FEFF}a=b", "a=plain:b"), ("export a=b", "a=plain:b"), ("  export\ta = b ", "a=plain:b"),
    ("export=b", "export=plain:b"), ("a=", "a=quoted:"), ("a=  ", "a=quoted:"),
    ("a= # c", "a=quoted:"), ("a=# c", "a=plain:# c"), ("a=b#c", "a=plain:b#c"),
    ("a=b #c", "a=plain:b"), ("a=b c  # d # e", "a=plain:b c"), ("a=b=c==", "a=plain:b=c=="),
    ("a=$HOME", "a=plain:$HOME"), ("a=\\n", "a=plain:\\n"), ("a=it's", "a=plain:it's"),
    ("a=say \"x\"", "a=plain:say \"x\""), ("a.b-c[0]=1", "a.b-c[0]=plain:1"),
    ("_a=1", "_a=plain:1"),
    ("größe=1", "größe=plain:1"), ("a='b c'", "a=quoted:b c"), ("a=' b '", "a=quoted: b "),
    ("a='b'#c", "a=quoted:b"), ("a='b' # c", "a=quoted:b"), ("a=''", "a=quoted:"),
    ("a='$x\\n\"'", "a=quoted:$x\\n\""), ("a=\"b\"", "a=quoted:b"),
    ("a=\"b\\nc\\td\\re\"", "a=quoted:b\nc\td\re"), ("a=\"\\\"\\\\\\$\\`\"", "a=quoted:\"\\$`"),
    ("a=\"C:\\dir\\q\"", "a=quoted:C:\\dir\\q"), ("a=\"$x ${y} `z`\"", "a=quoted:$x ${y} `z`"),
    ("a=\"#b\"", "a=quoted:#b"), ("a=\"b\nc\"", "a=quoted:b\nc"), ("a='b\r\nc'", "a=quoted:b\nc"),
    ("a=null", "a=plain:null"), ("a=[\"b\", \"c\"]", "a=plain:[\"b\", \"c\"]"),
  ])
  func `give a value as it stands`(text: String, member: String) throws {
    #expect(try read(text) == [member])
  }

  @Test func `are read one by one, with comments and empty lines between`() throws {
    #expect(
      try read("# one\n\n a=1\n\t# two\nb=\"x\ny\" # three\nc='z'\n\na=2")
        == ["a=plain:1", "b=quoted:x\ny", "c=quoted:z", "a=plain:2"])
    #expect(try read("") == [])
    #expect(try read("# only\n") == [])
  }

  @Test(arguments: [
    ("a", "1:1 expected NAME=VALUE"), ("a: b", "1:1 expected NAME=VALUE"),
    ("export a", "1:1 expected NAME=VALUE"), ("=b", "1:1 what stands before = is no name"),
    ("1a=b", "1:1 what stands before = is no name"),
    ("a b=c", "1:1 what stands before = is no name"),
    ("x=1\n 'a'=b", "2:2 what stands before = is no name"),
    ("a='b", "1:3 the value does not end"), ("a=\"b\\\"", "1:3 the value does not end"),
    ("a='b'c", "1:6 found text behind the closing quote"),
    ("a='it''s'", "1:7 found text behind the closing quote"),
    ("a=\"b\" c # d", "1:7 found text behind the closing quote"),
    ("a=`b`", "1:3 readers differ on a value in back quotes"),
  ])
  func `are refused with their place`(text: String, fault: String) throws {
    #expect(try read(text) == [fault])
  }

  @Test func `are all told at once, up to a quote that does not end`() throws {
    #expect(
      try read("a\nb=1\n1=2\nc=`\nd='\ne\n").map { String($0.prefix(3)) }
        == ["1:1", "3:1", "4:3", "5:3"])
  }

  @Test(arguments: [
    ("a=1", true), ("# c\n\nexport A_B=1", true), ("a = 1", true), ("a: b=c", false), ("a", false),
    ("{\"a=\": 1}", false), ("- a=1", false), ("", false), ("---\na=1", false), ("\"a\"=1", false),
  ])
  func `are known by their first line`(text: String, isKnown: Bool) {
    #expect(DotenvReader.begins(Array(text.utf8)) == isKnown)
  }

  @Test(arguments: [
    ("a.env", "x: 1", "dotenv"), (".ENV", "", "dotenv"), ("a.yaml", "a=1", "yaml"),
    ("a.json", "a=1", "json"), ("a", "a=1", "dotenv"), ("a.txt", "{\"a\": 1}", "json"),
    ("standard input", "a: 1", "yaml"), ("a.env.local", "A=1", "dotenv"),
  ])
  func `are taken for answers by name, else by content`(name: String, text: String, format: String)
  {
    let document = try? Document.readAnswers(SourceText(name: name, text: text))
    let told = document.map { "\($0.format)" }
    // What does not fit its name is refused by the reader of that name.
    #expect(told == format || told == nil && (name == "a.env" || name == "a.json"))
  }

  @Test func `hold any text in double quotes`() throws {
    var numbers = SeededNumbers(seed: 11)
    let pieces = ["a", " ", "#", "$", "\\", "\"", "'", "\n", "\t", "`", "=", "é", "👩‍👧", "n", "\r"]
    for _ in 0..<2000 {
      let value = (0..<Int.random(in: 0..<8, using: &numbers)).map { _ in
        pieces.randomElement(using: &numbers) ?? ""
      }.joined()
      var written = ""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"", "\\", "$", "`": written += "\\" + String(scalar)
        case "\n": written += "\\n"
        case "\r": written += "\\r"
        default: written.unicodeScalars.append(scalar)
        }
      }
      #expect(try read("a=\"\(written)\"\nb=1") == ["a=quoted:\(value)", "b=plain:1"])
    }
  }
}

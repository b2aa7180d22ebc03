import Testing

@testable import Wizard

@Suite struct `A form of a program` {
  /// The example forms; one in the format of another program is no form that is described so.
  private static let names = TextFile.names(in: "forms").filter { name in
    !name.contains(".answers.") && [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
  }

  private static func root(of name: String) throws -> Node {
    let text = try #require(TextFile.read(at: TextFile.root + "/forms/" + name))
    return try Document.read(SourceText(name: name, text: text)).root
  }

  @Test(arguments: names) func `is the same as its file`(name: String) throws {
    let file = try Self.root(of: name)
    if FormJSON.isForm(file) { return }
    let form = try #require(BuiltForm.all[name], "describe it in BuiltForm")
    let built = try Document.read(form.source).root
    #expect(Self.plain(built) == Self.plain(file))
    let compiled = try form.compiled()
    #expect(compiled.rows.count > 2)
    #expect(compiled.rows.allSatisfy { $0.tagPlace.offset > 0 })
  }

  /// A tree without places, order of keys, and whether a scalar has quotes.
  private static func plain(_ node: Node) -> String {
    switch node.content {
    case .null: "null"
    case .boolean(let boolean): "\(boolean)"
    case .number(let text), .string(let text), .plain(let text): text
    case .array(let elements): "[" + elements.map(plain).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \(plain($0.value))" }.sorted().joined(separator: ", ") + "}"
    }
  }

  @Test func `is told what is wrong with the place in the text that it would be`() {
    let form = Form("T", named: "add.form") { TextRow("a").hidden(when: "$b == 1").maxLength(5) }
    let failure = #expect(throws: FormFailure.self) { try form.compiled() }
    let told = failure?.description ?? ""
    #expect(told.hasPrefix("add.form:"))
    #expect(told.contains("unknown tag \"b\" in \"hidden\" of row \"a\""))
    #expect(told.contains("\"hidden\": \"$b == 1\""))
  }

  @Test func `gathers rows outside of sections, branches and loops`() throws {
    let isLong = true
    let form = Form {
      TextRow("a")
      if isLong { TextRow("b") } else { TextRow("c") }
      Section {
        for number in 1...3 { IntegerRow("n\(number)").defaultValue(FormValue(number)) }
        if !isLong { TextRow("d") }
      }
      TextRow("e")
    }
    #expect(
      form.sections.map { $0.rows.map(\.tag.content) } == [["a", "b"], ["n1", "n2", "n3"], ["e"]])
  }

  @Test func `can say every key of every row type`() {
    let rows: [any RowDescriptor] = [
      TextRow("a").minLength(1).maxLength(2).pattern("x").trim(false), NameRow("a"),
      EmailRow("a").local(), URLRow("a").schemes("ftp"), PasswordRow("a").confirm(), PhoneRow("a"),
      TwitterRow("a"), AccountRow("a"), ZipcodeRow("a"),
      BankAccountRow("a"), SocialSecurityRow("a"), TextareaRow("a"),
      IntegerRow("a").minimum(1).maximum(2).step(1), NumberRow("a"), DecimalRow("a").places(2),
      StepperRow("a").wraps(), SliderRow("a").steps(2).snap(), SizeRow("a"), PortRow("a"),
      HostRow("a"), IPRow("a"), CIDRRow("a"), DateRow("a").takesMoments(),
      TimeRow("a").minuteInterval(5),
      DateTimeRow("a").withoutZone().time("9"), DurationRow("a"), SwitchRow("a").mustBe(true),
      CheckRow("a"), SelectRow("a").options("x").other(), SegmentRow("a"),
      MultiselectRow("a").minItems(1).maxItems(2).keepOrder(),
      LeftrightRow("a").options(FormOption("x").options("y")).onLeftChange(.clear),
      FileRow("a").mustExist().extensions("txt").directory(),
      InfoRow("a").text("x").value(1), ButtonRow("a").submits().goes(to: "b"),
      ButtonRow("a").runs(CommandCall("x", timeout: 2, reads: ["b"], secrets: true)),
    ]
    let types = RowTypeRegistry.standard.types
    #expect(Set(rows.map(\.row.type.content)).isSubset(of: types.map { $0.keyword }))
    let said = Set(rows.flatMap { $0.row.attributes.map(\.key) })
    let keys = Set(types.flatMap { $0.keys })
    #expect(keys.subtracting(said).sorted() == [])
    #expect(
      types.map { $0.keyword }.filter { name in !rows.contains { $0.row.type.content == name } }
        == [])
  }
}

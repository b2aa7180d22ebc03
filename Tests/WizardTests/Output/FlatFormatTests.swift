import Testing
import Wizard

/// What formats that know no nesting make of lists, maps and names.
@Suite struct FlatFormatTests {
  /// A tree with values in maps and lists, empty ones among them.
  static let tree = OutputNode.object([
    .init(key: "title", value: .string("Zoë's party")), .init(key: "none", value: .null),
    .init(key: "open", value: .boolean(true)), .init(key: "price", value: .number(digits: "10.50")),
    .init(
      key: "db",
      value: .object([
        .init(key: "host", value: .string("a.example")),
        .init(key: "pool", value: .object([.init(key: "max-size", value: .number(digits: "3"))])),
      ])),
    .init(
      key: "guests",
      value: .array([
        .object([
          .init(key: "name", value: .string("Ann")),
          .init(key: "pets", value: .array([.string("cat"), .string("dog")])),
        ]), .object([]),
      ])),
    .init(key: "tags", value: .array([])),
  ])

  private func written(_ format: any OutputFormat) throws -> String {
    String(decoding: try format.bytes(of: Self.tree), as: UTF8.self)
  }

  @Test func `lines, properties, forms of the web and CSV name values by their path`() throws {
    let behindTitle = """
      none=
      open=true
      price=10.50
      db.host=a.example
      db.pool.max-size=3
      guests[0].name=Ann
      guests[0].pets[0]=cat
      guests[0].pets[1]=dog
      guests[1]=
      tags=

      """
    #expect(try written(LinesFormat()) == "title=Zoë's party\n" + behindTitle)
    #expect(try written(PropertiesFormat()) == "title=Zo\\u00EB's party\n" + behindTitle)
    #expect(
      try written(URLEncodedFormat())
        == "title=Zo%C3%AB%27s+party&none=&open=true&price=10.50&db.host=a.example"
        + "&db.pool.max-size=3&guests%5B0%5D.name=Ann&guests%5B0%5D.pets%5B0%5D=cat"
        + "&guests%5B0%5D.pets%5B1%5D=dog&guests%5B1%5D=&tags=")
    #expect(
      try written(CSVFormat()) == """
        title,none,open,price,db.host,db.pool.max-size,guests[0].name,guests[0].pets[0],\
        guests[0].pets[1],guests[1],tags
        Zoë's party,,true,10.50,a.example,3,Ann,cat,dog,,

        """)
  }

  @Test func `variables are named in upper case, with a prefix and export where wanted`() throws {
    #expect(
      try written(DotenvFormat()) == """
        TITLE="Zoë's party"
        NONE=
        OPEN=true
        PRICE=10.50
        DB_HOST=a.example
        DB_POOL_MAX_SIZE=3
        GUESTS_0_NAME=Ann
        GUESTS_0_PETS_0=cat
        GUESTS_0_PETS_1=dog
        GUESTS_1=
        TAGS=

        """)
    let options = VariableOptions(prefix: "app_", exports: true)
    let shell = try written(ShellFormat(options)).split(separator: "\n")
    #expect(shell.first == "export app_TITLE='Zoë'\\''s party'")
    #expect(shell.dropFirst().first == "export app_NONE=''")
    #expect(try written(DotenvFormat(options)).hasPrefix("export app_TITLE=\"Zoë's party\"\n"))
  }

  @Test func `an INI file has a section for each map of the root`() throws {
    #expect(
      try written(INIFormat()) == """
        [DEFAULT]
        title = Zoë's party
        none =
        open = true
        price = 10.50
        guests[0].name = Ann
        guests[0].pets[0] = cat
        guests[0].pets[1] = dog
        guests[1] =
        tags =

        [db]
        host = a.example
        pool.max-size = 3

        """)
    let late = OutputNode.object([
      .init(key: "a", value: .object([.init(key: "x", value: .string("1"))])),
      .init(key: "b", value: .object([.init(key: "y", value: .string("2"))])),
      .init(key: "c", value: .string("3")),
      .init(key: "DEFAULT", value: .object([.init(key: "z", value: .string("4"))])),
    ])
    #expect(
      String(decoding: try INIFormat().bytes(of: late), as: UTF8.self)
        == "[DEFAULT]\nc = 3\nz = 4\n\n[a]\nx = 1\n\n[b]\ny = 2\n")
  }

  @Test func `TOML has values in front of tables`() throws {
    #expect(
      try written(TOMLFormat()) == """
        title = "Zoë's party"
        open = true
        price = 10.50
        tags = []

        [db]
        host = "a.example"

        [db.pool]
        max-size = 3

        [[guests]]
        name = "Ann"
        pets = ["cat", "dog"]

        [[guests]]

        """)
  }

  @Test func `no values give an empty file`() throws {
    for format in OutputFormats().all where !["json", "yaml"].contains(format.name) {
      #expect(try format.bytes(of: .object([])) == [], "\(format.name)")
    }
  }

  @Test func `no value may be the whole of CSV`() throws {
    let one = OutputNode.object([.init(key: "a", value: .null)])
    #expect(try CSVFormat().bytes(of: one) == Array("a\n\"\"\n".utf8))
  }
}

import Testing
import Wizard

@Suite struct NearestNameTests {
  private static let keys = [
    "tag", "type", "title", "description", "placeholder", "default", "required", "hidden",
    "minimum", "maximum", "minLength", "maxLength", "options", "pattern", "when",
  ]

  @Test(arguments: [
    ("tpye", "type"), ("typ", "type"), ("Title", "title"), ("TITLE", "title"),
    ("titel", "title"), ("hiden", "hidden"), ("requird", "required"), ("min_length", "minLength"),
    ("maxlenght", "maxLength"), ("optoins", "options"), ("tga", "tag"), ("whne", "when"),
    ("maximun", "maximum"), ("max", "maximum"), ("descr", "description"),
    ("titleText", "title"), ("isHidden", "hidden"), ("holder", "placeholder"),
    ("visible", nil), ("x", nil), ("", nil), ("zz", nil), ("colour", nil),
  ])
  func `the nearest name is suggested`(written: String, expected: String?) {
    #expect(NearestName.suggestion(for: written, among: Self.keys) == expected)
  }

  @Test func `the first of several as near wins and letters count, not bytes`() {
    #expect(NearestName.suggestion(for: "cat", among: ["car", "cap"]) == "car")
    #expect(NearestName.suggestion(for: "größe", among: ["große", "grösse"]) == "grösse")
    #expect(NearestName.suggestion(for: "straße", among: ["STRASSE"]) == "STRASSE")
    #expect(NearestName.suggestion(for: "bat", among: ["bar", "hat"]) == "bar")
    #expect(NearestName.suggestion(for: "abcdef", among: [String]()) == nil)
  }
}

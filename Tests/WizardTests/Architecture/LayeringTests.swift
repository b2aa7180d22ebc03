import Testing

/// Data flows one way: a file names types of its own floor and of earlier ones, never of later ones.
@Suite struct LayeringTests {
  /// The floors of `Sources/Wizard`, the lowest first.
  static let floors = [
    "Text", "Form", "Values", "Predicates", "Checks", "Rows", "Compile", "Session", "FrontEnds",
    "Output", "Builder",
  ]
  static let files = SourceFile.all(in: "Sources/Wizard")

  @Test func `every file lies on a floor`() {
    #expect(Self.files.count > 100)
    #expect(Self.files.filter { Self.floor(of: $0) == nil }.map(\.path) == [])
    for (index, name) in Self.floors.enumerated() {
      #expect(Self.files.contains { Self.floor(of: $0) == index }, "\(name) has no file")
    }
  }

  @Test func `no file names a type of a later floor`() {
    let types = Self.typesByFloor
    #expect(types["Value"] == 2 && types["Session"] == 7 && types["TagTable"] == 1)
    for file in Self.files {
      guard let floor = Self.floor(of: file) else { continue }
      let later = file.mentionedNames.filter { types[$0, default: 0] > floor }
      #expect(later.sorted() == [], "\(file.path)")
    }
  }

  @Test func `no two files declare a type of one name`() {
    let names = Self.files.flatMap(\.declaredTypes)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.sorted() == [])
  }

  @Test func `a type of a later floor would be noticed`() {
    let file = SourceFile(
      path: "Sources/Wizard/Text/X.swift",
      text: """
        /// Session in a comment
        struct X { let a = "Session", b = Kind.Session; func f(_ session: Session?) {} }
        """)
    #expect(file.declaredTypes == ["X"])
    #expect(file.mentionedNames == ["X", "Kind", "Session"])
  }

  private static func floor(of file: SourceFile) -> Int? {
    let parts = file.path.split(separator: "/").map(String.init)
    return parts.count > 3 ? floors.firstIndex(of: parts[2]) : nil
  }

  private static var typesByFloor: [String: Int] {
    var types: [String: Int] = [:]
    for file in files {
      for name in file.declaredTypes { types[name] = floor(of: file) }
    }
    return types
  }
}

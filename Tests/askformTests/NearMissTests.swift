import Testing

@testable import askform

@Suite struct NearMissTests {
  @Test(
    arguments: [
      ("--anwsers", "--answers"), ("--outptu", "--output"), ("--stict", "--strict"),
      ("--answer-format", "--answers-format"), ("--nulls", nil), ("--x", nil), ("", nil),
    ] as [(String, String?)])
  func `a near name is found and a far one is not`(given: String, nearest: String?) {
    let names = Arguments.Option.allCases.map(\.longName)
    #expect(NearMiss.nearest(to: given, among: names) == nearest)
  }
}

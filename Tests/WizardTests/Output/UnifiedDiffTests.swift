import Foundation
import Testing
import Wizard

@Suite struct UnifiedDiffTests {
  private static let patch = ForeignReader.program("patch")

  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(from: "a", to: "b")
  }

  private func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test func `texts that are the same have no difference`() {
    #expect(diff("", "") == "")
    #expect(diff("x\n", "x\n") == "")
  }

  @Test func `changes are shown with three lines around them`() {
    #expect(
      diff(lines(1...9), lines(1...4) + "five\n" + lines(6...9)) == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `changes far apart have hunks of their own`() {
    let new = "zero\n" + lines(1...19)
    #expect(
      diff(lines(1...20), new) == """
        --- a
        +++ b
        @@ -1,3 +1,4 @@
        +zero
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func `new and emptied texts, and a missing line end`() {
    #expect(diff("", "a\nb\n") == "--- a\n+++ b\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a", "a\n")
        == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test(.timeLimit(.minutes(10)))
  func `long texts that differ wholly are compared in no time`() {
    let text = diff(lines(1...50_000), lines(50_001...100_000))
    #expect(text.hasPrefix("--- a\n+++ b\n@@ -1,50000 +1,50000 @@\n-1\n"))
  }

  @Test(.enabled(if: Self.patch != nil, "patch is not installed"))
  func `patch makes the one text of the other`() throws {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<40 {
      let old = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
        "line \(Int.random(in: 0...5, using: &numbers))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let place = Int.random(in: 0...new.count, using: &numbers)
        if Bool.random(using: &numbers), place < new.count {
          new.remove(at: place)
        } else {
          new.insert("new \(Int.random(in: 0...5, using: &numbers))\n", at: place)
        }
      }
      let (before, after) = (old.joined(), new.joined())
      let folder = try TemporaryFolder()
      try folder.put(before, in: "old")
      let change = diff(before, after)
      guard !change.isEmpty else { continue }
      let arguments = ["-s", "-o", folder["out"], folder["old"], "-i"]
      try ForeignReader.run(try #require(Self.patch), arguments, on: Array(change.utf8))
      #expect((folder.text(of: "out") ?? "") == after, "\(change)")
    }
  }
}

import Testing

@testable import Wizard

@Suite struct `A generated secret` {
  @Test(arguments: [8, 20, 1024])
  func `is as long as it is wanted, of letters and digits that cannot be mixed up`(length: Int) {
    let text = SecretText.make(length: length) { _ in true }
    #expect(text.count == length)
    #expect(
      text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) && !"0Oo1Il".contains($0) })
  }

  @Test func `is another each time`() {
    let texts = Set((0..<100).map { _ in SecretText.make(length: 8) { _ in true } })
    #expect(texts.count == 100)
  }

  @Test func `has every character of the alphabet about as often`() {
    var counts: [Character: Int] = [:]
    for character in SecretText.make(length: 56_000, where: { _ in true }) {
      counts[character, default: 0] += 1
    }
    #expect(Set(counts.keys) == Set(SecretText.alphabet))
    #expect(SecretText.alphabet.count == 56)
    #expect(counts.values.allSatisfy { (700...1400).contains($0) })
  }

  @Test func `is made again until it will do`() {
    let text = SecretText.make(length: 8) { $0.contains { $0.isNumber } }
    #expect(text.contains { $0.isNumber })
    var tries = 0
    let last = SecretText.make(length: 8) { _ in
      tries += 1
      return false
    }
    #expect(tries == 100)
    #expect(last.count == 8)
  }
}

/// Secrets that the program makes: letters and digits from the system's random source.
enum SecretText {
  /// The characters: those that are taken for one another (`0 O o 1 I l`) are left out.
  static let alphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz")
  /// How long a secret can be.
  static let lengths = 8...1024

  /// Makes a secret, each character as likely as any other.
  ///
  /// - Parameters:
  ///   - length: how many characters.
  ///   - isAccepted: whether a secret will do; after a hundred that will not the next is taken all the same.
  /// - Returns: the secret.
  static func make(length: Int, where isAccepted: (String) -> Bool) -> String {
    for _ in 0..<100 {
      let text = make(length: length)
      if isAccepted(text) { return text }
    }
    return make(length: length)
  }

  private static func make(length: Int) -> String {
    // The standard library's generator asks the kernel (getrandom) for every number.
    var source = SystemRandomNumberGenerator()
    let characters = (0..<length).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &source)]
    }
    return String(characters)
  }
}

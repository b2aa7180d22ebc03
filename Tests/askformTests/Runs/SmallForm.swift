import TestSupport

/// Small forms for tests of the program around them.
enum SmallForm {
  /// Two rows of text, neither of them required.
  static let pair = """
    { "askform": 1, "title": "Pair", "rows": [
      { "tag": "a", "type": "text", "title": "A" },
      { "tag": "b", "type": "text", "title": "B" } ] }

    """

  /// What `pair` comes to when its rows are answered by `x` and `y`.
  static let pairResult = "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n"

  /// A required number, and a row that is there for large ones.
  static let number = """
    askform: 1
    rows:
      - { tag: n, type: integer, title: Number, required: true, maximum: 99 }
      - { tag: why, type: text, title: Why, when: $n > 9 }

    """

  /// A secret, and a row that hides it.
  static let secret = """
    askform: 1
    rows:
      - { tag: guest, type: switch, title: Guest, default: false }
      - { tag: pass, type: password, title: Password, minLength: 10, hidden: $guest == YES }

    """
}

import Wizard

/// Texts that are not JSON, with the whole message each gets.
enum JSONMistakes {
  /// One such text.
  struct Mistake: Sendable {
    let text: String
    let dialect: JSONReader.Dialect
    let message: String

    init(_ text: String, _ message: String, dialect: JSONReader.Dialect = .form) {
      self.text = text
      self.message = message
      self.dialect = dialect
    }
  }

  static let all: [Mistake] = [
    Mistake("", "f:1:1: error: found the end of the text, expected a value\n\n^"),
    Mistake(
      "[1 2]",
      "f:1:4: error: found \"2\", expected \",\" or \"]\"; is a comma missing?\n[1 2]\n   ^"),
    Mistake(
      "{\"a\": 1\n \"bc\": 2}",
      "f:2:2: error: found a string, expected \",\" or \"}\"; is a comma missing?\n \"bc\": 2}\n ^~~~"
    ),
    Mistake("[1}", "f:1:3: error: found \"}\", expected \",\" or \"]\"\n[1}\n  ^"),
    Mistake(
      "\n[1",
      "f:2:3: error: found the end of the text, expected \",\" or \"]\"; \"[\" is in line 2\n[1\n  ^"
    ),
    Mistake(
      "{'a': 1}",
      "f:1:2: error: found \"'\", expected a key or \"}\"; use double quotes\n{'a': 1}\n ^"),
    Mistake(
      "['a']", "f:1:2: error: found \"'\", expected a value or \"]\"; use double quotes\n['a']\n ^"),
    Mistake(
      "[“a”]",
      "f:1:2: error: found \"“\", expected a value or \"]\"; use the straight quotes \"\n[“a”]\n ^"),
    Mistake(
      "{title: 1}",
      "f:1:2: error: found \"title\", expected a key or \"}\"; keys need double quotes\n{title: 1}\n ^~~~~"
    ),
    Mistake(
      "{\"a\" 1}", "f:1:6: error: found \"1\", expected \":\" behind the key\n{\"a\" 1}\n     ^"),
    Mistake("{\"a\":}", "f:1:6: error: found \"}\", expected a value\n{\"a\":}\n     ^"),
    Mistake("[,1]", "f:1:2: error: found \",\", expected a value or \"]\"\n[,1]\n ^"),
    Mistake("[1,,2]", "f:1:4: error: found \",\", expected a value\n[1,,2]\n   ^"),
    Mistake(
      "[True]", "f:1:2: error: found \"True\", expected a value or \"]\"; write true\n[True]\n ^~~~"
    ),
    Mistake(
      "[1, None]", "f:1:5: error: found \"None\", expected a value; write null\n[1, None]\n    ^~~~"
    ),
    Mistake("no", "f:1:1: error: found \"no\", expected a value; write false\nno\n^~"),
    Mistake(
      "NaN", "f:1:1: error: found \"NaN\", expected a value; JSON has no such number\nNaN\n^~~"),
    Mistake(
      "[Größe]",
      "f:1:2: error: found \"Größe\", expected a value or \"]\"; text needs double quotes\n[Größe]\n ^~~~~"
    ),
    Mistake(
      "[1,]", "f:1:3: error: found a comma behind the last element; remove the comma\n[1,]\n  ^",
      dialect: .strict),
    Mistake(
      "// x\n1", "f:1:1: error: found a comment; JSON has no comments\n// x\n^~", dialect: .strict),
    Mistake("#!/x\n1", "f:1:1: error: found \"#\", expected a value\n#!/x\n^", dialect: .strict),
    Mistake("1 /* x", "f:1:3: error: the comment does not end; expected \"*/\"\n1 /* x\n  ^~"),
    Mistake("[1] x", "f:1:5: error: found \"x\", expected the end of the text\n[1] x\n    ^"),
    Mistake(
      "[\"a]", "f:1:2: error: the string does not end; expected a closing \"\\\"\"\n[\"a]\n ^"),
    Mistake(
      "[\"a\n\"]",
      "f:1:2: error: the string does not end in its line; expected a closing \"\\\"\", or \"\\n\" for a line break\n[\"a\n ^~"
    ),
    Mistake(
      "\"\t\"",
      "f:1:2: error: found the control character U+0009 in a string; write \"\\t\"\n\"\t\"\n ^"),
    Mistake(
      "\"\u{1B}\"",
      "f:1:2: error: found the control character U+001B in a string; write \"\\u001B\"\n\"^[\"\n ^~"
    ),
    Mistake(
      "\"\\d\"",
      "f:1:2: error: \"\\d\" is not an escape of JSON; write \"\\\\\" for a backslash\n\"\\d\"\n ^~"
    ),
    Mistake(
      "\"\\u12\"",
      "f:1:2: error: \"\\u\" lacks its digits; expected four hexadecimal digits\n\"\\u12\"\n ^~~~"),
    Mistake(
      "\"\\uDC00\"",
      "f:1:2: error: \"\\uDC00\" is half of a surrogate pair; expected \"\\uD800\" to \"\\uDBFF\", then \"\\uDC00\" to \"\\uDFFF\"\n\"\\uDC00\"\n ^~~~~~"
    ),
    Mistake(
      "007",
      "f:1:1: error: \"007\" is not a number of JSON; a number does not begin with 0; text needs quotes\n007\n^~~"
    ),
    Mistake(
      "[+1]",
      "f:1:2: error: \"+1\" is not a number of JSON; write the number without \"+\"\n[+1]\n ^~"),
    Mistake(
      "[.5]", "f:1:2: error: \".5\" is not a number of JSON; write a digit before \".\"\n[.5]\n ^~"),
    Mistake(
      "5.", "f:1:1: error: \"5.\" is not a number of JSON; expected a digit behind \".\"\n5.\n^~"),
    Mistake(
      "1e", "f:1:1: error: \"1e\" is not a number of JSON; expected a digit in the exponent\n1e\n^~"
    ),
    Mistake(
      "-", "f:1:1: error: \"-\" is not a number of JSON; expected a digit behind \"-\"\n-\n^"),
    Mistake(
      "[2026-12-24]",
      "f:1:2: error: \"2026-12-24\" is not a number of JSON; text needs double quotes\n[2026-12-24]\n ^~~~~~~~~~"
    ),
    Mistake(
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaééééééééé",
      "f:1:1: error: found \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…\", expected a value; text needs double quotes\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaééééééééé\n^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"
    ),
    Mistake(
      "\r\n\r[1\n",
      "f:4:1: error: found the end of the text, expected \",\" or \"]\"; \"[\" is in line 3\n\n^"),
    Mistake(
      "[\u{7F}]", "f:1:2: error: found a control character, expected a value or \"]\"\n[^?]\n ^~"),
  ]
}

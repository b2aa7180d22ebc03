/// A row type whose values are shown in the words and signs of the person.
protocol SpokenValues: RowType {
  /// The value in words, for the review and for what was understood.
  func words(for value: Value) -> Message
  /// The value as it stands in brackets, and as it could be typed again at a prompt; by default as it is shown.
  func typedWords(for value: Value) -> Message
}

extension SpokenValues {
  func typedWords(for value: Value) -> Message { words(for: value) }
  func shown(_ value: Value) -> String { words(for: value).english }
  func typed(_ value: Value) -> String { typedWords(for: value).english }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    words(for: value).text(in: context.voice)
  }

  func typed(_ value: Value, in context: ReadingContext) -> String {
    typedWords(for: value).text(in: context.voice)
  }
}

/// A row of numbers: shown by its digits with the decimal sign of the person.
protocol NumericValues: SpokenValues {}

extension NumericValues {
  func words(for value: Value) -> Message { value.spoken }

  /// The number as it is written out, where it was typed otherwise.
  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    let shown = shown(value, in: context)
    return shown == text || value.outputText == text ? nil : shown
  }
}

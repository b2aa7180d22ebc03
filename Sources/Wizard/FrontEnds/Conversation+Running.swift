extension Conversation {
  /// Says that the command of a button failed; the button is asked again.
  mutating func tell(failed failure: FormCommandFailure) {
    say(failure.message, as: .error)
  }

  /// Says that there is no default, as its command failed.
  mutating func tell(missed failure: FormCommandFailure) {
    say(failure.asMissedDefault)
  }
}

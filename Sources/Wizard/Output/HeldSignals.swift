internal import Glibc

/// Keeps signals from this thread for the time of one piece of work.
enum HeldSignals {
  /// The signals by which a person or the system ends a program.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Whether one of the signals that end the program has come and is held.
  static var endingIsPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains { sigismember(&pending, $0) == 1 }
  }

  /// Does the work while signals are held, and lets them through afterwards.
  ///
  /// Signals that a failed write raised against this thread are dropped: the error number tells.
  static func around<Result, Failure: Error>(
    _ signals: [Int32], _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    var pending = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer {
      for signal in [SIGPIPE, SIGXFSZ] where signals.contains(signal) {
        if sigismember(&pending, signal) == 0 { drop(signal) }
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try work()
  }

  private static func drop(_ signal: Int32) {
    var only = sigset_t()
    var now = timespec()
    sigemptyset(&only)
    sigaddset(&only, signal)
    while sigtimedwait(&only, nil, &now) == -1, errno == EINTR {}
  }
}

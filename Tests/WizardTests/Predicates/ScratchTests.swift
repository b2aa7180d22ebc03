import Foundation
import Testing
import Wizard
@Suite struct ScratchTests {
  @Test func scratch() throws {
    let env = ProcessInfo.processInfo.environment
    guard let n = env["NEST"].flatMap({ Int($0) }), let kb = env["KB"].flatMap({ Int($0) }) else { return }
    let trial = try ExpressionTrial(json: #"{"a": 1, "l": [0]}"#)
    let nesting = ExpressionLimitTests.nestings[n]
    let done = DispatchSemaphore(value: 0)
    let what = env["WHAT"] ?? "parse"
    let thread = Thread {
      let text = nesting.text(100)
      let tree = try? trial.tree(text, as: .predicate)
      if what == "eval" { _ = trial.predicate(text) }
      if what == "print" { _ = tree?.description }
      if what == "same" { _ = tree == tree }
      done.signal()
    }
    thread.stackSize = kb * 1024
    thread.start()
    done.wait()
  }
}

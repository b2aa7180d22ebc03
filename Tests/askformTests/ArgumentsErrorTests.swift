import Testing
import Wizard

@testable import askform

@Suite struct ArgumentsErrorTests {
  @Test(
    arguments: [
      ([], "\"run\" wants FORM"),
      (["check"], "\"check\" wants FORM..."),
      (["eval"], "\"eval\" wants EXPRESSION"),
      ([""], "\"run\" wants FORM"),
      (["--anwsers", "f"], "unknown option \"--anwsers\", did you mean \"--answers\"?"),
      (["--ouptut=x", "f"], "unknown option \"--ouptut\", did you mean \"--output\"?"),
      (["--frobnicate", "f"], "unknown option \"--frobnicate\""),
      (["-Z", "f"], "unknown option \"-Z\""),
      (["-nZ", "f"], "unknown option \"-Z\""),
      (
        ["--s", "f"],
        "option \"--s\" is ambiguous: --set, --save, --set-file, --strict, --speech, --show-secrets"
      ),
      (["f", "-a"], "option \"--answers\" requires an argument: --answers FILE"),
      (["f", "--set"], "option \"--set\" requires an argument: --set TAG=VALUE"),
      (["f", "-o", ""], "option \"--output\" requires an argument: --output FILE"),
      (["f", "--yes=1"], "option \"--yes\" takes no argument"),
      (
        ["check", "f", "-n"],
        "option \"--no-input\" does not belong to \"check\", it is taken by \"run\""
      ),
      (["f", "--value"], "option \"--value\" does not belong to \"run\", it is taken by \"eval\""),
      (
        ["graph", "f", "-a", "x"],
        "option \"--answers\" does not belong to \"graph\", it is taken by \"run\", \"eval\", \"explain\""
      ),
      (["f", "-s", "name"], "\"--set\" wants TAG=VALUE, as in \"--set name=Ada\", not \"name\""),
      (["f", "-s", "=x"], "\"--set\" wants TAG=VALUE, as in \"--set name=Ada\", not \"=x\""),
      (
        ["f", "--set-file", "key"],
        "\"--set-file\" wants TAG=PATH, as in \"--set-file key=key.pem\", not \"key\""
      ),
      (
        ["f", "--set-file", "key="],
        "\"--set-file\" wants TAG=PATH, as in \"--set-file key=key.pem\", not \"key=\""
      ),
      (["f", "--env", ""], "option \"--env\" requires an argument: --env PREFIX"),
      (
        ["f", "--ask", "nothing"],
        "option \"--ask\" does not take \"nothing\"; accepted: missing, all, new, never"
      ),
      (
        ["f", "--ask", "new"],
        "option \"--ask new\" wants \"--defaults-from\" too"
      ),
      (["f", "-n", "--ask", "all"], "options \"--no-input\" and \"--ask all\" exclude each other"),
      (
        ["f", "--ask", "missing", "-n"],
        "options \"--ask missing\" and \"--no-input\" exclude each other"
      ),
      (["f", "-y", "--ask", "all"], "options \"--ask all\" and \"--yes\" exclude each other"),
      (["f", "--lax", "--strict"], "options \"--strict\" and \"--lax\" exclude each other"),
      (
        ["f", "--on-invalid", "skip"],
        "option \"--on-invalid\" does not take \"skip\"; accepted: stop, reask"
      ),
      (
        ["f", "-d", "-", "--set-file", "a=-"],
        "standard input can be read for one thing only, not for \"--defaults-from -\" and \"--set-file a=-\""
      ),
      (
        ["f", "-f", "jsno"],
        "option \"--format\" does not take \"jsno\", did you mean \"json\"?; accepted: "
          + OutputFormats().names.joined(separator: ", ")
      ),
      (
        ["f", "--errors", "xml"],
        "option \"--errors\" does not take \"xml\"; accepted: text, json"
      ),
      (
        ["f", "--answers-format", "ymal"],
        "option \"--answers-format\" does not take \"ymal\", did you mean \"yaml\"?; accepted: json, yaml, env"
      ),
      (
        ["eval", "1", "--hidden", "a,,b"],
        "option \"--hidden\" wants tags with commas between, not \"a,,b\""
      ),
      (
        ["f", "--prefix", "a-b"],
        "\"--prefix\" wants letters, digits and _, such as \"APP_\", not \"a-b\""
      ),
      (
        ["f", "--diff", "--errors", "json"],
        "options \"--diff\" and \"--errors json\" exclude each other"
      ),
      (["f", "-n", "--tty"], "options \"--no-input\" and \"--tty\" exclude each other"),
      (
        ["-", "-a", "-"],
        "standard input can be read for one thing only, not for \"--answers -\" and the form"
      ),
      (
        ["f", "-a", "-", "-a", "-"],
        "standard input can be read for one thing only, not for \"--answers -\" and \"--answers -\""
      ),
      (
        ["chekc", "f"], "unexpected argument \"f\" of \"run\", did you mean \"check\"?"
      ),
      (["graph", "f", "g"], "unexpected argument \"g\" of \"graph\""),
      (
        ["--lang", "german", "f"],
        "\"--lang\" wants a language such as \"de\" or \"pt_BR\", not \"german\""
      ),
    ] as [([String], String)])
  func `what is not understood is refused in words`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(arguments) }
    #expect(error?.message == message)
  }

  @Test func `bytes that are no text are refused with their place`() {
    #expect(UsageError.malformedText(place: 2).message == "argument 2 is not valid UTF-8")
    #expect(UsageError.pointer == "see \"askform --help\"")
  }
}

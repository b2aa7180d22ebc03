internal import Glibc
internal import Terminal
internal import Wizard

/// Asks for lines on the terminal as its arguments say and prints each reply to standard output.
///
/// `line:PROMPT` asks for a line, `secret:PROMPT` for a secret, `list:PROMPT=a,b` completes from a list,
/// `edit:PROMPT=TEXT` starts with a text, `present:PROMPT=TEXT` has it as the present answer, `fresh:PROMPT` drops
/// what was typed ahead, `width` prints the width, `styles` writes a text of each style; `--plain`, `--color` and
/// `--tty` are the console's settings.
@main
struct ConsoleProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do throws(TerminalError) {
      let console = try TerminalConsole(
        usesControllingTerminal: arguments.contains("--tty"),
        editing: arguments.contains("--plain") ? .plain : .automatic,
        usesColor: arguments.contains("--color"))
      for argument in arguments where !argument.hasPrefix("--") {
        if argument == "width" {
          show("width \(console.width)")
        } else if argument == "styles" {
          for style in [TextStyle.plain, .title, .error, .hint] {
            console.write("\(style)\n more\n", as: style)
          }
        } else {
          ask(argument, on: console)
        }
      }
      console.close()
    } catch {
      show("\(error)")
      exit(4)
    }
  }

  private static func ask(_ argument: String, on console: TerminalConsole) {
    let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
    let texts = parts[1].split(separator: "=", maxSplits: 1).map(String.init)
    var request = LineRequest(prompt: texts[0] + ": ", isSecret: parts[0] == "secret")
    request.dropsTypeAhead = parts[0] == "fresh"
    if parts[0] == "edit" { request.initialText = texts[1] }
    if parts[0] == "present" { request.presentText = texts[1] }
    if parts[0] == "list" {
      let options = texts[1].split(separator: ",").map(String.init)
      request.completer = { typed in
        options.filter { $0.hasPrefix(typed) }.map { LineCompletion($0) }
      }
    }
    let reply = console.readLine(request)
    if case .line(let text) = reply, text.utf8.count > 1000 {
      show("line of \(text.utf8.count) bytes, \(Set(text).count) different characters")
    } else {
      show("\(reply)")
    }
    if case .interrupted(let signal) = reply {
      console.write("interrupted\n")
      TerminalConsole.dieOf(signal)
    }
  }

  private static func show(_ text: String) {
    print(text)
    fflush(nil)
  }
}

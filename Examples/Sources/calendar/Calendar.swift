import LineConsole
import Wizard

/// The form of a calendar: the end follows the start, and rows come and go with the answers.
@main struct Calendar {
  static let form = Form("Add Event") {
    Section("What") {
      TextRow("title", "Title").required().maxLength(80)
      TextRow("location", "Location")
    }
    Section("When") {
      SwitchRow("all_day", "All-day").defaultValue(false)
      DateTimeRow("starts", "Starts").defaultValue("tomorrow 10:00").hidden(when: "$all_day == YES")
      DateTimeRow("ends", "Ends").hidden(when: "$all_day == YES")
        .defaultValue(.compute("$starts + duration('1h')"))
        .check("$ends >= $starts", message: "{{title}} must not be before Starts.")
      DateRow("day", "Day").defaultValue("tomorrow").shown(when: "$all_day == YES")
      SelectRow("repeat", "Repeat").defaultValue("never")
        .options(FormOption("never", "Never"), FormOption("daily", "Every day"))
    }
  }

  static func main() throws {
    var session = Session(try form.compiled())
    session.start()
    session.observe { change in
      if case .hidden(let tag, let isHidden) = change, !isHidden { print("(Now there is \(tag).)") }
    }
    guard let answers = Conversation.answers(to: session) else { return print("No event.") }
    let bytes = try answers.bytes(as: YAMLFormat())
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }
}

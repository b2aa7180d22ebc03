import Testing

@testable import Wizard
@testable import askform

/// The tables of the manual pages and those of the code say the same.
@Suite struct ManualTests {
  private let program: ManualPage
  private let form: ManualPage

  init() throws {
    program = try ManualPage("askform.1")
    form = try ManualPage("askform-form.5")
  }

  @Test func `every command is in the manual`() {
    let commands = program.part("Commands").items("Cm").compactMap {
      ManualPage.words($0.heading).first
    }
    #expect(commands == Arguments.CommandName.allCases.map(\.rawValue))
    for command in commands where command != "run" {
      #expect(program.part("SYNOPSIS").lines.contains(".Cm \(command)"))
    }
  }

  @Test func `every option is in the manual with its argument and its commands`() {
    let items = program.part("Options").items("Fl")
    let documented = items.map { item in
      let owners = item.lines.first { $0.hasPrefix(".Pq Cm ") }
      return item.heading + "; " + (owners.map { String($0.dropFirst(4)) } ?? "all")
    }
    let options = Arguments.Option.allCases.map { option in
      let isForAll = option.commands == Arguments.CommandName.allCases
      let owners = option.commands.map(\.rawValue).joined(separator: " , ")
      return heading(of: option) + "; " + (isForAll ? "all" : "Cm \(owners)")
    }
    #expect(documented.sorted() == options.sorted())
  }

  /// The heading of an option's entry in mdoc.
  private func heading(of option: Arguments.Option) -> String {
    var argument = option.argument.map { " Ar \($0.lowercased())" } ?? ""
    for sign in ["=", "|"] {
      argument = argument.split(separator: sign).joined(separator: " Ns \(sign) Ns Ar ")
    }
    argument = argument.replacing("Ns | Ns Ar", with: "Ns | Ns Ar")
    let long = "Fl -\(option.rawValue)\(argument)"
    return option.letter.map { "Fl \($0)\(argument) , \(long)" } ?? long
  }

  @Test func `every exit code is in the manual`() {
    let codes = program.part("EXIT STATUS").lines.filter { $0.hasPrefix(".It ") }
    #expect(codes == ExitCode.allCases.map { ".It \($0.rawValue)" })
  }

  @Test func `every output format is in the manual`() {
    #expect(program.part("Output").commandWords == OutputFormats().names)
  }

  @Test func `every command of the conversation is in the manual`() {
    let words = program.part("The conversation").items("Cm").compactMap {
      ManualPage.words($0.heading).first
    }
    #expect(words == ["?"] + CommandName.allCases.map(\.typed))
  }

  @Test func `every row type is in the manual with its names and keys`() {
    let items = form.part("ROW TYPES").head.items("Cm")
    let types = RowTypeRegistry.standard.types
    let keywords = types.map { $0.keyword }
    #expect(items.flatMap { ManualPage.words($0.heading) }.sorted() == keywords.sorted())
    for type in types {
      guard let item = items.first(where: { $0.heading == "Cm \(type.keyword)" }) else { continue }
      #expect(item.names(behind: "Other names:") == type.otherNames, "\(type.keyword)")
      #expect(item.names(behind: "Keys:").sorted() == type.keys.sorted(), "\(type.keyword)")
    }
  }

  @Test func `every key is in the manual`() {
    let form = self.form
    #expect(form.part("KEYS OF THE FORM").commandWords.sorted() == FormCompiler.formKeys.sorted())
    #expect(
      form.part("KEYS OF A SECTION").commandWords.sorted() == FormCompiler.sectionKeys.sorted())
    #expect(form.part("Options").commandWords.sorted() == OptionList.optionKeys.sorted())
    let rowKeys = form.part("KEYS OF A ROW").items("Cm").flatMap { ManualPage.words($0.heading) }
    #expect(rowKeys.sorted() == FormCompiler.rowKeys.sorted())
  }

  @Test func `every key of Form's JSON is in the manual`() {
    let parts = [
      "Form's groups and sections": FormJSON.keys + FormJSONReader.groupKeys
        + FormJSONReader.templateKeys + FormJSONSection.keys,
      "Form's fields": FormJSONField.keys,
      "Form's options and validations": FormJSONOption.keys + FormJSONValidations.keys,
      "Form's targets": FormJSONTarget.keys,
    ]
    for (part, keys) in parts {
      // The title of a group and the sections of a template are told of in the texts of other keys.
      let told = part == "Form's groups and sections" ? ["title", "sections", "action_title"] : []
      let items = form.part(part).items("Cm").flatMap { ManualPage.words($0.heading) }
      #expect(Set(items + told) == Set(keys), "\(part)")
    }
  }

  @Test func `every function of Form's conditions is in the manual`() {
    let condition = form.part("Form's targets").items("Cm").first { $0.heading == "Cm condition" }
    let names = condition?.names(behind: "and these functions and constants are understood:")
    #expect(names?.sorted() == FormJSONConditions.names.sorted())
  }

  @Test func `every rule is in the manual`() {
    let rules = form.part("RULES AND MESSAGES").commandWords
    #expect(rules.sorted() == Rule.allCases.map(\.rawValue).sorted())
  }

  @Test func `every function is in the manual with its own words`() {
    let items = form.part("Functions").items("Ic")
    for function in ExpressionFunction.all {
      let item = items.first { $0.heading.hasPrefix("Ic \(function.name)(") }
      let words = function.manual.prefix(1).uppercased() + function.manual.dropFirst() + "."
      #expect(item?.text == words, "\(function.name)")
    }
    let forms = ["CAST", "TERNARY", "SUBQUERY", "FUNCTION"]
    let names = items.map { String($0.heading.dropFirst(3).prefix { $0 != "(" }) }
    #expect(names.sorted() == (ExpressionFunction.all.map(\.name) + forms).sorted())
  }

  @Test func `every key of a value is in the manual`() {
    let types = ["text", "a date", "a time", "a date and time"]
    let keys = Set(types.flatMap { Value.keys(of: $0) })
    let headings = form.part("Keys and indices").items("Ic").map(\.heading).joined(separator: " ")
    let documented = headings.split(separator: " ").filter {
      $0.hasPrefix(".") && !$0.contains("@")
    }
    #expect(Set(documented.map { String($0.dropFirst()) }) == keys)
    for aggregate in ExpressionNode.Aggregate.allCases {
      #expect(headings.contains(".@\(aggregate.rawValue)"))
    }
  }
}

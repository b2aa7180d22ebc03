extension Form {
  /// Describes a form, as a form file does.
  ///
  /// ```swift
  /// let form = Form("Add Event") {
  ///   Section("What") {
  ///     TextRow("title", "Title").required()
  ///     TextRow("location", "Location")
  ///   }
  /// }
  /// ```
  ///
  /// Whether its predicates, defaults and keys are right is found when it is compiled, as with a file; findings
  /// point into the text that the form would have as a file, which is its `source`.
  ///
  /// - Parameters:
  ///   - title: the form's title; nothing for none.
  ///   - name: what findings call the form.
  ///   - content: its sections; rows outside of one stand in untitled sections.
  public init(
    _ title: FormValue? = nil, named name: String = "form",
    @FormBuilder content: () -> [FormElement]
  ) {
    var sections: [Section] = []
    var isLoose = false
    for element in content() {
      switch element {
      case .section(let section):
        sections.append(section)
        isLoose = false
      case .row(let row):
        if isLoose {
          let last = sections.removeLast()
          sections.append(Section(attributes: [], rows: last.rows + [row], offset: 0))
        } else {
          sections.append(Section(attributes: [], rows: [row], offset: 0))
        }
        isLoose = true
      }
    }
    let attributes = title.map { [Node.Member("title", $0)] } ?? []
    self = Form(written: attributes, sections: sections, named: name)
  }

  /// Writes the parts of a form down as a file and reads them again, so that each has its place.
  init(written attributes: [Node.Member], sections: [Section], named name: String) {
    let nowhere = SourceText(name: name, text: "")
    let written = Form(source: nowhere, attributes: attributes, sections: sections)
    let text = String(decoding: FormWriter.json(of: written), as: UTF8.self)
    let source = SourceText(name: name, text: text)
    var findings: [Diagnostic] = []
    if let document = try? Document.read(source),
      let form = FormReader.read(document, adding: &findings)
    {
      self = form
    } else {
      // Only what is deeper than a file may be comes here; its places are then unknown.
      self.init(source: source, attributes: attributes, sections: sections)
    }
  }

  /// Sets a key of the form.
  ///
  /// - Parameters:
  ///   - key: the key, as a form file has it.
  ///   - value: its value.
  /// - Returns: the form with the key.
  public func attribute(_ key: String, _ value: FormValue) -> Form {
    Form(written: attributes.setting(key, to: value), sections: sections, named: source.name)
  }

  /// A text before the first question.
  public func intro(_ text: FormValue) -> Form { attribute("intro", text) }
  /// A text behind the last question.
  public func footer(_ text: FormValue) -> Form { attribute("footer", text) }
  /// Makes all rows read-only.
  public func disabled(_ isDisabled: Bool = true) -> Form {
    attribute("disabled", FormValue(isDisabled))
  }
  /// Makes all rows read-only where a predicate holds.
  public func disabled(when predicate: String) -> Form {
    attribute("disabled", FormValue(predicate))
  }
  /// Lets expressions read the values of hidden rows, as XLForm does.
  public func keepsHiddenValues() -> Form { attribute("hiddenValues", "keep") }
  /// Whether the answers are shown once more before the end.
  public func review(_ hasReview: Bool) -> Form { attribute("review", FormValue(hasReview)) }
  /// Whether required rows are marked.
  public func marksRequired(_ marks: Bool) -> Form { attribute("markRequired", FormValue(marks)) }

  /// Adds a check of the whole form.
  ///
  /// - Parameters:
  ///   - predicate: what must hold.
  ///   - message: what is said where it does not.
  ///   - condition: the predicate under which it is checked; nothing for always.
  ///   - row: the tag of the row to go to.
  /// - Returns: the form with the check.
  public func check(
    _ predicate: String, message: FormValue? = nil, when condition: String? = nil,
    row: String? = nil
  ) -> Form {
    let check = FormValue.check(predicate, message: message, when: condition, row: row)
    return attribute("checks", attributes.list(of: "checks", adding: check))
  }

  /// Declares a row type of the form's own.
  ///
  /// - Parameters:
  ///   - name: its name, for `CustomRow`.
  ///   - base: a row type of askform with the keys that every row of the type has; its tag does not count.
  /// - Returns: the form with the type.
  public func type(_ name: String, basedOn base: some RowDescriptor) -> Form {
    let keys = base.row.attributes.filter { $0.key != "tag" && $0.key != "type" }
    let declared =
      [Node.Member("base", FormValue(base.row.type.content))] + keys
    let types = attributes.value(of: "types")
    var members: [Node.Member] = []
    if case .object(let others)? = types?.content { members = others }
    members = members.setting(name, to: FormValue(map: declared))
    return attribute("types", FormValue(map: members))
  }
}

extension FormValue {
  /// A check as a file has it.
  static func check(
    _ predicate: String, message: FormValue?, when condition: String?, row: String? = nil
  ) -> FormValue {
    var members = [(key: "predicate", value: FormValue(predicate))]
    if let condition { members.append(("when", FormValue(condition))) }
    if let message { members.append(("message", message)) }
    if let row { members.append(("row", FormValue(row))) }
    return FormValue(members)
  }
}

extension [Node.Member] {
  /// The members with one key set, in its place or at the end.
  func setting(_ key: String, to value: FormValue) -> [Node.Member] {
    var members = self
    let member = Node.Member(key, value)
    if let place = firstIndex(where: { $0.key == key }) {
      members[place] = member
    } else {
      members.append(member)
    }
    return members
  }

  /// The list of a key with one more element.
  func list(of key: String, adding element: FormValue) -> FormValue {
    guard case .array(let elements)? = value(of: key)?.content else {
      return [element]
    }
    return FormValue(elements.map { FormValue($0) } + [element])
  }
}

/// What the targets of a form of the library Form do, by the fields and sections that they are done to.
struct FormJSONEffects {
  /// By field: what is done to it, in the order of the form.
  private(set) var ofFields: [[FormJSONEffect]]
  /// By section: whether it is shown and hidden.
  private(set) var ofSections: [[FormJSONEffect]]
  private let directory: FormJSONDirectory
  private let findings: FormJSONFindings

  /// Gathers the targets of a form, and reports those that do nothing.
  init(_ form: FormJSON, _ directory: FormJSONDirectory, _ findings: FormJSONFindings) {
    self.directory = directory
    self.findings = findings
    ofFields = directory.entries.map { _ in [] }
    ofSections = form.sections.map { _ in [] }
    for (index, section) in form.sections.enumerated() {
      for target in section.targets where section.list != nil {
        add(target, .addition(index), order: directory.listOrders[index], list: nil)
      }
      for entry in directory.ranges[index] { gather(entry) }
    }
  }

  private mutating func gather(_ index: Int) {
    let entry = directory.entries[index]
    if let first = entry.field.targets.first {
      switch entry.field.kind {
      case .choice("select"):
        ignore(first, "the targets of a select field are those of its options")
      case .info: ignore(first, "\(entry.field.owner) has no answer that its targets could follow")
      default:
        for target in entry.field.targets {
          add(target, .answer(index), order: entry.order, list: entry.list)
        }
      }
    }
    for option in entry.field.options {
      for target in option.targets {
        add(target, .choice(index, option), order: entry.order, list: entry.list)
      }
    }
  }

  private mutating func add(
    _ target: FormJSONTarget, _ trigger: FormJSONEffect.Trigger, order: Int, list: Int?
  ) {
    let effect = FormJSONEffect(target: target, trigger: trigger, order: order)
    if target.isSection {
      add(effect, toSectionFrom: list)
    } else {
      add(effect, toFieldFrom: list)
    }
  }

  private mutating func add(_ effect: FormJSONEffect, toSectionFrom list: Int?) {
    let target = effect.target
    let sections = directory.sections(named: target.id.content)
    guard !sections.isEmpty else {
      return reportUnknown(target, "section", among: directory.sectionIDs)
    }
    guard target.action == .show || target.action == .hide else {
      return ignore(target, "a section is only shown and hidden")
    }
    if let list, sections.contains(list) {
      return ignore(target, "an item cannot show and hide its own list")
    }
    guard leadsOut(target, of: list) else { return }
    for section in sections { ofSections[section].append(effect) }
  }

  private mutating func add(_ effect: FormJSONEffect, toFieldFrom list: Int?) {
    let target = effect.target
    // In the library an option's target in a template keeps the literal name "tickets[:index].price".
    let scope: Int? = if case .addition(let section) = effect.trigger { section } else { list }
    guard let reference = directory.reference(to: target.id.content, in: scope) else {
      return reportUnknown(target, "field", among: directory.ids)
    }
    let entry = directory.entries[reference.entry]
    guard reference.item == nil || reference.item == -1,
      list == nil || entry.list == nil || entry.list == list
    else { return ignore(target, "a target in a list does not act on the items of another") }
    guard list == entry.list || leadsOut(target, of: list) else { return }
    if target.action == .update, target.value == nil {
      // A formula is always up to date.
      if entry.field.formula == nil {
        ignore(target, "there is neither a \"target_value\" nor a formula of the field")
      }
      return
    }
    if target.action == .update, let value = target.value, !entry.field.takes(value) {
      return findings.warn(
        "L031",
        "\(entry.field.owner) has no option \((value.scalarText ?? "").quotedForMessage)",
        "the target is ignored, as in Form", at: value)
    }
    if target.action == .update, let value = target.value,
      let kind = entry.field.kind(against: value)
    {
      return findings.report(
        "L034",
        "\(entry.field.owner) takes \(kind), not \((value.scalarText ?? "").quotedForMessage)",
        at: value)
    }
    ofFields[reference.entry].append(effect)
  }

  /// Whether a target can act from the items of a list on what is outside, which no item is before; else it is told of.
  private func leadsOut(_ target: FormJSONTarget, of list: Int?) -> Bool {
    guard let list, directory.reads(list, in: target.condition) else { return true }
    ignore(target, "outside of the list its condition cannot read a field of an item")
    return false
  }

  private func reportUnknown(
    _ target: FormJSONTarget, _ kind: String, among ids: @autoclosure () -> [String]
  ) {
    findings.warn(
      "L032", "the target \(target.id.content.quotedForMessage) names no \(kind)",
      findings.suggestion(for: target.id.content, among: ids()), at: target.id.node)
  }

  private func ignore(_ target: FormJSONTarget, _ reason: String) {
    findings.warn("L033", "this target is ignored: \(reason)", at: target.node)
  }

  /// Whether a target sets the value of a field from behind: what was answered above gives way to it.
  ///
  /// A form is filled from top to bottom. What a target sets in a field that is still to come is its default; what it
  /// sets in one that was answered before replaces the answer, as does a target whose condition reads the field or that
  /// comes with one that makes it read-only.
  func replaces(_ effect: FormJSONEffect, valueOf index: Int) -> Bool {
    guard effect.setsValue else { return false }
    let entry = directory.entries[index]
    let isLocked = ofFields[index].contains { $0.target.action == .disable && $0.isBeside(effect) }
    return isLocked || effect.order > entry.order || effect.source == index
      || effect.reads(index, in: directory, list: entry.list)
  }
}

extension FormJSONField {
  /// What the field is, for messages.
  var owner: String { "field \(id.content.quotedForMessage)" }

  /// Whether the field can have a value: one of its options, where it has some.
  fileprivate func takes(_ value: Node) -> Bool {
    guard case .choice = kind else { return true }
    return options.contains { $0.isNamed(by: value) }
  }

  /// What the field takes, in words, where a value is something else.
  fileprivate func kind(against value: Node) -> String? {
    switch kind {
    case .number(let type):
      let text = value.text.map { Node(.plain($0.withDecimalPoint), at: value) }
      guard let number = (text ?? value).numberText else { return "a number" }
      let places = number.split(separator: ".").dropFirst().joined()
      return type == "integer" && places.contains { $0 != "0" } ? "a whole number" : nil
    case .yesOrNo:
      return ["0", "1", "false", "true"].contains(value.scalarText) ? nil : "true or false"
    default: return nil
    }
  }
}

/// A target of a form of the library Form, seen from the field or section that it is done to.
struct FormJSONEffect {
  /// What makes it count.
  enum Trigger {
    /// A choice of a field: the field and the option.
    case choice(Int, FormJSONOption)
    /// An answer of a field.
    case answer(Int)
    /// An item of a list, by its section.
    case addition(Int)
  }

  /// The target as written.
  let target: FormJSONTarget
  /// What makes it count.
  let trigger: Trigger
  /// Where a form that is filled from top to bottom comes to what makes it count.
  let order: Int

  /// The field whose answer makes it count; nothing for items of lists.
  var source: Int? {
    switch trigger {
    case .choice(let entry, _), .answer(let entry): entry
    case .addition: nil
    }
  }

  /// Whether it sets the value of a field.
  var setsValue: Bool {
    target.action == .clear || (target.action == .update && target.value != nil)
  }

  /// Whether it counts whenever another does: both belong to one choice or answer, and have the same condition.
  func isBeside(_ other: FormJSONEffect) -> Bool {
    let isSame =
      switch (trigger, other.trigger) {
      case (.choice(let entry, let option), .choice(let otherEntry, let otherOption)):
        entry == otherEntry && option.id.offset == otherOption.id.offset
      case (.answer(let entry), .answer(let other)): entry == other
      case (.addition(let section), .addition(let other)): section == other
      default: false
      }
    return isSame && target.condition?.text == other.target.condition?.text
  }

  /// Whether its condition reads a field.
  func reads(_ entry: Int, in directory: FormJSONDirectory, list: Int?) -> Bool {
    target.condition?.root.variables.contains {
      directory.reference(to: $0.id, in: list)?.entry == entry
    } ?? false
  }

  /// When it counts.
  ///
  /// The target of an answer counts while there is one; a condition that reads that field decides by itself. A target
  /// that leads out of a list counts while it does in some item.
  ///
  /// - Parameters:
  ///   - directory: the fields of the form.
  ///   - findings: where findings are added.
  ///   - list: the list in whose items the predicate stands.
  ///   - own: the field that it is done to.
  /// - Returns: the predicate.
  func predicate(
    _ directory: FormJSONDirectory, _ findings: FormJSONFindings, list: Int?, own: Int?
  ) -> NativePredicate {
    var parts: [NativePredicate] = []
    switch trigger {
    case .choice(let entry, let option):
      parts.append(directory.comparison(of: entry, own, "== " + option.literal, in: list))
    case .answer(let entry):
      if !reads(entry, in: directory, list: list) {
        parts.append(directory.comparison(of: entry, own, "!= nil", in: list))
      }
    case .addition(let section):
      if list != section, let tag = directory.listTags[section] {
        parts.append(.comparison("\(tag.asReference).@count > 0"))
      }
    }
    if let condition = target.condition {
      var conditions = FormJSONConditions(directory, findings, list: list, own: own)
      parts.append(conditions.predicate(of: condition))
    }
    return .every(parts)
  }
}

extension FormJSONDirectory {
  /// A comparison of a field with something: outside of its list that of any item's.
  fileprivate func comparison(
    of entry: Int, _ own: Int?, _ rest: String, in list: Int?
  ) -> NativePredicate {
    let source = entries[entry]
    if let owner = source.list, owner != list, let tag = listTags[owner] {
      let name = (source.finalTag ?? source.tag).asReference.dropFirst()
      return .comparison("ANY \(tag.asReference).\(name) \(rest)")
    }
    let text = text(of: Reference(entry: entry, item: nil), asGiven: own)
    return .comparison("\(text ?? source.tag.asReference) \(rest)")
  }

  /// Whether a condition reads a field of a list.
  func reads(_ list: Int, in condition: FormJSONExpression.Text?) -> Bool {
    condition?.root.variables.contains {
      reference(to: $0.id, in: list).map { entries[$0.entry].list == list } ?? false
    } ?? false
  }
}

extension FormJSONOption {
  /// The option's id as the expression language writes it.
  var literal: String {
    if let truth = id.booleanValue { return truth ? "YES" : "NO" }
    if case .string(let text) = id.content { return text.asLiteral }
    return id.numberText ?? (id.text ?? "").asLiteral
  }
}

/// A row whose answer is a text of some length.
public protocol LimitedTextDescriptor: RowDescriptor {}

extension LimitedTextDescriptor {
  /// How many characters there are at least; a number or `.compute(…)`.
  public func minLength(_ count: FormValue) -> Self { attribute("minLength", count) }
  /// How many characters there are at most; a number or `.compute(…)`.
  public func maxLength(_ count: FormValue) -> Self { attribute("maxLength", count) }
  /// The regular expression that the whole answer must match.
  public func pattern(_ pattern: String) -> Self { attribute("pattern", FormValue(pattern)) }
}

/// A row of text whose blanks at the ends can be kept.
public protocol TrimmedTextDescriptor: LimitedTextDescriptor {}

extension TrimmedTextDescriptor {
  /// Whether blanks at the ends of an answer are dropped.
  public func trim(_ trims: Bool) -> Self { attribute("trim", FormValue(trims)) }
}

/// A row whose answer lies between two limits.
public protocol RangedDescriptor: RowDescriptor {}

extension RangedDescriptor {
  /// The least value, as the row reads it, or `.compute(…)`.
  public func minimum(_ value: FormValue) -> Self { attribute("minimum", value) }
  /// The greatest value, as the row reads it, or `.compute(…)`.
  public func maximum(_ value: FormValue) -> Self { attribute("maximum", value) }
}

/// A row of numbers in steps.
public protocol SteppedDescriptor: RangedDescriptor {}

extension SteppedDescriptor {
  /// The size of a step, counted from the least value; a number or `.compute(…)`.
  public func step(_ size: FormValue) -> Self { attribute("step", size) }
}

/// A row of days or times of day.
public protocol MomentDescriptor: RangedDescriptor {}

extension MomentDescriptor {
  /// Takes a whole moment too, such as `2026-12-24 18:00:00 +0000`, as it is written.
  public func takesMoments(_ takes: Bool = true) -> Self { attribute("moment", FormValue(takes)) }
}

/// A row of times of day in steps of minutes.
public protocol TimedDescriptor: MomentDescriptor {}

extension TimedDescriptor {
  /// A number of minutes that divides an hour: only times of such steps are taken.
  public func minuteInterval(_ minutes: Int) -> Self {
    attribute("minuteInterval", FormValue(minutes))
  }
}

/// A row of yes or no.
public protocol BooleanDescriptor: RowDescriptor {}

extension BooleanDescriptor {
  /// The only answer that is taken.
  public func mustBe(_ value: Bool) -> Self { attribute("mustBe", FormValue(value)) }
}

/// A row with options.
public protocol OptionsDescriptor: RowDescriptor {}

extension OptionsDescriptor {
  /// The options, in order.
  public func options(_ options: FormOption...) -> Self { self.options(options) }
  /// The options, in order.
  public func options(_ options: [FormOption]) -> Self {
    attribute("options", FormValue(options.map(\.formValue)))
  }
  /// The values that another row's answer has.
  public func options(from tag: String) -> Self {
    attribute("options", ["from": FormValue("$" + tag)])
  }
  /// Options that depend on another row's value.
  ///
  /// - Parameters:
  ///   - tag: the other row.
  ///   - lists: the options by its value.
  /// - Returns: the row with the options.
  public func options(by tag: String, _ lists: [(value: String, options: [FormOption])]) -> Self {
    let members = lists.map { (key: $0.value, value: FormValue($0.options.map(\.formValue))) }
    return attribute("options", ["by": FormValue("$" + tag), "lists": FormValue(members)])
  }
  /// Options that depend on another row's value, each list in a file of its own.
  ///
  /// - Parameters:
  ///   - tag: the other row.
  ///   - lists: the files by its value: JSON, YAML or one a line.
  /// - Returns: the row with the options.
  public func options(by tag: String, files lists: [(value: String, file: String)]) -> Self {
    let members = lists.map { (key: $0.value, value: ["file": FormValue($0.file)] as FormValue) }
    return attribute("options", ["by": FormValue("$" + tag), "lists": FormValue(members)])
  }
  /// The options that a file holds: JSON, YAML or one a line.
  public func options(file path: String) -> Self { attribute("options", ["file": FormValue(path)]) }
}

/// An option of a row; a literal is one by its value alone.
public struct FormOption: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  private var members: [Node.Member]

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - value: a text, a number, yes or no.
  ///   - title: what a person reads; nothing for the value itself.
  public init(_ value: FormValue, _ title: FormValue? = nil) {
    members = [Node.Member("value", value)]
    if let title { members.append(Node.Member("title", title)) }
  }

  /// An option by its value alone.
  public init(stringLiteral value: String) { self.init(FormValue(value)) }
  /// An option by its value alone.
  public init(integerLiteral value: Int) { self.init(FormValue(value)) }
  /// An option by its value alone.
  public init(booleanLiteral value: Bool) { self.init(FormValue(value)) }

  /// Sets a key of the option.
  public func attribute(_ key: String, _ value: FormValue) -> FormOption {
    var copy = self
    copy.members = members.setting(key, to: value)
    return copy
  }
  /// More about the option.
  public func description(_ text: FormValue) -> FormOption { attribute("description", text) }
  /// The heading that the option stands under.
  public func group(_ text: FormValue) -> FormOption { attribute("group", text) }
  /// Hides the option where a predicate holds.
  public func hidden(when predicate: String) -> FormOption {
    attribute("hidden", FormValue(predicate))
  }
  /// Shows the option only where a predicate holds.
  public func shown(when predicate: String) -> FormOption {
    attribute("when", FormValue(predicate))
  }
  /// Shows the option without letting it be chosen.
  public func disabled(_ isDisabled: Bool = true) -> FormOption {
    attribute("disabled", FormValue(isDisabled))
  }
  /// Lets the option not be chosen where a predicate holds.
  public func disabled(when predicate: String) -> FormOption {
    attribute("disabled", FormValue(predicate))
  }
  /// The options of the second list that belong to this one (`LeftrightRow`).
  public func options(_ options: FormOption...) -> FormOption {
    attribute("options", FormValue(options.map(\.formValue)))
  }

  /// The options of the second list, which a file holds (`LeftrightRow`).
  public func options(file path: String) -> FormOption {
    attribute("options", ["file": FormValue(path)])
  }

  /// The option as a file has it: its value where it has nothing else.
  var formValue: FormValue {
    members.count == 1 ? FormValue(members[0].value) : FormValue(map: members)
  }
}

import Testing
import Wizard

/// An expression evaluated over rows that are written as JSON, with what came of it in words.
struct ExpressionTrial {
  /// The rows, by tag.
  let rows: RowValues

  /// The moment of `now()` in tests: Monday, 30 November 2026, 10:00 UTC.
  private static let now = 1_796_032_800

  /// Reads rows from a JSON object.
  ///
  /// A typed value is an object such as `{"date": "2026-03-01"}`; the keys `#hidden` and `#disabled` list tags.
  init(json: String) throws {
    let document = try JSONReader.read(SourceText(name: "rows", text: json), dialect: .strict)
    try self.init(document.root)
  }

  /// Reads rows from a JSON object that was parsed.
  init(_ root: Node, hidden: [String] = [], disabled: [String] = []) throws {
    var values: [(tag: String, value: Value)] = []
    var hidden = hidden
    var disabled = disabled
    for member in root.members {
      switch member.key {
      case "#hidden": hidden = member.value.strings
      case "#disabled": disabled = member.value.strings
      default: values.append((member.key, Self.value(member.value)))
      }
    }
    rows = RowValues(
      values, hidden: hidden, disabled: disabled,
      now: try #require(DateTime(epochSecond: Self.now, offset: 0)))
  }

  /// Whether a predicate holds: `true`, `false` or `error: …`.
  func predicate(_ text: String) -> String {
    do throws(ExpressionError) {
      let tree = try tree(text, as: .predicate)
      return try tree.holds(in: rows) ? "true" : "false"
    } catch {
      return "error: " + error.message
    }
  }

  /// What a value comes to where null gives null: its output text with its type, or `error: …`.
  func value(_ text: String) -> String {
    do throws(ExpressionError) {
      let tree = try tree(text, as: .value)
      return Self.shown(try tree.value(in: rows))
    } catch {
      return "error: " + error.message
    }
  }

  /// Parses an expression and finds its rows.
  func tree(_ text: String, as kind: ExpressionTree.Kind) throws(ExpressionError) -> ExpressionTree
  {
    var tree = try ExpressionTree.parse(text, as: kind)
    _ = tree.resolve(rows.row)
    return tree
  }

  /// A value in words, so that types show.
  static func shown(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .string(let text): "'\(text)'"
    case .date(let date): "date \(date.isoText)"
    case .time(let time): "time \(time.isoText)"
    case .datetime(let moment): "datetime \(moment.isoText)"
    case .duration(let seconds): "duration \(seconds)"
    case .list(let elements): "{" + elements.map(shown).joined(separator: ", ") + "}"
    case .item: value.outputText
    case .boolean, .number: value.outputText
    }
  }

  private static func value(_ node: Node) -> Value {
    if case .array(let nodes) = node.content { return .list(nodes.map(value)) }
    guard let member = node.members.first, let text = member.value.string else {
      return Value(node) ?? .null
    }
    let typed: Value? =
      switch member.key {
      case "date": CivilDate(isoText: text).map(Value.date)
      case "time": CivilTime(isoText: text).map(Value.time)
      case "datetime": (try? DateTime(isoText: text)).map(Value.datetime)
      case "duration": (try? DurationText.seconds(text)).map(Value.duration)
      default: nil
      }
    return typed ?? .null
  }
}

extension Node {
  /// The members of a map, else none.
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of a list, else none.
  var elements: [Node] { if case .array(let nodes) = content { nodes } else { [] } }

  /// A string, else nothing.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The strings of a list.
  var strings: [String] { elements.compactMap(\.string) }

  /// The value of a member, if there is one of that key.
  func member(_ key: String) -> Node? { members.first { $0.key == key }?.value }
}

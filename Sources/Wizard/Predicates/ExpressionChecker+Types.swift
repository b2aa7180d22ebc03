extension ExpressionChecker {
  /// The type of a value that is made of others.
  mutating func composedType(of node: Int32) -> StaticType {
    switch tree.nodes[Int(node)].content {
    case .sum, .product, .power: return chainType(of: node)
    case .negation(let part, _): return negationType(of: part)
    case .path(let steps): return pathType(of: tree.parts(steps))
    case .call(let function, let arguments):
      return callType(of: ExpressionFunction.all[Int(function)], arguments, node)
    case .cast(_, let type): return castType(to: type)
    case .ternary(let parts):
      return StaticType(common: tree.parts(parts).dropFirst().map { type(of: $0) })
    case .list(let elements):
      return .list(StaticType(common: tree.parts(elements).map { type(of: $0) }))
    case .subquery(let list, _, _):
      let listType = type(of: list)
      if listType.element == nil, !listType.isOpen {
        note(
          .fault(.operand(of: "SUBQUERY", expected: "a list", found: listType.words)), list)
      }
      return .list(listType.element ?? .unknown)
    default: return .unknown
    }
  }

  private mutating func chainType(of node: Int32) -> StaticType {
    let content = tree.nodes[Int(node)].content
    let chain = content.chain
    var result: StaticType?
    var isOpen = false
    for link in chain {
      let part = ExpressionTree.target(tree.links[link])
      let type = type(of: part)
      guard let sample = type.sample(moment), !isOpen else {
        isOpen = true
        continue
      }
      let isMarked = tree.links[link == chain.lowerBound ? link + 1 : link] < 0
      do throws(Arithmetic.Fault) {
        if let left = result?.sample(moment) {
          let value = try Arithmetic.step(content, isMarked, left, sample, NoRows(moment: moment))
          result = StaticType(of: value)
        } else {
          result = StaticType(of: try Arithmetic.start(sample, content))
        }
      } catch {
        guard case .reason(let reason) = error, reason != .dateBesideDateTime else {
          let sign = Arithmetic.sign(of: content, isMarked)
          note(.fault(error.reason(of: sign, found: sample)), part)
          return .unknown
        }
      }
    }
    return isOpen ? .unknown : result ?? .unknown
  }

  private mutating func negationType(of part: Int32) -> StaticType {
    let type = type(of: part)
    if type.isOpen || type == .number || type == .duration { return type }
    note(.fault(.operand(of: "-", expected: "a number", found: type.words)), part)
    return .unknown
  }

  private mutating func pathType(of steps: ArraySlice<Int32>) -> StaticType {
    guard let base = steps.first else { return .unknown }
    var result = type(of: base)
    for step in steps.dropFirst() where !result.isOpen {
      result = stepType(step, from: result)
    }
    return result
  }

  private mutating func stepType(_ step: Int32, from type: StaticType) -> StaticType {
    switch tree.nodes[Int(step)].content {
    case .key(let name):
      let key = tree.names[Int(name)]
      // The items of a section have keys of their own, which are not known here.
      if type == .list(.unknown) { return .list(.unknown) }
      switch type {
      case .item(let keys): return itemType(key, among: keys, at: step)
      case .list(.item(let keys)): return .list(itemType(key, among: keys, at: step))
      default: break
      }
      if let part = type.sample(moment)?.part(key) { return StaticType(of: part) }
      let suggestion = NearestName.suggestion(for: key, among: Value.keys(of: type.words))
      note(.fault(.unknownKey(key, of: type.words, suggestion: suggestion)), step)
      return .unknown
    case .aggregate(let aggregate):
      guard let element = type.element else {
        let word = "@" + aggregate.rawValue
        note(.fault(.operand(of: word, expected: "a list", found: type.words)), step)
        return .unknown
      }
      return aggregate == .min || aggregate == .max ? element : .number
    case .element, .position(.first), .position(.last):
      guard let element = type.element else {
        note(.fault(.indexOfNonList(type.words)), step)
        return .unknown
      }
      return element
    default:
      if type.element == nil { note(.fault(.indexOfNonList(type.words)), step) }
      return .number
    }
  }

  private mutating func itemType(
    _ key: String, among keys: [StaticType.ItemKey], at step: Int32
  ) -> StaticType {
    if let known = keys.first(where: { $0.name == key }) { return known.type }
    let suggestion = NearestName.suggestion(for: key, among: keys.map(\.name))
    note(.fault(.unknownKey(key, of: "an item", suggestion: suggestion)), step)
    return .unknown
  }

  private mutating func callType(
    of function: ExpressionFunction, _ arguments: ExpressionNode.Links, _ node: Int32
  ) -> StaticType {
    if !allowsRandom, function.name.hasPrefix("random") {
      note(.fault(.randomInForm(function.name)), node)
    }
    var types: [StaticType] = []
    for (position, argument) in tree.parts(arguments).enumerated() {
      let type = type(of: argument)
      types.append(type)
      let parameter = function.parameter(position)
      if let sample = type.sample(moment), !parameter.accepts(sample) {
        note(
          .fault(
            .argument(of: function.name, expected: parameter.words, found: type.words)), argument)
      }
      if parameter == .pattern, case .refused(let reason)? = tree.constantPattern(argument) {
        note(.fault(reason), argument)
      }
    }
    return function.name == "coalesce" ? StaticType(common: types) : function.result
  }

  private mutating func castType(to type: Int32) -> StaticType {
    guard case .string(let literal, _) = tree.nodes[Int(type)].content else { return .unknown }
    let name = tree.literals[Int(literal)].outputText
    switch CastType(rawValue: name) {
    case .string: return .string
    case .number, .decimalNumber: return .number
    case .date: return .datetime
    case nil:
      let suggestion = NearestName.suggestion(for: name, among: CastType.allCases.map(\.rawValue))
      note(.fault(.unknownCastType(name, suggestion: suggestion)), type)
      return .unknown
    }
  }
}

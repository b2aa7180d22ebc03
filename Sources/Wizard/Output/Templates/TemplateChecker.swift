/// Walks through a template before there are answers: whether its names are known, its partials there, and its
/// places such that a value can stand there.
///
/// Values are passed as wholes of their places. Where sections leave it open what a place is, only what is wrong
/// in every case is told; the rest is seen when the template is filled.
struct TemplateChecker<Context: TemplateContext, Notation: TemplateNotation> {
  /// How many states of the text are followed at most, and how many parts of templates.
  private static var stateLimit: Int { 64 }
  private static var stepLimit: Int { 200_000 }

  /// What fills a block.
  private struct Argument {
    let template: TextTemplate
    let content: Range<Int>
  }

  /// The templates; those of partials are read as they are met.
  private(set) var files: TemplateFile
  /// What is wrong.
  private(set) var faults: [TemplateFault] = []
  private let context: Context
  private let names: [String]
  private var states: Set<PlaceFollower<Notation>>
  private var stack = TemplateStack()
  private var arguments: [[String: Argument]] = []
  /// The partials that are walked through, so that one that names itself is not followed again.
  private var open: [String] = []
  /// Why each place was refused, and whether it was not refused in some state.
  private var refusals: [TemplateSpot: TemplateRefusal] = [:]
  private var accepted: Set<TemplateSpot> = []
  private var steps = 0
  /// Whether not all was followed, so that a place may be another than it seems.
  private var isIncomplete = false

  /// Walks through a template.
  ///
  /// - Parameters:
  ///   - files: the template with its partials.
  ///   - context: an example of what each name stands for: true, or a list of one.
  ///   - names: the names there are, for suggestions.
  ///   - notation: the places of the format.
  init(_ files: TemplateFile, context: Context, names: [String], notation: Notation) {
    self.files = files
    self.context = context
    self.names = names
    states = [PlaceFollower(notation)]
    guard let main = files.main else { return }
    walk(main, main.nodes.indices)
    settle(before: .end)
    guard !isIncomplete else { return }
    faults += refusals.compactMap { place, refusal in
      accepted.contains(place) ? nil : TemplateFault(.refused(refusal), at: place)
    }
  }

  private mutating func walk(_ template: TextTemplate, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      steps += 1
      if steps > Self.stepLimit {
        isIncomplete = true
        return
      }
      switch template.nodes[index] {
      case .text(let text, _): read(text)
      case .variable(let name, let isEscaped):
        look(at: name, in: template)
        if isEscaped { pass(TemplateSpot(template: template.number, name: name)) }
      case .section(let name, let isInverted, let end):
        walkSection(name, isInverted, template, index + 1..<end)
        index = end
        continue
      case .partial(let name, _): walkPartial(name, in: template)
      case .parent(let name, _, let end):
        arguments.append(blocks(in: template, index + 1..<end))
        walkPartial(name, in: template)
        arguments.removeLast()
        index = end
        continue
      case .block(let name, _, let end):
        walkBlock(name, template, index + 1..<end)
        index = end
        continue
      }
      index += 1
    }
  }

  /// Looks whether a name is known.
  private mutating func look(at name: TextTemplateName, in template: TextTemplate) {
    guard stack.value(of: name, in: context) == nil, !name.parts.isEmpty else { return }
    let nearest = NearestName.suggestion(for: name.text, among: names)
    let place = TemplateSpot(template: template.number, name: name)
    faults.append(TemplateFault(.unknown(nearest: nearest), at: place))
  }

  private mutating func walkSection(
    _ name: TextTemplateName, _ isInverted: Bool, _ template: TextTemplate, _ content: Range<Int>
  ) {
    look(at: name, in: template)
    let value = stack.value(of: name, in: context) ?? .nothing
    let before = states
    if isInverted {
      walk(template, content)
    } else {
      let element = if case .list(let items) = value.open { items.first ?? .nothing } else { value }
      if case .list = value.open { stack.push(element, at: 0, of: 1) } else { stack.push(element) }
      walk(template, content)
      // What a second element can begin with is what the first one ended with.
      let once = states
      if case .list = value.open, !once.isSubset(of: before) { walk(template, content) }
      stack.pop()
      states.formUnion(once)
    }
    states.formUnion(before)
    limitStates()
  }

  private mutating func walkPartial(_ name: TextTemplateName, in template: TextTemplate) {
    guard !name.isDynamic else { return look(at: name, in: template) }
    guard !open.contains(name.text) else { return }
    switch files.partial(named: name.text, isDynamic: false) {
    case .success(let partial):
      open.append(name.text)
      walk(partial, partial.nodes.indices)
      open.removeLast()
    case .failure(let fault):
      guard let reason = fault.reason else { return }
      faults.append(
        TemplateFault(reason, at: TemplateSpot(template: template.number, name: name)))
    }
  }

  private mutating func walkBlock(
    _ name: TextTemplateName, _ template: TextTemplate, _ content: Range<Int>
  ) {
    guard let argument = arguments.lazy.compactMap({ $0[name.text] }).first else {
      return walk(template, content)
    }
    // What fills a block may have the block in it.
    let key = "$" + name.text
    guard !open.contains(key) else { return }
    open.append(key)
    walk(argument.template, argument.content)
    open.removeLast()
  }

  private func blocks(in template: TextTemplate, _ content: Range<Int>) -> [String: Argument] {
    template.blocks(in: content).mapValues { Argument(template: template, content: $0) }
  }

  private mutating func read(_ text: String) {
    change { checker, state in
      for byte in text.utf8 where !state.read(byte) { checker.judge(&state, before: .text) }
    }
  }

  private mutating func pass(_ place: TemplateSpot) {
    settle(before: .value)
    change { checker, state in
      if !state.wait(place) { checker.note(state.notation.place, of: place, &state) }
    }
  }

  private mutating func settle(before next: PlaceContinuation) {
    change { checker, state in checker.judge(&state, before: next) }
  }

  private mutating func change(
    _ body: (inout Self, inout PlaceFollower<Notation>) -> Void
  ) {
    var changed: Set<PlaceFollower<Notation>> = []
    for var state in states {
      body(&self, &state)
      changed.insert(state)
    }
    states = changed
  }

  private mutating func judge(
    _ state: inout PlaceFollower<Notation>, before next: PlaceContinuation
  ) {
    guard let spot = state.waiting, let place = state.settledPlace(before: next) else { return }
    note(place, of: spot, &state)
  }

  private mutating func note(
    _ place: TemplatePlace, of spot: TemplateSpot, _ state: inout PlaceFollower<Notation>
  ) {
    if case .refused(let refusal) = place {
      refusals[spot] = refusal
    } else {
      accepted.insert(spot)
    }
    _ = state.pass(place.passage(isEmpty: false))
  }

  private mutating func limitStates() {
    guard states.count > Self.stateLimit else { return }
    states = Set(states.prefix(1))
    isIncomplete = true
  }
}

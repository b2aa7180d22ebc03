extension TemplateFile {
  /// What came of filling a template.
  public struct Filled {
    /// The text; nothing where something is wrong.
    public let content: OutputContent?
    /// Everything that is wrong, with its place.
    public let diagnostics: [Diagnostic]
    /// Whether only answers are to blame.
    public let isOfAnswers: Bool
  }

  /// Fills the template.
  ///
  /// - Parameters:
  ///   - context: what the names stand for.
  ///   - isLax: whether partials that there are not are left out.
  ///   - language: the language of the person.
  /// - Returns: the text, or what is wrong.
  public func filled(
    with context: some TemplateContext, isLax: Bool, language: Language
  ) -> Filled {
    fill(with: context, TemplateNotations.notation(named: notation), isLax, language)
  }

  private func fill(
    with context: some TemplateContext, _ notation: some TemplateNotation, _ isLax: Bool,
    _ language: Language
  ) -> Filled {
    guard let main else {
      return Filled(content: nil, diagnostics: diagnostics, isOfAnswers: false)
    }
    var files = self
    var faults: [PartialFault] = []
    var renderer = TextTemplateRenderer(context: context, sink: PlacedText(notation)) {
      name, isDynamic in
      switch files.partial(named: name, isDynamic: isDynamic) {
      case .success(let template): return template
      case .failure(let fault):
        faults.append(fault)
        return nil
      }
    }
    renderer.render(main)
    renderer.sink.finish()
    var found = zip(renderer.missingPartials, faults).compactMap { place, fault in
      fault.reason.map { TemplateFault($0, at: place) }
    }
    if let place = renderer.endlessPartial { found.append(TemplateFault(.endless, at: place)) }
    found += renderer.sink.faults
    if isLax { found.removeAll(where: \.isTolerable) }
    let findings = files.diagnostics + files.diagnostics(for: found, in: language)
    guard findings.isEmpty else {
      let isOfAnswers = files.diagnostics.isEmpty && found.allSatisfy(\.isOfAnswers)
      return Filled(content: nil, diagnostics: findings, isOfAnswers: isOfAnswers)
    }
    let content = OutputContent(
      bytes: renderer.sink.bytes, holdsSecret: renderer.sink.holdsSecret, isDurable: true)
    return Filled(content: content, diagnostics: [], isOfAnswers: false)
  }

  /// Faults as findings, each place once, in the order of the texts.
  ///
  /// - Parameters:
  ///   - faults: the faults.
  ///   - isLax: whether those that `--lax` passes over are warnings.
  ///   - language: the language of the person.
  /// - Returns: the findings.
  func diagnostics(
    for faults: [TemplateFault], isLax: Bool = false, in language: Language
  ) -> [Diagnostic] {
    var seen: [TemplateFault] = []
    for fault in faults where !seen.contains(fault) { seen.append(fault) }
    seen.sort { left, right in
      (left.place.template, left.place.name.offset) < (
        right.place.template, right.place.name.offset
      )
    }
    return seen.map { fault in
      Diagnostic(
        isLax && fault.isTolerable ? .warning : .error, code: fault.code,
        message: fault.message(in: language), remedy: fault.remedy,
        position: position(of: fault.place))
    }
  }
}

package import TabFiles

extension ResolverDocument {
  /// Returns the resolved tokens for the contexts of an input; modifiers without one use their defaults.
  ///
  /// - Parameter input: Names of contexts by names of modifiers, both case-insensitive.
  /// - Returns: The tokens, with the diagnostics of the document, the input and the tokens.
  package func tokens(for input: [String: String] = [:]) -> TokenSet {
    let members = input.sorted { $0.key < $1.key }
      .map { JSONMember($0.key, at: 0..<0, JSONValue(.string($0.value), at: 0..<0)) }
    return tokens(for: JSONValue(.object(members), at: 0..<0), in: SourceText([], file: "input"))
  }

  /// Returns the resolved tokens for an input in JSON, whose lines and columns are in diagnostics.
  package func tokens(for input: JSONDocument) -> TokenSet {
    tokens(for: input.root ?? JSONValue(.invalid, at: 0..<0), in: input.source, input.diagnostics)
  }

  /// Returns the combinations of one context per modifier, in the order of the document, at most `limit` of them.
  package func inputs(limit: Int = TokenLimits.combinations) -> [[String: String]] {
    modifiers.reduce([[:]]) { inputs, modifier in
      let contexts = modifier.contexts.lazy
      let longer = inputs.lazy.flatMap { input in
        contexts.map { context in input.merging([modifier.name: context.name]) { $1 } }
      }
      return Array(longer.prefix(limit))
    }
  }

  /// Whether the contexts have more combinations than are read.
  package var hasTooManyInputs: Bool {
    modifiers.reduce(1) { min($0 * $1.contexts.count, TokenLimits.combinations + 1) }
      > TokenLimits.combinations
  }

  /// Returns the resolved tokens for an input that is a value in a text.
  ///
  /// - Parameters:
  ///   - input: An object with names of contexts by names of modifiers.
  ///   - inputSource: The text with the input, for the locations of diagnostics.
  ///   - json: The diagnostics of parsing the text.
  /// - Returns: The tokens, with the diagnostics of the document, the input and the tokens.
  package func tokens(
    for input: JSONValue,
    in inputSource: SourceText,
    _ json: [ThemeDiagnostic] = []
  ) -> TokenSet {
    var problems = TokenProblems(mode: mode, all: diagnostics)
    problems.add(json: json)
    let contexts = contexts(for: input, in: inputSource, problems: &problems)
    let sources = order.flatMap { item in
      switch item {
      case .set(let sources): sources
      case .modifier(let modifier): contexts[modifier.name]?.sources ?? []
      }
    }
    for file in unique(sources.map(\.document)) { problems.add(file.diagnostics) }
    let root = TokenGroup.merged(sources.map(\.document.root))
    return TokenSet(root ?? TokenGroup([], at: 0..<0, in: source), problems: problems)
  }

  /// Returns the documents without repetitions, so that each adds its diagnostics once.
  private func unique(_ documents: [TokenDocument]) -> [TokenDocument] {
    var seen: Set<ObjectIdentifier> = []
    return documents.filter { seen.insert(ObjectIdentifier($0.root)).inserted }
  }

  /// Returns the chosen context of each modifier by the modifier's name; reports errors in the input.
  private func contexts(
    for input: JSONValue,
    in source: SourceText,
    problems: inout TokenProblems
  ) -> [String: Context] {
    var members: [JSONMember] = []
    if case .object(let written) = input.kind {
      members = written
    } else if !input.isInvalid {
      let message = "the input is an object of names of contexts, not \(input.noun)"
      problems.report(.inputNotObject, message, at: input.range, in: source, path: TokenPath([]))
      return [:]
    }
    var contexts: [String: Context] = [:]
    for member in members {
      let name = member.key.lowercased()
      guard let modifier = modifiers.first(where: { $0.name.lowercased() == name }) else {
        reportUnknownModifier(member, in: source, problems: &problems)
        continue
      }
      contexts[modifier.name] = context(member, of: modifier, in: source, problems: &problems)
    }
    // Modifiers that the input doesn't mention use their defaults.
    let given = Set(members.map { $0.key.lowercased() })
    for modifier in modifiers where !given.contains(modifier.name.lowercased()) {
      if let name = modifier.defaultContext {
        contexts[modifier.name] = modifier.contexts.first { $0.name == name }
      } else {
        problems.report(
          .inputMissing,
          "the modifier \(quoted(modifier.name)) has no default, and the input has no context for it",
          at: input.range,
          in: source,
          path: TokenPath([]),
          fix: "choose one of \(quotedList(modifier.contexts.map(\.name)))"
        )
      }
    }
    return contexts
  }

  private func reportUnknownModifier(
    _ member: JSONMember,
    in source: SourceText,
    problems: inout TokenProblems
  ) {
    let near = problems.nearest(to: member.key, in: modifiers.map(\.name))
    problems.report(
      .inputUnknownModifier,
      "there is no modifier \(quoted(member.key))",
      at: member.keyRange,
      in: source,
      path: TokenPath([]),
      fix: near.map { .write($0) } ?? .removeMember
    )
  }

  private func context(
    _ member: JSONMember,
    of modifier: Modifier,
    in source: SourceText,
    problems: inout TokenProblems
  ) -> Context? {
    guard case .string(let name) = member.value.kind else {
      problems.report(
        .inputNotString,
        "a context is text, not \(member.value.noun)",
        at: member.value.range,
        in: source,
        path: TokenPath([])
      )
      return nil
    }
    let lowercased = name.lowercased()
    if let context = modifier.contexts.first(where: { $0.name.lowercased() == lowercased }) {
      return context
    }
    let names = modifier.contexts.map(\.name)
    let near = problems.nearest(to: name, in: names)
    problems.report(
      .inputInvalidContext,
      "the modifier \(quoted(modifier.name)) has no context \(quoted(name))",
      at: member.value.range,
      in: source,
      path: TokenPath([]),
      fix: near.map { .write($0) } ?? "choose one of \(quotedList(names))"
    )
    return nil
  }
}

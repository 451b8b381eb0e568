import TabFiles

extension ResolverReader {
  /// Reads the sources of a set, or returns them if the set has been read; `nil` if the set is invalid.
  mutating func readSet(
    _ value: SourcedValue,
    name: String,
    isInline: Bool = false
  ) -> [ResolverDocument.Source]? {
    let place = TokenPlace(value)
    if let sources = sets[place] { return sources }
    let sources = readNewSet(value, name: name, isInline: isInline)
    sets[place] = .some(sources)
    return sources
  }

  private mutating func readNewSet(
    _ value: SourcedValue,
    name: String,
    isInline: Bool
  ) -> [ResolverDocument.Source]? {
    guard case .object(let members) = value.value.kind else {
      let message = "the set \(quoted(name)) is an object, not \(value.noun)"
      if !value.value.isInvalid { report(.set, message, at: value) }
      return nil
    }
    let known = ["sources", "description", "$extensions"] + (isInline ? ["name", "type"] : [])
    checkKeys(members, in: value, known: known, .setUnknownProperty)
    checkTexts(["description"], of: value)
    checkExtensions(of: value)
    guard let sources = value.member("sources") else {
      report(.setSources, "the set \(quoted(name)) has no 'sources'", at: value.start)
      return nil
    }
    open.append(TokenPlace(value))
    defer { open.removeLast() }
    return readSources(sources, code: .setSources)
  }

  /// Reads a modifier, or returns it if it has been read; `nil` if it is invalid.
  mutating func readModifier(
    _ value: SourcedValue,
    name: String,
    isInline: Bool = false
  ) -> ResolverDocument.Modifier? {
    let place = TokenPlace(value)
    if let modifier = modifiers[place] { return modifier }
    let modifier = readNewModifier(value, name: name, isInline: isInline)
    modifiers[place] = .some(modifier)
    return modifier
  }

  private mutating func readNewModifier(
    _ value: SourcedValue,
    name: String,
    isInline: Bool
  ) -> ResolverDocument.Modifier? {
    guard case .object(let members) = value.value.kind else {
      let message = "the modifier \(quoted(name)) is an object, not \(value.noun)"
      if !value.value.isInvalid { report(.modifier, message, at: value) }
      return nil
    }
    let known =
      ["contexts", "default", "description", "$extensions"] + (isInline ? ["name", "type"] : [])
    checkKeys(members, in: value, known: known, .modifierUnknownProperty)
    checkTexts(["description"], of: value)
    checkExtensions(of: value)
    guard let contexts = readContexts(of: value, name: name) else { return nil }
    return ResolverDocument.Modifier(
      name: name,
      contexts: contexts,
      defaultContext: readDefault(of: value, contexts: contexts),
      description: value.member("description")?.string
    )
  }

  private mutating func readContexts(
    of value: SourcedValue,
    name: String
  ) -> [ResolverDocument.Context]? {
    guard let contexts = value.member("contexts") else {
      report(.modifierContexts, "the modifier \(quoted(name)) has no 'contexts'", at: value.start)
      return nil
    }
    guard case .object(let members) = contexts.value.kind else {
      let message = "'contexts' is an object, not \(contexts.noun)"
      if !contexts.value.isInvalid { report(.modifierContexts, message, at: contexts) }
      return nil
    }
    if members.isEmpty {
      report(.modifierContexts, "the modifier \(quoted(name)) has no context", at: contexts)
    } else if members.count == 1 {
      report(
        .modifierSingleContext,
        "the modifier \(quoted(name)) has one context, which is no choice",
        as: .warning,
        at: contexts,
        fix: "write a set instead, or add a context"
      )
    }
    open.append(TokenPlace(value))
    defer { open.removeLast() }
    return members.map { member in
      let sources = readSources(contexts.with(member.value), code: .sources)
      return ResolverDocument.Context(name: member.key, sources: sources)
    }
  }

  private mutating func readDefault(
    of value: SourcedValue,
    contexts: [ResolverDocument.Context]
  ) -> String? {
    guard let written = value.member("default"), !written.value.isInvalid else { return nil }
    let names = contexts.map(\.name)
    if let name = written.string, names.contains(name) { return name }
    let near = written.string.flatMap { problems.nearest(to: $0, in: names) }
    report(
      .modifierDefault,
      "'default' is the name of a context, not \(written.noun)",
      at: written,
      fix: near.map { .write($0) } ?? "write one of \(quotedList(names))"
    )
    return nil
  }
}

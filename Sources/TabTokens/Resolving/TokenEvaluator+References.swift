import TabFiles

extension TokenEvaluator {
  /// The end of a chain of references: a token, by its index, or a value that is no reference.
  enum Target {
    case token(Int)
    case value(SourcedValue)
  }

  /// Evaluates a token that the current token refers to; reports cycles and too long chains of references.
  func outcome(of index: Int, by reference: SourcedValue) -> Outcome? {
    // `reportCircle` reports at the reference that each token on the stack is following.
    stack[stack.count - 1].reference = reference
    if case .open = states[index] {
      reportCircle(from: index)
      return nil
    }
    // Two limits of a chain: the stack for tokens not evaluated yet, `depth` for those that are.
    let isKnown = if case .done = states[index] { true } else { false }
    guard isKnown || stack.count <= TokenLimits.references, let outcome = evaluate(index) else {
      if !isKnown, stack.count > TokenLimits.references {
        reportLength(at: reference)
      } else {
        stack[stack.count - 1].blocker = index
      }
      return nil
    }
    guard outcome.depth < TokenLimits.references else {
      reportLength(at: reference)
      return nil
    }
    stack[stack.count - 1].depth = max(stack[stack.count - 1].depth, outcome.depth + 1)
    return outcome
  }

  /// Records a token that a part of the current token's value refers to.
  func notePart(_ index: Int) {
    let path = entries[index].path
    if !stack[stack.count - 1].parts.contains(path) { stack[stack.count - 1].parts.append(path) }
  }

  private func reportLength(at reference: SourcedValue) {
    report(
      .limitReferences,
      "more than \(TokenLimits.references) references follow one another",
      at: reference
    )
  }

  /// Reports a cycle of references at each token in it; it starts at the token with `index`, which is on the stack.
  private func reportCircle(from index: Int) {
    guard let start = stack.firstIndex(where: { $0.index == index }) else { return }
    let circle = stack[start...]
    let names = (circle.map(\.index) + [index]).map { entries[$0].path.description }
    for frame in circle {
      guard let reference = frame.reference else { continue }
      problems.report(
        reference.string == nil ? .refCircular : .aliasCircular,
        "\(entries[frame.index].path.words) refers to itself: \(Self.chain(names))",
        at: reference.value.range,
        in: reference.source,
        path: entries[frame.index].path,
        fix: "give one of them a value of its own"
      )
    }
  }

  private static func chain(_ names: [String]) -> String {
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
    return shown.map { printable($0.prefix(60)) }.joined(separator: " → ")
  }

  /// Follows a chain of references to a token or a value; reports references that are invalid or circular.
  ///
  /// `allowsAlias` is false for parts of values that can't be aliases, only `$ref`, such as the components of a color.
  func follow(_ value: SourcedValue, allowsAlias: Bool = true) -> Target? {
    let isExpression = allowsAlias && value.string.map(TokenExpression.hasReference) ?? false
    guard var value = isExpression ? computed(value) : value else { return nil }
    var seen: Set<TokenPlace> = []
    // Each round follows one `$ref` to a value. A token ends the chain, since it is evaluated separately.
    while true {
      guard spend(at: value) else { return nil }
      if let text = value.string, TokenReference.isAlias(text) {
        return followAlias(text, at: value, isAllowed: allowsAlias).map(Target.token)
      }
      guard let reference = value.member("$ref") else { return .value(value) }
      guard seen.insert(TokenPlace(value)).inserted, seen.count <= TokenLimits.references else {
        report(.refCircular, "this refers to itself", at: value, fix: "write a value in one place")
        return nil
      }
      guard let target = followPointer(reference, at: value) else { return nil }
      switch target {
      case .token: return target
      case .value(let next): value = next
      }
    }
  }

  /// Counts values that are read, and reports once if there are more than ``TokenLimits/values``.
  ///
  /// - Returns: Whether the values may be read.
  func spend(_ count: Int = 1, at value: SourcedValue) -> Bool {
    let before = work
    work += count
    if before <= TokenLimits.values, work > TokenLimits.values {
      report(.limitValues, "references give more than \(TokenLimits.values) values", at: value)
    }
    return work <= TokenLimits.values
  }

  private func followAlias(_ text: String, at value: SourcedValue, isAllowed: Bool) -> Int? {
    guard isAllowed else {
      report(
        .aliasNotAllowedHere,
        "a part of this value can't be a reference in braces",
        at: value,
        fix: "write a '$ref' with a JSON Pointer"
      )
      return nil
    }
    // Most references are the path of a token, which need not be taken apart.
    if text.utf8.last == UInt8(ascii: "}"), let index = indices[String(text.dropFirst().dropLast())]
    {
      return index
    }
    switch TokenReference.alias(text, anyName: problems.mode == .lenient) {
    case .failure(let problem):
      report(.aliasSyntax, problem.message, at: value, fix: problem.fix)
      return nil
    case .success(.pointer): return nil
    case .success(.alias(let names)):
      let path = names.joined(separator: ".")
      return indices[path] ?? nearToken(at: names, written: text, at: value)
    }
  }

  /// Reports an alias without a token at its path, and returns the token that lenient mode uses instead, if any.
  ///
  /// That is the `$root` token of a group at the path, or a token whose path differs only in case.
  private func nearToken(at names: [String], written: String, at value: SourcedValue) -> Int? {
    let path = names.joined(separator: ".")
    if let index = indices[path.withoutBlanks] {
      let message = "the reference \(quoted(written, limit: 120)) has blanks inside of its braces"
      let fix = Fix.write("{\(entries[index].path)}", limit: 120)
      return allows(.aliasSyntax, message, at: value, fix: fix) ? index : nil
    }
    if let index = indices[path + ".$root"] {
      let message = "\(quoted(written, limit: 120)) is a group; its token is '$root'"
      let fix = Fix.write("{\(path).$root}", limit: 120)
      return allows(.aliasNotToken, message, at: value, fix: fix) ? index : nil
    }
    if let index = lowercased[path.lowercased()] {
      let other = entries[index].path
      let message = "\(quoted(written, limit: 120)) names no token; \(other.words) differs in case"
      let fix = Fix.write("{\(other)}", limit: 120)
      return allows(.aliasUnresolved, message, at: value, fix: fix) ? index : nil
    }
    // Tokens Studio's references leave out the name of the set, which is the outermost group of a file with sets.
    if let index = withoutFirstName[path], let index {
      let other = entries[index].path
      let message = "\(quoted(written, limit: 120)) leaves out the first name of \(other.words)"
      let fix = Fix.write("{\(other)}", limit: 120)
      return allows(.aliasUnresolved, message, at: value, fix: fix) ? index : nil
    }
    if case .group = tree.node(at: names) {
      let message = "\(quoted(written, limit: 120)) is a group, and values are those of tokens"
      report(.aliasNotToken, message, at: value, fix: "name a token in it")
      return nil
    }
    let near = tree.nearest(to: names).map(TokenTree.alias)
    report(
      .aliasUnresolved,
      "\(quoted(written, limit: 120)) names no token",
      at: value,
      fix: near.map { .write($0, limit: 120) }
    )
    return nil
  }

  /// Returns the index of the token at a path, or `nil` if no token has the path.
  func index(of path: TokenPath) -> Int? { indices[path.description] }
}

/// The file and byte range of a value, which identify it.
struct TokenPlace: Hashable {
  let file: String
  let range: Range<Int>

  init(_ value: SourcedValue) { (file, range) = (value.source.file, value.value.range) }
}

extension String {
  /// The text without blanks at its start and end.
  var withoutBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

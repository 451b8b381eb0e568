import TabFiles

/// An evaluator of the tokens in a tree; each token is evaluated once, when it is first needed.
final class TokenEvaluator {
  var tree: TokenTree
  let entries: [TokenEntry]
  var problems: TokenProblems {
    get { tree.problems }
    set { tree.problems = newValue }
  }

  private(set) var states: [State]

  /// The invalid tokens to which other invalid tokens refer, by the indices of the latter.
  private(set) var blockers: [Int: Int] = [:]
  let indices: [String: Int]

  /// The indices of tokens by their paths in lowercase, for aliases written in another case.
  private(set) lazy var lowercased = Dictionary(
    entries.enumerated().map { ($0.element.path.description.lowercased(), $0.offset) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The indices of tokens by their paths without the first name; `nil` for a path that several have.
  private(set) lazy var withoutFirstName = Dictionary(
    entries.enumerated().map { index, entry in
      (entry.path.names.dropFirst().joined(separator: "."), index as Int?)
    },
    uniquingKeysWith: { _, _ in nil }
  )

  /// The tokens being evaluated; each is the target of a reference in the token before it.
  var stack: [Frame] = []

  /// The number of values read so far, which ``TokenLimits/values`` limits.
  var work = 0

  /// The state of a token that is being evaluated.
  struct Frame {
    let index: Int

    /// The reference to another token that is being followed.
    var reference: SourcedValue?
    var parts: [TokenPath] = []

    /// An invalid token that the reference leads to.
    var blocker: Int?

    /// The length of the longest chain of references that starts at the token, as far as it is known.
    var depth = 0
  }

  /// The value of a token, with the tokens that it comes from.
  struct Outcome {
    let value: TokenValue
    var aliases: [TokenPath] = []
    var parts: [TokenPath] = []
    var depth = 0
  }

  enum State {
    case unread
    case open
    case done(Outcome?)
  }

  init(_ tree: TokenTree) {
    self.tree = tree
    entries = self.tree.entries()
    states = Array(repeating: .unread, count: entries.count)
    indices = Dictionary(
      entries.enumerated().map { ($0.element.path.description, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Evaluates all tokens, and returns those with valid values.
  func evaluateAll() -> [ResolvedToken] {
    reportEqualPaths()
    return entries.indices.compactMap { index in
      evaluate(index).map { resolved(entries[index], as: $0) }
    }
  }

  private func resolved(_ entry: TokenEntry, as outcome: Outcome) -> ResolvedToken {
    let deprecated = (entry.property("$deprecated") ?? entry.groupDeprecated)?.value.kind
    let deprecation: String? =
      switch deprecated {
      case .string(let reason): reason
      case .bool(true): ""
      default: nil
      }
    return ResolvedToken(
      path: entry.path,
      value: outcome.value,
      aliases: outcome.aliases,
      parts: outcome.parts,
      location: entry.location,
      description: entry.property("$description")?.string,
      deprecation: deprecation,
      extensions: entry.property("$extensions").flatMap { JSON($0.value) },
      overridden: entry.overridden
    )
  }

  /// Reports tokens with equal dotted paths, which names with periods can cause in lenient mode.
  private func reportEqualPaths() {
    guard problems.mode == .lenient, indices.count < entries.count else { return }
    for (index, entry) in entries.enumerated() where indices[entry.path.description] != index {
      problems.report(
        .nameTwice,
        "\(entry.path.words) is the path of another token, too, to which references go",
        as: .warning,
        at: entry.keyRange,
        in: entry.object.source,
        path: entry.path
      )
    }
  }
}

// MARK: - One token

extension TokenEvaluator {
  /// Evaluates a token that isn't being evaluated already; reports an invalid value, and returns `nil`.
  func evaluate(_ index: Int) -> Outcome? {
    if case .done(let outcome) = states[index] { return outcome }
    states[index] = .open
    stack.append(Frame(index: index))
    var outcome = read(entries[index]).flatMap { modified($0, of: entries[index]) }
    let frame = stack.removeLast()
    outcome?.parts = frame.parts
    outcome?.depth = frame.depth
    states[index] = .done(outcome)
    if outcome == nil { blockers[index] = frame.blocker }
    return outcome
  }

  private func read(_ entry: TokenEntry) -> Outcome? {
    // The object of a token with `$ref` instead of `$value` is followed like any object with `$ref`.
    guard spend(entry.object.memberCount, at: entry.object),
      let value = entry.property("$value") ?? entry.property("$ref").map({ _ in entry.object }),
      !value.value.isInvalid, value.value.kind != .null
    else { return nil }
    if isText(value, of: entry) { return literal(value, of: entry) }
    switch follow(value) {
    case .token(let index): return alias(of: index, by: value, entry)
    case .value(let value): return literal(value, of: entry)
    case nil: return nil
    }
  }

  /// Whether a value is text with braces in it, as in `{count} new messages`, of a type that only tools have.
  private func isText(_ value: SourcedValue, of entry: TokenEntry) -> Bool {
    guard problems.mode == .lenient, let text = value.string, TokenReference.isAlias(text),
      let type = (entry.property("$type") ?? entry.groupType)?.string,
      TokenType(rawValue: type) == nil, case .failure = TokenReference.alias(text, anyName: true)
    else { return false }
    return true
  }

  /// Evaluates a token that is an alias of another token; reports a `$type` that differs from the target's.
  private func alias(of index: Int, by reference: SourcedValue, _ entry: TokenEntry) -> Outcome? {
    guard let target = outcome(of: index, by: reference) else { return nil }
    let aliases = [entries[index].path] + target.aliases
    guard let own = entry.property("$type")?.string, own != target.value.typeName else {
      return Outcome(value: target.value, aliases: aliases)
    }
    let value = TokenType(rawValue: own).flatMap { converted(target.value, to: $0, at: reference) }
    if let value { return Outcome(value: value, aliases: aliases) }
    report(
      .aliasTypeMismatch,
      "\(entry.path.words) is of the type \(quoted(own)), and \(entries[index].path.words), which it refers to, "
        + "of \(quoted(target.value.typeName))",
      at: reference,
      fix: "refer to a token of the same type, or remove the '$type'"
    )
    return nil
  }

  private func literal(_ value: SourcedValue, of entry: TokenEntry) -> Outcome? {
    guard let type = entry.property("$type") ?? entry.groupType else {
      return inferred(value, of: entry).flatMap { self.value($0, as: $1) }.map {
        Outcome(value: $0)
      }
    }
    guard let name = type.string else { return nil }
    guard let type = TokenType(rawValue: name) else {
      // Lenient mode keeps the JSON of a type that the specification doesn't define.
      guard problems.mode == .lenient, let json = JSON(value.value) else { return nil }
      return Outcome(value: .other(type: name, json))
    }
    return self.value(value, as: type).map { Outcome(value: $0) }
  }

  /// Reports a token without a type, and returns its value with the inferred type in lenient mode.
  private func inferred(_ value: SourcedValue, of entry: TokenEntry) -> (SourcedValue, TokenType)? {
    let type = value.likelyType
    let isTaken = allows(
      .missingType,
      "\(entry.path.words) has no type, nor do its groups have one",
      at: SourcedValue(
        value: JSONValue(.null, at: entry.keyRange),
        source: entry.object.source
      ),
      fix: type.map { "write \"$type\": \(quoted($0.rawValue)) beside the value" }
        ?? "write a '$type' beside the value"
    )
    return isTaken ? type.map { (value, $0) } : nil
  }
}

// MARK: - Reporting

extension TokenEvaluator {
  /// The path of the token that is being evaluated; without names if none is.
  var current: TokenPath { stack.last.map { entries[$0.index].path } ?? TokenPath([]) }

  func report(
    _ code: TokenCode,
    _ message: String,
    as severity: ThemeDiagnostic.Severity = .error,
    at value: SourcedValue,
    notes: [String] = [],
    fix: Fix? = nil
  ) {
    problems.report(
      code,
      message,
      as: severity,
      at: value.value.range,
      in: value.source,
      path: current,
      notes: notes,
      fix: fix
    )
  }

  /// Reports a form that the specification forbids but lenient mode accepts; returns whether it is accepted.
  func allows(_ code: TokenCode, _ message: String, at value: SourcedValue, fix: Fix? = nil) -> Bool
  {
    problems.allows(
      code,
      message,
      at: value.value.range,
      in: value.source,
      path: current,
      fix: fix
    )
  }
}

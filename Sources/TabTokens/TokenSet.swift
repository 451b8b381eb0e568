package import TabFiles

/// The resolved tokens of one document or of several: types are inherited, groups extended, references followed.
///
///     let tokens = TokenSet(TokenDocument(parsing: bytes, file: "brand.tokens.json", mode: .strict))
///     for token in tokens { print(token.path, token.value.typeName) }
package struct TokenSet: Sendable {
  /// The tokens with valid values, in the order of the document.
  package let tokens: [ResolvedToken]

  /// The diagnostics of reading and resolving, file by file in the order of the text.
  package let diagnostics: [TokenDiagnostic]

  private let indices: [String: Int]

  /// The tokens without a valid value, each with the token whose errors are the reason: itself, or one that its
  /// reference leads to.
  private let faults: [String: String]

  /// Resolves the tokens of a document.
  package init(_ document: TokenDocument) {
    let problems = TokenProblems(mode: document.mode, all: document.diagnostics)
    self.init(document.root, problems: problems)
  }

  /// Merges documents, of which later ones override earlier ones, and resolves the tokens.
  package init(merging documents: [TokenDocument], mode: TokenMode) {
    let problems = TokenProblems(mode: mode, all: documents.flatMap(\.diagnostics))
    let empty = TokenGroup([], at: 0..<0, in: SourceText([], file: ""))
    self.init(TokenGroup.merged(documents.map(\.root)) ?? empty, problems: problems)
  }

  init(_ root: TokenGroup, problems: TokenProblems) {
    let evaluator = TokenEvaluator(TokenTree(root, problems: problems))
    tokens = evaluator.evaluateAll()
    diagnostics = evaluator.problems.all.inOrderOfPlace()
    // With a value for each token the indices are the same; otherwise those behind an invalid token are lower.
    indices =
      tokens.count == evaluator.entries.count
      ? evaluator.indices
      : Dictionary(
        tokens.enumerated().map { ($0.element.path.description, $0.offset) },
        uniquingKeysWith: { first, _ in first }
      )
    faults = Dictionary(
      evaluator.entries.indices.lazy.filter { evaluator.evaluate($0) == nil }.map { index in
        var origin = index
        while let next = evaluator.blockers[origin] { origin = next }
        return (
          evaluator.entries[index].path.description, evaluator.entries[origin].path.description
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Creates a set from resolved tokens, in the order of the document.
  private init(_ tokens: [ResolvedToken], faults: [String: String], of set: TokenSet) {
    (self.tokens, self.faults, diagnostics) = (tokens, faults, set.diagnostics)
    indices = Dictionary(
      tokens.enumerated().map { ($0.element.path.description, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the tokens of a group, by their paths in it; `nil` if no token is in a group at the path.
  ///
  /// References lead out of the group as before.
  package func group(at path: String) -> TokenSet? {
    let prefix = path + "."
    let inside = tokens.compactMap { token -> ResolvedToken? in
      guard token.path.description.hasPrefix(prefix) else { return nil }
      var token = token
      token.path = TokenPath([String(token.path.description.dropFirst(prefix.count))])
      return token
    }
    if inside.isEmpty { return nil }
    let faults = faults.filter { $0.key.hasPrefix(prefix) }.map { path, origin in
      (String(path.dropFirst(prefix.count)), origin)
    }
    return TokenSet(inside, faults: Dictionary(uniqueKeysWithValues: faults), of: self)
  }

  /// The paths of all groups with tokens, each once, in the order of the document.
  package var groupPaths: [String] {
    var seen: Set<String> = []
    return tokens.flatMap { token in
      token.path.names.indices.dropFirst().map {
        token.path.names[..<$0].joined(separator: ".")
      }
    }
    .filter { seen.insert($0).inserted }
  }

  /// The token at a path such as `color.brand`, or `nil` if no token has the path or its value is invalid.
  package subscript(path: String) -> ResolvedToken? { indices[path].map { tokens[$0] } }

  /// Returns the path of a token that is most similar to a misspelled path, or `nil` if none is similar.
  package func nearestPath(to path: String) -> String? {
    let paths = tokens.prefix(TokenLimits.comparedNames).lazy.map(\.path.description)
    // References often leave out the name of the outermost group, as that of a set.
    let longer = paths.filter { $0.hasSuffix(".\(path)") }
    return longer.count == 1 ? longer.first : nearest(to: path, in: paths)
  }

  /// A result of looking up a path.
  package enum Lookup {
    case token(ResolvedToken)

    /// The token, or a group in its place, has no valid value because of these errors.
    case invalid([TokenDiagnostic])

    case missing
  }

  /// Returns the token at a path, or at the `$root` of a group there, or the reason why it has no value.
  package func lookup(_ path: String) -> Lookup {
    let root = "\(path).$root"
    if let token = self[path] ?? self[root] { return .token(token) }
    let fault = faults[path] ?? faults[root]
    let origin = fault ?? path
    let errors = diagnostics.filter {
      $0.severity == .error && $0.path.description == origin
    }
    return fault == nil && errors.isEmpty ? .missing : .invalid(errors)
  }
}

extension TokenSet: RandomAccessCollection {
  package var startIndex: Int { tokens.startIndex }
  package var endIndex: Int { tokens.endIndex }
  package subscript(position: Int) -> ResolvedToken { tokens[position] }
}

/// A token with its final type and value, after inheritance and with all references followed.
package struct ResolvedToken: Hashable, Sendable {
  package fileprivate(set) var path: TokenPath
  package let value: TokenValue

  /// The chain of aliases that gives the token its value: the target of its reference, the target's target, and so on.
  package let aliases: [TokenPath]

  /// The tokens that parts of the value refer to, such as the color of a border; ``aliases`` aren't among them.
  package let parts: [TokenPath]

  /// The location of the token's name in the text; for an inherited token, in the group that defines it.
  package let location: ThemeDiagnostic.Location

  package let description: String?

  /// The reason in `$deprecated`, empty if it gives none; `nil` if the token isn't deprecated.
  package let deprecation: String?

  /// The value of `$extensions`: data of tools.
  package let extensions: JSON?

  /// The places of tokens of the same path with other values, in earlier files of those that were merged.
  package let overridden: [ThemeDiagnostic.Location]
}

extension TokenSet {
  /// Returns a warning for each token that several of the merged files have, with different values.
  package var overrides: [TokenDiagnostic] {
    compactMap { token in
      guard let earlier = token.overridden.last else { return nil }
      let diagnostic = ThemeDiagnostic(
        .warning,
        "\(token.path.words) has another value in \(quoted(earlier.file, limit: 200)); the later file counts",
        at: token.location,
        notes: token.overridden.map { "another value is at \($0)" },
        fix: "keep one of them, or name the files of each appearance",
        rule: TokenCode.overridden.rawValue
      )
      return TokenDiagnostic(code: .overridden, path: token.path, diagnostic: diagnostic)
    }
  }
}

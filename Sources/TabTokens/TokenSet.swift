package import TabJSON

/// Tokens with their values: types and groups inherited, references followed.
///
///     let tokens = TokenSet(TokenDocument(parsing: bytes, file: "brand.tokens.json", mode: .strict))
///     for token in tokens { print(token.path, token.value.typeName) }
package struct TokenSet: Sendable {
  /// The tokens whose values are right, in the order of the document.
  package let tokens: [ResolvedToken]

  /// All that is wrong, or worth knowing, file by file in the order of the text.
  package let diagnostics: [TokenDiagnostic]

  private let indices: [String: Int]

  /// Resolves the tokens of a document.
  package init(_ document: TokenDocument) {
    let problems = TokenProblems(mode: document.mode, all: document.diagnostics)
    self.init(document.root, problems: problems)
  }

  /// Resolves the tokens of several documents as one, of which the later win.
  package init(merging documents: [TokenDocument], mode: TokenMode) {
    let problems = TokenProblems(mode: mode, all: documents.flatMap(\.diagnostics))
    let empty = TokenGroup([], at: 0..<0, in: SourceText([], file: ""))
    self.init(TokenGroup.merged(documents.map(\.root)) ?? empty, problems: problems)
  }

  init(_ root: TokenGroup, problems: TokenProblems) {
    let evaluator = TokenEvaluator(TokenTree(root, problems: problems))
    tokens = evaluator.evaluateAll()
    diagnostics = evaluator.problems.all.inOrderOfPlace()
    indices = Dictionary(
      tokens.enumerated().map { ($0.element.path.description, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The token at a path such as `color.brand`, or `nil` if there is none or its value is wrong.
  package subscript(path: String) -> ResolvedToken? { indices[path].map { tokens[$0] } }

  /// The path that was most likely meant by one that no token has, or `nil` if none comes close.
  package func nearestPath(to path: String) -> String? {
    nearest(to: path, in: tokens.prefix(TokenLimits.comparedNames).lazy.map(\.path.description))
  }

  /// What is wrong, or worth knowing, about the token or the group at a path.
  package func diagnostics(of path: String) -> [TokenDiagnostic] {
    diagnostics.filter { $0.path.description == path }
  }
}

extension TokenSet: RandomAccessCollection {
  package var startIndex: Int { tokens.startIndex }
  package var endIndex: Int { tokens.endIndex }
  package subscript(position: Int) -> ResolvedToken { tokens[position] }
}

/// A token with nothing left to look up.
package struct ResolvedToken: Hashable, Sendable {
  package let path: TokenPath
  package let value: TokenValue

  /// The tokens from which it has its whole value: the one that it refers to, the one that this refers to, and so on.
  package let aliases: [TokenPath]

  /// The tokens that parts of its value refer to, without those of ``aliases``.
  package let parts: [TokenPath]

  /// Where its name is in the text; an inherited token's is in the group that it comes from.
  package let location: ThemeDiagnostic.Location

  package let description: String?

  /// Why not to use it, of no text if no reason is given; `nil` if it can be used.
  package let deprecation: String?

  /// What tools keep in `$extensions`.
  package let extensions: JSON?
}

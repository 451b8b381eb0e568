import TabJSON

/// The token sets and themes of Tokens Studio: sets are values in one file, or files in a folder.
struct TokensStudioSets<Tokens> {
  let themes: [TokensStudioTheme]

  /// The token sets, of which later ones override earlier ones.
  private let sets: [(name: String, tokens: Tokens)]

  /// Orders token sets.
  ///
  /// - Parameters:
  ///   - sets: The names and the tokens of the sets.
  ///   - themes: The list of themes, if there is one.
  ///   - metadata: The object whose `tokenSetOrder` has names of sets; these sets override the others.
  init(_ sets: [(name: String, tokens: Tokens)], themes: JSONValue?, metadata: JSONValue?) {
    self.themes = themes.map(TokensStudioTheme.all) ?? []
    let order = metadata?.member("tokenSetOrder").map(Self.texts) ?? []
    let tokens = Dictionary(sets, uniquingKeysWith: { first, _ in first })
    let ordered = order.compactMap { name in tokens[name].map { (name, $0) } }
    let names = Set(order)
    self.sets = sets.filter { !names.contains($0.name) } + ordered
  }

  /// Returns the token sets of a theme, or all sets if no theme has the name.
  func chosen(by theme: String?) -> [Tokens] {
    let names = themes.first { $0.name == theme }.map { Set($0.sets.map(\.key)) }
    return sets.filter { names?.contains($0.name) ?? true }.map(\.tokens)
  }

  /// Returns a warning for each set of a theme that isn't among the sets.
  func problems(of theme: String?) -> [DialectProblem] {
    guard let theme = themes.first(where: { $0.name == theme }) else { return [] }
    let names = sets.map(\.name)
    let found = Set(names)
    return theme.sets.filter { !found.contains($0.key) }.reduce(into: []) { problems, set in
      let near = problems.nearest(to: set.key, in: names)
      let problem = DialectProblem(
        message:
          "the theme \(quoted(theme.name)) has a set \(quoted(set.key)), which isn't among the token sets",
        range: set.keyRange,
        fix: near.map { .write($0) } ?? "export all token sets"
      )
      problems.append(problem)
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    guard case .array(let elements) = value.kind else { return [] }
    return elements.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
  }
}

extension TokensStudioSets<JSONValue> {
  /// Finds the sets of a file; with neither `$themes` nor `$metadata` the file is one unnamed set.
  init(_ root: JSONValue) {
    let (themes, metadata) = (root.member("$themes"), root.member("$metadata"))
    guard case .object(let members) = root.kind, themes != nil || metadata != nil else {
      self.init([("", root)], themes: nil, metadata: nil)
      return
    }
    let sets = members.filter { !$0.key.hasPrefix("$") }.map { ($0.key, $0.value) }
    self.init(sets, themes: themes, metadata: metadata)
  }
}

/// A named choice of token sets of Tokens Studio.
struct TokensStudioTheme {
  let name: String

  /// The members of `selectedTokenSets` that aren't disabled; their keys are the names of the sets.
  let sets: [JSONMember]

  /// Reads a list of themes.
  static func all(in value: JSONValue) -> [TokensStudioTheme] {
    guard case .array(let themes) = value.kind else { return [] }
    return themes.compactMap { theme in
      guard case .string(let name) = theme.member("name")?.kind else { return nil }
      var sets: [JSONMember] = []
      if case .object(let members) = theme.member("selectedTokenSets")?.kind {
        // A set with the status `source` counts as enabled, since it has targets of references.
        sets = members.filter { $0.value.kind != .string("disabled") }
      }
      return TokensStudioTheme(name: name, sets: sets)
    }
  }
}

import TabFiles

/// The token sets and themes of Tokens Studio: sets are values in one file, or files in a folder.
struct TokensStudioSets<Tokens> {
  /// The combinations of themes that can be chosen.
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
    self.themes = themes.map(TokensStudioTheme.combinations) ?? []
    let order = metadata?.member("tokenSetOrder").map(Self.texts) ?? []
    let tokens = Dictionary(sets, uniquingKeysWith: { first, _ in first })
    let ordered = order.compactMap { name in tokens[name].map { (name, $0) } }
    let names = Set(order)
    self.sets = sets.filter { !names.contains($0.name) } + ordered
  }

  /// Returns the token sets of a theme, or all sets if no theme has the name.
  func chosen(by theme: String?) -> [Tokens] {
    guard let theme = themes.first(where: { $0.name == theme }) else { return sets.map(\.tokens) }
    let names = Set(theme.sets.map(\.key))
    let chosen = sets.filter { names.contains($0.name) }
    return
      (chosen.filter { theme.setsOfOthers.contains($0.name) }
      + chosen.filter { !theme.setsOfOthers.contains($0.name) }).map(\.tokens)
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

/// A named choice of token sets of Tokens Studio: one theme of each group.
struct TokensStudioTheme {
  /// The names of the themes of the groups that have several, separated by commas.
  let name: String

  /// The members of `selectedTokenSets` that aren't disabled; their keys are the names of the sets.
  let sets: [JSONMember]

  /// The names of the sets that are only a source here, and that a theme outside of the combination enables.
  ///
  /// They override no other set: components often have the sets of all modes as sources.
  var setsOfOthers: Set<String> = []

  /// Reads a list of themes, and returns a combination of themes for each choice of one of each group.
  ///
  /// A theme without a group is in a group with all others without one. Of two combinations of one name, as of two
  /// themes that a group has under one name, the second gets a number.
  static func combinations(in value: JSONValue) -> [TokensStudioTheme] {
    let all = themes(in: value)
    let names = all.reduce(into: [String?]()) { if !$0.contains($1.group) { $0.append($1.group) } }
    let groups = names.map { name in all.filter { $0.group == name }.map(\.theme) }
    let isVaried = groups.contains { $0.count > 1 }
    var combinations = [TokensStudioTheme(name: "", sets: [])]
    for group in groups {
      let isNamed = group.count > 1 || !isVaried
      combinations = combinations.flatMap { combination in
        group.map { combination.combined(with: $0, isNamed: isNamed) }
      }
      // The product of the groups is limited as that of a resolver document's contexts is.
      combinations = Array(combinations.prefix(TokenLimits.combinations))
    }
    if all.isEmpty { return [] }
    let enabled = all.reduce(into: Set<String>()) { $0.formUnion($1.theme.enabledSets) }
    var counts: [String: Int] = [:]
    return combinations.map { combination in
      let count = counts[combination.name, default: 0] + 1
      counts[combination.name] = count
      return TokensStudioTheme(
        name: count == 1 ? combination.name : "\(combination.name) (\(count))",
        sets: combination.sets,
        setsOfOthers: enabled.subtracting(combination.enabledSets)
      )
    }
  }

  private static func themes(
    in value: JSONValue
  ) -> [(group: String?, theme: TokensStudioTheme)] {
    guard case .array(let themes) = value.kind else { return [] }
    return themes.compactMap { theme in
      guard case .string(let name) = theme.member("name")?.kind else { return nil }
      var group: String?
      if case .string(let name) = theme.member("group")?.kind { group = name }
      var sets: [JSONMember] = []
      if case .object(let members) = theme.member("selectedTokenSets")?.kind {
        // A set with the status `source` counts as enabled, since it has targets of references.
        sets = members.filter { $0.value.kind != .string("disabled") }
      }
      return (group, TokensStudioTheme(name: name, sets: sets))
    }
  }

  private var enabledSets: Set<String> {
    Set(sets.filter { $0.value.kind != .string("source") }.map(\.key))
  }

  private func combined(with other: TokensStudioTheme, isNamed: Bool) -> TokensStudioTheme {
    let names = [name, isNamed ? other.name : ""].filter { !$0.isEmpty }
    // A set that either theme enables is enabled in the combination, even where the other theme lists it as a source.
    let enabled = other.enabledSets
    let kept = sets.filter { !enabled.contains($0.key) }
    let known = Set(kept.map(\.key))
    return TokensStudioTheme(
      name: names.joined(separator: ", "),
      sets: kept + other.sets.filter { !known.contains($0.key) }
    )
  }
}

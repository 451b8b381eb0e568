import TabJSON

/// The token sets and themes of a file by Tokens Studio.
struct TokensStudioSets {
  /// A named choice of token sets.
  struct Theme {
    let name: String

    /// The members of `selectedTokenSets` that aren't disabled; their keys are the names of the sets.
    let sets: [JSONMember]
  }

  let themes: [Theme]

  /// The token sets, of which later ones override earlier ones; with neither `$themes` nor `$metadata` the file is one
  /// unnamed set.
  private let sets: [(name: String, tokens: JSONValue)]

  init(_ root: JSONValue) {
    themes = root.member("$themes").map(Self.themes) ?? []
    guard case .object(let members) = root.kind,
      root.member("$themes") != nil || root.member("$metadata") != nil
    else {
      sets = [("", root)]
      return
    }
    let named = members.filter { !$0.key.hasPrefix("$") }.map { ($0.key, $0.value) }
    let order = root.member("$metadata")?.member("tokenSetOrder").map(Self.texts) ?? []
    let tokens = Dictionary(named, uniquingKeysWith: { first, _ in first })
    let ordered = order.compactMap { name in tokens[name].map { (name, $0) } }
    let known = Set(order)
    // Sets that `tokenSetOrder` lists override the others.
    sets = named.filter { !known.contains($0.0) } + ordered
  }

  /// Returns the token sets of a theme, or all sets if no theme has the name.
  func chosen(by theme: String?) -> [JSONValue] {
    let names = themes.first { $0.name == theme }.map { Set($0.sets.map(\.key)) }
    return sets.filter { names?.contains($0.name) ?? true }.map(\.tokens)
  }

  /// Returns a warning for each set of a theme that the file doesn't have.
  func problems(of theme: String?) -> [DialectProblem] {
    guard let theme = themes.first(where: { $0.name == theme }) else { return [] }
    let names = sets.map(\.name)
    let found = Set(names)
    return theme.sets.filter { !found.contains($0.key) }.reduce(into: []) { problems, set in
      let near = problems.nearest(to: set.key, in: names)
      let problem = DialectProblem(
        message:
          "the theme \(quoted(theme.name)) has a set \(quoted(set.key)), which isn't in the file",
        range: set.keyRange,
        fix: near.map { .write($0) } ?? "export all token sets"
      )
      problems.append(problem)
    }
  }

  private static func themes(_ value: JSONValue) -> [Theme] {
    guard case .array(let themes) = value.kind else { return [] }
    return themes.compactMap { theme in
      guard case .string(let name) = theme.member("name")?.kind else { return nil }
      var sets: [JSONMember] = []
      if case .object(let members) = theme.member("selectedTokenSets")?.kind {
        // A set with the status `source` counts as enabled, since it has targets of references.
        sets = members.filter { $0.value.kind != .string("disabled") }
      }
      return Theme(name: name, sets: sets)
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    guard case .array(let elements) = value.kind else { return [] }
    return elements.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
  }
}

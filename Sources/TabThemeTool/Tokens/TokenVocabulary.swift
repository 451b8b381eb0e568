import TabAppearance
import TabFiles
import TabTokens

/// The names that a vocabulary has for keys of themes, bound to the tokens of a theme.
///
/// The vocabularies of design systems name the colors of a bar, most of them the same seven. Sizes,
/// and states that UIKit's bars don't have, have no key.
struct TokenVocabulary {
  /// A key of a theme with the path of the token for it.
  struct Binding {
    let key: [String]
    let path: String
  }

  private(set) var bindings: [Binding] = []

  /// Messages about names that can't be bound, with fixes.
  private(set) var problems: [(message: String, fix: Fix?)] = []

  /// Finds the tokens whose names a vocabulary has, of which the first files take precedence.
  init(_ map: ThemeTokenMap, of tokens: [AppearanceTokens]) {
    var seen: Set<String> = []
    let all = tokens.flatMap { tokens in
      AppearanceTokens.Variant.allCases.compactMap { tokens.sets[$0] }.joined()
    }
    .filter { seen.insert($0.path.description).inserted }
    switch map {
    case .tabBar:
      for token in all {
        guard let index = token.path.names.lastIndex(of: "tabBar") else { continue }
        // The token `$root` of a group is named as the group is.
        let key = token.path.names[(index + 1)...].filter { $0 != "$root" }
        bind(key, to: token)
      }
    case .codeSyntax:
      for token in all {
        guard let code = token.figmaCodeSyntax, code.hasPrefix("tabBar.") else { continue }
        bind(code.split(separator: ".").dropFirst().map(String.init), to: token)
      }
    default:
      for (name, key) in Self.names[map] ?? [] {
        bind(key.split(separator: ".").map(String.init), toTokenNamed: name, in: all)
      }
    }
    if bindings.isEmpty, problems.isEmpty {
      problems.append(("'map' is \(quoted(map.rawValue)), and no token has a name of it", nil))
    }
  }

  /// Binds a key that a token names itself.
  private mutating func bind(_ key: [String], to token: ResolvedToken) {
    var shape: ValueSchema? = .object(TabBarTheme.shape)
    for (index, name) in key.enumerated() {
      let names = shape?.object?.rows.map(\.name) ?? []
      guard let row = shape?.object?[name] else {
        let near = nearest(to: name, in: names).map { key[..<index] + [$0] + key[(index + 1)...] }
        let message =
          "the token \(quoted(token.path.description)) is for the key \(quoted(key.keyPath)), which themes don't have"
        return problems.append((message, near.map { "name it for \(quoted(Array($0).keyPath))" }))
      }
      shape = row.shape
    }
    bindings.append(Binding(key: key, path: token.path.description))
  }

  /// Binds a key to the token that has a name of the vocabulary, in whatever group.
  ///
  /// A second name of a key is used if there is no token of the first.
  private mutating func bind(
    _ key: [String],
    toTokenNamed name: String,
    in tokens: [ResolvedToken]
  ) {
    guard !bindings.contains(where: { $0.key == key }) else { return }
    let paths = tokens.map(\.path.description)
    let found = paths.contains(name) ? [name] : paths.filter { $0.hasSuffix(".\(name)") }
    if found.count > 1 {
      let message =
        "'map' binds \(quoted(key.keyPath)) to \(quoted(name)), which several tokens are named"
      problems.append((message, "write one of \(quotedList(found.map { "{\($0)}" })) for the key"))
    }
    if found.count == 1 { bindings.append(Binding(key: key, path: found[0])) }
  }

  /// Returns the members of a theme with references to the tokens for the keys that it doesn't set.
  func bound(_ members: [JSONMember], at range: Range<Int>) -> [JSONMember] {
    bindings.reduce(members) { Self.adding($1.path, at: $1.key[...], to: $0, range) }
  }

  private static func adding(
    _ path: String,
    at key: ArraySlice<String>,
    to members: [JSONMember],
    _ range: Range<Int>
  ) -> [JSONMember] {
    guard let name = key.first else { return members }
    // 'color' is for the icon and for the title.
    let isColor = name == "iconColor" || Array(key) == ["title", "color"]
    if isColor, members.contains(where: { $0.key == "color" }) { return members }
    var members = members
    let index = members.firstIndex { $0.key == name } ?? members.count
    if index == members.count {
      let value = key.count == 1 ? JSONValue.Kind.string("{\(path)}") : .object([])
      members.append(JSONMember(name, at: range, JSONValue(value, at: range)))
    }
    if key.count == 1 { return members }
    // A value in place of an object, such as a typography for a title, is for all of its keys.
    guard case .object(let inner) = members[index].value.kind else { return members }
    members[index].value.kind = .object(adding(path, at: key.dropFirst(), to: inner, range))
    return members
  }

  /// The names of the vocabularies for colors of bars, by their documentation and sources.
  private static let names: [ThemeTokenMap: [(name: String, key: String)]] = [
    .material3: [
      ("md.comp.nav-bar.container.color", "bar.backgroundColor"),
      ("md.comp.nav-bar.container.shadow-color", "bar.shadowColor"),
      ("md.comp.nav-bar.item.inactive.icon.color", "item.normal.iconColor"),
      ("md.comp.nav-bar.item.inactive.label-text.color", "item.normal.title.color"),
      ("md.comp.nav-bar.item.active.icon.color", "item.selected.iconColor"),
      ("md.comp.nav-bar.item.active.label-text.color", "item.selected.title.color"),
      ("md.comp.nav-bar.item.active-indicator.color", "bar.selectionIndicatorTintColor"),
      ("md.comp.badge.large.color", "item.normal.badgeBackgroundColor"),
      ("md.comp.badge.large.label-text.color", "item.normal.badgeText.color"),
      // The names of the component before it was renamed.
      ("md.comp.navigation-bar.inactive-icon.color", "item.normal.iconColor"),
      ("md.comp.navigation-bar.active-icon.color", "item.selected.iconColor"),
      ("md.comp.navigation-bar.active-indicator.color", "bar.selectionIndicatorTintColor"),
    ],
    .fluent: [
      ("separatorColor", "bar.shadowColor"),
      ("unselectedImageColor", "item.normal.iconColor"),
      ("unselectedTextColor", "item.normal.title.color"),
      ("selectedColor", "item.selected.color"),
      ("disabledColor", "item.disabled.color"),
    ],
    .carbon: [
      ("layer01", "bar.backgroundColor"),
      ("borderSubtle01", "bar.shadowColor"),
      ("iconSecondary", "item.normal.iconColor"),
      ("iconPrimary", "item.selected.iconColor"),
      ("iconDisabled", "item.disabled.iconColor"),
    ],
    .ouds: [
      ("bar.colorBgOpaque", "bar.backgroundColor"),
      ("bar.colorContentUnselectedEnabled", "item.normal.color"),
      ("bar.colorContentSelectedEnabled", "item.selected.color"),
    ],
    .mistica: [
      ("appBarBackground", "bar.backgroundColor"),
      ("textAppBar", "item.normal.color"),
      ("textAppBarSelected", "item.selected.color"),
      ("badge", "item.normal.badgeBackgroundColor"),
    ],
  ]
}

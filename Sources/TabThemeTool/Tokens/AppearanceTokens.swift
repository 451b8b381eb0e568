import TabAppearance
import TabFiles
import TabTokens

/// The design tokens of a theme file: a set for each appearance.
struct AppearanceTokens {
  typealias Variant = TabBarTheme.Color.Variant

  /// The sets; an appearance without one has the tokens of the appearance that its colors fall back
  /// to.
  var sets: [Variant: TokenSet] = [:]

  /// Warnings about values of tokens, as of those that differ between the files of an appearance.
  var warnings: [TokenDiagnostic] = []

  /// The modes of the files that no appearance reads, with their tokens.
  var unreadModes: [TokenFiles.Mode] = []

  /// Returns the name of a mode that has a token at a path, and that no appearance reads.
  func unreadMode(having path: String) -> String? {
    unreadModes.first { $0.tokens[path] != nil }?.name
  }

  /// Returns the token at a path, or the `$root` of a group there, in each appearance whose set has
  /// it.
  func tokens(at path: String) -> [Variant: ResolvedToken] {
    sets.compactMapValues { if case .token(let token) = $0.lookup(path) { token } else { nil } }
  }

  /// Returns the path of the first token in a group, or `nil` if no set has the group.
  func firstPath(inGroup path: String) -> String? {
    let paths = Variant.allCases.lazy.compactMap { sets[$0] }.joined().map(\.path.description)
    return paths.first { $0.hasPrefix("\(path).") }
  }

  /// Returns the path that was most likely meant by one that no set has; `nil` if none is similar.
  func nearestPath(to path: String) -> String? {
    Variant.allCases.lazy.compactMap { sets[$0]?.nearestPath(to: path) }.first
  }
}

extension AppearanceTokens.Variant {
  /// Creates the appearance that a mode or a context is named after, in any case and with any
  /// separators, as in `Dark`, `light-high-contrast` or `Dark HC`; `nil` for any other name.
  init?(modeName name: String) {
    let letters = name.lowercased().filter(\.isLetter)
      .replacingOccurrences(of: "increasedcontrast", with: "highcontrast")
    switch letters {
    case "light": self = .light
    case "dark": self = .dark
    case "lighthighcontrast", "highcontrastlight", "lighthc", "highcontrast":
      self = .lightHighContrast
    case "darkhighcontrast", "highcontrastdark", "darkhc": self = .darkHighContrast
    default: return nil
    }
  }
}

extension AppearanceTokens.Variant {
  /// Creates the appearance that a file is named after, or else a folder of its path: `dark.json`, `semantic.dark.json`,
  /// `dark-tokens.json`, `dark/semantic.json`; `nil` for other paths.
  init?(filePath path: String) {
    for name in path.split(separator: "/").reversed() {
      let words = name.split { !$0.isLetter && !$0.isNumber }
        .filter { !["json", "tokens", "theme"].contains($0.lowercased()) }
      // The appearance is at the end of a name or at its start.
      let parts = words.indices.map { words[$0...] } + words.indices.map { words[...$0] }.reversed()
      let found = parts.lazy.compactMap { Self(modeName: $0.joined()) }.first
      if let found {
        self = found
        return
      }
    }
    return nil
  }
}

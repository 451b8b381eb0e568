import TabAppearance
import TabTokens

/// A part of a bar that has a color, with the words that name it in design systems.
enum BarColorRole: CaseIterable {
  case accent, background, muted, line

  /// The path of the key of a theme.
  var key: String {
    switch self {
    case .accent: "tintColor"
    case .background: "bar.backgroundColor"
    case .muted: "item.normal.color"
    case .line: "bar.shadowColor"
    }
  }

  /// The words, of which the first are the more special ones.
  private var words: [String] {
    switch self {
    case .accent: ["accent", "tint", "selected", "active", "primary", "brand"]
    case .background: ["background", "surface", "canvas"]
    case .muted: ["unselected", "inactive", "muted", "secondary", "normal"]
    case .line: ["separator", "divider", "border", "outline", "line"]
    }
  }

  /// The words for bars in names, of which the first are the more special ones; then any color counts.
  private static let bars: [Set<String>] = [
    ["tab", "tabs", "tabbar"], ["item", "nav", "navigation", "bar"], [],
  ]

  /// The words of colors that a bar doesn't have: for other kinds of bars, for states, and `on`, which marks the color of
  /// text over another color, as in `onPrimary`.
  private static let others: Set<String> = [
    "on", "search", "progress", "status", "scroll", "side", "tool", "snack",
    "focus", "focused", "pressed", "hover", "disabled", "error", "danger", "warning", "success",
  ]

  /// Returns the color token whose name has the first of the words that one has, with the word.
  ///
  /// A token for a bar takes precedence; then one that refers to another token, since it has a meaning; then the
  /// shorter name.
  func token(in tokens: AppearanceTokens) -> (token: ResolvedToken, word: String)? {
    let colors = (tokens.sets[.light]?.tokens ?? []).compactMap { token in
      let words = token.path.nameWords
      let isColor = if case .color = token.value { token.deprecation == nil } else { false }
      return isColor && words.isDisjoint(with: Self.others) ? (token: token, words: words) : nil
    }
    for bar in Self.bars {
      let candidates = colors.filter { bar.isEmpty || !$0.words.isDisjoint(with: bar) }
      for word in words {
        let found = candidates.filter { $0.words.contains(word) }.map(\.token)
        let best = found.min { left, right in
          let (a, b) = (left.path.description.count, right.path.description.count)
          return left.aliases.isEmpty == right.aliases.isEmpty ? a < b : !left.aliases.isEmpty
        }
        if let best { return (best, word) }
      }
    }
    return nil
  }
}

extension TokenPath {
  /// The words of the names in lowercase, as "on" and "primary" of `sys.onPrimary`.
  fileprivate var nameWords: Set<String> {
    Set(description.matches(of: #/[A-Z]?[a-z]+|[A-Z]+/#).map { $0.output.lowercased() })
  }
}

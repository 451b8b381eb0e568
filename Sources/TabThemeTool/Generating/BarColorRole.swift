import TabAppearance
import TabColors
import TabScreens
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

  /// The role whose color must have contrast with the role's color; `nil` if none must.
  var counterpart: BarColorRole? {
    switch self {
    case .accent, .line: nil
    case .background: .accent
    case .muted: .background
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

  /// The words of names that a color of the role doesn't have: a name with a word for a line is that of a line, and one with
  /// a word for a background that of a background, whatever else it has.
  private var foreignWords: Set<String> {
    let (lines, backgrounds) = (BarColorRole.line.words, BarColorRole.background.words)
    return switch self {
    case .accent, .muted: Set(lines + backgrounds)
    case .background: Set(lines)
    case .line: []
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
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - other: The path of a color that can be read on the token's, or over which the token's can be read.
  /// - Returns: The token and the word; `nil` if there is none.
  func token(
    in tokens: AppearanceTokens,
    readableWith other: String? = nil
  ) -> (token: ResolvedToken, word: String)? {
    let foreignWords = Self.others.union(self.foreignWords)
    // As "on" and "primary" of `sys.onPrimary`; once, since a literal is parsed each time.
    let word = #/[A-Z]?[a-z]+|[A-Z]+/#
    let colors = (tokens.sets[.light]?.tokens ?? []).compactMap {
      token -> (token: ResolvedToken, words: Set<String>)? in
      guard case .color = token.value, token.deprecation == nil else { return nil }
      let path = token.path.description
      let words = Set(path.matches(of: word).map { $0.output.lowercased() })
      guard words.isDisjoint(with: foreignWords),
        other.map({ tokens.areReadable(path, $0) }) ?? true
      else { return nil }
      return (token: token, words: words)
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

extension AppearanceTokens {
  /// Whether two colors have the contrast that WCAG 2 requires of icons, in each appearance that has both.
  fileprivate func areReadable(_ first: String, _ second: String) -> Bool {
    let (first, second) = (tokens(at: first), tokens(at: second))
    return first.allSatisfy { variant, token in
      guard let other = second[variant], let a = token.luminance, let b = other.luminance else {
        return true
      }
      return contrastRatio(a, b) >= 3
    }
  }
}

extension ResolvedToken {
  /// The relative luminance of WCAG 2 of a color; `nil` for other values.
  fileprivate var luminance: Double? {
    guard case .color(let color) = value else { return nil }
    let parts = color.mapped(into: .sRGB)
    return TabBarTheme.Color.Components(red: parts.x, green: parts.y, blue: parts.z, alpha: 1)
      .luminance
  }
}

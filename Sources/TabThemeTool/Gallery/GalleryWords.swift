import TabAppearance
import TabScreens

/// The words by which a gallery finds a theme.
struct GalleryWords {
  /// The words, separated by spaces, in lowercase.
  let text: String

  /// Collects words of a theme's name, purpose, colors and traits.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - purpose: The purpose of the theme; empty if it isn't known.
  ///   - colors: The colors of the bar and of the selected item.
  init(_ theme: TabBarTheme, purpose: String, colors: [TabBarTheme.Color.Components]) {
    let content = theme.content
    var words = [theme.name, purpose] + colors.flatMap(\.names) + colors.map(\.hexadecimal)
    if content.bar.backgroundImage.value != nil { words.append("gradient image picture") }
    switch content.bar.background.value {
    case .opaque: words.append("opaque")
    case .transparent: words.append("transparent clear")
    default: words.append("material translucent blur")
    }
    if content.bar.selectionIndicatorTintColor.value != nil { words.append("plate indicator") }
    let items = [content.item, content.stacked, content.inline, content.compactInline]
    for text in items.flatMap({ [$0.normal, $0.selected] }).flatMap({ [$0.title, $0.badgeText] }) {
      if let design = text.design.value { words.append(design.rawValue) }
      if let family = text.family.value { words.append(family) }
      if text.italic.value == true { words.append("italic") }
      if text.underlineStyle.value != nil { words.append("underlined") }
      if text.shadow.value != nil { words.append("shadow") }
    }
    let glass = theme.variations.contains { variation in
      variation.look == .glass || (variation.iOS?.lowest ?? 0) >= 26
    }
    if glass || content.glass.value == .override || content.strategies != .init() {
      words.append("iOS 26 glass")
    }
    let all = words.flatMap { $0.lowercased().split { $0.isWhitespace || ",;:".contains($0) } }
    var seen: Set<Substring> = []
    text = all.filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}

extension TabBarTheme.Color.Components {
  /// The name of the color's hue, and of its shade where it has a name of its own.
  fileprivate var names: [String] {
    let hue = GalleryColor(self)
    let shade = luminance < 0.05 ? "dark" : luminance > 0.6 ? "pale" : ""
    let special: [String: String] = [
      "dark blue": "navy", "dark red": "maroon", "dark orange": "brown", "dark yellow": "olive",
      "dark purple": "violet aubergine", "dark pink": "plum", "dark gray": "black",
      "pale gray": "white", "pale orange": "cream beige", "pale yellow": "cream lemon",
      "pale green": "mint", "pale blue": "sky", "pale purple": "lavender violet",
      "pale pink": "rose", " purple": "violet", " orange": "amber", " yellow": "gold mustard",
    ]
    return [hue.rawValue, shade] + (special["\(shade) \(hue.rawValue)"].map { [$0] } ?? [])
  }
}

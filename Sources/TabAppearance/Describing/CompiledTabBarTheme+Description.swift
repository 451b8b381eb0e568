public import TabUIKit

extension CompiledTabBarTheme {
  /// The theme as text, read from its UIKit objects: one line for each property, sorted; equal
  /// objects give equal text.
  ///
  ///     print(theme.compiled(for: .current).description(in: .current))
  ///     // scrollEdge.bar.backgroundColor: default
  ///     // …
  ///     // standard.stacked.selected.iconColor: #0A84FF
  ///     // tintColor: #0A84FF
  ///
  /// Colors are in sRGB as `#RRGGBB` or `#RRGGBBAA`, those outside sRGB in Display P3 as `p3(…)`;
  /// sizes and offsets are in points. A color that the app doesn't have is named, as in
  /// `asset:Brand`. An image has the source that the theme names; a PNG has a checksum, the FNV-1a
  /// of its bytes. `default` is the value that UIKit chooses where the object has none.
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func description(in traits: UITraitCollection) -> String { text(in: traits).sortedText }

  /// The lines of the description, in the order of a theme's keys.
  package func descriptionLines(in traits: UITraitCollection) -> [AppearanceText.Line] {
    text(in: traits).lines
  }

  private func text(in traits: UITraitCollection) -> AppearanceText {
    var text = AppearanceText(traits: traits)
    text.add("tintColor", text.color(tintColor))
    text.add("unselectedItemTintColor", text.color(unselectedItemTintColor))
    text.add(standard, as: TabBarTheme.Appearance.self, under: "standard")
    if let scrollEdge {
      text.add(scrollEdge, as: TabBarTheme.Appearance.self, under: "scrollEdge")
    } else {
      text.add("scrollEdge", "default")
    }
    nameMissingColors(in: &text)
    nameImages(in: &text)
    return text
  }
}

extension CompiledTabBarTheme {
  /// Writes the name of each color that the app doesn't have, since the replacement that is drawn
  /// isn't a color of the theme.
  private func nameMissingColors(in text: inout AppearanceText) {
    let variant = TabBarTheme.Color.Variant(text.traits)
    let tints = [
      ("tintColor", resolved.tintColor.value),
      ("unselectedItemTintColor", resolved.unselectedItemTintColor.value),
    ]
    let colors =
      tints.compactMap { path, color in color.map { (path, $0) } }
      + resolved.standard.colors(below: "standard.")
      + (resolved.scrollEdge?.colors(below: "scrollEdge.") ?? [])
    for (path, color) in colors {
      let value = color.value(for: variant)
      if case .asset(let name) = value, UIColor.asset(name, in: context.assets) == nil {
        text.replace(path, by: value.text)
      }
    }
  }
}

extension Keyed {
  /// Returns the colors of the object and its parts, with the paths of their keys; colors in values
  /// of other kinds, such as shadows, are omitted.
  fileprivate func colors(below prefix: String) -> [(path: String, color: TabBarTheme.Color)] {
    Self.keys.flatMap { key -> [(path: String, color: TabBarTheme.Color)] in
      guard case .value(let value) = key.value(in: self) else { return [] }
      let path = prefix + key.name
      return switch key.form {
      case .color: [(path, typed(value))]
      case .part: (value as? any Keyed)?.colors(below: "\(path).") ?? []
      default: []
      }
    }
  }
}

extension CompiledTabBarTheme {
  /// Adds the source of each image, since images of one size are alike as text.
  private func nameImages(in text: inout AppearanceText) {
    for (edge, appearance) in [
      ("standard", resolved.standard), ("scrollEdge", resolved.scrollEdge),
    ] {
      guard let bar = appearance?.bar else { continue }
      let images = [
        ("backgroundImage", bar.backgroundImage), ("shadowImage", bar.shadowImage),
        ("selectionIndicatorImage", bar.selectionIndicatorImage),
      ]
      for case (let key, .value(let image)) in images {
        text.extend("\(edge).bar.\(key)", by: source(of: image, in: text))
      }
    }
  }

  private func source(of image: TabBarTheme.Image, in text: AppearanceText) -> String {
    switch image.source {
    case .asset(let name): return "asset:\(name)"
    case .symbol(let name): return "symbol:\(name)"
    case .png(let bytes):
      let checksum = bytes.reduce(0x811C_9DC5) { (hash: UInt32, byte) in
        (hash ^ UInt32(byte)) &* 0x0100_0193
      }
      return "png \(String(checksum, radix: 16))"
    case .gradient(let gradient):
      let ends = [gradient.from, gradient.to].map { color in
        text.color(.make(color, assets: context.assets))
      }
      return "\(gradient.axis) gradient \(ends[0]) \(ends[1])"
    }
  }
}

extension UITabBarAppearance {
  /// The appearance as text: one line for each property, sorted; equal appearances give equal text.
  ///
  ///     bar.standardAppearance.themeDescription(in: bar.traitCollection)
  ///     // bar.backgroundColor: default
  ///     // bar.backgroundEffect: systemChromeMaterial
  ///     // …
  ///
  /// Images are described by size and mode alone, since UIKit doesn't report their source.
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func themeDescription(in traits: UITraitCollection) -> String {
    text(in: traits).sortedText
  }

  /// The lines of the description, in the order of a theme's keys.
  package func descriptionLines(in traits: UITraitCollection) -> [AppearanceText.Line] {
    text(in: traits).lines
  }

  private func text(in traits: UITraitCollection) -> AppearanceText {
    var text = AppearanceText(traits: traits)
    text.add(self, as: TabBarTheme.Appearance.self, under: "")
    return text
  }
}

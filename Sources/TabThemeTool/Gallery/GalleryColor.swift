import TabAppearance

/// The name of a hue, by which a gallery filters themes.
enum GalleryColor: String, CaseIterable {
  case red, orange, yellow, green, teal, blue, purple, pink, gray
}

extension GalleryColor {
  /// Creates the name for a color; a color of low chroma is gray.
  init(_ color: TabBarTheme.Color.Components) {
    guard let hue = color.hue else {
      self = .gray
      return
    }
    self =
      switch hue {
      case ..<14: .red
      case ..<38: .orange
      case ..<68: .yellow
      case ..<160: .green
      case ..<195: .teal
      case ..<245: .blue
      case ..<290: .purple
      case ..<345: .pink
      default: .red
      }
  }
}

extension TabBarTheme.Color.Components {
  /// The hue of HSL, from 0 to 360 degrees, or `nil` for a color of low chroma.
  var hue: Double? {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    guard chroma >= 0.12 else { return nil }
    let sixth =
      switch most {
      case red: (green - blue) / chroma
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    return (sixth < 0 ? sixth + 6 : sixth) * 60
  }
}

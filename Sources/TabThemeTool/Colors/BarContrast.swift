import HeadlessUIKit
import TabAppearance
import TabRaster
import TabScreens

/// The contrast of a color with its possible backgrounds.
struct BarContrast: Hashable, Sendable {
  let color: TabBarTheme.Color.Components

  /// The possible backgrounds.
  let grounds: [BarGround]

  /// The source of the backgrounds.
  let basis: Basis

  /// The lowest contrast ratio of all backgrounds.
  let ratio: Double

  /// The source of the backgrounds of an icon or a text.
  enum Basis: Hashable, Sendable {
    /// An opaque color of the theme.
    case theme

    /// Background colors of the system, behind a bar that shows the content.
    case content

    /// Glass, over content of the style's color.
    case glass
  }
}

/// A color behind an icon or a text.
struct BarGround: Hashable, Sendable {
  /// The opaque color.
  let color: TabBarTheme.Color.Components

  /// The glass with which the selected item blends; `nil` for an item that is drawn in its own
  /// color.
  let glass: GlassGround?

  init(_ color: TabBarTheme.Color.Components) { (self.color, glass) = (color, nil) }

  /// Creates the background of the selected item on glass.
  init(pillOf glass: GlassGround) {
    (color, self.glass) = (TabBarTheme.Color.Components(glass.pill), glass)
  }

  /// The backgrounds of the selected item on the glass of all systems.
  static func pills(in variant: TabBarTheme.Color.Variant) -> [BarGround] {
    [GlassVibrancy.Generation.ios26, .ios27].map { generation in
      BarGround(
        pillOf: GlassGround(
          isDark: variant.isDark,
          hasHighContrast: variant.isHighContrast,
          generation: generation
        )
      )
    }
  }

  /// Returns the contrast ratio of a foreground with this background.
  func ratio(of foreground: TabBarTheme.Color.Components) -> Double {
    let shown = glass.map { foreground.selected(on: $0) } ?? foreground
    return shown.over(color).contrast(with: color)
  }
}

extension BarContrast {
  /// Compares a color with its possible backgrounds; `nil` if they aren't known.
  init?(
    _ color: TabBarTheme.Color.Components,
    on grounds: [BarGround],
    basis: Basis
  ) {
    guard let ratio = Self.ratio(of: color, on: grounds) else { return nil }
    self.init(color: color, grounds: grounds, basis: basis, ratio: ratio)
  }

  /// Returns the lowest contrast ratio that another color has with the same backgrounds.
  func ratio(of color: TabBarTheme.Color.Components) -> Double {
    Self.ratio(of: color, on: grounds) ?? 0
  }

  /// Whether the color blends with glass.
  var isBlended: Bool { grounds.contains { $0.glass != nil } }

  /// Returns the contrast ratio of the color with another opaque background.
  func ratio(on background: TabBarTheme.Color.Components) -> Double {
    color.over(background).contrast(with: background)
  }

  private static func ratio(
    of color: TabBarTheme.Color.Components,
    on grounds: [BarGround]
  ) -> Double? {
    grounds.map { $0.ratio(of: color) }.min()
  }
}

extension TabBarTheme.Color.Components {
  /// The opaque shades of the color, the nearest first.
  ///
  /// The first is the color itself; the others are veiled more and more by black and by white. All
  /// are rounded, as they will be written.
  var shades: [TabBarTheme.Color.Components] {
    (0...20).flatMap { step in
      [0.0, 1.0].map { end in
        Self(red: end, green: end, blue: end, alpha: Double(step) / 20).over(opaque).rounded
      }
    }
  }

  /// Whether the color has almost no hue.
  var isGray: Bool { max(red, green, blue) - min(red, green, blue) < 0.05 }

  /// Creates the components of a pixel's color.
  init(_ color: RGBA) {
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    self.init(
      red: part(color.red),
      green: part(color.green),
      blue: part(color.blue),
      alpha: part(color.alpha)
    )
  }

  /// Returns the color of a selected item on glass that has this color, at the same opacity.
  fileprivate func selected(on glass: GlassGround) -> TabBarTheme.Color.Components {
    let color = glass.selectedColor(SIMD3(red, green, blue))
    return Self(red: color.x, green: color.y, blue: color.z, alpha: alpha)
  }

  private var rounded: TabBarTheme.Color.Components {
    func byte(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return Self(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

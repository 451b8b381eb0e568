import TabRaster

/// The color matrices of items on glass, which map the background to an item's color: UIKit's filter
/// `vibrantColorMatrix`.
///
/// The background of a selected item is the pill, of other items the platter.
enum GlassVibrancy {
  /// The version of the matrices for selected items.
  enum Generation: Hashable, Sendable {
    case ios26
    case ios27
  }

  // MARK: - Not selected

  /// Light: what is below less 0.9 of its luma, 26 over white.
  ///
  /// Fits pictures of iOS 26: (0, 29, 47) to (0, 31, 52) over a platter of (175, 220, 239), where it makes (0, 29, 48).
  static let lightUnselected = Fact(ColorMatrix(scale: 1, luma: -0.9, offset: .zero), .measured)

  /// Dark: what is below less 0.95 of its luma and plus 0.95.
  ///
  /// Read from a running iOS 26. A picture of iOS 26 over (16, 21, 34) has plain white there.
  static let darkUnselected = Fact(
    ColorMatrix(scale: 1, luma: -0.95, offset: SIMD3(repeating: 0.95)),
    .oneSource
  )

  static func unselected(isDark: Bool) -> Fact<ColorMatrix> {
    isDark ? darkUnselected : lightUnselected
  }

  // MARK: - Selected

  /// The matrix of a selected item whose tint has these components, from 0 to 1.
  ///
  /// iOS 26 in dark was read from a running system, which adds half of what is below; light is that less a half, so that
  /// the tint is itself over white, and a picture confirms it: (255, 45, 85) is (201, 16, 67) over a pill of
  /// (147, 195, 219). iOS 27 is a closed form that fits 1,200 tints read from a running system.
  static func selected(
    _ tint: SIMD3<Double>,
    isDark: Bool,
    on generation: Generation
  ) -> Fact<ColorMatrix> {
    switch (generation, isDark) {
    case (.ios26, true): Fact(ColorMatrix(scale: 0.5, offset: tint), .oneSource)
    case (.ios26, false): Fact(ColorMatrix(scale: 0.5, offset: tint - 0.5), .measured)
    case (.ios27, _) where tint.max() == tint.min(): Fact(gray(tint.x), .oneSource)
    case (.ios27, true): Fact(dark(tint), .oneSource)
    case (.ios27, false): Fact(light(tint), .oneSource)
    }
  }

  /// The matrix of iOS 27 for a gray tint, the same in light and dark.
  private static func gray(_ gray: Double) -> ColorMatrix {
    let divisor = 1 + 0.05 * gray * (1 - gray)
    return ColorMatrix(
      scale: 5.0 / 16 / divisor,
      offset: SIMD3(repeating: (19.0 / 16 * gray - 0.25) / divisor)
    )
  }

  /// The matrix of iOS 27 in dark: a share of each component, and of the light that the tint and what is below have in
  /// common, plus the tint.
  private static func dark(_ tint: SIMD3<Double>) -> ColorMatrix {
    let share = share(of: tint)
    let common = (0.5 - share) / (tint * tint).sum() * tint
    return ColorMatrix(
      share: share,
      red: common,
      green: common,
      blue: common,
      offset: tint
    )
  }

  /// The matrix of iOS 27 in light: the same of what the tint lacks of white, with an offset by which the tint is itself
  /// over white.
  private static func light(_ tint: SIMD3<Double>) -> ColorMatrix {
    let share = share(of: tint)
    let lack = 1 - tint
    let common = 0.3 * (0.5 - share) / (lack * lack).sum() * lack
    let rest = 1 - share - common.sum()
    let strength = 1 + tint
    return ColorMatrix(
      share: share,
      red: strength.x * common,
      green: strength.y * common,
      blue: strength.z * common,
      offset: rest * strength - 1 + share * tint
    )
  }

  /// The share of each component that iOS 27 keeps of what is below: half of it for tints near gray, nothing for those
  /// that lack one of the three colors.
  private static func share(of tint: SIMD3<Double>) -> Double { 0.5 * tint.min() / tint.max() }
}

extension ColorMatrix {
  /// A matrix that adds a share of each component to what the rows give.
  fileprivate init(
    share: Double,
    red: SIMD3<Double>,
    green: SIMD3<Double>,
    blue: SIMD3<Double>,
    offset: SIMD3<Double>
  ) {
    self.init(
      red: red + SIMD3(share, 0, 0),
      green: green + SIMD3(0, share, 0),
      blue: blue + SIMD3(0, 0, share),
      offset: offset
    )
  }
}

import TabRaster

/// The color matrices of items on glass, which map the background to an item's color, as UIKit's filter
/// `vibrantColorMatrix`.
///
/// The background of a selected item is the pill, that of others the platter.
package enum GlassVibrancy {
  /// The versions of iOS with different matrices for selected items.
  package enum Generation: Hashable, Sendable {
    case ios26
    case ios27

    /// Creates the generation of a major version of iOS.
    package init(major: Int) { self = major < 27 ? .ios26 : .ios27 }
  }

  // MARK: - Not selected

  /// The matrix in light: the background less 0.9 of its luma; white becomes a gray of 26 of 255.
  ///
  /// Fits pictures of iOS 26, in 8-bit RGB: (0, 29, 47) to (0, 31, 52) over a platter of (175, 220,
  /// 239), for which the matrix gives (0, 29, 48).
  static let lightUnselected = Fact(ColorMatrix(scale: 1, luma: -0.9, offset: .zero), .measured)

  /// The matrix in dark: the background less 0.95 of its luma, plus 0.95.
  ///
  /// Read from a running iOS 26. In a picture of iOS 26 the items over an 8-bit RGB of (16, 21, 34)
  /// are plain white.
  static let darkUnselected = Fact(
    ColorMatrix(scale: 1, luma: -0.95, offset: SIMD3(repeating: 0.95)),
    .oneSource
  )

  static func unselected(isDark: Bool) -> Fact<ColorMatrix> {
    isDark ? darkUnselected : lightUnselected
  }

  // MARK: - Selected

  /// Returns the matrix of a selected item whose tint has the components `tint`, from 0 to 1.
  ///
  /// The dark matrix of iOS 26 was read from a running system: half of the background plus the
  /// tint. The light matrix is the dark one less a half, so that the tint over white is unchanged.
  /// A picture confirms that, in 8-bit RGB: (255, 45, 85) is (201, 16, 67) over a pill of (147,
  /// 195, 219). The matrices of iOS 27 are a closed form that fits 1,200 tints read from a running
  /// system.
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

  /// Returns the matrix of iOS 27 for a gray tint, the same in light and dark.
  private static func gray(_ gray: Double) -> ColorMatrix {
    let divisor = 1 + 0.05 * gray * (1 - gray)
    return ColorMatrix(
      scale: 5.0 / 16 / divisor,
      offset: SIMD3(repeating: (19.0 / 16 * gray - 0.25) / divisor)
    )
  }

  /// Returns the matrix of iOS 27 in dark.
  ///
  /// To the tint it adds a share of each background component, and to all components `0.5 - share` times the
  /// coefficient of the background's projection onto the tint.
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

  /// Returns the matrix of iOS 27 in light.
  ///
  /// It is built like the dark one, but with the projection onto the tint's difference from white, and with an offset
  /// that leaves the tint unchanged over white.
  private static func light(_ tint: SIMD3<Double>) -> ColorMatrix {
    let share = share(of: tint)
    let lack = 1 - tint
    let common = 0.3 * (0.5 - share) / (lack * lack).sum() * lack
    let remainder = 1 - share - common.sum()
    let strength = 1 + tint
    return ColorMatrix(
      share: share,
      red: strength.x * common,
      green: strength.y * common,
      blue: strength.z * common,
      offset: remainder * strength - 1 + share * tint
    )
  }

  /// Returns the share of each background component that iOS 27 keeps: almost a half for tints near gray, none for
  /// tints that lack red, green or blue.
  private static func share(of tint: SIMD3<Double>) -> Double { 0.5 * tint.min() / tint.max() }
}

extension ColorMatrix {
  /// Creates a matrix that adds a share of each component to the result of the rows.
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

extension SystemPalette {
  static let rows = accents + laterAccents + grays + contents + backgrounds

  private static var accents: [Row] {
    [
      Row(
        name: .systemBlue,
        light: Shade(0, 122, 255),
        dark: Shade(10, 132, 255),
        lightHighContrast: Shade(0, 64, 221),
        darkHighContrast: Shade(64, 156, 255)
      ),
      Row(
        name: .systemGreen,
        light: Shade(52, 199, 89),
        dark: Shade(48, 209, 88),
        lightHighContrast: Shade(36, 138, 61),
        darkHighContrast: Shade(48, 219, 91)
      ),
      Row(
        name: .systemIndigo,
        light: Shade(88, 86, 214),
        dark: Shade(94, 92, 230),
        lightHighContrast: Shade(54, 52, 163),
        darkHighContrast: Shade(125, 122, 255)
      ),
      Row(
        name: .systemOrange,
        light: Shade(255, 149, 0),
        dark: Shade(255, 159, 10),
        lightHighContrast: Shade(201, 52, 0),
        darkHighContrast: Shade(255, 179, 64)
      ),
      Row(
        name: .systemPink,
        light: Shade(255, 45, 85),
        dark: Shade(255, 55, 95),
        lightHighContrast: Shade(211, 15, 69),
        darkHighContrast: Shade(255, 100, 130)
      ),
      Row(
        name: .systemPurple,
        light: Shade(175, 82, 222),
        dark: Shade(191, 90, 242),
        lightHighContrast: Shade(137, 68, 171),
        darkHighContrast: Shade(218, 143, 255)
      ),
      Row(
        name: .systemRed,
        light: Shade(255, 59, 48),
        dark: Shade(255, 69, 58),
        lightHighContrast: Shade(215, 0, 21),
        darkHighContrast: Shade(255, 105, 97)
      ),
      Row(
        name: .systemYellow,
        light: Shade(255, 204, 0),
        dark: Shade(255, 214, 10),
        lightHighContrast: Shade(160, 90, 0),
        darkHighContrast: Shade(255, 212, 38)
      ),
    ]
  }

  /// Accent colors that were added or changed after iOS 13.
  ///
  /// The values of iOS 15 are commonly quoted. Of the palette of iOS 26, only red and blue have sources, and blue none
  /// for high contrast; the other colors keep their earlier values.
  private static var laterAccents: [Row] {
    [
      Row(
        name: .systemTeal,
        since: 15,
        evidence: .unknown,
        light: Shade(48, 176, 199),
        dark: Shade(64, 200, 224),
        lightHighContrast: Shade(0, 130, 153),
        darkHighContrast: Shade(93, 230, 255)
      ),
      Row(
        name: .systemBrown,
        since: 15,
        evidence: .unknown,
        light: Shade(162, 132, 94),
        dark: Shade(172, 142, 104),
        lightHighContrast: Shade(127, 101, 69),
        darkHighContrast: Shade(181, 148, 105)
      ),
      Row(
        name: .systemMint,
        since: 15,
        evidence: .unknown,
        light: Shade(0, 199, 190),
        dark: Shade(99, 230, 226),
        lightHighContrast: Shade(12, 129, 123),
        darkHighContrast: Shade(102, 212, 207)
      ),
      Row(
        name: .systemCyan,
        since: 15,
        evidence: .unknown,
        light: Shade(50, 173, 230),
        dark: Shade(100, 210, 255),
        lightHighContrast: Shade(0, 113, 164),
        darkHighContrast: Shade(112, 215, 255)
      ),
      Row(
        name: .systemRed,
        since: 26,
        light: Shade(255, 56, 60),
        dark: Shade(255, 66, 69),
        lightHighContrast: Shade(233, 21, 45),
        darkHighContrast: Shade(255, 97, 101)
      ),
      Row(
        name: .systemBlue,
        since: 26,
        light: Shade(0, 136, 255),
        dark: Shade(0, 145, 255),
        lightHighContrast: Shade(0, 64, 221),
        darkHighContrast: Shade(64, 156, 255)
      ),
    ]
  }
}

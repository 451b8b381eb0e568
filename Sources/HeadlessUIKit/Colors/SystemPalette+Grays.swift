extension SystemPalette {
  static var grays: [Row] {
    [
      Row(
        name: .systemGray,
        light: Shade(142, 142, 147),
        dark: Shade(142, 142, 147),
        lightHighContrast: Shade(108, 108, 112),
        darkHighContrast: Shade(174, 174, 178)
      ),
      Row(
        name: .systemGray2,
        light: Shade(174, 174, 178),
        dark: Shade(99, 99, 102),
        lightHighContrast: Shade(142, 142, 147),
        darkHighContrast: Shade(124, 124, 128)
      ),
      Row(
        name: .systemGray3,
        light: Shade(199, 199, 204),
        dark: Shade(72, 72, 74),
        lightHighContrast: Shade(174, 174, 178),
        darkHighContrast: Shade(84, 84, 86)
      ),
      Row(
        name: .systemGray4,
        light: Shade(209, 209, 214),
        dark: Shade(58, 58, 60),
        lightHighContrast: Shade(188, 188, 192),
        darkHighContrast: Shade(68, 68, 70)
      ),
      Row(
        name: .systemGray5,
        light: Shade(229, 229, 234),
        dark: Shade(44, 44, 46),
        lightHighContrast: Shade(216, 216, 220),
        darkHighContrast: Shade(54, 54, 56)
      ),
      Row(
        name: .systemGray6,
        light: Shade(242, 242, 247),
        dark: Shade(28, 28, 30),
        lightHighContrast: Shade(235, 235, 240),
        darkHighContrast: Shade(36, 36, 38)
      ),
    ]
  }
}

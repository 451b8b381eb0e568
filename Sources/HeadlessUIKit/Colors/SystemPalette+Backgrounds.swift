extension SystemPalette {
  static var backgrounds: [Row] {
    [
      Row(
        name: .systemBackground,
        light: Shade(255, 255, 255),
        dark: Shade(0, 0, 0),
        lightHighContrast: Shade(255, 255, 255),
        darkHighContrast: Shade(0, 0, 0),
        elevatedDark: Shade(28, 28, 30),
        elevatedDarkHighContrast: Shade(36, 36, 38)
      ),
      Row(
        name: .secondarySystemBackground,
        light: Shade(242, 242, 247),
        dark: Shade(28, 28, 30),
        lightHighContrast: Shade(235, 235, 240),
        darkHighContrast: Shade(36, 36, 38),
        elevatedDark: Shade(44, 44, 46),
        elevatedDarkHighContrast: Shade(54, 54, 56)
      ),
      Row(
        name: .tertiarySystemBackground,
        light: Shade(255, 255, 255),
        dark: Shade(44, 44, 46),
        lightHighContrast: Shade(255, 255, 255),
        darkHighContrast: Shade(54, 54, 56),
        elevatedDark: Shade(58, 58, 60),
        elevatedDarkHighContrast: Shade(68, 68, 70)
      ),
      Row(
        name: .systemGroupedBackground,
        light: Shade(242, 242, 247),
        dark: Shade(0, 0, 0),
        lightHighContrast: Shade(235, 235, 240),
        darkHighContrast: Shade(0, 0, 0),
        elevatedDark: Shade(28, 28, 30),
        elevatedDarkHighContrast: Shade(36, 36, 38)
      ),
      Row(
        name: .secondarySystemGroupedBackground,
        light: Shade(255, 255, 255),
        dark: Shade(28, 28, 30),
        lightHighContrast: Shade(255, 255, 255),
        darkHighContrast: Shade(36, 36, 38),
        elevatedDark: Shade(44, 44, 46),
        elevatedDarkHighContrast: Shade(54, 54, 56)
      ),
      Row(
        name: .tertiarySystemGroupedBackground,
        light: Shade(242, 242, 247),
        dark: Shade(44, 44, 46),
        lightHighContrast: Shade(235, 235, 240),
        darkHighContrast: Shade(54, 54, 56),
        elevatedDark: Shade(58, 58, 60),
        elevatedDarkHighContrast: Shade(68, 68, 70)
      ),
    ]
  }
}

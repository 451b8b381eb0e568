extension SystemPalette {
  /// The colors of text, lines and fills.
  ///
  /// The sources list opacities truncated to 255ths; the percentages are the only integers that truncate to them.
  static var contents: [Row] {
    [
      Row(
        name: .label,
        light: Shade(0, 0, 0),
        dark: Shade(255, 255, 255),
        lightHighContrast: Shade(0, 0, 0),
        darkHighContrast: Shade(255, 255, 255)
      ),
      Row(
        name: .secondaryLabel,
        light: Shade(60, 60, 67, 60),
        dark: Shade(235, 235, 245, 60),
        lightHighContrast: Shade(60, 60, 67, 68),
        darkHighContrast: Shade(235, 235, 245, 68)
      ),
      Row(
        name: .tertiaryLabel,
        light: Shade(60, 60, 67, 30),
        dark: Shade(235, 235, 245, 30),
        lightHighContrast: Shade(60, 60, 67, 38),
        darkHighContrast: Shade(235, 235, 245, 38)
      ),
      Row(
        name: .quaternaryLabel,
        light: Shade(60, 60, 67, 18),
        dark: Shade(235, 235, 245, 16),
        lightHighContrast: Shade(60, 60, 67, 26),
        darkHighContrast: Shade(235, 235, 245, 24)
      ),
      Row(
        name: .placeholderText,
        light: Shade(60, 60, 67, 30),
        dark: Shade(235, 235, 245, 30),
        lightHighContrast: Shade(60, 60, 67, 38),
        darkHighContrast: Shade(235, 235, 245, 38)
      ),
      Row(
        name: .link,
        light: Shade(0, 122, 255),
        dark: Shade(9, 132, 255),
        lightHighContrast: Shade(0, 122, 255),
        darkHighContrast: Shade(9, 132, 255)
      ),
      Row(
        name: .separator,
        light: Shade(60, 60, 67, 29),
        dark: Shade(84, 84, 88, 60),
        lightHighContrast: Shade(60, 60, 67, 37),
        darkHighContrast: Shade(84, 84, 88, 68)
      ),
      Row(
        name: .opaqueSeparator,
        light: Shade(198, 198, 200),
        dark: Shade(56, 56, 58),
        lightHighContrast: Shade(198, 198, 200),
        darkHighContrast: Shade(56, 56, 58)
      ),
      Row(
        name: .systemFill,
        light: Shade(120, 120, 128, 20),
        dark: Shade(120, 120, 128, 36),
        lightHighContrast: Shade(120, 120, 128, 28),
        darkHighContrast: Shade(120, 120, 128, 44)
      ),
      Row(
        name: .secondarySystemFill,
        light: Shade(120, 120, 128, 16),
        dark: Shade(120, 120, 128, 32),
        lightHighContrast: Shade(120, 120, 128, 24),
        darkHighContrast: Shade(120, 120, 128, 40)
      ),
      Row(
        name: .tertiarySystemFill,
        light: Shade(118, 118, 128, 12),
        dark: Shade(118, 118, 128, 24),
        lightHighContrast: Shade(118, 118, 128, 20),
        darkHighContrast: Shade(118, 118, 128, 32)
      ),
      Row(
        name: .quaternarySystemFill,
        light: Shade(116, 116, 128, 8),
        dark: Shade(118, 118, 128, 18),
        lightHighContrast: Shade(116, 116, 128, 16),
        darkHighContrast: Shade(118, 118, 128, 26)
      ),
      // The light value is measured; the other values are inferred.
      Row(
        name: .systemChromeShadow,
        evidence: .measured,
        light: Shade(0, 0, 0, 30),
        dark: Shade(255, 255, 255, 15),
        lightHighContrast: Shade(0, 0, 0, 30),
        darkHighContrast: Shade(255, 255, 255, 15)
      ),
    ]
  }
}

/// A function that exported code brings with it.
enum SwiftHelper: Hashable, CaseIterable {
  case layouts, states, font, image, rgb, dynamic

  /// Its declaration.
  var declaration: String {
    switch self {
    case .layouts:
      """
      /// The items of an appearance in every layout.
      @MainActor
      private func layouts(of appearance: UITabBarAppearance) -> [UITabBarItemAppearance] {
        [
          appearance.stackedLayoutAppearance,
          appearance.inlineLayoutAppearance,
          appearance.compactInlineLayoutAppearance,
        ]
      }
      """
    case .states:
      """
      /// An item in every state.
      @MainActor
      private func states(of item: UITabBarItemAppearance) -> [UITabBarItemStateAppearance] {
        [item.normal, item.selected, item.disabled, item.focused]
      }
      """
    case .font:
      """
      /// The font of a family, or the system's if the family isn't installed.
      private func font(family: String, size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let descriptor = UIFontDescriptor(fontAttributes: [
          .family: family,
          .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        let font = UIFont(descriptor: descriptor, size: size)
        return font.familyName == family ? font : .systemFont(ofSize: size, weight: weight)
      }
      """
    case .image:
      """
      /// The image of a PNG file.
      private func image(base64: String, scale: CGFloat) -> UIImage? {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters)
          .flatMap { UIImage(data: $0, scale: scale) }
      }
      """
    case .rgb:
      """
      /// A color of sRGB, from 0xRRGGBB.
      private func rgb(_ hex: Int, alpha: CGFloat = 1) -> UIColor {
        UIColor(
          red: CGFloat(hex >> 16 & 0xFF) / 255,
          green: CGFloat(hex >> 8 & 0xFF) / 255,
          blue: CGFloat(hex & 0xFF) / 255,
          alpha: alpha
        )
      }
      """
    case .dynamic:
      """
      /// A color that adapts to style and contrast.
      private func dynamic(
        light: UIColor,
        dark: UIColor? = nil,
        lightHighContrast: UIColor? = nil,
        darkHighContrast: UIColor? = nil
      ) -> UIColor {
        UIColor { @Sendable traits in
          let isHighContrast = traits.accessibilityContrast == .high
          let color =
            switch (traits.userInterfaceStyle, isHighContrast) {
            case (.dark, true): darkHighContrast ?? dark ?? light
            case (.dark, false): dark ?? light
            case (_, true): lightHighContrast ?? light
            case (_, false): light
            }
          return color.resolvedColor(with: traits)
        }
      }
      """
    }
  }
}

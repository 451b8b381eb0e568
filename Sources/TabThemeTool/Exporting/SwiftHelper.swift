/// A helper function that is included in exported code if it is called.
enum SwiftHelper: Hashable, CaseIterable {
  case layouts, states, font, styled, scaled, shadow, paragraph, image, gradient, asset, rgb,
    dynamic

  /// The declaration of the function.
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
    case .styled:
      """
      /// A font in another design of the system's, or in italics, where there is such a face.
      private func styled(
        _ font: UIFont,
        design: UIFontDescriptor.SystemDesign = .default,
        isItalic: Bool = false
      ) -> UIFont {
        var descriptor = font.fontDescriptor
        if design != .default { descriptor = descriptor.withDesign(design) ?? descriptor }
        if isItalic {
          let traits = descriptor.symbolicTraits.union(.traitItalic)
          descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        }
        return UIFont(descriptor: descriptor, size: font.pointSize)
      }
      """
    case .scaled:
      """
      /// A font that grows with the size of text that the user prefers, up to a limit.
      private func scaled(
        _ font: UIFont,
        by style: UIFont.TextStyle,
        upTo limit: CGFloat? = nil
      ) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: style)
        guard let limit else { return metrics.scaledFont(for: font) }
        return metrics.scaledFont(for: font, maximumPointSize: limit)
      }
      """
    case .shadow:
      """
      /// A shadow behind text.
      private func shadow(_ color: UIColor, x: CGFloat, y: CGFloat, blur: CGFloat) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowColor = color
        shadow.shadowOffset = CGSize(width: x, height: y)
        shadow.shadowBlurRadius = blur
        return shadow
      }
      """
    case .paragraph:
      """
      /// Returns the alignment and the shortening of a line.
      private func paragraph(
        alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping,
        isTightened: Bool = false
      ) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.allowsDefaultTighteningForTruncation = isTightened
        return style
      }
      """
    case .asset:
      """
      /// A color of the asset catalog, or gray if it isn't there.
      private func asset(_ name: String) -> UIColor {
        UIColor(named: name) ?? .systemGray
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
    case .gradient:
      """
      /// A gradient that adapts to style and contrast, to be stretched to the size of its view.
      private func gradient(from: UIColor, to: UIColor, isHorizontal: Bool) -> UIImage? {
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
          for contrast in [UIAccessibilityContrast.normal, .high] {
            let traits = UITraitCollection(traitsFrom: [
              UITraitCollection(userInterfaceStyle: style),
              UITraitCollection(accessibilityContrast: contrast),
            ])
            let ends = [from, to].map { color in
              var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
              color.resolvedColor(with: traits)
                .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
              return [red * alpha, green * alpha, blue * alpha, alpha]
            }
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: isHorizontal ? 256 : 1, height: isHorizontal ? 1 : 256)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
              for step in 0..<256 {
                let (offset, fraction) = (CGFloat(step), CGFloat(step) / 255)
                let color = zip(ends[0], ends[1]).map { $0 + ($1 - $0) * fraction }
                let alpha = max(color[3], .leastNormalMagnitude)
                UIColor(
                  red: color[0] / alpha,
                  green: color[1] / alpha,
                  blue: color[2] / alpha,
                  alpha: color[3]
                )
                .setFill()
                let (x, y) = isHorizontal ? (offset, 0) : (0, offset)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
              }
            }
            asset.register(
              image.resizableImage(withCapInsets: .zero, resizingMode: .stretch),
              with: traits
            )
          }
        }
        return asset.image(with: .current)
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

import TabUIKit

extension UIImage {
  /// The number of colors in the image of a gradient: a channel has no more steps.
  private static let gradientSteps = 256

  /// Returns the image of a resolved gradient, which is stretched to the size of its view: static
  /// if one image is enough, else one that adapts to style and contrast.
  ///
  /// - Parameters:
  ///   - gradient: A gradient without references.
  ///   - assets: The bundle that is searched for colors before the app's main bundle.
  /// - Returns: The image, of 256 colors.
  static func make(_ gradient: TabBarTheme.Gradient, assets: Bundle?) -> UIImage {
    let from = UIColor.make(gradient.from, assets: assets)
    let to = UIColor.make(gradient.to, assets: assets)
    let variants = TabBarTheme.Color.Variant.allCases.map { variant in
      let traits = UITraitCollection(variant)
      return (traits: traits, ends: [from, to].map { $0.resolvedColor(with: traits).components })
    }
    if variants.allSatisfy({ $0.ends == variants[0].ends }) {
      return stripes(between: variants[0].ends, along: gradient.axis)
    }
    let asset = UIImageAsset()
    for (traits, ends) in variants {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle),
        UITraitCollection(accessibilityContrast: traits.accessibilityContrast),
      ])
      asset.register(stripes(between: ends, along: gradient.axis), with: traits)
    }
    return asset.image(with: .current)
  }

  private static func stripes(
    between ends: [[CGFloat]],
    along axis: TabBarTheme.Gradient.Axis
  ) -> UIImage {
    let length = CGFloat(gradientSteps)
    let isHorizontal = axis == .horizontal
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: isHorizontal ? length : 1, height: isHorizontal ? 1 : length)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for step in 0..<gradientSteps {
        let (offset, fraction) = (CGFloat(step), CGFloat(step) / (length - 1))
        UIColor(from: ends[0], to: ends[1], at: fraction).setFill()
        context.fill(
          CGRect(x: isHorizontal ? offset : 0, y: isHorizontal ? 0 : offset, width: 1, height: 1)
        )
      }
    }
    return image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  }
}

extension UIColor {
  /// Red, green and blue in sRGB, each multiplied by the last, alpha, so that a color fades to
  /// clear without turning gray; a color of another kind is clear.
  fileprivate var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * alpha, green * alpha, blue * alpha, alpha]
  }

  fileprivate convenience init(from: [CGFloat], to: [CGFloat], at fraction: CGFloat) {
    let mixed = zip(from, to).map { $0 + ($1 - $0) * fraction }
    let alpha = max(mixed[3], .leastNormalMagnitude)
    self.init(
      red: mixed[0] / alpha,
      green: mixed[1] / alpha,
      blue: mixed[2] / alpha,
      alpha: mixed[3]
    )
  }
}

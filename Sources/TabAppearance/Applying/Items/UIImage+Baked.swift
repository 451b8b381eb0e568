import TabUIKit

extension UIImage {
  /// The image as a shape in a color, which the place that shows it doesn't change.
  ///
  /// It has a variant for each style and contrast, of which UIKit shows the one for the traits of
  /// the place: whether an image with a dynamic tint follows them by itself isn't documented.
  @MainActor
  func baked(in color: UIColor) -> UIImage {
    guard renderingMode != .alwaysOriginal else { return self }
    let asset = UIImageAsset()
    for variant in TabBarTheme.Color.Variant.allCases {
      let traits = UITraitCollection(variant, level: .unspecified)
      let tinted = withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
      asset.register(tinted, with: traits)
    }
    return asset.image(with: .current)
  }
}

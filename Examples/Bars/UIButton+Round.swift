import TabUIKit

extension UIButton {
  /// A disc of a color with a white symbol.
  ///
  /// - Parameters:
  ///   - symbol: The name of the symbol.
  ///   - label: What assistive technologies say.
  ///   - diameter: The size of the disc, in points.
  ///   - color: The color of the disc.
  /// - Returns: The button, of that size.
  @MainActor
  static func round(
    _ symbol: String,
    _ label: String,
    diameter: CGFloat,
    color: UIColor
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame.size = CGSize(width: diameter, height: diameter)
    button.backgroundColor = color
    button.layer.cornerRadius = diameter / 2
    button.tintColor = .white
    button.setImage(UIImage(systemName: symbol)?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.accessibilityLabel = label
    return button
  }
}

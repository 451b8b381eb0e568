extension UIView {
  /// Whether the tint of a view is shown in its color, or dimmed; automatic is as the superview has
  /// it.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The tint without regard to the adjustment mode.
  var undimmedTintColor: UIColor {
    storedTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Tells the view and those that inherit its tint that it changed.
  func announceTintChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.storedTintColor == nil { view.announceTintChange() }
  }
}

extension UIColor {
  /// The gray of a dimmed tint: of the same luma, which isn't established of UIKit.
  @MainActor
  func dimmed(for view: UIView) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = resolvedColor(with: view.traitCollection)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

extension UIView {
  /// The adjustment of a view's tint color: none, or dimmed to gray; `automatic` inherits from the superview.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The tint color before it is dimmed: the nearest one set on the view or a superview, or else blue.
  var undimmedTintColor: UIColor {
    storedTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Notifies the view, and the descendants that inherit its tint color, of a change.
  func announceTintChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.storedTintColor == nil { view.announceTintChange() }
  }
}

extension UIColor {
  /// Returns the gray of a dimmed tint color, with the same BT.601 luma; not established for UIKit.
  @MainActor
  func dimmed(for view: UIView) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = resolvedColor(with: view.traitCollection)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

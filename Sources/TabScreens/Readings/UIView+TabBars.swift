package import TabUIKit

extension UIView {
  /// Whether neither the view nor any of its superviews is hidden.
  package var isShown: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return superview?.isShown ?? true
  }

  /// Whether the view is a tab bar: the system's, or a view with the accessibility trait `tabBar`.
  package var isTabBar: Bool { self is UITabBar || accessibilityTraits.contains(.tabBar) }

  /// The visible bars of the app in the view, from back to front.
  var tabBarsOfApp: [UIView] {
    guard !isHidden, alpha > 0, !(self is UITabBar) else { return [] }
    return isTabBar ? [self] : subviews.flatMap(\.tabBarsOfApp)
  }
}

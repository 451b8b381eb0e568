import TabAppearance
package import TabUIKit

extension ShownBar {
  /// The bar in front: the app's bar that covers the system's or replaces it, or else the system's.
  package var shown: UIView {
    let bars = window.tabBarsOfApp
    guard bar.isShown else { return bars.last ?? bar }
    let frame = bar.convert(bar.bounds, to: window)
    return bars.last { $0.convert($0.bounds, to: window).intersects(frame) } ?? bar
  }

  /// The tabs of the bar in front, in reading order; none if no bar is shown.
  package var tabs: [UIView] { shown.isShown ? tabs(of: shown) : [] }

  /// Returns the position of a tab in its bar, from 1, and the number of tabs; `nil` for an element
  /// that isn't a tab.
  ///
  /// VoiceOver reads both after the label of a tab, in the system's bar and in views with the trait
  /// `tabBar` (github.com/material-components/material-components-ios/pull/8811).
  package func position(of element: UIView) -> (index: Int, count: Int)? {
    let views = sequence(first: element, next: \.superview)
    guard let bar = views.first(where: \.isTabBar) else { return nil }
    let tabs = tabs(of: bar)
    return tabs.firstIndex(of: element).map { ($0 + 1, tabs.count) }
  }

  private func tabs(of bar: UIView) -> [UIView] {
    if let bar = bar as? UITabBar { return bar.itemControls ?? [] }
    let elements = bar.accessibilityElements as? [UIView] ?? bar.visibleElements
    return elements.filter(\.isShown)
  }

  /// Returns whether a tab of the bar in front is enabled.
  package func isEnabled(tab index: Int) -> Bool {
    if shown === bar { return bar.items?[index].isEnabled ?? true }
    return !tabs[index].accessibilityTraits.contains(.notEnabled)
  }
}

extension UIView {
  /// Whether neither the view nor any of its superviews is hidden.
  fileprivate var isShown: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return superview?.isShown ?? true
  }

  /// Whether the view is a tab bar: the system's, or a view with the accessibility trait `tabBar`.
  fileprivate var isTabBar: Bool { self is UITabBar || accessibilityTraits.contains(.tabBar) }

  /// The visible bars of the app in the view, from back to front.
  fileprivate var tabBarsOfApp: [UIView] {
    guard !isHidden, alpha > 0, !(self is UITabBar) else { return [] }
    return isTabBar ? [self] : subviews.flatMap(\.tabBarsOfApp)
  }

  /// The visible accessibility elements of the view, from back to front.
  package var visibleElements: [UIView] {
    guard !isHidden, alpha > 0 else { return [] }
    return isAccessibilityElement ? [self] : subviews.flatMap(\.visibleElements)
  }
}

import Foundation
import TabAppearance
import TabScreens
import TabUIKit

extension ShownBar {
  /// The tabs of the bar that a finger reaches, in reading order: those of the app's bar in front,
  /// if the system's bar is hidden or behind it, or else those of the system's.
  var tabs: [UIView] {
    guard bar.isShown else { return window.tabBars.last.map(tabs) ?? [] }
    let front = window.tabBars.last { frame(of: $0).intersects(frame(of: bar)) }
    return tabs(of: front ?? bar)
  }

  /// Returns the position of a tab in its bar, from 1, and the number of tabs; `nil` for an element
  /// that isn't a tab.
  ///
  /// VoiceOver reads both after the label of a tab, in the system's bar and in views with the trait
  /// `tabBar` (github.com/material-components/material-components-ios/pull/8811).
  func position(of element: UIView) -> (index: Int, count: Int)? {
    let views = sequence(first: element, next: \.superview)
    guard let bar = views.first(where: \.isTabBar) else { return nil }
    let tabs = tabs(of: bar)
    return tabs.firstIndex(of: element).map { ($0 + 1, tabs.count) }
  }

  private func tabs(of bar: UIView) -> [UIView] {
    if let bar = bar as? UITabBar { return bar.itemControls ?? [] }
    let elements = bar.accessibilityElements as? [UIView] ?? elements(in: bar)
    return elements.filter(\.isShown)
  }
}

extension UIView {
  /// Whether neither the view nor any of its superviews is hidden.
  fileprivate var isShown: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return superview?.isShown ?? true
  }

  fileprivate var isTabBar: Bool { self is UITabBar || accessibilityTraits.contains(.tabBar) }

  /// The visible bars of the app in the view, from back to front.
  fileprivate var tabBars: [UIView] {
    guard !isHidden, alpha > 0, !(self is UITabBar) else { return [] }
    return isTabBar ? [self] : subviews.flatMap(\.tabBars)
  }
}

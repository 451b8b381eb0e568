import Foundation
import TabAppearance
import TabScreens
import TabUIKit

extension ShownBar {
  /// The tabs of the bar in front, in reading order; none if no bar is shown.
  var tabs: [UIView] { shown.isShown ? tabs(of: shown) : [] }

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

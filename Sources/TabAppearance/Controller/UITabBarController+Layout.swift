public import TabJSON
public import TabUIKit

extension UITabBarController {
  /// A layout of this controller's own, which wins over that of its theme; `nil` for the theme's.
  public var tabBarThemeLayout: TabBarTheme.Layout? {
    get { self[attached: OwnLayout.self]?.layout }
    set {
      self[attached: OwnLayout.self] = newValue.map { OwnLayout(layout: $0) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Gives the bar the height and its items the places of the theme's layout.
  ///
  /// Items that have come since the theme was applied get what it says of them.
  ///
  /// Call it at the end of `viewDidLayoutSubviews()`, and whenever an item's title or badge has changed;
  /// ``ThemedTabBarController`` does the former by itself. It lays the bar out first: a bar places its
  /// items after `viewDidLayoutSubviews()` in the same pass, so frames set before that are lost.
  ///
  /// Only public views are touched: item frames are those of the bar's `UIControl` descendants, and only
  /// if there are as many as items. Height that is added to the system's goes to the safe area of every
  /// child, so that content ends above the bar.
  ///
  /// - Returns: What of the layout couldn't be done, and why. On the glass of iOS 26 and later that is
  ///   all of it: there is no public way.
  /// - Note: That UIKit keeps a frame set here until its next layout, and takes the children's safe area
  ///   from its own height of the bar, is seen in several public sources; not verified here.
  @discardableResult
  public func layoutThemedTabBar() -> [Diagnostic] {
    guard let view = viewIfLoaded else { return [] }
    ThemedBar(self).refresh()
    let environment = TabBarEnvironment.current
    let themeLayout = tabBarTheme?.content(for: environment).layout
    let layout = tabBarThemeLayout ?? themeLayout ?? TabBarTheme.Layout()
    let plan = LandscapePlan(
      layout.landscape,
      isLandscape: view.bounds.width > view.bounds.height,
      width: view.bounds.width,
      itemCount: tabBar.items?.count ?? 0,
      look: environment.look
    )
    setTabBarHeight(plan.height.map { CGFloat($0) })
    return plan.diagnostics + placeItems(plan.row)
  }

  private struct OwnLayout {
    var layout: TabBarTheme.Layout
  }
}

extension UITabBarController {
  /// Sets the height of the bar above the bottom safe area, or brings the system's back.
  private func setTabBarHeight(_ height: CGFloat?) {
    let wasCustom = self[attached: CustomHeight.self] != nil
    guard height != nil || wasCustom else { return }
    let systemHeight = tabBar.sizeThatFits(view.bounds.size).height
    let total = height.map { $0 + view.safeAreaInsets.bottom } ?? systemHeight
    let frame = CGRect(
      x: 0,
      y: view.bounds.height - total,
      width: view.bounds.width,
      height: total
    )
    if tabBar.frame != frame { tabBar.frame = frame }
    self[attached: CustomHeight.self] = height == nil ? nil : CustomHeight()
    let inset = tabBar.isHidden ? 0 : total - systemHeight
    for child in children { child.setThemeInset(inset) }
  }

  /// Places the items after the bar has placed them itself.
  private func placeItems(_ row: ItemRow?) -> [Diagnostic] {
    let hadRow = self[attached: CustomItems.self] != nil
    self[attached: CustomItems.self] = row == nil ? nil : CustomItems()
    if hadRow { tabBar.setNeedsLayout() }
    guard let row else { return [] }
    tabBar.layoutIfNeeded()
    let controls = tabBar.controls
    guard controls.count == row.spans.count else {
      return [
        Diagnostic(
          .warning,
          "'layout.landscape' has \(row.spans.count) items, and the bar shows \(controls.count) controls",
          notes: ["the items keep the places that the system gives them"]
        )
      ]
    }
    let isRightToLeft = tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let placed = isRightToLeft ? row.mirrored(in: tabBar.bounds.width) : row
    for (control, span) in zip(isRightToLeft ? controls.reversed() : controls, placed.spans) {
      control.frame.origin.x = span.x
      control.frame.size.width = span.width
    }
    return []
  }

  /// Marks a controller whose bar has a height of ours.
  private struct CustomHeight {}

  /// Marks a controller whose items have places of ours.
  private struct CustomItems {}
}

extension UIViewController {
  /// Adds to the safe area below the view what the bar is higher than the system's.
  ///
  /// On the children, never on the tab bar controller itself: that displaces the bar (openradar 45189495).
  fileprivate func setThemeInset(_ inset: CGFloat) {
    let added = self[attached: ThemeInset.self]?.bottom ?? 0
    guard inset != added else { return }
    additionalSafeAreaInsets.bottom += inset - added
    self[attached: ThemeInset.self] = inset == 0 ? nil : ThemeInset(bottom: inset)
  }

  private struct ThemeInset {
    var bottom: CGFloat
  }
}

extension UIView {
  /// The visible controls in the view, at any depth, from left to right.
  fileprivate var controls: [UIControl] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UIControl).map { [$0] } ?? view.controls
    }
    .sorted { $0.convert($0.bounds, to: self).minX < $1.convert($1.bounds, to: self).minX }
  }
}

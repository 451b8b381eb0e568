public import Foundation
public import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Returns the view that shows the icon of an item and can be animated: that of an item animator,
  /// of a custom bar, or an image view of the system's bar in the frame of the item.
  ///
  /// - Returns: `nil` if there is none, as on glass, where the system draws selected and unselected
  ///   items in separate layers.
  public func iconView(ofItemAt tab: TabBarTheme.ItemSelector) -> UIView? {
    self.tab(tab).flatMap { iconViewOfParts(for: $0) ?? iconViewOfBar(for: $0) }
  }

  private func iconViewOfBar(for tab: BarTab) -> UIView? {
    guard let bar = controller?.tabBar, bar === shownBar,
      TabBarEnvironment.current.look == .classic,
      let item = frame(ofItemAt: .index(tab.index), in: bar)
    else { return barPart?.iconView(of: tab) }
    return bar.visibleViews(UIImageView.self).first { view in
      let frame = view.convert(view.bounds, to: bar)
      return item.contains(CGPoint(x: frame.midX, y: frame.midY)) && frame.width < item.width
    }
  }

  /// Returns the label that shows the title of an item: that of a custom bar, or a label of the
  /// system's bar in the frame of the item.
  ///
  /// - Returns: `nil` if there is none, as on glass.
  public func titleLabel(ofItemAt tab: TabBarTheme.ItemSelector) -> UILabel? {
    guard let tab = self.tab(tab) else { return nil }
    if let customBar { return customBar.button(of: tab)?.titleLabel }
    guard TabBarEnvironment.current.look == .classic, let bar = controller?.tabBar,
      let item = frame(ofItemAt: .index(tab.index), in: bar)
    else { return nil }
    return bar.visibleViews(UILabel.self).first { label in
      let frame = label.convert(label.bounds, to: bar)
      return label.text == tab.title && item.contains(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// Returns the view that shows the badge of a tab: one over its item, or that of a custom bar.
  ///
  /// - Returns: `nil` if the system draws the badge, or the tab has none.
  public func badgeView(ofItemAt tab: TabBarTheme.ItemSelector) -> UIView? {
    guard let tab = self.tab(tab) else { return nil }
    let badge = customBar?.button(of: tab)?.badge
    return storedBadges?.view(of: tab) ?? badge.flatMap { $0.isHidden ? nil : $0 }
  }

  /// Returns the frame of an item's icon in a view, or `nil` if the item isn't on the screen.
  ///
  /// If no view shows the icon alone, its frame is computed: above a title, the icon's center is 18
  /// points below the top of a classic item, and 20 below that of an item on glass; before a title,
  /// icon and title are centered with 4 points between them.
  ///
  /// - Note: The first two figures are from dumps of bars of iOS 12 and 26, the third from another
  ///   library; not verified here.
  public func iconFrame(ofItemAt tab: TabBarTheme.ItemSelector, in view: UIView) -> CGRect? {
    guard let item = frame(ofItemAt: tab, in: view), let tab = self.tab(tab),
      let bar = controller?.tabBar
    else { return nil }
    if let icon = iconViewOfBar(for: tab) { return icon.convert(icon.bounds, to: view) }
    let size = tab.images.image?.size ?? CGSize(width: 24, height: 24)
    var center = CGPoint(x: item.midX, y: item.midY)
    let traits = bar.traitCollection
    if traits.horizontalSizeClass == .compact, traits.verticalSizeClass != .compact {
      center.y = item.minY + (TabBarEnvironment.current.look == .classic ? 18 : 20)
    } else if let title = tab.title, !title.isEmpty {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 13)
      let shift = (label.sizeThatFits(.zero).width + 4) / 2
      center.x += bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? shift : -shift
    }
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension UIView {
  /// Returns the visible subviews of a type, at any depth.
  fileprivate func visibleViews<View: UIView>(_ type: View.Type) -> [View] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? View).map { [$0] } ?? view.visibleViews(type)
    }
  }
}

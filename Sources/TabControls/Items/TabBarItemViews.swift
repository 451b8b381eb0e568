import Foundation
public import TabThemes
import TabUIKit

/// A part of an item that a view may show alone.
public enum TabBarItemPart: Hashable, Sendable, CaseIterable {
  /// The icon.
  case icon

  /// The title.
  case title

  /// The badge.
  case badge
}

extension TabBarControls {
  /// Returns the view that shows a part of an item alone, in the system's bar or in a custom one.
  ///
  ///     controls.view(of: .icon, at: "cart")?.layer.add(spin, forKey: nil)
  ///
  /// - Returns: `nil` if no view shows the part alone: on glass, where the system draws the unselected
  ///   and the selected items in separate layers, and for a badge that the system draws.
  public func view(of part: TabBarItemPart, at tab: TabBarTab.Name) -> UIView? {
    guard let tab = self.tab(tab) else { return nil }
    return switch part {
    case .icon: iconViewOfParts(for: tab) ?? iconViewOfBar(for: tab)
    case .title: titleLabel(of: tab)
    case .badge: badgeView(of: tab)
    }
  }

  private func iconViewOfBar(for tab: BarTab) -> UIView? {
    guard let bar = controller?.tabBar, bar === shownBar,
      TabBarEnvironment.current.look == .classic,
      let item = frame(ofItemAt: .index(tab.index), in: bar)
    else { return barPart?.iconView(of: tab) }
    return bar.visibleViews(UIImageView.self).first { view in
      let frame = view.convert(view.bounds, to: bar)
      return item.hasInColumn(frame) && frame.width < item.width
    }
  }

  private func titleLabel(of tab: BarTab) -> UILabel? {
    if let customBar { return customBar.button(of: tab)?.titleLabel }
    guard TabBarEnvironment.current.look == .classic, let bar = controller?.tabBar,
      let item = frame(ofItemAt: .index(tab.index), in: bar)
    else { return nil }
    return bar.visibleViews(UILabel.self).first { label in
      let frame = label.convert(label.bounds, to: bar)
      return label.text == tab.title && item.hasInColumn(frame)
    }
  }

  private func badgeView(of tab: BarTab) -> UIView? {
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
  func iconFrame(ofItemAt tab: TabBarTab.Name, in view: UIView) -> CGRect? {
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

extension CGRect {
  /// Whether the middle of a view in a frame lies between the sides of this one; insets and offsets may
  /// move a view above or below its item.
  fileprivate func hasInColumn(_ frame: CGRect) -> Bool { minX <= frame.midX && frame.midX < maxX }
}

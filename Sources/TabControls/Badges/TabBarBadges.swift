public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The badges of the tabs.
  ///
  ///     controls.badges[0] = .count(3)
  ///     controls.badges["cart"] = .dot
  ///     controls.badges.add(1, at: 0)
  public var badges: TabBarBadges {
    if let badges = storedBadges { return badges }
    let badges = TabBarBadges(self)
    storedBadges = badges
    return badges
  }
}

/// The badges of the tabs, by index or identifier: those of the items, or views of the package
/// where the system has none that could be a dot or be animated.
///
/// Badges of the system are set at once, before any layout, and on new tabs as soon as these are in
/// the bar. A badge that the package would draw is the system's, too, while the frame of its item
/// isn't known, as under More; over the view of an item animator the package draws each badge. A badge that the app sets on the item or the `UITab` replaces the one set here. A view
/// of the package has the color, font and offsets that the bar's appearance sets for badges in the
/// layout and state of the item.
@MainActor
public final class TabBarBadges {
  /// The drawing of the badges.
  public enum Style: Hashable, Sendable {
    /// The system draws texts and numbers; the package draws dots.
    case system

    /// The package draws all badges, so that they can be animated on every version.
    case overlay
  }

  /// The drawing of the badges.
  public var style = Style.system { didSet { updateAll() } }

  /// The highest number that is shown, or `nil` to show all.
  ///
  /// Higher numbers are shown as the maximum with a plus sign: "99+".
  public var maximum: Int? { didSet { updateAll() } }

  /// The animation of a badge that the package draws when it appears or changes; `nil` for none.
  public var animation: TabBarAnimation?

  /// The app's views, by the index or the identifier of the tab: each is shown in place of the badge
  /// that its tab has, and hidden without one.
  ///
  ///     controls.badges.views["profile"] = crown
  ///
  /// A view has the size of its bounds, or else its fitting size, and takes no touches.
  public var views: [TabBarTab.Name: UIView] = [:] { didSet { showItemBadges() } }

  /// The badges that were set through the controls, where `nil` means no badge; an entry is removed
  /// when the app sets the badge of its tab.
  private var badges: [TabBarTab.Name: TabBarBadge?] = [:]

  /// The views of the badges that the package draws, by the index of the tab.
  private var badgeViews: [Int: TabBarBadgeView] = [:]
  private weak var controls: TabBarControls?

  private static let accessibilityValueProperty =
    OverridableProperty(\UITabBarItem.accessibilityValue)

  /// Creates badges that become a part of the controls when the first is set.
  init(_ controls: TabBarControls) {
    self.controls = controls
  }

  /// The badge of a tab; `nil` for none.
  ///
  /// Setting `"*"` sets the badge of all existing tabs; reading it gives `nil`. If the app has set
  /// a badge on a tab itself, reading returns that.
  public subscript(tab: TabBarTab.Name) -> TabBarBadge? {
    get {
      guard let tab = controls?.tab(tab) else { return badges[tab] ?? nil }
      adopt(tab)
      return badges.value(for: tab) ?? tab.badgeValue.map { TabBarBadge($0) }
    }
    set {
      if tab == .all {
        for tab in tabs { self[.index(tab.index)] = newValue }
        return
      }
      controls?.setPart(self)
      // A badge that the app has set before gives way.
      if let tab = controls?.tab(tab) { adopt(tab) }
      if let key = controls?.tab(tab).flatMap({ badges.key(for: $0) }) { badges[key] = nil }
      badges.updateValue(newValue, forKey: tab)
      if let tab = controls?.tab(tab) { update(tab) }
    }
  }

  /// Adds to the number of a badge; a tab without a badge counts from 0.
  public func add(_ number: Int, at tab: TabBarTab.Name) {
    self[tab] = (self[tab] ?? .count(0)).adding(number)
  }

  /// Returns the badge view over a tab's item; `nil` if the system draws the badge.
  func view(of tab: BarTab) -> UIView? { badgeViews[tab.index] }

  private var tabs: [BarTab] { controls?.controller?.barTabs ?? [] }

  private func updateAll() {
    for tab in tabs { update(tab) }
  }

  /// Removes the override of a badge that the app has set since; with the style ``Style/overlay``,
  /// the app's badge is adopted and drawn.
  private func adopt(_ tab: BarTab) {
    guard BarTab.badgeProperty.isOverwritten(tab), let key = badges.key(for: tab) else { return }
    BarTab.badgeProperty.restore(tab, by: .part)
    badges[key] = style == .overlay ? .some(tab.badgeValue.map { TabBarBadge($0) }) : nil
  }

  private func update(_ tab: BarTab) {
    adopt(tab)
    guard let badge = badges.value(for: tab) ?? itemBadge(of: tab) else {
      BarTab.badgeProperty.restore(tab, by: .part)
      return removeView(of: tab)
    }
    let text = badge?.text(maximum: maximum)
    // While the bar is hidden, its items stay as they are.
    guard let isOurs = text == nil ? false : isDrawnByPackage(badge, of: tab) else { return }
    let badgeValue = isOurs ? nil : text
    BarTab.badgeProperty.override(tab, by: .part, key: badgeValue) { _ in badgeValue }
    guard isOurs, let text, let overlay = controls?.overlayView else { return removeView(of: tab) }
    // VoiceOver reads only badges that the system draws; a value of the app's wins.
    let value = text.isEmpty ? "•" : text
    if let item = tab.item {
      Self.accessibilityValueProperty.override(item, by: .part, key: value) { $0 ?? value }
    }
    let view = badgeViews[tab.index] ?? TabBarBadgeView()
    let isNew = view.superview == nil || view.text != text
    let old = (view.badge, view.appView)
    (view.text, view.isDot) = (text, text.isEmpty)
    if let badge = badge ?? nil { view.badge = badge }
    view.appView = views.value(for: tab)
    if view.superview == nil {
      overlay.addSubview(view)
      badgeViews[tab.index] = view
    }
    if isNew || view.badge != old.0 || view.appView !== old.1 { controls?.setNeedsLayout() }
    if isNew, let animation { view.tabBarAnimator.start(animation, on: view) }
  }

  /// Returns whether a view over the item shows a badge; without a place for the view, the system
  /// draws it.
  ///
  /// - Returns: `nil` if there is no view yet and the bar doesn't show whether it has a place.
  private func isDrawnByPackage(_ badge: TabBarBadge?, of tab: BarTab) -> Bool? {
    guard let controls else { return false }
    let isCovered = controls.itemAnimators.key(for: tab) != nil
    let isOurs = style == .overlay || badge?.isDrawnByPackage == true || views.key(for: tab) != nil
    guard isOurs || isCovered, !controls.isBarOutsideWindow else { return false }
    let canPlaceView = controls.canPlaceView(over: tab)
    if canPlaceView == false { controls.reportMissingFrames("the system draws the badges") }
    return canPlaceView ?? (badgeViews[tab.index] == nil ? nil : true)
  }

  /// Returns the badge that the app or a theme has set on the item, if a view of the app's replaces
  /// it or an item animator covers it.
  private func itemBadge(of tab: BarTab) -> TabBarBadge?? {
    guard let controls else { return nil }
    let isCovered = controls.barPart == nil && controls.itemAnimators.key(for: tab) != nil
    guard isCovered || views.key(for: tab) != nil else { return nil }
    if BarTab.badgeProperty.isOverwritten(tab) { BarTab.badgeProperty.restore(tab, by: .part) }
    return BarTab.badgeProperty.value(of: tab, without: .part).map { .some(TabBarBadge($0)) }
  }

  /// Shows the badges of items that views of the app's replace or item animators cover.
  func showItemBadges() {
    controls?.setPart(self)
    updateAll()
  }

  private func removeView(of tab: BarTab) {
    if let item = tab.item {
      Self.accessibilityValueProperty.restore(item, by: .part)
    }
    badgeViews.removeValue(forKey: tab.index)?.removeFromSuperview()
  }
}

extension TabBarBadges: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    updateAll()
  }

  func detach() {
    for view in badgeViews.values { view.removeFromSuperview() }
    badgeViews = [:]
    controls = nil
  }

  func restoreItems(of controller: UITabBarController) {
    for tab in controller.barTabs {
      BarTab.badgeProperty.restore(tab, by: .part)
      if let item = tab.item { Self.accessibilityValueProperty.restore(item, by: .part) }
    }
  }

  var needsDelegate: Bool { false }

  func layOut() {
    guard let controls, let bar = controls.shownBar, let controller = controls.controller else {
      return
    }
    let tabs = tabs
    for tab in tabs { update(tab) }
    for index in badgeViews.keys where index >= tabs.count {
      badgeViews.removeValue(forKey: index)?.removeFromSuperview()
    }
    let look =
      badgeViews.isEmpty ? nil : controls.customBar?.look ?? CustomTabBarLook(of: controller.tabBar)
    for tab in tabs {
      guard let look, let view = badgeViews[tab.index] else { continue }
      let icon = controls.iconFrame(ofItemAt: .index(tab.index), in: controls.overlayView)
      view.isHidden = icon == nil || bar.isHidden
      guard let icon else { continue }
      view.alpha = view.tabBarAnimator.isRunning ? view.alpha : bar.alpha
      let isSelected = tab.index == controller.selectedTabIndex
      let state = look.state(isEnabled: tab.isEnabled, isSelected: isSelected)
      view.show(
        color: state.badgeColor ?? tab.item?.badgeColor,
        attributes: (tab.item?.badgeTextAttributes(for: .normal) ?? [:])
          .merging(state.badgeTextAttributes) { $1 }
      )
      view.place(
        at: icon,
        offset: state.badgeOffset,
        textOffset: state.badgeTitleOffset,
        isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    }
  }
}

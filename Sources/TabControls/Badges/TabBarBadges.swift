public import TabAppearance
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

  /// The number added to a badge when the user taps its tab; 0 adds nothing.
  public var increment = 0 { didSet { controls?.setPart(self) } }

  /// The animation of a badge that the package draws when it appears or changes; `nil` for none.
  public var animation: TabBarAnimation?

  /// The accessibility value of a dot.
  public var dotAccessibilityValue = "•"

  /// The badges that were set through the controls, where `nil` means no badge; an entry is removed
  /// when the app sets the badge of its tab.
  private var badges: [TabBarTheme.ItemSelector: TabBarBadge?] = [:]

  /// The views of the badges that the package draws, by the index of the tab.
  private var views: [Int: TabBarBadgeView] = [:]
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
  public subscript(tab: TabBarTheme.ItemSelector) -> TabBarBadge? {
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
  public func add(_ number: Int, at tab: TabBarTheme.ItemSelector) {
    self[tab] = (self[tab] ?? .count(0)).adding(number)
  }

  /// Returns the badge view over a tab's item; `nil` if the system draws the badge.
  func view(of tab: BarTab) -> UIView? { views[tab.index] }

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
    guard let badge = badges.value(for: tab) else {
      BarTab.badgeProperty.restore(tab, by: .part)
      return removeView(of: tab)
    }
    let text = badge?.text(maximum: maximum)
    // While the bar is hidden, its items stay as they are.
    guard let isOurs = text == nil ? false : isDrawnByPackage(badge, of: tab) else { return }
    let badgeValue = isOurs ? nil : text
    BarTab.badgeProperty.override(tab, by: .part, key: badgeValue) { _ in badgeValue }
    guard isOurs, let text, let overlay = controls?.overlayView else { return removeView(of: tab) }
    // VoiceOver reads only badges that the system draws.
    let value = text.isEmpty ? dotAccessibilityValue : text
    if let item = tab.item {
      Self.accessibilityValueProperty.override(item, by: .part, key: value) { _ in value }
    }
    let view = views[tab.index] ?? TabBarBadgeView()
    let isNew = view.superview == nil || view.text != text
    (view.text, view.isDot) = (text, text.isEmpty)
    if view.superview == nil {
      overlay.addSubview(view)
      views[tab.index] = view
      controls?.setNeedsLayout()
    }
    if isNew, let animation { view.tabBarAnimator.start(animation, on: view) }
  }

  /// Returns whether a view over the item shows a badge; without a place for the view, the system
  /// draws it.
  ///
  /// - Returns: `nil` if there is no view yet and the bar doesn't show whether it has a place.
  private func isDrawnByPackage(_ badge: TabBarBadge?, of tab: BarTab) -> Bool? {
    guard let controls else { return false }
    let isCovered = controls.itemAnimators.key(for: tab) != nil
    guard style == .overlay || badge == .dot || isCovered, !controls.isBarOutsideWindow else {
      return false
    }
    let canPlaceView = controls.canPlaceView(over: tab)
    if canPlaceView == false { controls.reportMissingFrames("the system draws the badges") }
    return canPlaceView ?? (views[tab.index] == nil ? nil : true)
  }

  private func removeView(of tab: BarTab) {
    if let item = tab.item {
      Self.accessibilityValueProperty.restore(item, by: .part)
    }
    views.removeValue(forKey: tab.index)?.removeFromSuperview()
  }
}

extension TabBarBadges: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    updateAll()
  }

  func detach() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    controls = nil
  }

  func restoreItems(of controller: UITabBarController) {
    for tab in controller.barTabs {
      BarTab.badgeProperty.restore(tab, by: .part)
      if let item = tab.item { Self.accessibilityValueProperty.restore(item, by: .part) }
    }
  }

  var needsDelegate: Bool { increment != 0 }

  func didSelect(_ selection: TabBarSelection) {
    guard increment != 0, selection.origin == .user, let index = selection.index,
      self[.index(index)] != nil
    else { return }
    add(increment, at: .index(index))
  }

  func layOut() {
    guard let controls, let bar = controls.shownBar, let controller = controls.controller else {
      return
    }
    let tabs = tabs
    for tab in tabs { update(tab) }
    for index in views.keys where index >= tabs.count {
      views.removeValue(forKey: index)?.removeFromSuperview()
    }
    let look =
      views.isEmpty ? nil : controls.customBar?.look ?? CustomTabBarLook(of: controller.tabBar)
    for tab in tabs {
      guard let look, let view = views[tab.index] else { continue }
      let icon = controls.iconFrame(ofItemAt: .index(tab.index), in: controls.overlayView)
      view.isHidden = icon == nil || bar.isHidden
      guard let icon else { continue }
      view.alpha = view.tabBarAnimator.isRunning ? view.alpha : bar.alpha
      let isSelected = tab.index == controller.selectedTabIndex
      let state = look.state(isEnabled: tab.isEnabled, isSelected: isSelected)
      view.show(
        color: tab.item?.badgeColor ?? state.badgeColor,
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

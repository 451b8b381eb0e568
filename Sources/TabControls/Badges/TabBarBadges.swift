import TabAppearance
import TabUIKit

extension TabBarControls {
  /// The badges of the tabs.
  ///
  ///     controls.badges[0] = .count(3)
  ///     controls.badges[1] = .dot
  ///     controls.badges.add(1, at: 0)
  public var badges: TabBarBadges {
    if let badges = part(TabBarBadges.self) { return badges }
    let badges = TabBarBadges()
    setPart(badges)
    return badges
  }
}

/// The badges of the tabs, by index: those of the items, or views of our own where the system has
/// none that could be a dot or be animated.
///
/// Badges of the system's are set at once, before any layout. A badge that isn't the system's shows
/// in the colors that the bar's appearance has for badges, at the icon's upper trailing corner.
@MainActor
public final class TabBarBadges {
  /// Who draws the badges.
  public enum Style: Hashable, Sendable {
    /// The system draws texts and numbers, and we draw dots.
    case system

    /// We draw all of them, so that they can be animated on every version.
    case overlay
  }

  /// Who draws the badges.
  public var style = Style.system { didSet { updateAll() } }

  /// The highest number that is shown, or `nil` for all.
  ///
  /// Above it, it stands with a plus sign: "99+".
  public var maximum: Int? { didSet { updateAll() } }

  /// What is added to the number of a badge when the user taps its tab; 0 for nothing.
  public var increment = 0

  /// Runs on a badge of ours when it comes or changes; `nil` for nothing.
  public var animation: TabBarAnimation?

  /// What assistive technologies say of a dot.
  public var dotAccessibilityValue = "•"

  private var badges: [Int: TabBarBadge] = [:]
  private var views: [Int: TabBarBadgeView] = [:]
  private weak var controls: TabBarControls?

  /// The badge of a tab; `nil` for none.
  ///
  /// Reading one that the app has set on the item itself gives that.
  public subscript(index: Int) -> TabBarBadge? {
    get { badges[index] ?? tab(index)?.badgeValue.map { TabBarBadge($0) } }
    set {
      badges[index] = newValue
      update(index)
    }
  }

  /// Adds to the number of a badge; a tab without one counts from 0.
  public func add(_ number: Int, at index: Int) {
    self[index] = (self[index] ?? .count(0)).adding(number)
  }

  /// Plays the animation of a badge of ours; a badge that the system draws can't be animated.
  public func animate(_ animation: TabBarAnimation, at index: Int) {
    guard let view = views[index] else { return }
    view.animator.start(animation, on: view)
  }

  private func tab(_ index: Int) -> BarTab? {
    controls?.controller?.barTabs.first { $0.index == index }
  }

  private func updateAll() {
    for index in badges.keys.sorted() { update(index) }
  }

  private func update(_ index: Int) {
    guard let tab = tab(index) else { return }
    let text = badges[index]?.text(maximum: maximum)
    let isOurs = style == .overlay || badges[index] == .dot
    let badgeValue = isOurs ? nil : text
    BarTab.badgeProperty.override(tab, by: .part, key: badgeValue) { _ in badgeValue }
    updateAccessibilityValue(of: tab, to: isOurs ? text : nil)
    guard isOurs, let text, let overlay = controls?.overlayView else {
      views.removeValue(forKey: index)?.removeFromSuperview()
      return
    }
    let view = views[index] ?? TabBarBadgeView()
    let isNew = view.superview == nil || view.text != text
    (view.text, view.isDot) = (text, text.isEmpty)
    if view.superview == nil {
      overlay.addSubview(view)
      views[index] = view
    }
    controls?.setNeedsLayout()
    if isNew, let animation { view.animator.start(animation, on: view) }
  }

  /// Lets VoiceOver read a badge that the system doesn't draw.
  private func updateAccessibilityValue(of tab: BarTab, to text: String?) {
    guard let item = tab.item else { return }
    let property = UITabBarItem.accessibilityValueProperty
    guard let text else {
      property.restore(item, by: .part)
      return
    }
    let value = text.isEmpty ? dotAccessibilityValue : text
    property.override(item, by: .part, key: value) { _ in value }
  }
}

extension TabBarBadges: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    for tab in controls?.controller?.barTabs ?? [] {
      BarTab.badgeProperty.restore(tab, by: .part)
      updateAccessibilityValue(of: tab, to: nil)
    }
    controls = nil
  }

  func didSelect(_ selection: TabBarSelection) {
    guard increment != 0, selection.origin == .user, let index = selection.index,
      self[index] != nil
    else { return }
    add(increment, at: index)
  }

  func layOut() {
    guard let controls, let bar = controls.shownBar else { return }
    for (index, view) in views {
      guard let icon = controls.iconFrame(ofItemAt: index, in: controls.overlayView),
        !bar.isHidden
      else {
        view.isHidden = true
        continue
      }
      view.isHidden = false
      view.alpha = view.animator.isRunning ? view.alpha : bar.alpha
      let state = controls.controller?.tabBar.standardAppearance.stackedLayoutAppearance.normal
      view.show(
        color: state?.badgeBackgroundColor,
        attributes: state?.badgeTextAttributes ?? [:]
      )
      view.place(
        at: icon,
        isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    }
  }
}

import Foundation
public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The animation of an item when its tab is selected; `nil` for none.
  ///
  ///     controls.selectionAnimation = .bounce
  ///
  /// It is played as by ``animate(_:at:parts:)`` on ``selectionAnimationParts``.
  public var selectionAnimation: TabBarAnimation? {
    get { part(TabBarSelectionAnimation.self)?.animation }
    set { setPart(newValue.map { TabBarSelectionAnimation($0) }) }
  }

  /// Plays an animation on an item, replacing one that runs on the same views.
  ///
  ///     controls.animate(.bounce, at: "cart", parts: [.icon, .title, .badge])
  ///
  /// With Reduce Motion nothing moves. The views are those of ``view(of:at:)``; a part without a view
  /// is reported in the diagnostics, such as icons and titles that the system draws on glass.
  ///
  /// - Parameters:
  ///   - animation: The animation to play.
  ///   - tab: The tab, by index or identifier; nothing happens if there is none.
  ///   - parts: The parts of the item to animate.
  public func animate(
    _ animation: TabBarAnimation,
    at tab: TabBarTab.Name,
    parts: Set<TabBarItemPart> = [.icon]
  ) {
    guard let item = self.tab(tab) else { return }
    for part in TabBarItemPart.allCases where parts.contains(part) {
      if let view = view(of: part, at: tab) {
        view.tabBarAnimator.start(animation, on: view)
      } else if part != .badge || item.badgeValue != nil {
        report(ThemeDiagnostic(.warning, part.obstacle.message, fix: part.obstacle.fix))
      }
    }
  }

  /// The views that replace icons, by the index or the identifier of the tab.
  ///
  ///     controls.itemAnimators = [0: LottieIcon()]
  ///
  /// The item's images are replaced by clear ones, and restored when the animator is removed; the
  /// title remains the accessibility label. Where the frame of the item isn't known, the system's
  /// icon stays, and the controls' diagnostics have a warning. The package draws the badge of the item
  /// over the view, whether the app has set it on the item or on ``badges``.
  public var itemAnimators: [TabBarTab.Name: any TabBarItemAnimator] {
    get { part(TabBarItemAnimators.self)?.animators ?? [:] }
    set { setPart(newValue.isEmpty ? nil : TabBarItemAnimators(newValue)) }
  }
}

extension TabBarItemPart {
  fileprivate var obstacle: (message: String, fix: String) {
    switch self {
    case .icon:
      (
        "an icon isn't animated: no view of the bar shows it alone",
        "use a CustomTabBar, or a TabBarItemAnimator for the item"
      )
    case .title:
      ("a title isn't animated: no view of the bar shows it alone", "use a CustomTabBar")
    case .badge: ("a badge isn't animated: the system draws it", "set 'badges.style' to '.overlay'")
    }
  }
}

/// Plays an animation on the item of the tab that is selected.
@MainActor
private final class TabBarSelectionAnimation: TabBarPart {
  let animation: TabBarAnimation
  private weak var controls: TabBarControls?

  /// The index of the tab whose item was animated last.
  private var index: Int?

  init(_ animation: TabBarAnimation) {
    self.animation = animation
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    stop()
  }

  func didSelect(_ selection: TabBarSelection) {
    guard !selection.isReselection else { return }
    stop()
    index = selection.tab?.index
    guard let controls, let index else { return }
    controls.animate(animation, at: .index(index), parts: controls.selectionAnimationParts)
  }

  private func stop() {
    guard let controls, let index else { return }
    for part in TabBarItemPart.allCases {
      controls.view(of: part, at: .index(index))?.tabBarAnimator.stop()
    }
  }
}

/// Shows the views of item animators over the icons.
@MainActor
private final class TabBarItemAnimators {
  let animators: [TabBarTab.Name: any TabBarItemAnimator]
  private weak var controls: TabBarControls?

  init(_ animators: [TabBarTab.Name: any TabBarItemAnimator]) {
    self.animators = animators
  }

  /// Replaces the icons below the views by clear images, also for new items, where the views have a
  /// place.
  private func makeRoom() {
    guard let controls else { return }
    for tab in controls.controller?.barTabs ?? [] where animators.key(for: tab) != nil {
      guard let canPlaceView = controls.canPlaceView(over: tab) else { continue }
      guard canPlaceView else {
        controls.reportMissingFrames("icons stay in place of item animators")
        restore(tab)
        continue
      }
      BarTab.imagesProperty.override(tab, by: .part, key: "clear") { below in
        let size = below.image?.size ?? CGSize(width: 24, height: 24)
        let clear = UIGraphicsImageRenderer(size: size).image { _ in }
          .withRenderingMode(.alwaysOriginal)
        return ItemImages(image: clear, selectedImage: clear)
      }
      // Without a title, VoiceOver would read the name of an item's image.
      guard let item = tab.item, let title = item.title else { continue }
      UITabBarItem.accessibilityLabelProperty.override(item, by: .part, key: title) { $0 ?? title }
    }
  }

  private func restore(_ tab: BarTab) {
    BarTab.imagesProperty.restore(tab, by: .part)
    guard let item = tab.item else { return }
    UITabBarItem.accessibilityLabelProperty.restore(item, by: .part)
  }
}

extension TabBarItemAnimators: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    let selected = animator(at: controls.controller?.selectedTabIndex)
    for animator in animators.values {
      animator.view.isUserInteractionEnabled = false
      // Below badges and buttons, but above a custom bar.
      let overlay = controls.overlayView
      if let bar = controls.barPart?.bar, bar.superview === overlay {
        overlay.insertSubview(animator.view, aboveSubview: bar)
      } else {
        overlay.insertSubview(animator.view, at: 0)
      }
      if animator === selected {
        animator.select(animated: false)
      } else {
        animator.deselect(animated: false)
      }
    }
    makeRoom()
    controls.badges.showItemBadges()
  }

  func detach() {
    for animator in animators.values { animator.view.removeFromSuperview() }
    controls = nil
  }

  func restoreItems(of controller: UITabBarController) {
    for tab in controller.barTabs { restore(tab) }
  }

  func didSelect(_ selection: TabBarSelection) {
    let isAnimated = !UIAccessibility.isReduceMotionEnabled
    if !selection.isReselection {
      animator(at: selection.previousTab?.index)?.deselect(animated: isAnimated)
    }
    animator(at: selection.tab?.index)?.select(animated: isAnimated)
  }

  func layOut() {
    makeRoom()
    guard let controls, let bar = controls.shownBar else { return }
    for (tab, animator) in animators {
      let icon = controls.iconFrame(ofItemAt: tab, in: controls.overlayView)
      animator.view.isHidden = icon == nil || bar.isHidden
      guard let icon else { continue }
      if animator.view.bounds.isEmpty { animator.view.bounds.size = icon.size }
      animator.view.center = CGPoint(x: icon.midX, y: icon.midY)
    }
  }

  func iconView(of tab: BarTab) -> UIView? { animators.value(for: tab)?.view }

  private func animator(at index: Int?) -> (any TabBarItemAnimator)? {
    index.flatMap { controls?.tab(.index($0)) }.flatMap { animators.value(for: $0) }
  }
}

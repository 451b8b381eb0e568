import Foundation
public import TabAppearance
import TabUIKit

extension TabBarControls {
  /// What is played on the icon of the selected tab; `nil` for nothing.
  ///
  ///     controls.selectionAnimation = .bounce
  ///
  /// It is played on the views that ``iconView(ofItemAt:)`` gives: on glass those of a bar of ours
  /// and of item animators only. Nothing moves where the user has reduced motion.
  public var selectionAnimation: TabBarAnimation? {
    get { part(TabBarSelectionAnimation.self)?.animation }
    set { setPart(newValue.map { TabBarSelectionAnimation($0) }) }
  }

  /// Views that play in place of icons, by the index or the identifier of the tab.
  ///
  ///     controls.itemAnimators = [0: LottieIcon()]
  ///
  /// The item's own images make room for them, and come back when they are taken out; the title
  /// stays what assistive technologies say.
  public var itemAnimators: [TabBarTheme.ItemSelector: any TabBarItemAnimator] {
    get { part(TabBarItemAnimators.self)?.animators ?? [:] }
    set { setPart(newValue.isEmpty ? nil : TabBarItemAnimators(newValue)) }
  }
}

/// Plays an animation on the icon of the tab that is selected.
@MainActor
private final class TabBarSelectionAnimation: TabBarPart {
  let animation: TabBarAnimation
  private let animator = TabBarAnimator()
  private weak var controls: TabBarControls?

  init(_ animation: TabBarAnimation) {
    self.animation = animation
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    animator.stop()
  }

  func didSelect(_ selection: TabBarSelection) {
    guard !selection.isReselection else { return }
    animator.stop()
    guard let index = selection.index, let icon = controls?.iconView(ofItemAt: .index(index))
    else {
      controls?.report(
        ThemeDiagnostic(
          .warning,
          "'selectionAnimation' is left out: no view of the bar shows this item's icon alone",
          fix: "use a CustomTabBar, or a TabBarItemAnimator for the item"
        )
      )
      return
    }
    animator.start(animation, on: icon)
  }
}

/// Puts the views of item animators over the places of icons.
@MainActor
private final class TabBarItemAnimators {
  let animators: [TabBarTheme.ItemSelector: any TabBarItemAnimator]
  private weak var controls: TabBarControls?

  private static let accessibilityLabelProperty =
    OverridableProperty(\UITabBarItem.accessibilityLabel)

  init(_ animators: [TabBarTheme.ItemSelector: any TabBarItemAnimator]) {
    self.animators = animators
  }

  /// Replaces the icons below the views by clear images, also of items that have come since.
  private func makeRoom() {
    for tab in controls?.controller?.barTabs ?? [] where animators.key(for: tab) != nil {
      BarTab.imagesProperty.override(tab, by: .part, key: "clear") { below in
        let size = below.image?.size ?? CGSize(width: 24, height: 24)
        let clear = UIGraphicsImageRenderer(size: size).image { _ in }
          .withRenderingMode(.alwaysOriginal)
        return ItemImages(image: clear, selectedImage: clear)
      }
      // Without a title, VoiceOver reads the name of an item's image.
      guard let item = tab.item, let title = item.title else { continue }
      Self.accessibilityLabelProperty.override(item, by: .part, key: title) { $0 ?? title }
    }
  }
}

extension TabBarItemAnimators: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    let selected = animator(at: controls.controller?.selectedTabIndex)
    for animator in animators.values {
      animator.view.isUserInteractionEnabled = false
      controls.overlayView.addSubview(animator.view)
      if animator === selected {
        animator.select(animated: false)
      } else {
        animator.deselect(animated: false)
      }
    }
    makeRoom()
  }

  func detach() {
    for animator in animators.values { animator.view.removeFromSuperview() }
    for tab in controls?.controller?.barTabs ?? [] {
      BarTab.imagesProperty.restore(tab, by: .part)
      guard let item = tab.item else { continue }
      Self.accessibilityLabelProperty.restore(item, by: .part)
    }
  }

  func didSelect(_ selection: TabBarSelection) {
    let isAnimated = !UIAccessibility.isReduceMotionEnabled
    if !selection.isReselection {
      animator(at: selection.previousIndex)?.deselect(animated: isAnimated)
    }
    animator(at: selection.index)?.select(animated: isAnimated)
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

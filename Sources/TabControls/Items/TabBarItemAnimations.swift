import Foundation
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

  /// Views that play in place of icons, by the index of the tab.
  ///
  ///     controls.itemAnimators = [0: LottieIcon()]
  ///
  /// The item's own images make room for them, and come back when they are taken out; the title
  /// stays what assistive technologies say.
  public var itemAnimators: [Int: any TabBarItemAnimator] {
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
    guard let index = selection.index, let icon = controls?.iconView(ofItemAt: index) else {
      return
    }
    animator.start(animation, on: icon)
  }
}

/// Puts the views of item animators over the places of icons.
@MainActor
private final class TabBarItemAnimators {
  let animators: [Int: any TabBarItemAnimator]
  private var before: [ObjectIdentifier: Images] = [:]
  private weak var controls: TabBarControls?

  init(_ animators: [Int: any TabBarItemAnimator]) {
    self.animators = animators
  }

  /// An item's images, which a clear one of the same size stands for.
  private struct Images {
    weak var item: UITabBarItem?
    let image: UIImage?
    let selectedImage: UIImage?
    let accessibilityLabel: String?
  }

  /// Makes room for the views at items that have come, too.
  private func makeRoom() {
    guard let items = controls?.controller?.tabBar.items else { return }
    for index in animators.keys.sorted() where items.indices.contains(index) {
      let item = items[index]
      guard before[ObjectIdentifier(item)] == nil else { continue }
      before[ObjectIdentifier(item)] = Images(
        item: item,
        image: item.image,
        selectedImage: item.selectedImage,
        accessibilityLabel: item.accessibilityLabel
      )
      let size = item.image?.size ?? CGSize(width: 24, height: 24)
      let clear = UIGraphicsImageRenderer(size: size).image { _ in }
      // Without a title, an image is what the system says of an item.
      item.accessibilityLabel = item.accessibilityLabel ?? item.title
      item.image = clear.withRenderingMode(.alwaysOriginal)
      item.selectedImage = item.image
    }
  }
}

extension TabBarItemAnimators: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    let selected = controls.controller?.selectedTabIndex
    for (index, animator) in animators {
      animator.view.isUserInteractionEnabled = false
      controls.overlayView.addSubview(animator.view)
      if index == selected {
        animator.select(animated: false)
      } else {
        animator.deselect(animated: false)
      }
    }
    makeRoom()
  }

  func detach() {
    for animator in animators.values { animator.view.removeFromSuperview() }
    for old in before.values {
      old.item?.image = old.image
      // The same as the other is none of its own.
      old.item?.selectedImage = old.selectedImage === old.image ? nil : old.selectedImage
      old.item?.accessibilityLabel = old.accessibilityLabel
    }
    before = [:]
  }

  func didSelect(_ selection: TabBarSelection) {
    let isAnimated = !UIAccessibility.isReduceMotionEnabled
    if !selection.isReselection {
      selection.previousIndex.flatMap { animators[$0] }?.deselect(animated: isAnimated)
    }
    selection.index.flatMap { animators[$0] }?.select(animated: isAnimated)
  }

  func layOut() {
    makeRoom()
    guard let controls, let bar = controls.shownBar else { return }
    for (index, animator) in animators {
      let icon = controls.iconFrame(ofItemAt: index, in: controls.overlayView)
      animator.view.isHidden = icon == nil || bar.isHidden
      guard let icon else { continue }
      if animator.view.bounds.isEmpty { animator.view.bounds.size = icon.size }
      animator.view.center = CGPoint(x: icon.midX, y: icon.midY)
    }
  }

  func iconView(at index: Int) -> UIView? { animators[index]?.view }
}

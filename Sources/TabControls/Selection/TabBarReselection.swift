public import Foundation
import TabUIKit

extension TabBarControls {
  /// What a second tap on the selected tab does besides what UIKit does; `nil` for nothing.
  public var reselection: TabBarReselection? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// What a second tap on the selected tab does: back to the root, to the top, and what the app likes.
///
///     let reselection = TabBarReselection()
///     reselection.onDoubleTap = { index in feeds[index].reload() }
///     controller.tabBarControls.reselection = reselection
///
/// A navigation controller that is a tab goes back to its root by itself, in UIKit; then the content
/// isn't scrolled, too.
@MainActor
public final class TabBarReselection: TabBarPart {
  /// Whether the content scrolls to its top if the tab shows its root.
  public var scrollsToTop = true

  /// Whether a navigation controller inside of a tab goes back to its root, as UIKit has one do that
  /// is itself the tab.
  public var popsToRoot = true

  /// The seconds between two taps on one item that are a double tap.
  ///
  /// UIKit doesn't tell the time that it has for that; this one is commonly quoted.
  public var doubleTapInterval: TimeInterval = 0.35

  /// Runs at a second tap on the selected tab, with its index; `nil` stands for More.
  public var onReselect: ((Int?) -> Void)?

  /// Runs at two taps on one item in quick succession, after what each of them does.
  ///
  /// The first may have selected the tab. A third tap begins anew.
  public var onDoubleTap: ((Int?) -> Void)?

  private weak var controls: TabBarControls?
  private var isAtRoot = true
  private var lastTap: (index: Int?, time: TimeInterval)?

  /// Creates what scrolls to the top and goes back to the root.
  public init() {}

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    controls = nil
  }

  func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    // Before UIKit goes back to the root.
    isAtRoot = navigation.map { $0.viewControllers.count < 2 } ?? true
    return true
  }

  func didSelect(_ selection: TabBarSelection) {
    guard selection.origin == .user else {
      lastTap = nil
      return
    }
    if selection.isReselection { reselect(selection.index) }
    let now = RunningSystem.time
    if let lastTap, lastTap.index == selection.index, now - lastTap.time <= doubleTapInterval {
      self.lastTap = nil
      onDoubleTap?(selection.index)
    } else {
      lastTap = (selection.index, now)
    }
  }

  private func reselect(_ index: Int?) {
    if isAtRoot {
      if scrollsToTop { controls?.controller?.selectedViewController?.scrollToTop() }
    } else if popsToRoot, let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: !UIAccessibility.isReduceMotionEnabled)
    }
    onReselect?(index)
  }

  private var navigation: UINavigationController? {
    controls?.controller?.selectedViewController?.shownNavigationController
  }
}

extension UIViewController {
  /// The controller itself, or the first in it that shows, if that is a navigation controller.
  fileprivate var shownNavigationController: UINavigationController? {
    if let navigation = self as? UINavigationController { return navigation }
    return shownChildren.lazy.compactMap(\.shownNavigationController).first
  }

  private var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }
  }

  /// Scrolls the content that shows to its top, at once if the user reduces motion.
  ///
  /// That is the scroll view set for the top edge, else the first visible one whose `scrollsToTop`
  /// is on.
  fileprivate func scrollToTop() {
    guard let scrollView = shownScrollView else { return }
    let top = -scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y > top else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: top),
      animated: !UIAccessibility.isReduceMotionEnabled
    )
  }

  private var shownScrollView: UIScrollView? {
    if let scrollView = contentScrollView(for: .top), scrollView.window != nil { return scrollView }
    let content = (self as? UINavigationController)?.topViewController.map { [$0] } ?? shownChildren
    return content.lazy.compactMap(\.shownScrollView).first
      ?? viewIfLoaded?.shownScrollView
  }
}

extension UIView {
  fileprivate var shownScrollView: UIScrollView? {
    guard window != nil, !isHidden else { return nil }
    if let scrollView = self as? UIScrollView, scrollView.scrollsToTop { return scrollView }
    return subviews.lazy.compactMap(\.shownScrollView).first
  }
}

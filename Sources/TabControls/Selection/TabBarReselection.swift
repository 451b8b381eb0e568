public import Foundation
public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The effects of a second tap on the selected tab in addition to UIKit's; `nil` for none.
  public var reselection: TabBarReselection? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// The effects of a second tap on the selected tab: popping to the root, scrolling to the top, and
/// a closure of the app.
///
///     let reselection = TabBarReselection()
///     reselection.onDoubleTap = { tab in (tab?.controller as? Feed)?.reload() }
///     controller.tabBarControls.reselection = reselection
///
/// UIKit itself pops a navigation controller that is a tab to its root; the content isn't scrolled
/// then.
@MainActor
public final class TabBarReselection: TabBarPart {
  /// Whether the content scrolls to its top if the tab shows its root.
  public var scrollsToTop = true

  /// Whether a navigation controller inside a tab is popped to its root, as UIKit does with one
  /// that is the tab.
  public var popsToRoot = true

  /// The maximum time between the two taps of a double tap, in seconds.
  ///
  /// UIKit doesn't publish its own interval; this one is commonly quoted.
  public var doubleTapInterval: TimeInterval = 0.35

  /// Called at a second tap on the selected tab; `nil` is More.
  public var onReselect: ((TabBarTab?) -> Void)?

  /// Called at a double tap on an item, after the effects of each tap.
  ///
  /// The first tap may have selected the tab. A third tap starts over.
  public var onDoubleTap: ((TabBarTab?) -> Void)?

  private weak var controls: TabBarControls?
  private var isAtRoot = true
  private var lastTap: (index: Int?, time: TimeInterval)?

  /// Creates effects that scroll to the top and pop to the root.
  public init() {}

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    controls = nil
  }

  func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    // Read before UIKit pops to the root.
    isAtRoot = navigation.map { $0.viewControllers.count < 2 } ?? true
    return true
  }

  func didSelect(_ selection: TabBarSelection) {
    guard selection.origin == .user else {
      lastTap = nil
      return
    }
    if selection.isReselection { reselect(selection.tab) }
    let now = RunningSystem.time
    let index = selection.tab?.index
    if let lastTap, lastTap.index == index, now - lastTap.time <= doubleTapInterval {
      self.lastTap = nil
      onDoubleTap?(selection.tab)
    } else {
      lastTap = (index, now)
    }
  }

  private func reselect(_ tab: TabBarTab?) {
    if isAtRoot {
      if scrollsToTop { controls?.controller?.selectedViewController?.scrollToTop() }
    } else if popsToRoot, let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: !UIAccessibility.isReduceMotionEnabled)
    }
    onReselect?(tab)
  }

  private var navigation: UINavigationController? {
    controls?.controller?.selectedViewController?.shownNavigationController
  }
}

extension UIViewController {
  /// The controller itself if it is a navigation controller, or the first visible one below it.
  fileprivate var shownNavigationController: UINavigationController? {
    if let navigation = self as? UINavigationController { return navigation }
    return shownChildren.lazy.compactMap(\.shownNavigationController).first
  }

  private var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }
  }

  /// Scrolls the visible content to its top, without animation if Reduce Motion is on.
  ///
  /// The content is the scroll view set for the top edge, else the first visible one with
  /// `scrollsToTop`.
  fileprivate func scrollToTop() {
    guard let scrollView = shownScrollView else { return }
    let top = -scrollView.adjustedContentInset.top - heightOfCollapsedTitle
    guard scrollView.contentOffset.y > top else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: top),
      animated: !UIAccessibility.isReduceMotionEnabled
    )
  }

  /// The height by which the navigation bar grows when its large title expands, 0 if it is expanded
  /// or small, in points.
  ///
  /// While the title is collapsed, the scroll view's inset is that of the small bar
  /// (cwa-app-ios PR#3475). Bars are 44 points high, 96 with a large title.
  private var heightOfCollapsedTitle: CGFloat {
    guard let navigation = shownNavigationController, let page = navigation.topViewController,
      !navigation.isNavigationBarHidden
    else { return 0 }
    let bar = navigation.navigationBar
    let hasLargeTitle =
      switch page.navigationItem.largeTitleDisplayMode {
      case .always: true
      case .automatic: navigation.viewControllers.count == 1
      default: false
      }
    let growth: CGFloat = 52
    guard bar.prefersLargeTitles, hasLargeTitle, bar.bounds.height < growth else { return 0 }
    return growth
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

import Foundation

/// The offset of a scroll view's content at some moment, to find the direction of scrolling.
struct ScrollPosition {
  var scrollView: WeakReference<UIScrollView>
  var offset: CGFloat
}

extension UITabBarController {
  /// The prominent tab, which glass shows in a separate circle at the trailing end.
  ///
  /// On iOS 26 that is a search tab (measured), later the tab that the app names, or else a search tab that begins a
  /// search by itself (documented).
  var prominentTab: UITab? {
    let search = tabs.lazy.compactMap { $0 as? UISearchTab }.first
    switch SimulatedSystem.current.osVersion.major {
    case ..<26: return nil
    case 26: return search
    default: break
    }
    if let prominentTabIdentifier { return tabs.first { $0.identifier == prominentTabIdentifier } }
    return search?.automaticallyActivatesSearch == true ? search : nil
  }

  // MARK: - A small bar

  /// Makes the bar small, or as large as usual, as scrolling does.
  ///
  /// A bar that isn't glass at the bottom of an iPhone in portrait stays as it is.
  package func setTabBarMinimized(_ isMinimized: Bool) {
    guard tabBar.isMinimized != isMinimized else { return }
    tabBar.isMinimized = isMinimized
    // The accessory moves, too.
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the bar small or large by the direction in which the content was scrolled since the last call; at its top it is
  /// large.
  func followScrolling() {
    guard let scrollView = shownChild?.bottomScrollView else {
      lastScrollPosition = nil
      return
    }
    let offset = scrollView.contentOffset.y
    let last = lastScrollPosition
    lastScrollPosition = ScrollPosition(scrollView: WeakReference(scrollView), offset: offset)
    guard let last, last.scrollView.object === scrollView, last.offset != offset else { return }
    let isAtTop = offset <= -scrollView.adjustedContentInset.top
    switch tabBarMinimizeBehavior {
    case .onScrollDown: setTabBarMinimized(offset > last.offset && !isAtTop)
    case .onScrollUp: setTabBarMinimized(offset < last.offset && !isAtTop)
    case .automatic, .never: break
    }
  }

  /// Makes a minimized bar as large as before if a tap was on its selected item, which is known from one source.
  ///
  /// The delegate isn't called. Returns whether the tap did this.
  func expandsTabBar(forTapOn item: UITabBarItem) -> Bool {
    guard tabBar.design.isSmall(tabBar), item === tabBar.selectedItem else { return false }
    setTabBarMinimized(false)
    return true
  }

  // MARK: - Accessory

  /// Takes the content of an old accessory away, and has the new one laid out.
  func accessoryDidChange(from old: UITabAccessory?) {
    guard old !== bottomAccessory else { return }
    accessoryView?.removeFromSuperview()
    accessoryView = nil
    tabBar.accessoryView = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the bottom accessory above the tab bar, or inline beside a minimized bar, and returns its frame; `nil` if there
  /// is no accessory.
  func layoutAccessory() -> CGRect? {
    guard let bottomAccessory,
      let frame = tabBar.design.accessoryFrame(of: tabBar, in: view.bounds)
    else {
      accessoryView?.isHidden = true
      return nil
    }
    let accessoryView = accessoryView ?? TabAccessoryView(bottomAccessory.contentView)
    if self.accessoryView == nil {
      self.accessoryView = accessoryView
      tabBar.accessoryView = accessoryView
      // A small bar is as wide as before, and would take the touches.
      view.insertSubview(accessoryView, aboveSubview: tabBar)
    }
    accessoryView.isHidden = false
    accessoryView.bar = tabBar
    accessoryView.place(at: frame)
    accessoryView.layOutContent(tabBar.design.isSmall(tabBar) ? .inline : .regular)
    return frame
  }
}

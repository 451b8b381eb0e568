import Foundation

/// The offset of a scroll view's content at some moment, from which the direction of scrolling is found.
struct ScrollPosition {
  var scrollView: WeakReference<UIScrollView>
  var offset: CGFloat
}

extension UITabBarController {
  /// The prominent tab, which glass shows in a separate circle at the trailing end.
  ///
  /// On iOS 26 this is a search tab (measured), later the tab that the app names, or else a search tab that activates
  /// its search automatically (documented).
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

  // MARK: - Minimizing the bar

  /// Minimizes the bar or restores its size, as scrolling does.
  ///
  /// Only a glass bar at the bottom of an iPhone in portrait changes its look.
  package func setTabBarMinimized(_ isMinimized: Bool) {
    guard tabBar.isMinimized != isMinimized else { return }
    tabBar.isMinimized = isMinimized
    // The accessory moves, too.
    viewIfLoaded?.setNeedsLayout()
  }

  /// Minimizes the bar or restores its size, by the direction of scrolling since the last call; at the top of the
  /// content the size is restored.
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

  /// Restores the size of a minimized bar if the tapped item is its selected one (one source).
  ///
  /// The delegate isn't called. Returns whether the tap restored the size.
  func expandsTabBar(forTapOn item: UITabBarItem) -> Bool {
    guard tabBar.design.isSmall(tabBar), item === tabBar.selectedItem else { return false }
    setTabBarMinimized(false)
    return true
  }

  // MARK: - Accessory

  /// Removes the view of an old accessory, and invalidates the layout for the new one.
  func accessoryDidChange(from old: UITabAccessory?) {
    guard old !== bottomAccessory else { return }
    accessoryView?.removeFromSuperview()
    accessoryView = nil
    tabBar.accessoryView = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the bottom accessory above the tab bar, or inline in a minimized bar, and returns its frame; `nil` if
  /// there is no accessory.
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
      // In front of the bar: a minimized bar keeps its frame, and would receive the touches.
      view.insertSubview(accessoryView, aboveSubview: outermostBarView)
    }
    accessoryView.isHidden = false
    accessoryView.bar = tabBar
    accessoryView.place(at: frame)
    accessoryView.layOutContent(tabBar.design.isSmall(tabBar) ? .inline : .regular)
    return frame
  }
}

public import TabDiagnostics
public import TabUIKit

extension UITabBarController {
  /// The layout of this controller, which overrides its theme's; `nil` for the theme's.
  public var tabBarThemeLayout: TabBarTheme.Layout? {
    get { self[attached: OwnLayout.self]?.layout }
    set {
      self[attached: OwnLayout.self] = newValue.map { OwnLayout(layout: $0) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the height of the bar and the frames of its items according to the theme's layout.
  ///
  ///     override func viewDidLayoutSubviews() {
  ///       super.viewDidLayoutSubviews()
  ///       layoutThemedTabBar()
  ///     }
  ///
  /// Also updates the theme: it is applied to items added since, properties that were set over it
  /// are set again, and it is compiled again if the user's text size, the layout direction or the
  /// look of bars has changed.
  ///
  /// Call this at the end of `viewDidLayoutSubviews()`; ``ThemedTabBarController`` does so by
  /// itself. The bar is laid out first: UIKit places items after `viewDidLayoutSubviews()` in the
  /// same pass, so frames set before that are lost. The frames are set again after the bar has
  /// placed its items for another reason, such as a new selection, title or badge.
  ///
  /// Two things that ``ThemedTabBarController`` does need overrides in another subclass, which call
  /// `setNeedsLayout()` of the view: `traitCollectionDidChange(_:)`, for the user's text size before
  /// iOS 17, and `delegate`, for controls of TabControls, which wrap a delegate in the next layout.
  ///
  /// Only public views are changed: item frames are those of the bar's `UIControl` descendants, and
  /// only if there are as many as items. Height in excess of the system's is added to the safe area
  /// of every child, so that content ends above the bar.
  ///
  /// The height stays the system's while the bar isn't inside of the controller's view, or a
  /// controller with `hidesBottomBarWhenPushed` hides it. A height or frames that UIKit or other code
  /// changes again each time are given up, with a diagnostic. A call during the layout that another
  /// call has caused does nothing.
  ///
  /// - Returns: The parts of the layout that were ignored, and the settings of items that the theme
  ///   hides, with the reasons; in debug builds each text is also printed, once. On the glass of
  ///   iOS 26 and later, and for a bar at the top of an iPad, the entire layout is ignored, since no
  ///   public API supports it. For a hidden bar nothing is reported.
  /// - Note: That UIKit keeps a frame set here until its next layout, and computes the children's
  ///   safe area from its own height of the bar, is reported by several public sources; not
  ///   verified here.
  @discardableResult
  public func layoutThemedTabBar() -> [ThemeDiagnostic] {
    guard let view = viewIfLoaded else { return [] }
    let placement = tabBarLayoutPlacement
    let diagnostics = placement.layOut {
      themedBar?.refresh()
      return barPlan(in: view.bounds.size, safeArea: view.safeAreaInsets)
    }
    guard let diagnostics else { return [] }
    tabBar.printOnce(diagnostics)
    self[attached: TabBarLayoutObserver.self]?.didLayOut()
    return diagnostics
  }

  private func barPlan(in size: CGSize, safeArea: UIEdgeInsets) -> BarPlan {
    let environment = TabBarEnvironment.current
    return BarPlan(
      barLayout ?? TabBarTheme.Layout(),
      requested: requestedRoom,
      in: .init(
        isLandscape: size.width > size.height,
        width: size.width,
        sideInset: max(safeArea.left, safeArea.right),
        itemCount: tabBar.items?.count ?? 0,
        look: environment.look,
        placement: barPlacement(in: environment)
      )
    )
  }

  /// The controller's layout, or that of its theme; `nil` if there is neither.
  package var barLayout: TabBarTheme.Layout? {
    let layout = tabBarThemeLayout ?? tabBarTheme?.content(for: .current).layout
    return layout?.with { $0.resolve(ColorTable([:])) }
  }

  /// The room that a button over the bar requests among the items.
  ///
  /// Not applied to the inline bar of an iPad, whose items are grouped with free space beside them.
  package var barButtonRoom: ItemRow.ButtonRoom? {
    get { self[attached: ItemRow.ButtonRoom.self] }
    set {
      guard newValue != barButtonRoom else { return }
      self[attached: ItemRow.ButtonRoom.self] = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var requestedRoom: ItemRow.ButtonRoom? { hasWideBar ? nil : barButtonRoom }

  /// Whether the bar is that of an iPad in regular width, where the system groups the items.
  ///
  /// These are the controller's traits: the bar may be outside of the window if it is at the top.
  package var hasWideBar: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  /// The frame, in the bar, of the slot among items that the layout has placed.
  package var barSlotFrame: CGRect? { self[attached: TabBarLayoutPlacement.self]?.slot }

  private struct OwnLayout {
    var layout: TabBarTheme.Layout
  }
}

extension UITabBarController {
  /// Whether the bar is hidden, by its own property or by the controller.
  var isTabBarAway: Bool { tabBar.isHidden || isTabBarHiddenByController }

  /// Whether the app has set `isTabBarHidden` of the controller, on iOS 18 and later.
  var isTabBarHiddenByController: Bool {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18 else { return false }
    return isTabBarHidden
  }

  /// Whether a controller on the selected tab's navigation stack hides the bar while it is pushed.
  package var isTabBarPushedAway: Bool {
    selectedStack.contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UITabBar {
  /// The public controls of the items in reading order, or `nil` unless their number is that of the
  /// items.
  package var itemControls: [UIControl]? {
    let controls = visibleControls(in: self).sorted {
      $0.convert($0.bounds, to: self).minX < $1.convert($1.bounds, to: self).minX
    }
    guard let items, controls.count == items.count else { return nil }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? controls.reversed() : controls
  }

  private func visibleControls(in view: UIView) -> [UIControl] {
    view.subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UIControl).map { [$0] } ?? visibleControls(in: view)
    }
  }
}

/// A closure that runs after each layout of a themed bar, attached to its controller.
package struct TabBarLayoutObserver {
  package let didLayOut: () -> Void

  package init(_ didLayOut: @escaping () -> Void) {
    self.didLayOut = didLayOut
  }
}

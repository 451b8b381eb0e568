public import TabDiagnostics
public import TabUIKit

/// A tab bar controller that keeps the layout of its theme, and the theme itself when the user's
/// text size changes.
///
///     let controller = ThemedTabBarController()
///     controller.viewControllers = [home, search, profile]
///     controller.applyTheme(try .named("Midnight"))
///
/// A subclass of `UITabBarController` can do the same: see
/// ``UIKit/UITabBarController/layoutThemedTabBar()``.
open class ThemedTabBarController: UITabBarController {
  /// The parts of the layout that were ignored in the last layout pass, with the reasons.
  public private(set) var layoutDiagnostics: [ThemeDiagnostic] = []

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutDiagnostics = layoutThemedTabBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override weak var delegate: (any UITabBarControllerDelegate)? {
    // Controls wrap the delegate during layout.
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
}

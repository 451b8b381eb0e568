import TabUIKit

/// A navigation controller that asks its top controller for orientations and status bar, and can
/// create its root when it is first shown.
final class TabNavigationController: UINavigationController {
  private var makeRoot: (() -> UIViewController)?

  /// Whether the pages above the root hide the bar.
  var hidesBarWhenPushed = false

  convenience init(_ makeRoot: @escaping () -> UIViewController) {
    self.init(nibName: nil, bundle: nil)
    self.makeRoot = makeRoot
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadRoot()
  }

  /// Creates the root, if that wasn't done before.
  func loadRoot() {
    guard let root = makeRoot?() else { return }
    makeRoot = nil
    precondition(
      !(root is UINavigationController),
      "TabBarChild.content must not make a navigation controller (was \(root))"
    )
    viewControllers = [root] + viewControllers
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let isRoot = viewControllers.isEmpty && makeRoot == nil
    if hidesBarWhenPushed, !isRoot { viewController.hidesBottomBarWhenPushed = true }
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if hidesBarWhenPushed {
      for page in viewControllers.dropFirst() { page.hidesBottomBarWhenPushed = true }
    }
    super.setViewControllers(viewControllers, animated: animated)
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

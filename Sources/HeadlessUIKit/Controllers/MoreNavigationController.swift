/// The controller of the More tab: a list, and above it the content that the user or the app selected from it.
final class MoreNavigationController: UINavigationController {
  private let list = UIViewController()

  /// The view controller of the selected entry, which is pushed on the list.
  private(set) weak var content: UIViewController?

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    list.title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  /// Replaces the content on the list, or removes it for nil; unchanged content keeps what the app pushed on it.
  ///
  /// - Returns: The previous content, if it was replaced or removed.
  func show(_ newContent: UIViewController?, animated: Bool) -> UIViewController? {
    let old = content
    guard newContent !== old else { return nil }
    content = newContent
    setViewControllers([list] + (newContent.map { [$0] } ?? []), animated: animated)
    return old
  }

  /// Returns the content, and forgets it, if it was popped from the list.
  func takePopped() -> UIViewController? {
    guard let popped = content, !viewControllers.contains(popped) else { return nil }
    content = nil
    return popped
  }
}

/// The controller of the More tab: a list, and above it what the user or the app chose from it.
final class MoreNavigationController: UINavigationController {
  private let list = UIViewController()

  /// The entry's controller, which is pushed on the list.
  private(set) weak var content: UIViewController?

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    list.title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  /// Puts a controller on the list, or leaves the list alone; what the app pushed on the same content stays.
  ///
  /// - Returns: The content that isn't shown any more.
  func show(_ newContent: UIViewController?, animated: Bool) -> UIViewController? {
    let old = content
    guard newContent !== old else { return nil }
    content = newContent
    setViewControllers([list] + (newContent.map { [$0] } ?? []), animated: animated)
    return old
  }

  /// Returns the content where it was popped since.
  func takePopped() -> UIViewController? {
    guard let popped = content, !viewControllers.contains(popped) else { return nil }
    content = nil
    return popped
  }
}

/// The controller of the More tab: a list, and above it the content that the user or the app selected from it.
final class MoreNavigationController: UINavigationController {
  private let list = UIViewController()

  /// The view controller of the selected entry, which is pushed on the list, or whose pages are.
  private(set) weak var content: UIViewController?

  /// The pages that More has taken from the content's stack.
  private var takenPages: [UIViewController] = []

  /// Whether the controller of an entry is about to move from the tab bar controller to the stack.
  private(set) var isTakingChild = false

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    list.title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  override func addChild(_ childController: UIViewController) {
    isTakingChild = true
    super.addChild(childController)
    isTakingChild = false
  }

  /// Replaces the content on the list, or removes it for nil; unchanged content keeps what the app pushed on it.
  ///
  /// - Returns: The previous content, if it was replaced or removed.
  func show(_ newContent: UIViewController?, animated: Bool) -> UIViewController? {
    let old = content
    guard newContent !== old else { return nil }
    let (giver, pages) = (old, viewControllers)
    content = newContent
    takenPages = []
    setViewControllers([list] + take(newContent), animated: animated)
    giveBack(pages, to: giver)
    return old
  }

  /// Returns the content, and forgets it, if it was popped from the list.
  func takePopped() -> UIViewController? {
    guard let popped = content, !(viewControllers.contains { $0 === (takenPages.first ?? popped) })
    else { return nil }
    let pages = takenPages
    content = nil
    takenPages = []
    giveBack(pages.first.map { [$0] } ?? [], to: popped)
    return popped
  }

  /// Returns the controllers to push for the content: the content, or the pages taken from its stack.
  private func take(_ content: UIViewController?) -> [UIViewController] {
    guard let content else { return [] }
    guard SimulatedSystem.has(.moreTakesStacks), let navigation = content as? UINavigationController
    else { return [content] }
    takenPages = navigation.giveUpStack()
    return takenPages
  }

  /// Returns pages to the stack of a navigation controller that has given it up; the list isn't one.
  private func giveBack(_ pages: [UIViewController], to giver: UIViewController?) {
    guard let navigation = giver as? UINavigationController else { return }
    navigation.takeBackStack(pages.filter { $0 !== list && $0 !== navigation })
  }
}

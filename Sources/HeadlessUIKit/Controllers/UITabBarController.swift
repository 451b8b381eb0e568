@MainActor open class UITabBarController: UIViewController {
  func updateScrollEdge() {}
  func childDidChange(_ child: UIViewController) {}
}

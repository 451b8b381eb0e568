import TabAppearance

/// The tabs of the app.
public final class RootController: UITabBarController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let inbox = page("Inbox", icon: "tray")
    inbox.tabBarItem.badgeValue = "3"
    viewControllers = [page("Home", icon: "house"), inbox, FilterController()]
    delegate = self
  }

  /// Applies the theme for day or night, with its style, to this controller and its children.
  public func chooseTheme(forNight isNight: Bool) throws {
    try applyTheme(.named(isNight ? .dusk : .harbor), style: isNight ? .dark : .light)
  }

  private func page(_ title: String, icon: String) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: icon),
      selectedImage: UIImage(systemName: "\(icon).fill")
    )
    return UINavigationController(rootViewController: page)
  }
}

extension RootController: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    // The content of the selected tab isn't new anymore.
    viewController.tabBarItem.badgeValue = nil
  }
}

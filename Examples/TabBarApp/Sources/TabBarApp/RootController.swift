import TabAppearance

/// The tabs of the app.
public final class RootController: UITabBarController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let home = tab(HomeController(), "Home", icon: "house")
    let inbox = tab(UIViewController(), "Inbox", icon: "tray")
    inbox.tabBarItem.badgeValue = "3"
    viewControllers = [home, inbox, FilterController()]
    delegate = self
  }

  /// Applies the theme for day or night, with its style, to this controller and its children.
  public func chooseTheme(forNight isNight: Bool) {
    applyTheme(isNight ? .dusk : .harbor, style: isNight ? .dark : .light)
  }

  private func tab(_ page: UIViewController, _ title: String, icon: String) -> UIViewController {
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

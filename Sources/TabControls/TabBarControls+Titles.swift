import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Gives tabs other titles, as after a change of language.
  ///
  ///     controls.setTitles(["Accueil", "Recherche", "Profil"])
  ///
  /// Badges, selection and appearance stay, and so do the titles of the controllers, which name
  /// their pages.
  ///
  /// - Parameter titles: The titles, in the order of the tabs; those that are missing stay, and
  ///   those left over have no tab.
  public func setTitles(_ titles: [String]) {
    guard let controller else { return }
    if let children = controller.viewControllers, !children.isEmpty {
      for (child, title) in zip(children, titles) { child.tabBarItem.title = title }
    } else if #available(iOS 18, *), TabBarEnvironment.current.os >= 18 {
      for (tab, title) in zip(controller.tabs, titles) { tab.title = title }
    }
    setNeedsLayout()
  }
}

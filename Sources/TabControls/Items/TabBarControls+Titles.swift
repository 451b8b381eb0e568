import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Sets the titles of the items, for example after the app's language has changed.
  ///
  ///     controls.setTitles(["Accueil", "Recherche", "Profil"])
  ///
  /// Badges, images, appearances and the selection don't change, nor do the titles of the view
  /// controllers.
  ///
  /// - Parameter titles: The titles in the order of the tabs; items beyond their number keep
  ///   theirs.
  public func setTitles(_ titles: [String]) {
    guard let controller else { return }
    for (tab, title) in zip(controller.barTabs, titles) { tab.title = title }
    controller.viewIfLoaded?.setNeedsLayout()
    setNeedsLayout()
  }
}

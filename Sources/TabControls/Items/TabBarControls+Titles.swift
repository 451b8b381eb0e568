import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Sets the titles of the items, as after a change of the app's language.
  ///
  ///     controls.setTitles(["Accueil", "Recherche", "Profil"])
  ///
  /// Badges, images, appearances and the selection stay, and so do the titles of the view
  /// controllers.
  ///
  /// - Parameter titles: The titles in the order of the tabs; items beyond them keep theirs.
  public func setTitles(_ titles: [String]) {
    guard let controller else { return }
    for (tab, title) in zip(controller.barTabs, titles) { tab.title = title }
    controller.viewIfLoaded?.setNeedsLayout()
    setNeedsLayout()
  }
}

import Foundation

extension UITabBarController {
  /// What the controller has, in order: its view controllers, or those of its tabs that aren't hidden.
  var pages: [TabPage] {
    storedTabs.isEmpty ? (viewControllers ?? []).map(TabPage.child) : tabPages.map(TabPage.tab)
  }

  /// The tabs that a bar has, pinned ones last.
  var tabPages: [UITab] {
    let isCompact = traitCollection.horizontalSizeClass != .regular
    let shown = storedTabs.filter { tab in
      guard !tab.isHidden, tab.preferredPlacement != .sidebarOnly else { return false }
      guard isCompact, let compactTabIdentifiers else { return true }
      return compactTabIdentifiers.contains(tab.identifier)
    }
    return shown.filter { $0.preferredPlacement != .pinned }
      + shown.filter { $0.preferredPlacement == .pinned }
  }

  /// What has an item in the bar: all, or the first ones and More.
  var barPages: [TabPage] {
    let all = pages
    let room = Self.roomForItems(in: traitCollection)
    return all.count > room ? all.prefix(room - 1) + [.child(more)] : all
  }

  /// What is reached through More.
  private var overflow: [TabPage] {
    let all = pages
    let room = Self.roomForItems(in: traitCollection)
    return all.count > room ? Array(all.dropFirst(room - 1)) : []
  }

  static func roomForItems(in traits: UITraitCollection) -> Int {
    let isRegular = traits.horizontalSizeClass == .regular
    return (isRegular ? TabBarFacts.regularRoom : TabBarFacts.compactRoom).value
  }

  /// Whether a controller is shown through More: its list itself, or what the list leads to.
  func isInMore(_ controller: UIViewController) -> Bool {
    controller === storedMore || overflow.contains { $0.leads(to: controller) }
  }

  /// The controllers of the pages, where they exist already.
  var pageControllers: [UIViewController] {
    storedTabs.isEmpty
      ? viewControllers ?? [] : storedTabs.compactMap(\.loadedShownController)
  }

  /// Makes a controller a child, unless it is one already.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self, controller.parent == nil || controller.parent !== storedMore
    else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func disown(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}

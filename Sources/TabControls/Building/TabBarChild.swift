public import Foundation
import TabThemes
public import TabUIKit

/// A description of a tab: a controller, its item, and the controls of the tab.
///
///     controller.setTabBarChildren([
///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
///       TabBarChild(Cart(), title: "Cart", image: cart, identifier: "cart", badge: .count(3), gate: .login),
///       .search { SearchController() },
///     ])
///
/// The title is set on the item only: the controller's title stays. A child that is set again has the
/// same controller, with its stack of pages.
@MainActor
public struct TabBarChild {
  /// The item of the tab, with the properties that the initializers don't set, such as its insets.
  ///
  ///     child.item.imageInsets = UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0)
  public let item: UITabBarItem

  /// The badge, as set by ``TabBarControls/badges``.
  public var badge: TabBarBadge?

  /// The gate of the tab, as set by ``TabBarControls/gates``; set the callbacks of the gates there.
  public var gate: TabBarGates.Gate?

  /// The height by which the icon is raised, in points, as set by ``TabBarControls/raisedIconOffsets``.
  public var raisedIconOffset: CGFloat?

  /// The animator shown instead of the icon, as set by ``TabBarControls/itemAnimators``.
  public var animator: (any TabBarItemAnimator)?

  /// Whether the tab is the prominent one, which iOS 27 shows in a circle of its own at the trailing
  /// end of the bar, if the tabs are objects; of several the last is.
  public var isProminent = false

  /// Whether a page that is pushed in the navigation controller of the tab hides the bar.
  ///
  /// A navigation controller of the app's own decides that itself.
  public var hidesBottomBarWhenPushed = false

  private let content: TabBarChildContent
  private let isSearch: Bool

  /// Creates a tab of a controller; the other parameters are properties of the tab and of its item.
  ///
  /// With `isWrapped` the controller becomes the root of a navigation controller, unless it is a
  /// navigation controller, as `UIImagePickerController` is.
  public init(
    _ controller: UIViewController,
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    identifier: String? = nil,
    badge: TabBarBadge? = nil,
    gate: TabBarGates.Gate? = nil,
    raisedIconOffset: CGFloat? = nil,
    animator: (any TabBarItemAnimator)? = nil,
    isWrapped: Bool = true
  ) {
    self.init(
      UITabBarItem(title: title, image: image, selectedImage: selectedImage),
      content: TabBarChildContent { isWrapped ? .wrapping(controller) : controller }
    )
    item.accessibilityIdentifier = identifier
    (self.badge, self.gate) = (badge, gate)
    (self.raisedIconOffset, self.animator) = (raisedIconOffset, animator)
  }

  /// Creates a tab with an item, such as one of the system's, whose controller is created when the
  /// tab is first shown, as the root of a navigation controller.
  ///
  ///     TabBarChild(item: UITabBarItem(tabBarSystemItem: .favorites, tag: 0)) { Favorites() }
  ///
  /// `content` must not return a navigation controller, since UIKit can't push one. Of more than
  /// five tabs, those from the fifth on are created at once: an iPhone shows them under More, which
  /// may take the pages of a tab before the tab is shown.
  public init(item: UITabBarItem, content: @escaping () -> UIViewController) {
    self.init(item, content: TabBarChildContent { TabNavigationController(content) })
  }

  /// Returns the tab of a search, with the system's title and image unless the app sets its own: a
  /// `UISearchTab`, if the tabs are objects, and otherwise one with the system's item.
  ///
  /// On glass, the tab is a separate circle beside the other tabs. With the gate
  /// ``TabBarGates/Gate/action``, a tap on the circle runs an action and doesn't select the tab:
  ///
  ///     var compose = TabBarChild.search { UIViewController() }
  ///     (compose.item.title, compose.item.image) = ("Compose", plus)
  ///     compose.gate = .action
  public static func search(content: @escaping () -> UIViewController) -> TabBarChild {
    TabBarChild(
      UITabBarItem(tabBarSystemItem: .search, tag: 0),
      content: TabBarChildContent { TabNavigationController(content) },
      isSearch: true
    )
  }

  private init(_ item: UITabBarItem, content: TabBarChildContent, isSearch: Bool = false) {
    (self.item, self.content, self.isSearch) = (item, content, isSearch)
  }

  /// The name of the tab in diagnostics.
  var name: String { "'\(item.title ?? item.accessibilityIdentifier ?? "")'" }

  /// Returns the controller of the tab, with its item; for a tab that may be under More, its content
  /// is created now.
  func viewController(isUnderMore: Bool = false) -> UIViewController {
    let child = controller
    if isUnderMore { (child as? TabNavigationController)?.loadRoot() }
    child.tabBarItem = item
    return child
  }

  /// The controller of the tab, with the setting of its pushed pages.
  private var controller: UIViewController {
    let child = content.controller
    (child as? TabNavigationController)?.hidesBarWhenPushed = hidesBottomBarWhenPushed
    return child
  }

  /// Returns the tab as an object, which creates its controller when it is first shown.
  @available(iOS 18, *)
  func tab(at index: Int) -> UITab {
    let provider: (UITab) -> UIViewController = { _ in controller }
    let identifier = item.accessibilityIdentifier
    let tab: UITab
    if let standard = searchItem {
      tab = UISearchTab(viewControllerProvider: provider)
      if item.title != standard.title { tab.title = item.title ?? "" }
      if item.image != standard.image { tab.image = item.image }
    } else {
      tab = UITab(
        title: item.title ?? "",
        image: item.image,
        identifier: identifier ?? "tab-\(index)",
        viewControllerProvider: provider
      )
    }
    tab.accessibilityIdentifier = identifier
    if TabBarEnvironment.current.os >= .init(26, 1), let selectedImage = ownSelectedImage {
      tab.newerSelectedImage = selectedImage
    }
    return tab
  }

  /// The system's item of a search; `nil` if the tab isn't one.
  private var searchItem: UITabBarItem? {
    isSearch ? UITabBarItem(tabBarSystemItem: .search, tag: 0) : nil
  }

  private var ownSelectedImage: UIImage? {
    let image = item.selectedImage
    return image == item.image || image == searchItem?.selectedImage ? nil : image
  }

  /// The properties of the item that a `UITab` doesn't have on the running system.
  var propertiesWithoutTab: [String] {
    let hasSelectedImage = TabBarEnvironment.current.os >= .init(26, 1)
    let properties = [
      ("selectedImage", ownSelectedImage != nil && !hasSelectedImage),
      ("imageInsets", item.imageInsets != .zero),
      ("landscapeImagePhone", item.landscapeImagePhone != nil),
      ("titlePositionAdjustment", item.titlePositionAdjustment != .zero),
      ("tag", item.tag != 0),
    ]
    return properties.filter(\.1).map(\.0)
  }
}

/// The controller of a tab, which is made once: a child that is set again keeps its pages.
@MainActor
private final class TabBarChildContent {
  private let make: () -> UIViewController
  lazy var controller = make()

  init(_ make: @escaping () -> UIViewController) { self.make = make }
}

extension UIViewController {
  /// Returns a controller as the root of a navigation controller, or itself if it is one.
  fileprivate static func wrapping(_ root: UIViewController) -> UIViewController {
    if root is UINavigationController { return root }
    let navigation = TabNavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = [root]
    return navigation
  }
}
